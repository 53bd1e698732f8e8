package app.traytable.rules.qwinto.bots;

import static app.traytable.rules.qwinto.QwintoFields.COUNT;
import static app.traytable.rules.qwinto.QwintoFields.PER_ROW;
import static app.traytable.rules.qwinto.QwintoFields.ROWS;
import static app.traytable.rules.qwinto.QwintoSheet.HIGHEST;
import static app.traytable.rules.qwinto.QwintoSheet.LOWEST;

import app.traytable.rules.qwinto.QwintoFields;
import app.traytable.rules.qwinto.QwintoSheet;

/** What a sheet will be worth at the end, as far as one can tell some rounds before. */
final class QwintoOutlook {
  /**
   * A full row counts its last number instead of one for each field; before, one hopes for this.
   */
  private static final int USUAL_LAST = 16;

  /**
   * Rows and columns do not fill independently, so the chances of a full one are too high by their
   * product; these shares of them played best.
   */
  private static final double FULL_ROW = 0.7;

  private static final double FULL_COLUMN = 0.5;

  private final QwintoSheet sheet;
  private final int rounds;

  private final double[] rowWorth = new double[ROWS];

  /** How likely each field will be filled, and with what number. */
  private final double[] chance = new double[COUNT];

  private final double[] number = new double[COUNT];
  private final double worth;

  QwintoOutlook(QwintoSheet sheet, int rounds) {
    this.sheet = sheet;
    this.rounds = Math.max(0, Math.min(rounds, QwintoOdds.MOST_ROUNDS));
    for (int row = 0; row < ROWS; row++) {
      look(row, sheet.fields(row), sheet.numbers(row));
    }
    this.worth = sum();
  }

  /** Points at the end if the called number is left out. */
  double worth() {
    return worth;
  }

  /** Points at the end with this number in this field. */
  double with(int field, int entered) {
    int row = QwintoFields.row(field);
    int fields = sheet.fields(row);
    int numbers = sheet.numbers(row);
    look(row, fields | 1 << field % PER_ROW, numbers | 1 << entered - LOWEST);
    double result = sum();
    look(row, fields, numbers);
    return result;
  }

  private double sum() {
    double sum = sheet.failedPoints();
    for (double row : rowWorth) {
      sum += row;
    }
    for (int bonus = 0; bonus < QwintoFields.bonuses(); bonus++) {
      double likely = 1;
      for (int rest = QwintoFields.bonusSet(bonus); rest != 0; rest &= rest - 1) {
        likely *= chance[Integer.numberOfTrailingZeros(rest)];
      }
      sum += number[QwintoFields.bonusField(bonus)] * (likely == 1 ? 1 : FULL_COLUMN * likely);
    }
    return sum;
  }

  private void look(int row, int fields, int numbers) {
    double filled = Integer.bitCount(fields);
    double full = 1;
    int from = 0;
    int low = 0;
    int rest = numbers;
    for (int left = fields; ; left &= left - 1) {
      int to = left == 0 ? PER_ROW : Integer.numberOfTrailingZeros(left);
      int high = rest == 0 ? HIGHEST + 1 : Integer.numberOfTrailingZeros(rest) + LOWEST;
      if (to > from) {
        double more = QwintoOdds.filled(rounds, to - from, low, high);
        filled += more;
        full *= QwintoOdds.full(rounds, to - from, low, high);
        spread(row * PER_ROW + from, to - from, low, high, more / (to - from));
      }
      if (left == 0) {
        break;
      }
      chance[row * PER_ROW + to] = 1;
      number[row * PER_ROW + to] = high;
      from = to + 1;
      low = high;
      rest &= rest - 1;
    }
    int last = from == PER_ROW ? low : USUAL_LAST;
    rowWorth[row] = filled + (full == 1 ? 1 : FULL_ROW * full) * (last - PER_ROW);
  }

  private void spread(int first, int length, int low, int high, double each) {
    for (int i = 0; i < length; i++) {
      chance[first + i] = each;
      number[first + i] = low + (high - low) * (i + 1.0) / (length + 1);
    }
  }
}
