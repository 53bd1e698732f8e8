package app.traytable.rules.pointapile.bots;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.bots.BotTurn;
import app.traytable.rules.bots.Comparison;
import app.traytable.rules.pointapile.PointAPile;
import app.traytable.rules.pointapile.PointAPileCards;
import app.traytable.rules.pointapile.PointAPileEvent;
import app.traytable.rules.pointapile.PointAPileMission;
import app.traytable.rules.pointapile.PointAPileMove;
import app.traytable.rules.pointapile.PointAPileMoves;
import app.traytable.rules.pointapile.PointAPileScore;
import app.traytable.rules.pointapile.PointAPileState;
import app.traytable.rules.pointapile.PointAPileTable;
import app.traytable.rules.pointapile.PointAPileView;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import app.traytable.rules.table.Setup;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.Test;

/** Whatever speaks against a move is held against the table. */
public final class PointAPileObjectionsTest {
  private static final Set<String> KINDS =
      Set.of(
          "LeavesWin",
          "LetsWin",
          "CostsPoints",
          "SharedWith",
          "FewerPoints",
          "NothingForSure",
          "MakesWinner",
          "BarsYou",
          "Unbars");

  private final PointAPile game = new PointAPile();
  private final PointAPileBots bots = new PointAPileBots();
  private final Set<String> given = new TreeSet<>();

  @Test
  public void everyObjectionIsTrue() {
    for (int seed = 0; seed < 16; seed++) {
      Setup setup = Setup.of(game.info(), 2 + seed % 4, seed);
      setup = setup.with(seed % 4 == 3 ? "missions" : "touch-me-not", seed % 2 == 1 ? "on" : "off");
      play(setup);
    }
    assertEquals(KINDS, given);
  }

  private void play(Setup setup) {
    List<Player> players = Collections.nCopies(setup.seats(), Player.bot("Tim", Level.NORMAL));
    Match<PointAPileState, PointAPileMove, PointAPileView, PointAPileEvent> match =
        Match.start(game, setup, players);
    for (BotTurn<PointAPileMove> turn = BotTurn.next(match, bots);
        turn != null;
        turn = BotTurn.next(match, bots)) {
      PointAPileView view = match.view(turn.seat());
      List<PointAPileMove> moves = match.legalMoves(turn.seat());
      for (PointAPileMove aimed : moves) {
        if (!aimed.equals(turn.move())) {
          PointAPileReason why = bots.objection(view, moves, turn.move(), aimed);
          if (why != null) {
            given.add(why.getClass().getSimpleName());
            assertTrue(
                setup + " ply " + match.plies() + ": " + aimed + " " + why,
                isTrue(match.state(), turn.seat(), turn.move(), aimed, why));
          }
        }
      }
      match = match.play(turn.seat(), turn.move());
    }
  }

  private boolean isTrue(
      PointAPileState s,
      Seat seat,
      PointAPileMove best,
      PointAPileMove aimed,
      PointAPileReason why) {
    if (why instanceof PointAPileReason.LeavesWin leaves) {
      return pile(best) == leaves.pile()
          && wins(s, seat, leaves.pile())
          && !(aimed instanceof PointAPileMove.Pick && wins(s, seat, pile(aimed)));
    } else if (why instanceof PointAPileReason.LetsWin lets) {
      return pile(best) == lets.pile()
          && !best.equals(aimed)
          && lets.other() != seat
          && s.pointing().contains(lets.other())
          && may(s, lets.other(), lets.pile())
          && wins(s, lets.other(), lets.pile());
    } else if (why instanceof PointAPileReason.CostsPoints costs) {
      return costs.points() > 0 && gain(s, seat, pile(aimed)) == -costs.points();
    } else if (why instanceof PointAPileReason.SharedWith shared) {
      return shared.others() == rivals(s, seat, pile(aimed))
          && shared.instead() == rivals(s, seat, pile(best))
          && shared.others() > shared.instead();
    } else if (why instanceof PointAPileReason.FewerPoints fewer) {
      return fewer.fewer() > 0
          && gain(s, seat, pile(best)) - gain(s, seat, pile(aimed)) == fewer.fewer();
    } else if (why instanceof PointAPileReason.NothingForSure) {
      return aimed instanceof PointAPileMove.PickSpace;
    }
    PointAPileState after = game.play(s, seat, aimed);
    int pile = aimed instanceof PointAPileMove.Put put ? put.pile() : s.piles();
    if (why instanceof PointAPileReason.MakesWinner makes) {
      return makes.other() != seat
          && may(after, makes.other(), pile)
          && wins(after, makes.other(), pile);
    } else if (why instanceof PointAPileReason.BarsYou bars) {
      return PointAPileCards.colour(after.top(pile)) == bars.top() && !may(after, seat, pile);
    } else if (why instanceof PointAPileReason.Unbars unbars) {
      return PointAPileCards.colour(s.top(pile)) == unbars.covered()
          && areFreed(s, after, unbars.others(), pile);
    }
    return false;
  }

