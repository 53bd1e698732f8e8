package app.traytable.rules.pointapile;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.pointapile.PointAPileState.Phase;
import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Refusal;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;

/** A refusal tells the truth: whatever is tried at any moment of many matches. */
public final class PointAPileRefusalsTest {
  private static final PointAPile GAME = new PointAPile();

  @Test
  public void noCardIsKeptFromAPileForAReasonThatDoesNotHold() {
    Set<PointAPileRefusal> met = EnumSet.noneOf(PointAPileRefusal.class);
    for (long seed = 1; seed <= 150; seed++) {
      int seats = 2 + (int) (seed % 4);
      Setup setup = Setup.of(GAME.info(), seats, seed);
      PointAPileState state = GAME.deal(seed % 2 == 0 ? setup.with("touch-me-not", "on") : setup);
      Rng chance = new Rng(seed);
      for (int ply = 0; ply < 200 && state.phase != Phase.OVER; ply++) {
        met.addAll(refusedPuts(state));
        Seat seat = GAME.toAct(state).iterator().next();
        List<PointAPileMove> moves = GAME.legalMoves(state, seat);
        state = GAME.play(state, seat, moves.get(chance.below(moves.size())));
      }
    }
    assertTrue(met.toString(), met.contains(PointAPileRefusal.SPLIT));
    assertTrue(met.toString(), met.contains(PointAPileRefusal.SPARE));
    assertTrue(met.toString(), met.contains(PointAPileRefusal.ENOUGH_PILES));
  }

  /** Of each card that is to be put, on each pile and on a new one. */
  private static Set<PointAPileRefusal> refusedPuts(PointAPileState s) {
    Set<PointAPileRefusal> met = EnumSet.noneOf(PointAPileRefusal.class);
    if (s.phase != Phase.FORMING && s.phase != Phase.SPLITTING) {
      return met;
    }
    PointAPileView view = GAME.table(s);
    Seat active = Seat.of(s.active);
    for (int card = 0; card < s.open.length; card++) {
      for (int pile = 0; view.isToPut(card) && pile <= s.piles.length; pile++) {
        boolean isNew = pile == s.piles.length;
        PointAPileMove move =
            isNew ? PointAPileMoves.PUTS_NEW.get(card) : PointAPileMoves.PUTS.get(card).get(pile);
        Refusal why = view.refusal(active, move);
        assertEquals(why == null, GAME.legalMoves(s, active).contains(move));
        if (why != null) {
          assertTrue(why + " in " + view, holds((PointAPileRefusal) why, s, card, pile));
          met.add((PointAPileRefusal) why);
        }
      }
    }
    return met;
  }

  private static boolean holds(PointAPileRefusal why, PointAPileState s, int card, int pile) {
    return switch (why) {
      case SPLIT ->
          s.phase == Phase.SPLITTING
              && s.piles.length == 1
              && s.piles[0].length == s.open.length - 1;
      case SPARE ->
          s.phase == Phase.FORMING
              && PointAPileCards.isTouchMeNot(s.open[card])
              && !PointAPileCards.isTouchMeNot(s.top(pile));
      case ENOUGH_PILES ->
          s.phase == Phase.FORMING && pile == s.piles.length && pile == s.rules.seats();
      default -> false;
    };
  }

  @Test
  public void theTableAfterPuttingIsTheOneThatComes() {
    PointAPileTable table = PointAPileTable.seats(2).drawn("R G B P");
    PointAPileView before = GAME.table(table.state());

    PointAPileView after = before.afterPutting(Seat.of(0), PointAPileMoves.PUTS_NEW.get(2));

    assertEquals(GAME.table(table.play("S1 put 3 new").state()), after);
  }

  @Test
  public void onlyWhatIsPutCanBeSeenBeforehand() {
    PointAPileView pointing = GAME.table(PointAPileTable.seats(2).piles("R", "G").state());

    assertThrows(
        IllegalMove.class, () -> pointing.afterPutting(Seat.of(0), PointAPileMoves.PICKS.get(0)));
  }
}
