package app.traytable.rules.qwinto;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;

/**
 * A sheet as it lies on the table, with a number or nothing at each row and column: the rules read
 * off the paper, apart from how {@link QwintoSheet} keeps them.
 */
final class PaperSheet {
  static final int OUTSIDE = -1;
  static final int EMPTY = 0;

  /** The columns of the fields of each row. */
  private static final int[][] COLUMNS = {
    {2, 3, 4, 6, 7, 8, 9, 10, 11}, {1, 2, 3, 4, 5, 7, 8, 9, 10}, {0, 1, 2, 3, 5, 6, 7, 8, 9}
  };

  /** Column and row of each pentagon. */
  private static final int[][] PENTAGONS = {{2, 2}, {3, 0}, {7, 0}, {8, 1}, {9, 2}};

  final int[][] at = new int[3][12];
  private final int failed;

  private PaperSheet(int failed) {
    this.failed = failed;
  }

  static PaperSheet of(QwintoSheet sheet) {
    int[] numbers = new int[27];
    for (int field = 0; field < numbers.length; field++) {
      numbers[field] = sheet.number(field);
    }
    return of(numbers, sheet.failed());
  }

  /** Row by row from the top, in each row from the left. */
  static PaperSheet of(int[] numbers, int failed) {
    PaperSheet paper = new PaperSheet(failed);
    for (int row = 0; row < 3; row++) {
      Arrays.fill(paper.at[row], OUTSIDE);
      for (int i = 0; i < 9; i++) {
        paper.at[row][column(row, i)] = numbers[row * 9 + i];
      }
    }
    return paper;
  }

  /** The column of the field with this index in its row. */
  static int column(int row, int index) {
    return COLUMNS[row][index];
  }

  /** Whether a number may be written into an empty field, by the two rules and nothing else. */
  boolean mayStand(int number, int row, int column) {
    if (number < 1 || number > 18 || at[row][column] != EMPTY) {
      return false;
    }
    for (int c = 0; c < 12; c++) {
      int other = at[row][c];
      if (other > 0 && (c < column ? other >= number : other <= number)) {
        return false;
      }
    }
    return at[0][column] != number && at[1][column] != number && at[2][column] != number;
  }

  void checkRules() {
    for (int row = 0; row < 3; row++) {
      int last = 0;
      for (int column = 0; column < 12; column++) {
        int number = at[row][column];
        if (number > 0) {
          assertTrue("a row does not rise", number > last);
          assertTrue("a number over 18", number <= 18);
          last = number;
          for (int other = 0; other < row; other++) {
            assertFalse("a number twice in a column", at[other][column] == number);
          }
        }
      }
      assertTrue("a full row is worth less than its fields", !isFull(row) || last >= 9);
    }
  }

  boolean isFull(int row) {
    return count(row) == 9;
  }

  private int count(int row) {
    int count = 0;
    for (int number : at[row]) {
      count += number > 0 ? 1 : 0;
    }
    return count;
  }

  boolean endsTheGame() {
    int full = 0;
    for (int row = 0; row < 3; row++) {
      full += isFull(row) ? 1 : 0;
    }
    return full >= 2 || failed >= 4;
  }

  int rowPoints(int row) {
    return isFull(row) ? at[row][column(row, 8)] : count(row);
  }

  int fullColumns() {
    int full = 0;
    for (int[] pentagon : PENTAGONS) {
      full += isFullColumn(pentagon[0]) ? 1 : 0;
    }
    return full;
  }

  private boolean isFullColumn(int column) {
    return at[0][column] > 0 && at[1][column] > 0 && at[2][column] > 0;
  }

  int points() {
    int points = -5 * failed;
    for (int row = 0; row < 3; row++) {
      points += rowPoints(row);
    }
    for (int[] pentagon : PENTAGONS) {
      points += isFullColumn(pentagon[0]) ? at[pentagon[1]][pentagon[0]] : 0;
    }
    return points;
  }
}
