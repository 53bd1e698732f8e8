package app.traytable.rules.qwinto;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;

import app.traytable.rules.qwinto.QwintoState.Phase;
import java.util.List;
import java.util.function.Consumer;
import org.junit.Test;

/** Two states are equal when nothing at all differs. */
public final class QwintoStateTest {
  private static final List<Consumer<QwintoState>> CHANGES =
      List.of(
          s -> s.rng++,
          s -> s.phase = Phase.OVER,
          s -> s.current++,
          s -> s.shown++,
          s -> s.drawLeft--,
          s -> s.draw = new byte[s.draw.length],
          s -> s.hands = new int[] {s.hands[1], s.hands[0]},
          s -> s.grid = new byte[] {s.grid[1], s.grid[0], s.grid[2], s.grid[3]},
          s -> s.covered = new int[] {1, 0, 0, 0},
          s -> s.sheets = new QwintoSheet[] {QwintoSheet.EMPTY, QwintoSheet.EMPTY.fail()},
          s -> s.call = new QwintoCall(s.call.sum() + 1, s.call.rows()),
          s -> s.call = new QwintoCall(s.call.sum(), s.call.rows() + 1),
          s -> s.waiting++);

  @Test
  public void everyDifferenceMakesAnotherState() {
    QwintoState state = QwintoTable.of("P2 Y3 A3 P5", "O4 A0 A-2", "O1 O2 O3").state();
    assertEquals(state, new QwintoState(state));
    assertEquals(state.hashCode(), new QwintoState(state).hashCode());
    for (int i = 0; i < CHANGES.size(); i++) {
      QwintoState other = new QwintoState(state);
      CHANGES.get(i).accept(other);
      assertNotEquals("change " + i, state, other);
      assertEquals(other, new QwintoState(other));
    }
  }

  @Test
  public void cardsThatWereDrawnLongAgoMakeNoDifference() {
    QwintoState state = QwintoTable.of("P2 Y3 A3 P5", "O4 A0 A-2", "O1 O2 O3").state();
    QwintoState other = new QwintoState(state);
    state.drawLeft = 2;
    other.drawLeft = 2;
    other.draw = new byte[] {state.draw[0], state.draw[1]};
    assertEquals(state, other);
  }
}
