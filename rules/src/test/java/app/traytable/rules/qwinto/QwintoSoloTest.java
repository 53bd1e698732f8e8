package app.traytable.rules.qwinto;

import static app.traytable.rules.qwinto.QwintoTable.NO_NUMBERS;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.List;
import org.junit.Test;

/** The game for one: the pack is played through once (ruling 5). */
public final class QwintoSoloTest {
  @Test
  public void aloneThePackIsPlayedOnceAndTheHandRunsDown() {
    QwintoTable table = QwintoTable.of("P2 A3 A4 P5", "O4 O5 O6").draw("Y1");
    table.play("S1 lay O4 SE", "S1 enter O4");
    assertEquals("O5 O6 Y1", table.hand(0));
    assertEquals("S1 enters O4 11, S1 draws Y1", table.told(Seat.of(0)));
    table.play("S1 lay O5 SE", "S1 enter O5");
    assertEquals("O6 Y1", table.hand(0));
    assertEquals("S1 enters O5 12", table.told(null));
    assertTrue(table.covered().contains("O4"));
    table.play("S1 lay O6 SE", "S1 enter O6");
    assertFalse(table.isOver());
    table.play("S1 lay Y1 SE", "S1 enter Y1");
    assertTrue(table.isOver());
    assertEquals("S1 enters Y1 8, S1 ends-by-last-card", table.told(null));
    assertEquals(List.of(4), table.outcome().points());
    assertEquals(List.of(1), table.outcome().places());
  }

  @Test
  public void aloneTheLastTwoCardsMayBeLaidTogether() {
    QwintoTable table = QwintoTable.of("P2 A3 A4 P5", "O4 Y4").draw("");
    table.play("S1 lay O4 SE Y4 NE", "S1 pass");
    assertTrue(table.isOver());
    assertEquals(List.of(-5), table.outcome().points());
  }

  @Test
  public void aloneTheUsualEndsCountToo() {
    QwintoTable failed = QwintoTable.of("P2 A3 A4 P5", "O4 O5 O6").failed(0, 3);
    failed.play("S1 lay O4 SE", "S1 pass");
    assertTrue(failed.isOver());
    assertEquals(25, failed.table().drawPile());
    QwintoTable rows =
        QwintoTable.of("P2 A3 A4 P5", "O4 O5 O6")
            .sheet(0, "1 2 3 4 5 6 7 8 .", "2 3 4 5 6 7 8 9 10", NO_NUMBERS);
    rows.play("S1 lay O4 SE", "S1 enter O9");
    assertTrue(rows.isOver());
    assertEquals(List.of(21), rows.outcome().points());
  }

  @Test
  public void aloneNoGameIsLongerThanThePack() {
    Qwinto game = new Qwinto();
    Rng rng = new Rng(1);
    for (int seed = 0; seed < 200; seed++) {
      QwintoState state = game.deal(Setup.of(game.info(), 1, seed));
      int laid = 0;
      while (!game.toAct(state).isEmpty()) {
        List<QwintoMove> moves = game.legalMoves(state, Seat.of(0));
        QwintoMove move = moves.get(rng.below(moves.size()));
        laid += move instanceof QwintoMove.LayTwo ? 2 : move instanceof QwintoMove.Lay ? 1 : 0;
        state = game.play(state, Seat.of(0), move);
      }
      int inHand = Integer.bitCount(state.hands[0]);
      assertEquals("the pack was shuffled again", 32 - 4, laid + inHand + state.drawLeft);
    }
  }
}