  private static boolean areFreed(
      PointAPileState before, PointAPileState after, Seats seats, int pile) {
    boolean freed = !seats.isEmpty();
    for (Seat seat : seats) {
      freed &= !may(before, seat, pile) && may(after, seat, pile);
    }
    return freed;
  }

  private static int pile(PointAPileMove move) {
    return ((PointAPileMove.Pick) move).pile();
  }

  private static boolean may(PointAPileState s, Seat seat, int pile) {
    return (s.pickable(seat.index()) >>> pile & 1) != 0;
  }

  private static int rivals(PointAPileState s, Seat seat, int pile) {
    int rivals = 0;
    for (Seat other : s.pointing()) {
      rivals += other != seat && may(s, other, pile) ? 1 : 0;
    }
    return rivals;
  }

  private static int points(PointAPileState s, Seat seat, byte[] score) {
    long counts = PointAPileScore.count(score);
    return PointAPileScore.points(score, counts, seat.index() == s.active());
  }

  private static int gain(PointAPileState s, Seat seat, int pile) {
    byte[] after = Cards.joined(s.score(seat.index()), s.pile(pile));
    return points(s, seat, after) - points(s, seat, s.score(seat.index()));
  }

  private static boolean wins(PointAPileState s, Seat seat, int pile) {
    byte[] score = Cards.joined(s.score(seat.index()), s.pile(pile));
    int points = points(s, seat, score);
    if (s.rules().missions()) {
      return PointAPileMission.of(s.mission(seat.index()))
          .isWonBy(PointAPileScore.count(score), points);
    }
    int[] colours = new int[4];
    boolean five = points >= 5;
    for (byte card : score) {
      five |= ++colours[PointAPileCards.suit(card)] >= 5;
    }
    return five;
  }

  @Test
  public void aPileThatWinsForCertainIsClearlyBetterThanEmptySpace() {
    PointAPileTable t = PointAPileTable.seats(2).score(1, "G G G G P").score(2, "B R");
    t.piles("G R", "P B");
    List<PointAPileMove> moves = game.legalMoves(t.state(), Seat.of(0));
    Comparison tried = bots.compare(t.view(1), moves.get(1), moves.get(0), new Rng(1));
    // Whoever alone points at nothing gets the pile as well, unless the other one wants it too.
    assertTrue("" + tried, tried.isClear() && tried.worse() == 0);
    Comparison same = bots.compare(t.view(1), moves.get(1), moves.get(1), new Rng(1));
    assertEquals(new Comparison(same.worlds(), 0, 0, false), same);
  }

  @Test
  public void twoPutsComparedTheOtherWayRoundComeOutTheOtherWayRound() {
    PointAPileTable t = PointAPileTable.seats(2).score(1, "R").score(2, "G G G G B").active(1);
    t.drawn("P R G R").play("S1 put 1 new", "S1 put 2 P1", "S1 put 4 new");
    PointAPileMove give = PointAPileMoves.PUTS.get(2).get(1);
    PointAPileMove keep = PointAPileMoves.PUTS.get(2).get(0);
    Comparison tried = bots.compare(t.view(1), keep, give, new Rng(1));
    Comparison turned = bots.compare(t.view(1), give, keep, new Rng(1));
    assertEquals(tried.better(), turned.worse());
    assertEquals(tried.worse(), turned.better());
  }
}
