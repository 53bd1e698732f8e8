package app.traytable.rules.qwinto;

import static app.traytable.rules.qwinto.QwintoTable.NO_NUMBERS;
import static app.traytable.rules.qwinto.QwintoTable.callOfTen;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Rng;
import java.util.List;
import org.junit.Test;

/** The rules of the sheet, and what holds for every sheet that can be reached. */
public final class QwintoSheetTest {
  @Test
  public void aNumberIsEnteredWhereItMayStandAndNowhereElse() {
    QwintoSheet sheet = QwintoSheet.EMPTY.enter(3, 7);
    int[][] wrong = {{-1, 5}, {27, 5}, {32, 5}, {3, 8}, {4, 7}, {4, 6}, {2, 8}, {0, 0}, {0, 19}};
    for (int[] entry : wrong) {
      IllegalMove refusal = assertThrows(IllegalMove.class, () -> sheet.enter(entry[0], entry[1]));
      assertEquals(QwintoRefusal.CLOSED, refusal.refusal());
    }
    assertEquals(8, sheet.enter(4, 8).number(4));
  }

  private static final int SHEETS = 3_000;
  private static final int ALL_ROWS = 7;

  @Test
  public void numbersAreEnteredInAnyOrderWithGapsThatMayBeFilledLater() {
    QwintoTable.sheet("3 . . 7 . . . . 18", NO_NUMBERS, NO_NUMBERS);
    QwintoSheet sheet = QwintoSheet.EMPTY.enter(8, 18).enter(3, 7).enter(0, 3);
    assertEquals(fields("O2 O3"), sheet.open(5, 1));
    assertEquals(fields("O5 O6 O7 O8"), sheet.open(12, 1));
  }

  @Test
  public void numbersOfARowRiseFromLeftToRight() {
    QwintoTable table = callOfTen().sheet(0, ". . 9 . . . 11 . .", NO_NUMBERS, NO_NUMBERS);
    table.play("S1 lay O4 SE");
    for (String field : List.of("O1", "O2", "O8", "O9")) {
      assertEquals(QwintoRefusal.NOT_RISING, table.refusal("S1 enter " + field));
    }
    assertEquals(List.of("enter O4", "enter O5", "enter O6"), table.moves(0).subList(1, 4));
  }

  @Test
  public void noNumberAppearsTwiceInARow() {
    QwintoTable table = callOfTen().sheet(0, ". . . . 10 . . . .", NO_NUMBERS, NO_NUMBERS);
    table.play("S1 lay O4 SE");
    assertEquals(QwintoRefusal.TWICE_IN_ROW, table.refusal("S1 enter O4"));
    assertEquals(QwintoRefusal.TWICE_IN_ROW, table.refusal("S1 enter O6"));
    assertFalse(table.moves(0).toString().contains("O"));
  }

  @Test
  public void noNumberAppearsTwiceInAColumnOfThree() {
    QwintoTable table = callOfTen().sheet(0, NO_NUMBERS, NO_NUMBERS, ". . 10 . . . . . .");
    table.play("S1 lay O4 SE");
    assertEquals(QwintoRefusal.TWICE_IN_COLUMN, table.refusal("S1 enter O1"));
    assertEquals(QwintoRefusal.TWICE_IN_COLUMN, table.refusal("S1 enter Y2"));
    assertEquals(1 + 8 + 8, table.moves(0).size());
  }

  @Test
  public void noNumberAppearsTwiceInAColumnOfTwo() {
    QwintoTable table = callOfTen().sheet(0, NO_NUMBERS, NO_NUMBERS, ". . . . 10 . . . .");
    table.play("S1 lay O4 SE");
    assertEquals(QwintoRefusal.TWICE_IN_COLUMN, table.refusal("S1 enter Y5"));
    assertEquals(1 + 9 + 8, table.moves(0).size());
  }

  @Test
  public void theOrderWithinAColumnDoesNotMatter() {
    QwintoTable.sheet("10 . . . . . . . .", ". 2 . . . . . . .", ". . 5 . . . . . .");
    QwintoTable.sheet("2 . . . . . . . .", ". 10 . . . . . . .", ". . 5 . . . . . .");
  }

  @Test
  public void onlyNumbersFromOneToEighteenAreEntered() {
    for (int number : new int[] {-6, -1, 0, 19}) {
      assertEquals(0, QwintoSheet.EMPTY.open(number, ALL_ROWS));
    }
    assertEquals((1 << 27) - 1, QwintoSheet.EMPTY.open(1, ALL_ROWS));
    assertEquals((1 << 27) - 1, QwintoSheet.EMPTY.open(18, ALL_ROWS));
  }

