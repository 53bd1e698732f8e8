package app.traytable.rules.qwinto;

import static app.traytable.rules.qwinto.QwintoTable.NO_NUMBERS;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Refusal;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.TableRefusal;
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
    assertEquals(new QwintoMove.Lay(card("O4"), QwintoGrid.SE), GAME.moves().parse("lay O4 SE"));
    assertEquals(new QwintoMove.Lay(card("A-2"), QwintoGrid.NW), GAME.moves().parse("lay A-2 NW"));
    assertEquals(
        new QwintoMove.LayTwo(card("P1"), QwintoGrid.SW, card("O1"), QwintoGrid.SE),
        GAME.moves().parse("lay P1 SW O1 SE"));
    assertEquals(new QwintoMove.Enter(13), GAME.moves().parse("enter Y5"));
    assertEquals(QwintoMoves.PASS, GAME.moves().parse("pass"));
  }

  @Test
  public void noTwoMovesShareATextOrAPlaceInTheOrder() {
    Set<String> texts = new HashSet<>();
    Set<Integer> places = new HashSet<>();
    List<QwintoMove> all = new ArrayList<>(QwintoMoves.ENTERS);
    all.add(QwintoMoves.PASS);
    all.addAll(QwintoMoves.LAYS);
    all.addAll(QwintoMoves.LAYS_OF_TWO);
    assertEquals(1 + 27 + 32 * 4 + 32 * 3 * 4 * 2, all.size());
    assertEquals(new HashSet<>(all), new HashSet<>(GAME.moves().all()));
    for (QwintoMove move : all) {
      String text = GAME.moves().text(move);
      assertTrue(text, texts.add(text));
      assertTrue(text, places.add(GAME.moves().place(move)));
      assertEquals(move, GAME.moves().parse(text));
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
      IllegalMove refused = assertThrows(IllegalMove.class, () -> GAME.moves().parse(text));
      assertEquals(TableRefusal.UNKNOWN, refused.refusal());
    }
  }

  @Test
  public void layingIsRefusedWithItsReason() {
    QwintoTable table = QwintoTable.of("P2 Y3 A3 P5", "O4 P4 A-2", "O1 O2 O3");
    assertEquals(TableRefusal.TURN, table.refusal("S2 lay O1 SE"));
    assertEquals(QwintoRefusal.NOT_IN_HAND, table.refusal("S1 lay O1 SE"));
    assertEquals(QwintoRefusal.NOT_IN_HAND, table.refusal("S1 lay O4 SE Y4 SW"));
    assertEquals(QwintoRefusal.NOT_IN_HAND, table.refusal("S1 lay Y4 SE O4 SW"));
    assertEquals(QwintoRefusal.LAY_FIRST, table.refusal("S1 enter O1"));
    assertEquals(QwintoRefusal.LAY_FIRST, table.refusal("S1 pass"));
    assertEquals(TableRefusal.TURN, table.refusal("S2 pass"));
    assertEquals(TableRefusal.SEAT, table.refusal("S4 pass"));
    assertEquals(QwintoRefusal.NOT_EQUAL, refusal(table, "O4", 0, "A-2", 1));
    assertEquals(QwintoRefusal.NOT_EQUAL, refusal(table, "O4", 0, "O4", 1));
    assertEquals(QwintoRefusal.NOT_NEIGHBOURS, refusal(table, "O4", 0, "P4", 3));
    assertEquals(QwintoRefusal.NOT_NEIGHBOURS, refusal(table, "O4", 2, "P4", 2));
    assertEquals(QwintoRefusal.NO_PLACE, refusal(table, "O4", 2, "P4", 4));
    assertEquals(QwintoRefusal.NO_PLACE, refusal(table, "O4", -1, "P4", 0));
  }

  @Test
  public void whatIsNoCardPlaceOrFieldIsRefusedToo() {
    QwintoTable table = QwintoTable.of("P2 Y3 A3 P5", "O4 P4 A-2", "O1 O2 O3");
    for (byte card : new byte[] {-128, -1, 32, 127}) {
      assertEquals(QwintoRefusal.NOT_IN_HAND, refusal(table, new QwintoMove.Lay(card, 0)));
      assertEquals(
          QwintoRefusal.NOT_IN_HAND, refusal(table, new QwintoMove.LayTwo(card, 0, card, 1)));
      assertEquals(
          QwintoRefusal.NOT_IN_HAND, refusal(table, new QwintoMove.LayTwo(card("O4"), 0, card, 1)));
    }
    for (int place : new int[] {Integer.MIN_VALUE, -1, 4, Integer.MAX_VALUE}) {
      assertEquals(QwintoRefusal.NO_PLACE, refusal(table, new QwintoMove.Lay(card("O4"), place)));
    }
    table.play("S1 lay O4 SE");
    for (int field : new int[] {Integer.MIN_VALUE, -1, 27, 32, Integer.MAX_VALUE}) {
      assertEquals(QwintoRefusal.NO_FIELD, refusal(table, new QwintoMove.Enter(field)));
    }
  }

  @Test
  public void enteringIsRefusedWithItsReason() {
    QwintoTable table =
        QwintoTable.of("P2 Y3 A3 P5", "O4 P4 A-2", "O1 O2 O3")
            .sheet(0, ". . . . 9 . . . .", ". . . . . . . . 10", ". . . . . . . 10 .")
            .play("S1 lay O4 SE");
    assertEquals(QwintoRefusal.WRONG_COLOUR, table.refusal("S1 enter P1"));
    assertEquals(QwintoRefusal.FILLED, table.refusal("S1 enter O5"));
    assertEquals(QwintoRefusal.TWICE_IN_ROW, table.refusal("S1 enter Y1"));
    assertEquals(QwintoRefusal.TWICE_IN_COLUMN, table.refusal("S1 enter O6"));
    assertEquals(QwintoRefusal.TWICE_IN_COLUMN, table.refusal("S1 enter O8"));
    assertEquals(QwintoRefusal.NOT_RISING, table.refusal("S1 enter O4"));
    assertEquals(List.of("pass", "enter O7", "enter O9"), table.moves(0));
    assertEquals(QwintoRefusal.ANSWER_FIRST, table.refusal("S1 lay P4 NW"));
    assertEquals(QwintoRefusal.ANSWER_FIRST, table.refusal("S2 lay O1 NW"));
    table.play("S2 pass");
    assertEquals(QwintoRefusal.ANSWERED, table.refusal("S2 pass"));
    assertEquals(TableRefusal.SEAT, table.refusal("S4 pass"));
  }

  @Test
  public void everyReasonIsASentence() {
    QwintoTable table = QwintoTable.of("P2 Y3 A3 P5", "O4 P4 A-2", "O1 O2 O3");
    IllegalMove refused =
        assertThrows(
            IllegalMove.class,
            () -> GAME.play(table.state(), Seat.of(0), GAME.moves().parse("lay O1 SE")));
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

  private static Refusal refusal(
      QwintoTable table, String first, int place, String second, int next) {
    return refusal(table, new QwintoMove.LayTwo(card(first), place, card(second), next));
  }

  private static Refusal refusal(QwintoTable table, QwintoMove move) {
    return assertThrows(IllegalMove.class, () -> GAME.play(table.state(), Seat.of(0), move))
        .refusal();
  }

  private static byte card(String text) {
    return QwintoCards.parse(text);
  }
}
