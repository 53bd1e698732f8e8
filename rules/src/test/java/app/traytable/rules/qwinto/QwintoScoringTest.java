package app.traytable.rules.qwinto;

import static app.traytable.rules.qwinto.QwintoTable.NO_NUMBERS;
import static app.traytable.rules.qwinto.QwintoTable.callOfTen;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.TableRefusal;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.Test;

/** How a game ends and what a sheet is worth, with the example of the rulebook. */
public final class QwintoScoringTest {
  @Test
  public void sarahsFullSheetIsWorthFortyThree() {
    QwintoSheet sheet =
        QwintoTable.sheet(". 5 . . 10 . 13 . 18", "1 2 3 4 5 8 9 14 16", "2 3 4 6 . . 11 . 12")
            .fail()
            .fail();
    assertEquals(4, sheet.rowPoints(0));
    assertEquals(16, sheet.rowPoints(1));
    assertEquals(6, sheet.rowPoints(2));
    assertEquals(
        List.of(0, 0, 0, 5, 0, 0, 0, 10, 0, 12, 0, 0),
        IntStream.range(0, 12).mapToObj(sheet::bonusPoints).toList());
    assertEquals(3, sheet.fullColumns());
    assertEquals(-10, sheet.failedPoints());
    assertEquals(43, sheet.points());
  }

  @Test
  public void twoFullRowsOfOnePlayerEndTheGame() {
    QwintoTable table =
        callOfTen()
            .sheet(1, "1 2 3 4 5 6 7 8 9", "2 3 4 5 6 7 8 9 .", ". . . . . . . . 18")
            .play("S1 lay O4 SE", "S1 enter O1");
    assertFalse(table.isOver());
    table.play("S2 enter Y9");
    assertTrue(table.isOver());
    assertEquals("S2 enters Y9 10, S2 fills-row Y 10, S2 ends-by-rows", table.told(null));
    assertEquals("", table.toAct());
    assertEquals(TableRefusal.OVER, table.refusal("S2 lay O1 NW"));
    assertEquals("A-2 A0", table.hand(0));
  }

  @Test
  public void oneFullRowOfEachOfTwoPlayersEndsNothing() {
    QwintoTable table =
        callOfTen()
            .sheet(0, NO_NUMBERS, "2 3 4 5 6 7 8 9 .", NO_NUMBERS)
            .sheet(1, NO_NUMBERS, "2 3 4 5 6 7 8 9 .", NO_NUMBERS)
            .play("S1 lay O4 SE", "S1 enter Y9", "S2 enter Y9");
    assertFalse(table.isOver());
    assertEquals("S2", table.toAct());
  }

  @Test
  public void theFourthFailedAttemptEndsTheGame() {
    QwintoTable table = callOfTen().failed(0, 2).play("S1 lay O4 SE", "S1 pass", "S2 pass");
    assertFalse(table.isOver());
    QwintoTable last = callOfTen().failed(0, 3).play("S1 lay O4 SE", "S1 pass", "S2 pass");
    assertTrue(last.isOver());
    assertEquals("S2 passes, S1 ends-by-failing", last.told(null));
    assertEquals(List.of(-20, 0), last.outcome().points());
    assertEquals(List.of(2, 1), last.outcome().places());
  }

  @Test
  public void aRowWithEmptyFieldsScoresOneForEachNumber() {
    assertEquals(8, QwintoTable.sheet("2 3 4 5 6 7 8 . 18", NO_NUMBERS, NO_NUMBERS).points());
    assertEquals(0, QwintoSheet.EMPTY.points());
  }

  @Test
  public void aFullRowScoresTheNumberOnTheFarRight() {
    assertEquals(17, QwintoTable.sheet(NO_NUMBERS, "2 3 4 5 6 7 8 9 17", NO_NUMBERS).points());
  }

  @Test
  public void aFullColumnOfThreeScoresTheNumberInItsPentagon() {
    String[][] columns = {
      {"3 . . . . . . . .", ". 7 . . . . . . .", ". . 5 . . . . . ."},
      {". 3 . . . . . . .", ". . 7 . . . . . .", ". . . 5 . . . . ."},
      {". . . . 3 . . . .", ". . . . . 7 . . .", ". . . . . . 5 . ."},
      {". . . . . 3 . . .", ". . . . . . 7 . .", ". . . . . . . 5 ."},
      {". . . . . . 3 . .", ". . . . . . . 7 .", ". . . . . . . . 5"},
    };
    int[] bonuses = {5, 3, 3, 7, 5};
    for (int i = 0; i < 5; i++) {
      String[] rows = columns[i];
      assertEquals(3 + bonuses[i], QwintoTable.sheet(rows[0], rows[1], rows[2]).points());
      assertEquals(2, QwintoTable.sheet(rows[0], rows[1], NO_NUMBERS).points());
      assertEquals(2, QwintoTable.sheet(rows[0], NO_NUMBERS, rows[2]).points());
      assertEquals(2, QwintoTable.sheet(NO_NUMBERS, rows[1], rows[2]).points());
    }
  }

  @Test
  public void aFullColumnOfTwoScoresNoBonus() {
    assertEquals(
        2, QwintoTable.sheet(NO_NUMBERS, "3 . . . . . . . .", ". 7 . . . . . . .").points());
  }

  @Test
  public void eachFailedAttemptCostsFive() {
    assertEquals(-15, QwintoSheet.EMPTY.fail().fail().fail().points());
  }

  @Test
  public void thePlayerWithTheMostPointsWins() {
    QwintoTable table =
        callOfTen()
            .failed(0, 3)
            .sheet(0, ". . . . . 3 . . .", ". . . . . . 17 . .", ". . . . . . . 5 .")
            .sheet(1, NO_NUMBERS, NO_NUMBERS, "1 2 3 . . . . . .")
            .play("S1 lay O4 SE", "S1 pass", "S2 pass");
    assertEquals(List.of(0, 3), table.outcome().points());
    assertEquals(List.of(2, 1), table.outcome().places());
  }
}