  private static int fields(String texts) {
    int set = 0;
    for (int field = 0; field < QwintoFields.COUNT; field++) {
      if (List.of(texts.split(" ", -1)).contains(QwintoFields.text(field))) {
        set |= 1 << field;
      }
    }
    return set;
  }

  private interface Check {
    void accept(QwintoSheet sheet, PaperSheet paper);
  }

  /** Fills sheets by lot as far as they can be filled, low and high numbers in every order. */
  private static void forReachableSheets(Check check) {
    Rng rng = new Rng(2);
    for (int i = 0; i < SHEETS; i++) {
      QwintoSheet sheet = QwintoSheet.EMPTY;
      for (int calls = 0; calls < 60; calls++) {
        int number = 1 + rng.below(18);
        int open = sheet.open(number, ALL_ROWS);
        if (open != 0) {
          for (int skip = rng.below(Integer.bitCount(open)); skip > 0; skip--) {
            open &= open - 1;
          }
          sheet = sheet.enter(Integer.numberOfTrailingZeros(open), number);
        } else if (sheet.failed() < QwintoSheet.MOST_FAILED) {
          sheet = sheet.fail();
        }
        check.accept(sheet, PaperSheet.of(sheet));
      }
    }
  }

  @Test
  public void noReachableSheetBreaksARowOrColumnRule() {
    forReachableSheets((sheet, paper) -> paper.checkRules());
  }

  @Test
  public void theOpenFieldsAreExactlyThoseWhereTheNumberMayStand() {
    Rng rng = new Rng(3);
    forReachableSheets(
        (sheet, paper) -> {
          int number = rng.below(21) - 1;
          int rows = rng.below(8);
          int expected = 0;
          for (int field = 0; field < 27; field++) {
            int row = field / 9;
            if ((rows >>> row & 1) != 0
                && paper.mayStand(number, row, PaperSheet.column(row, field % 9))) {
              expected |= 1 << field;
            }
          }
          assertEquals(number + " on " + sheet, expected, sheet.open(number, rows));
        });
  }

  @Test
  public void everyNumberStandsWhereItWasEntered() {
    Rng rng = new Rng(4);
    forReachableSheets(
        (sheet, paper) -> {
          int number = 1 + rng.below(18);
          for (int open = sheet.open(number, ALL_ROWS); open != 0; open &= open - 1) {
            int field = Integer.numberOfTrailingZeros(open);
            QwintoSheet after = sheet.enter(field, number);
            for (int f = 0; f < 27; f++) {
              assertEquals(f == field ? number : sheet.number(f), after.number(f));
            }
            assertNotEquals(sheet, after);
          }
        });
  }

  @Test
  public void thePointsAreThoseReadOffThePaper() {
    forReachableSheets(
        (sheet, paper) -> {
          assertEquals(paper.points(), sheet.points());
          assertEquals(paper.endsTheGame(), sheet.endsTheGame());
          int sum = sheet.failedPoints();
          for (int row = 0; row < 3; row++) {
            sum += sheet.rowPoints(row);
          }
          for (int column = 0; column < 12; column++) {
            sum += sheet.bonusPoints(column);
          }
          assertEquals("the parts add up", sum, sheet.points());
        });
  }

  @Test
  public void aFullRowIsNeverWorthLessThanItsFields() {
    int[] full = new int[1];
    forReachableSheets(
        (sheet, paper) -> {
          for (int row = 0; row < 3; row++) {
            if (sheet.isFull(row)) {
              full[0]++;
              assertTrue(sheet.rowPoints(row) >= 9);
              assertTrue(sheet.rowPoints(row) <= 18);
            }
          }
        });
    assertTrue("hardly a row was filled", full[0] > 1_000);
  }

  @Test
  public void theLowestFullRowIsWorthItsNineFields() {
    QwintoSheet sheet = QwintoTable.sheet("1 2 3 4 5 6 7 8 9", NO_NUMBERS, NO_NUMBERS);
    assertEquals(9, sheet.rowPoints(0));
  }

  @Test
  public void sheetsAreEqualByWhatIsWrittenOnThem() {
    QwintoSheet sheet = QwintoSheet.EMPTY.enter(0, 5).enter(20, 7);
    assertEquals(sheet, QwintoSheet.EMPTY.enter(20, 7).enter(0, 5));
    assertEquals(sheet.hashCode(), QwintoSheet.EMPTY.enter(20, 7).enter(0, 5).hashCode());
    assertNotEquals(sheet, QwintoSheet.EMPTY.enter(0, 5).enter(20, 8));
    assertNotEquals(sheet, QwintoSheet.EMPTY.enter(0, 5).enter(21, 7));
    assertNotEquals(sheet, sheet.fail());
    assertEquals(
        "O 5 . . . . . . . . Y . . . . . . . . . P . . 7 . . . . . . failed 0", sheet.toString());
  }
}
