package app.traytable.rules.pointapile;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Hint;
import app.traytable.rules.bots.HintedMatches;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

/** Every reason of a hint is held against the table and against what the move leads to. */
public final class PointAPileHintsTest {
  private static final int TIMES = 100;

  private final PointAPile game = new PointAPile();

  @Test
  public void everyReasonIsTrue() {
    HintedMatches<PointAPileState, PointAPileMove, PointAPileView> matches =
        new HintedMatches<>(game, game.bot(Level.HARD));
    for (int seed = 0; seed < 16; seed++) {
      matches.with(
          seed % 4 == 3 ? "missions=on" : "touch-me-not=" + (seed % 2 == 0 ? "on" : "off"));
      matches.play(2 + seed % 4, seed, this::isTrue);
    }
    matches.assertGiven(PointAPileBots.REASONS);
  }

  private boolean isTrue(PointAPileState s, Seat seat, Hint<PointAPileMove> hint) {
    PointAPileMove move = hint.move();
    return switch (hint.reason()) {
      case PointAPileBots.ONLY_MOVE -> game.legalMoves(s, seat).size() == 1;
      case PointAPileBots.WINS -> reachesTheGoal(s, seat, pile(move));
      case PointAPileBots.BLOCKS -> {
        Seat other = Seat.of(Integer.parseInt(hint.words().get(0).substring(1)) - 1);
        yield other != seat && mayPick(s, other, move) && reachesTheGoal(s, other, pile(move));
      }
      case PointAPileBots.NOBODY_ELSE -> {
        boolean anybody = false;
        for (Seat other : s.pointing) {
          anybody |= other != seat && mayPick(s, other, move);
        }
        yield !anybody;
      }
      case PointAPileBots.POINTS ->
          with(s, seat, pile(move)).points(seat.index()) - s.points(seat.index())
              == Integer.parseInt(hint.words().get(0));
      case PointAPileBots.COLOUR -> {
        char letter = hint.words().get(0).charAt(0);
        int many = Integer.parseInt(hint.words().get(1));
        yield many > 2 && many == ofColour(with(s, seat, pile(move)).scores[seat.index()], letter);
      }
      case PointAPileBots.LESS_WANTED -> wouldRatherTakeOthers(s, seat, move);
      case PointAPileBots.SPACE -> move == PointAPileMove.PICK_SPACE;
      case PointAPileBots.BARS -> {
        PointAPileState after = game.play(s, seat, move);
        int pile = move instanceof PointAPileMove.Put put ? put.pile() : s.piles.length;
        byte top = PointAPileState.top(after.piles[pile]);
        yield PointAPileCards.colour(top).letter() == hint.words().get(0).charAt(0)
            && isForSome(after, seat, pile);
      }
      case PointAPileBots.UNDER -> game.play(s, seat, move).toPut != 0 && couldBeCovered(s, hint);
      case PointAPileBots.SPREADS -> move instanceof PointAPileMove.PutNew && s.piles.length > 0;
      default -> hint.reason().equals(Hint.WENT_BEST);
    };
  }

  private static int pile(PointAPileMove move) {
    return ((PointAPileMove.Pick) move).pile();
  }

  private static boolean mayPick(PointAPileState s, Seat seat, PointAPileMove move) {
    return (PointAPilePicking.piles(s, seat.index()) >>> pile(move) & 1) != 0;
  }

  private static PointAPileState with(PointAPileState s, Seat seat, int pile) {
    PointAPileState after = new PointAPileState(s);
    after.scores = s.scores.clone();
    after.scores[seat.index()] = Cards.joined(s.scores[seat.index()], s.piles[pile]);
    return after;
  }

  private static boolean reachesTheGoal(PointAPileState s, Seat seat, int pile) {
    PointAPileState after = with(s, seat, pile);
    byte[] score = after.scores[seat.index()];
    int points = after.points(seat.index());
    if (s.rules.missions()) {
      PointAPileMission mission = PointAPileMission.of(s.missions[seat.index()]);
      return mission.isWonBy(PointAPileScore.count(score), points);
    }
    boolean five = points >= 5;
    for (byte card : score) {
      five |= ofColour(score, PointAPileCards.colour(card).letter()) >= 5;
    }
    return five;
  }

  private static int ofColour(byte[] cards, char letter) {
    int many = 0;
    for (byte card : cards) {
      many += PointAPileCards.colour(card).letter() == letter ? 1 : 0;
    }
    return many;
  }

  /** This seat will point and may pick the pile, and somebody else will point and may not. */
  private static boolean isForSome(PointAPileState s, Seat seat, int pile) {
    Seats pointing =
        s.phase == PointAPileState.Phase.FORMING ? Seats.firstOnes(s.rules.seats()) : s.pointing;
    boolean barred = false;
    for (Seat who : pointing) {
      boolean may = (PointAPilePicking.piles(s, who.index()) >>> pile & 1) != 0;
      barred |= !may;
      if (who == seat && !may) {
        return false;
      }
    }
    return barred && pointing.contains(seat);
  }

  /** Another card of the told colour is still to put, or the pile shows it already. */
  private static boolean couldBeCovered(PointAPileState s, Hint<PointAPileMove> hint) {
    int card =
        hint.move() instanceof PointAPileMove.Put put
            ? put.card()
            : ((PointAPileMove.PutNew) hint.move()).card();
    List<Character> others = new ArrayList<>();
    for (int left = s.toPut & ~(1 << card); left != 0; left &= left - 1) {
      byte open = s.open[Integer.numberOfTrailingZeros(left)];
      others.add(PointAPileCards.colour(open).letter());
    }
    return others.contains(hint.words().get(0).charAt(0));
  }

  /** Each of the others, thinking of nobody else, takes another pile more often than not. */
  private boolean wouldRatherTakeOthers(PointAPileState s, Seat seat, PointAPileMove move) {
    Bot<PointAPileMove, PointAPileView> child = game.bot(Level.EASY);
    for (Seat other : s.toPick) {
      List<PointAPileMove> moves = game.legalMoves(s, other);
      int wanted = 0;
      for (int i = 0; i < TIMES; i++) {
        PointAPileMove choice = child.choose(game.view(s, other), moves, new Rng(i));
        wanted += other != seat && choice.equals(move) ? 1 : 0;
      }
      if (wanted > TIMES / 2) {
        return false;
      }
    }
    return true;
  }
}
