package app.traytable.rules.pointapile.bots;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.BotTurn;
import app.traytable.rules.pointapile.PointAPile;
import app.traytable.rules.pointapile.PointAPileEvent;
import app.traytable.rules.pointapile.PointAPileMove;
import app.traytable.rules.pointapile.PointAPileState;
import app.traytable.rules.pointapile.PointAPileState.Phase;
import app.traytable.rules.pointapile.PointAPileView;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.Collections;
import java.util.List;
import org.junit.Test;

/** Nobody from Normal upwards gives a match away. */
public final class PointAPileBlundersTest {
  private static final int MATCHES = 400;

  private final PointAPile game = new PointAPile();
  private int sureWins;
  private int gifts;

  @Test
  public void normalTakesEverySureWinAndHandsNobodyElseOne() {
    Bot<PointAPileMove, PointAPileView> normal = new PointAPileBots().bot(Level.NORMAL);
    for (int seed = 0; seed < MATCHES; seed++) {
      int seats = 2 + seed % 3;
      Match<PointAPileState, PointAPileMove, PointAPileView, PointAPileEvent> match =
          Match.start(
              game,
              Setup.of(game.info(), seats, seed),
              Collections.nCopies(seats, Player.person("Bot")));
      for (BotTurn<PointAPileMove> turn = BotTurn.next(match, seat -> normal);
          turn != null;
          turn = BotTurn.next(match, seat -> normal)) {
        check(match.state(), turn.seat(), turn.move(), "seed " + seed + " ply " + match.plies());
        match = match.play(turn.seat(), turn.move());
      }
    }
    assertTrue("sure wins " + sureWins + ", gifts avoided " + gifts, sureWins > 20 && gifts > 20);
  }

  private void check(PointAPileState s, Seat seat, PointAPileMove move, String where) {
    List<PointAPileMove> moves = game.legalMoves(s, seat);
    if (s.phase() == Phase.POINTING && moves.stream().anyMatch(m -> isSure(s, seat, m))) {
      sureWins++;
      assertTrue(where, isSure(s, seat, move));
    }
    if (Integer.bitCount(s.toPut()) == 1
        && moves.stream().anyMatch(m -> hands(s, seat, m))
        && moves.stream().anyMatch(m -> !hands(s, seat, m))) {
      gifts++;
      assertFalse(where, hands(s, seat, move));
    }
  }

  private static boolean isSure(PointAPileState s, Seat seat, PointAPileMove move) {
    return move instanceof PointAPileMove.Pick pick
        && only(s, pick.pile()) == seat.index()
        && PointAPileHopes.hasWon(s.scoreWith(seat.index(), pick.pile()), s, seat.index());
  }

  private boolean hands(PointAPileState s, Seat seat, PointAPileMove move) {
    PointAPileState after = game.play(s, seat, move);
    for (int pile = 0; pile < after.piles(); pile++) {
      int only = only(after, pile);
      if (only >= 0
          && only != seat.index()
          && PointAPileHopes.hasWon(after.scoreWith(only, pile), after, only)) {
        return true;
      }
    }
    return false;
  }

  /** The one seat that may pick this pile, or -1. */
  private static int only(PointAPileState s, int pile) {
    int only = -1;
    for (Seat seat : PointAPilePointing.who(s)) {
      if (s.mayPick(seat.index(), pile)) {
        if (only >= 0) {
          return -1;
        }
        only = seat.index();
      }
    }
    return only;
  }
}
