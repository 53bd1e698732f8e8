package app.traytable.rules.pointapile;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;

import app.traytable.rules.pointapile.PointAPileState.Phase;
import app.traytable.rules.table.Seats;
import java.util.List;
import java.util.function.Consumer;
import org.junit.Test;

/** Two states are equal when nothing at all differs. */
public final class PointAPileStateTest {
  private static final byte[] CARDS = {3, 4};
  private static final byte[][] PILES = {CARDS};

  private static final List<Consumer<PointAPileState>> CHANGES =
      List.of(
          s -> s.rng++,
          s -> s.phase = Phase.OVER,
          s -> s.active++,
          s -> s.round++,
          s -> s.shown++,
          s -> s.deckLeft--,
          s -> s.deck = new byte[s.deck.length],
          s -> s.discards = CARDS,
          s -> s.unwanted = CARDS,
          s -> s.open = CARDS,
          s -> s.toPut++,
          s -> s.piles = PILES,
          s -> s.pointing = Seats.only(1),
          s -> s.toPick = Seats.only(1),
          s -> s.picks = CARDS,
          s -> s.pointed = CARDS,
          s -> s.waiting = PILES,
          s -> s.wantedBy = new Seats[] {Seats.only(1)},
          s -> s.inSpace = Seats.only(1),
          s -> s.scores = PILES,
          s -> s.missions = CARDS,
          s -> s.winners = Seats.only(1));

  private static PointAPileState state() {
    return PointAPileTable.missions(PointAPileMission.TEN_POINTS, PointAPileMission.TWELVE_CARDS)
        .score(1, "R G")
        .piles("G B", "P")
        .state();
  }

  @Test
  public void everyDifferenceMakesAnotherState() {
    PointAPileState state = state();
    assertEquals(state, new PointAPileState(state));
    assertEquals(state.hashCode(), new PointAPileState(state).hashCode());
    for (int i = 0; i < CHANGES.size(); i++) {
      PointAPileState other = new PointAPileState(state);
      CHANGES.get(i).accept(other);
      assertNotEquals("change " + i, state, other);
      assertEquals(other, new PointAPileState(other));
    }
    assertNotEquals(PointAPileTable.seats(2).state(), PointAPileTable.seats(3).state());
  }

  @Test
  public void cardsThatWereDrawnLongAgoMakeNoDifference() {
    PointAPileState state = state();
    PointAPileState other = new PointAPileState(state);
    state.deckLeft = 2;
    other.deckLeft = 2;
    other.deck = new byte[] {state.deck[0], state.deck[1]};
    assertEquals(state, other);
  }
}
