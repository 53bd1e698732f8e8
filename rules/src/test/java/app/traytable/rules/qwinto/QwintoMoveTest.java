package app.traytable.rules.qwinto;

import static app.traytable.rules.qwinto.QwintoTable.NO_NUMBERS;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;

/** The texts that journals keep, and the reasons for refusing a move. */
public final class QwintoMoveTest {
  private static final Qwinto GAME = new Qwinto();

  @Test
  public void aMoveIsReadAsItIsWritten() {
    assertEquals(new QwintoMove.Lay(card("O4"), QwintoGrid.SE), GAME.parse("lay O4 SE"));
    assertEquals(new QwintoMove.Lay(card("A-2"), QwintoGrid.NW), GAME.parse("lay A-2 NW"));
    assertEquals(
        new QwintoMove.LayTwo(card("P1"), QwintoGrid.SW, card("O1"), QwintoGrid.SE),
        GAME.parse("lay P1 SW O1 SE"));
    assertEquals(new QwintoMove.Enter(13), GAME.parse("enter Y5"));
    assertEquals(QwintoMove.PASS, GAME.parse("pass"));
  }

  @Test
  public void noTwoMovesShareATextOrAPlaceInTheOrder() {
    Set<String> texts = new HashSet<>();
    Set<Integer> orders = new HashSet<>();
    List<QwintoMove> all = new ArrayList<>(QwintoMove.ENTERS);
    all.add(QwintoMove.PASS);
    all.addAll(QwintoLays.all());
    assertEquals(1 + 27 + 32 * 4 + 32 * 3 * 4 * 2, all.size());
    for (QwintoMove move : all) {
      assertTrue(move.text(), texts.add(move.text()));
      assertTrue(move.text(), orders.add(move.order()));
      assertEquals(move, GAME.parse(move.text()));
    }
  }

  @Test
  public void otherTextsAreNoMoves() {
    for (String text :
        List.of(
            "",
            "pass ",
            "PASS",
            "lay",
            "lay O4",
            "lay O4 S",
            "lay O7 SE",
            "lay O4 SE ",
            "lay O4 SE O4 SW",
            "lay P1 SW O1 NE",
            "lay P1 SW O2 SE",
            "lay P1 SW P1 SE",
            "lay O1 NW Y1 NE P1 SE",
            "enter Y0",
            "enter Y10",
            "enter A1",
            "enter 5",
            "call")) {
      assertEquals("unknown", assertThrows(IllegalMove.class, () -> GAME.parse(text)).key());
    }
  }

  @Test
  public void layingIsRefusedWithItsReason() {
    QwintoTable table = QwintoTable.of("P2 Y3 A3 P5", "O4 P4 A-2", "O1 O2 O3");
    assertEquals("turn", table.refusal("S2 lay O1 SE"));
    assertEquals("not-in-hand", table.refusal("S1 lay O1 SE"));
    assertEquals("not-in-hand", table.refusal("S1 lay O4 SE Y4 SW"));
    assertEquals("not-in-hand", table.refusal("S1 lay Y4 SE O4 SW"));
    assertEquals("lay-first", table.refusal("S1 enter O1"));
    assertEquals("lay-first", table.refusal("S1 pass"));
    assertEquals("turn", table.refusal("S2 pass"));
    assertEquals("seat", table.refusal("S4 pass"));
    assertEquals("not-equal", refusal(table, "O4", 0, "A-2", 1));
    assertEquals("not-equal", refusal(table, "O4", 0, "O4", 1));
    assertEquals("not-neighbours", refusal(table, "O4", 0, "P4", 3));
    assertEquals("not-neighbours", refusal(table, "O4", 2, "P4", 2));
    assertEquals("no-place", refusal(table, "O4", 2, "P4", 4));
    assertEquals("no-place", refusal(table, "O4", -1, "P4", 0));
  }

