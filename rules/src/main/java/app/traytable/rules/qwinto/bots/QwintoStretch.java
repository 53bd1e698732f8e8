package app.traytable.rules.qwinto.bots;

import app.traytable.rules.qwinto.QwintoFields;
import app.traytable.rules.qwinto.QwintoSheet;

/**
 * Empty fields side by side in a row.
 *
 * @param first the leftmost of them
 * @param empty how many there are
 * @param low the number before them, or 0
 * @param high the number behind them, or 19
 */
public record QwintoStretch(int first, int empty, int low, int high) {
  /** The stretch to the left of a field; of no length when there is none. */
  public static QwintoStretch before(QwintoSheet sheet, int field, int number) {
    int first = field;
    while (isFree(sheet, field, first - 1)) {
      first--;
    }
    int low = isIn(field, first - 1) ? sheet.number(first - 1) : 0;
    return new QwintoStretch(first, field - first, low, number);
  }

  /** The stretch to the right of a field. */
  public static QwintoStretch behind(QwintoSheet sheet, int field, int number) {
    int end = field + 1;
    while (isFree(sheet, field, end)) {
      end++;
    }
    int high = isIn(field, end) ? sheet.number(end) : QwintoSheet.HIGHEST + 1;
    return new QwintoStretch(field + 1, end - field - 1, number, high);
  }

  /** This number in this field leaves the fields on both sides plenty to choose from. */
  public static boolean leavesPlenty(QwintoSheet sheet, int field, int number) {
    return before(sheet, field, number).hasPlenty() && behind(sheet, field, number).hasPlenty();
  }

  /** With this number in this field not all the fields beside it can be filled any more. */
  public static boolean closes(QwintoSheet sheet, int field, int number) {
    return before(sheet, field, number).isTooTight() || behind(sheet, field, number).isTooTight();
  }

  /** The stretch beside a field that has fewer numbers for each of its fields. */
  static QwintoStretch tightest(QwintoSheet sheet, int field, int number) {
    QwintoStretch before = before(sheet, field, number);
    QwintoStretch behind = behind(sheet, field, number);
    return before.isTighterThan(behind) ? before : behind;
  }

  private static boolean isFree(QwintoSheet sheet, int field, int beside) {
    return isIn(field, beside) && !sheet.isFilled(beside);
  }

  private static boolean isIn(int field, int beside) {
    return QwintoFields.isField(beside) && QwintoFields.row(beside) == QwintoFields.row(field);
  }

  /** How many numbers may still stand in it. */
  public int numbers() {
    return high - low - 1;
  }

  /** There are fewer numbers for each of its fields; where there is no field, nothing is tight. */
  boolean isTighterThan(QwintoStretch other) {
    return empty > 0 && (other.empty == 0 || numbers() * other.empty < other.numbers() * empty);
  }

  /** More numbers than fields, or no field. */
  boolean hasRoom() {
    return empty == 0 || numbers() > empty;
  }

  /** Three numbers for two fields, or more. */
  public boolean hasPlenty() {
    return 2 * numbers() >= 3 * empty;
  }

  /** It cannot be filled. */
  public boolean isTooTight() {
    return numbers() < empty;
  }
}
