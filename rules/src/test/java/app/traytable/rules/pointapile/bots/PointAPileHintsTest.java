package app.traytable.rules.pointapile.bots;

import static org.junit.Assert.assertEquals;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Hint;
import app.traytable.rules.bots.HintedMatches;
import app.traytable.rules.pointapile.PointAPile;
import app.traytable.rules.pointapile.PointAPileCards;
import app.traytable.rules.pointapile.PointAPileMission;
import app.traytable.rules.pointapile.PointAPileMove;
import app.traytable.rules.pointapile.PointAPileMoves;
import app.traytable.rules.pointapile.PointAPileScore;
import app.traytable.rules.pointapile.PointAPileState;
import app.traytable.rules.pointapile.PointAPileState.Phase;
import app.traytable.rules.pointapile.PointAPileView;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.Test;

/** Every reason of a hint is held against the table and against what the move leads to. */
public final class PointAPileHintsTest {
  private static final int TIMES = 100;

  /** What a hint may say; the other reasons speak against a move. */
  private static final Set<String> KINDS =
      Set.of(
          "OnlyMove",
          "Wins",
          "Blocks",
          "NobodyElse",
          "BringsPoints",
          "CollectsColour",
          "LessWanted",
          "EmptySpace",
          "Bars",
          "Under",
          "Spreads",
          "WentBest");

  private final Set<String> given = new TreeSet<>();
  private final PointAPile game = new PointAPile();
  private final PointAPileBots bots = new PointAPileBots();

  @Test
  public void everyReasonIsTrue() {
    HintedMatches<PointAPileState, PointAPileMove, PointAPileView, PointAPileReason> matches =
        new HintedMatches<>(game, bots, bots.bot(Level.HARD));
    for (int seed = 0; seed < 16; seed++) {
      matches.with(
          seed % 4 == 3 ? "missions=on" : "touch-me-not=" + (seed % 2 == 0 ? "on" : "off"));
      matches.play(2 + seed % 4, seed, this::isTrue);
    }
    assertEquals(KINDS, given);
  }

  private boolean isTrue(
      PointAPileState s, Seat seat, Hint<PointAPileMove, PointAPileReason> hint) {
    PointAPileMove move = hint.move();
    PointAPileReason why = hint.reason();
    given.add(why.getClass().getSimpleName());
    if (why instanceof PointAPileReason.OnlyMove) {
      return game.legalMoves(s, seat).size() == 1;
    } else if (why instanceof PointAPileReason.Wins) {
      return reachesTheGoal(s, seat, pile(move));
    } else if (why instanceof PointAPileReason.Blocks blocks) {
      Seat other = blocks.other();
      return other != seat && mayPick(s, other, move) && reachesTheGoal(s, other, pile(move));
    } else if (why instanceof PointAPileReason.NobodyElse) {
      boolean anybody = false;
      for (Seat other : s.pointing()) {
        anybody |= other != seat && mayPick(s, other, move);
      }
      return !anybody;
    } else if (why instanceof PointAPileReason.BringsPoints brings) {
      int then = points(s, seat, with(s, seat, pile(move)));
      return then - s.points(seat.index()) == brings.points() && then == brings.total();
    } else if (why instanceof PointAPileReason.CollectsColour collects) {
      return collects.cards() > 2
          && collects.cards() == ofColour(with(s, seat, pile(move)), collects.colour());
    } else if (why instanceof PointAPileReason.LessWanted) {
      return wouldRatherTakeOthers(s, seat, move);
    } else if (why instanceof PointAPileReason.EmptySpace) {
      return move == PointAPileMoves.PICK_SPACE;
    } else if (why instanceof PointAPileReason.Bars bars) {
      PointAPileState after = game.play(s, seat, move);
      int pile = move instanceof PointAPileMove.Put put ? put.pile() : s.piles();
      return PointAPileCards.colour(after.top(pile)) == bars.top()
          && isForSome(after, seat, pile)
          && mayNot(after, bars.others(), pile);
    } else if (why instanceof PointAPileReason.Under under) {
      return game.play(s, seat, move).toPut() != 0 && couldBeCovered(s, move, under.top());
    } else if (why instanceof PointAPileReason.Spreads) {
      return move instanceof PointAPileMove.PutNew && s.piles() > 0;
    }
    return why instanceof PointAPileReason.WentBest;
  }

  private static int pile(PointAPileMove move) {
    return ((PointAPileMove.Pick) move).pile();
  }

  private static boolean mayPick(PointAPileState s, Seat seat, PointAPileMove move) {
    return (s.pickable(seat.index()) >>> pile(move) & 1) != 0;
  }

  /** The score pile with this pile on it. */
  private static byte[] with(PointAPileState s, Seat seat, int pile) {
    return Cards.joined(s.score(seat.index()), s.pile(pile));
  }

  private static int points(PointAPileState s, Seat seat, byte[] score) {
    long counts = PointAPileScore.count(score);
    return PointAPileScore.points(score, counts, seat.index() == s.active());
  }

  private static boolean reachesTheGoal(PointAPileState s, Seat seat, int pile) {
    byte[] score = with(s, seat, pile);
    int points = points(s, seat, score);
    if (s.rules().missions()) {
      PointAPileMission mission = PointAPileMission.of(s.mission(seat.index()));
      return mission.isWonBy(PointAPileScore.count(score), points);
    }
    boolean five = points >= 5;
    for (byte card : score) {
      five |= ofColour(score, PointAPileCards.colour(card)) >= 5;
    }
    return five;
  }

  private static int ofColour(byte[] cards, Colour colour) {
    int many = 0;
    for (byte card : cards) {
      many += PointAPileCards.colour(card) == colour ? 1 : 0;
    }
    return many;
  }

  /** This seat will point and may pick the pile, and somebody else will point and may not. */
  private static boolean isForSome(PointAPileState s, Seat seat, int pile) {
    Seats pointing = s.phase() == Phase.FORMING ? Seats.firstOnes(s.rules().seats()) : s.pointing();
    boolean barred = false;
    for (Seat who : pointing) {
      boolean may = (s.pickable(who.index()) >>> pile & 1) != 0;
      barred |= !may;
      if (who == seat && !may) {
        return false;
      }
    }
    return barred && pointing.contains(seat);
  }

  private static boolean mayNot(PointAPileState s, Seats barred, int pile) {
    for (Seat who : barred) {
      if ((s.pickable(who.index()) >>> pile & 1) != 0) {
        return false;
      }
    }
    return !barred.isEmpty();
  }

  /** Another card of the told colour is still to put. */
  private static boolean couldBeCovered(PointAPileState s, PointAPileMove move, Colour top) {
    int card =
        move instanceof PointAPileMove.Put put ? put.card() : ((PointAPileMove.PutNew) move).card();
    List<Colour> others = new ArrayList<>();
    for (int left = s.toPut() & ~(1 << card); left != 0; left &= left - 1) {
      others.add(PointAPileCards.colour(s.open(Integer.numberOfTrailingZeros(left))));
    }
    return others.contains(top);
  }

  /** Each of the others, thinking of nobody else, takes another pile more often than not. */
  private boolean wouldRatherTakeOthers(PointAPileState s, Seat seat, PointAPileMove move) {
    Bot<PointAPileMove, PointAPileView> child = bots.bot(Level.EASY);
    for (Seat other : s.toPick()) {
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