  @Test
  public void whatIsNoCardPlaceOrFieldIsRefusedToo() {
    QwintoTable table = QwintoTable.of("P2 Y3 A3 P5", "O4 P4 A-2", "O1 O2 O3");
    for (byte card : new byte[] {-128, -1, 32, 127}) {
      assertEquals("not-in-hand", refusal(table, new QwintoMove.Lay(card, 0)));
      assertEquals("not-in-hand", refusal(table, new QwintoMove.LayTwo(card, 0, card, 1)));
      assertEquals("not-in-hand", refusal(table, new QwintoMove.LayTwo(card("O4"), 0, card, 1)));
    }
    for (int place : new int[] {Integer.MIN_VALUE, -1, 4, Integer.MAX_VALUE}) {
      assertEquals("no-place", refusal(table, new QwintoMove.Lay(card("O4"), place)));
    }
    table.play("S1 lay O4 SE");
    for (int field : new int[] {Integer.MIN_VALUE, -1, 27, 32, Integer.MAX_VALUE}) {
      assertEquals("no-field", refusal(table, new QwintoMove.Enter(field)));
    }
  }

  @Test
  public void enteringIsRefusedWithItsReason() {
    QwintoTable table =
        QwintoTable.of("P2 Y3 A3 P5", "O4 P4 A-2", "O1 O2 O3")
            .sheet(0, ". . . . 9 . . . .", ". . . . . . . . 10", ". . . . . . . 10 .")
            .play("S1 lay O4 SE");
    assertEquals("wrong-colour", table.refusal("S1 enter P1"));
    assertEquals("filled", table.refusal("S1 enter O5"));
    assertEquals("twice-in-row", table.refusal("S1 enter Y1"));
    assertEquals("twice-in-column", table.refusal("S1 enter O6"));
    assertEquals("twice-in-column", table.refusal("S1 enter O8"));
    assertEquals("not-rising", table.refusal("S1 enter O4"));
    assertEquals(List.of("pass", "enter O7", "enter O9"), table.moves(0));
    assertEquals("answer-first", table.refusal("S1 lay P4 NW"));
    assertEquals("answer-first", table.refusal("S2 lay O1 NW"));
    table.play("S2 pass");
    assertEquals("answered", table.refusal("S2 pass"));
    assertEquals("seat", table.refusal("S4 pass"));
  }

  @Test
  public void everyReasonIsASentence() {
    QwintoTable table = QwintoTable.of("P2 Y3 A3 P5", "O4 P4 A-2", "O1 O2 O3");
    IllegalMove refused =
        assertThrows(
            IllegalMove.class, () -> GAME.play(table.state(), Seat.of(0), GAME.parse("lay O1 SE")));
    assertEquals("Lay a card from your own hand.", refused.getMessage());
    assertFalse(String.valueOf(refused.getMessage()).contains("O1"));
  }

  @Test
  public void theListOfAnswersIsAList() {
    QwintoTable table =
        QwintoTable.of("P2 Y3 A3 P5", "O4 P4 A-2", "O1 O2 O3")
            .sheet(0, "1 2 3 4 5 6 7 8 .", NO_NUMBERS, NO_NUMBERS)
            .play("S1 lay O4 SE");
    List<QwintoMove> moves = GAME.legalMoves(table.state(), Seat.of(0));
    assertEquals(11, moves.size());
    assertEquals(List.copyOf(moves), moves);
    assertTrue(moves.contains(new QwintoMove.Enter(8)));
    assertThrows(IndexOutOfBoundsException.class, () -> moves.get(11));
    assertThrows(IndexOutOfBoundsException.class, () -> moves.get(-1));
    assertThrows(UnsupportedOperationException.class, () -> moves.remove(0));
  }

  private static String refusal(
      QwintoTable table, String first, int place, String second, int next) {
    return refusal(table, new QwintoMove.LayTwo(card(first), place, card(second), next));
  }

  private static String refusal(QwintoTable table, QwintoMove move) {
    return assertThrows(IllegalMove.class, () -> GAME.play(table.state(), Seat.of(0), move)).key();
  }

  private static byte card(String text) {
    return QwintoCards.parse(text);
  }
}
