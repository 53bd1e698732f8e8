package app.traytable.rules.qwinto;

import static app.traytable.rules.qwinto.QwintoFields.PER_ROW;
import static app.traytable.rules.qwinto.QwintoFields.ROWS;

import app.traytable.rules.table.IllegalMove;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The sheet of one player. Since the numbers of a row rise, a row is known by two sets of the same
 * size: its filled fields and its numbers, the lowest of which stands in the leftmost field, and so
 * on.
 */
public final class QwintoSheet {
  public static final int LOWEST = 1;
  public static final int HIGHEST = 18;
  public static final int MOST_FAILED = 4;
  public static final QwintoSheet EMPTY = new QwintoSheet(0, 0, 0);

  public static final int MINUS_POINTS = 5;
  private static final int FULL = (1 << PER_ROW) - 1;

  private final int filled;

  /** One bit for each number of the orange row, the lowest for 1, then yellow, then purple. */
  private final long numbers;

  private final int failed;

  private QwintoSheet(int filled, long numbers, int failed) {
    this.filled = filled;
    this.numbers = numbers;
    this.failed = failed;
  }

  /**
   * The sheet with this number in this field, which must be open for it.
   *
   * @throws IllegalMove when it is not
   */
  public QwintoSheet enter(int field, int number) {
    if (!QwintoFields.isField(field)
        || (open(number, 1 << QwintoFields.row(field)) >>> field & 1) == 0) {
      throw QwintoRefusal.CLOSED.illegal();
    }
    return entered(field, number);
  }

  /** The same for those who have made sure that the field is open. */
  QwintoSheet entered(int field, int number) {
    int bit = QwintoFields.row(field) * HIGHEST + number - LOWEST;
    return new QwintoSheet(filled | 1 << field, numbers | 1L << bit, failed);
  }

  public QwintoSheet fail() {
    return new QwintoSheet(filled, numbers, failed + 1);
  }

  /**
   * The fields where this number may stand now, one bit for each.
   *
   * @param rows one bit for each row whose colour was called
   */
  public int open(int number, int rows) {
    if (number < LOWEST || number > HIGHEST) {
      return 0;
    }
    int open = 0;
    int closed = 0;
    for (int row = 0; row < ROWS; row++) {
      int standing = numbers(row);
      int higher = fields(row);
      int from = 0;
      for (int lower = below(standing, number); lower > 0; lower--) {
        from = Integer.numberOfTrailingZeros(higher) + 1;
        higher &= higher - 1;
      }
      int to = higher == 0 ? PER_ROW : Integer.numberOfTrailingZeros(higher);
      if (has(standing, number)) {
        closed |= QwintoFields.columnOf(row * PER_ROW + to);
      } else if ((rows >>> row & 1) != 0) {
        open |= (1 << to) - (1 << from) << row * PER_ROW;
      }
    }
    return open & ~closed;
  }

  /** The fields where this call could be entered now; a screen shows them before it is made. */
  public List<Integer> openFields(QwintoCall call) {
    List<Integer> fields = new ArrayList<>();
    for (int rest = open(call.sum(), call.rows()); rest != 0; rest &= rest - 1) {
      fields.add(Integer.numberOfTrailingZeros(rest));
    }
    return fields;
  }

  private static int below(int standing, int number) {
    return Integer.bitCount(standing & (1 << number - LOWEST) - 1);
  }

  private static boolean has(int standing, int number) {
    return (standing >>> number - LOWEST & 1) != 0;
  }

  /** The filled fields of a row, one bit for each, the lowest for the leftmost. */
  public int fields(int row) {
    return filled >>> row * PER_ROW & FULL;
  }

  /** The numbers of a row, one bit for each, the lowest for {@link #LOWEST}. */
  public int numbers(int row) {
    return (int) (numbers >>> row * HIGHEST) & (1 << HIGHEST) - 1;
  }

  public boolean isFilled(int field) {
    return (filled >>> field & 1) != 0;
  }

  /** The number in this field; 0 when it is empty. */
  public int number(int field) {
    if (!isFilled(field)) {
      return 0;
    }
    int row = QwintoFields.row(field);
    int rest = numbers(row);
    int left = fields(row) & (1 << field % PER_ROW) - 1;
    for (int i = Integer.bitCount(left); i > 0; i--) {
      rest &= rest - 1;
    }
    return Integer.numberOfTrailingZeros(rest) + LOWEST;
  }

  boolean rowHas(int row, int number) {
    return has(numbers(row), number);
  }

  boolean columnHas(int field, int number) {
    for (int rest = QwintoFields.columnOf(field); rest != 0; rest &= rest - 1) {
      if (number(Integer.numberOfTrailingZeros(rest)) == number) {
        return true;
      }
    }
    return false;
  }

  public boolean isFull(int row) {
    return fields(row) == FULL;
  }

  public int fullRows() {
    int full = 0;
    for (int row = 0; row < ROWS; row++) {
      full += isFull(row) ? 1 : 0;
    }
    return full;
  }

  /** One for each number, or the number on the far right of a full row. */
  public int rowPoints(int row) {
    return isFull(row)
        ? Integer.SIZE - Integer.numberOfLeadingZeros(numbers(row))
        : Integer.bitCount(fields(row));
  }

  /** How many columns of three fields are filled. */
  public int fullColumns() {
    int full = 0;
    for (int bonus = 0; bonus < QwintoFields.bonuses(); bonus++) {
      full += isFilledUp(bonus) ? 1 : 0;
    }
    return full;
  }

  /** The number in the bonus field of a column of three filled fields; 0 for every other column. */
  public int bonusPoints(int column) {
    int bonus = QwintoFields.bonusColumns().indexOf(column);
    return bonus >= 0 && isFilledUp(bonus) ? number(QwintoFields.bonusField(bonus)) : 0;
  }

  private boolean isFilledUp(int bonus) {
    int set = QwintoFields.bonusSet(bonus);
    return (filled & set) == set;
  }

  /** How many attempts have failed. */
  public int failed() {
    return failed;
  }

  /** What the failed attempts cost: 0 or less. */
  public int failedPoints() {
    return -MINUS_POINTS * failed;
  }

  /** All points so far. */
  public int points() {
    int points = failedPoints();
    for (int row = 0; row < ROWS; row++) {
      points += rowPoints(row);
    }
    for (int bonus = 0; bonus < QwintoFields.bonuses(); bonus++) {
      if (isFilledUp(bonus)) {
        points += number(QwintoFields.bonusField(bonus));
      }
    }
    return points;
  }

  /** Two full rows or the last failed attempt. */
  public boolean endsTheGame() {
    return failed >= MOST_FAILED || fullRows() >= 2;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof QwintoSheet o
        && filled == o.filled
        && numbers == o.numbers
        && failed == o.failed;
  }

  @Override
  public int hashCode() {
    return (filled * 31 + Long.hashCode(numbers)) * 31 + failed;
  }

  /** The three rows with a dot for each empty field, then the failed attempts. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int field = 0; field < QwintoFields.COUNT; field++) {
      if (field % PER_ROW == 0) {
        text.append(QwintoFields.colour(QwintoFields.row(field)).letter());
      }
      text.append(' ').append(isFilled(field) ? "" + number(field) : ".");
      if (field % PER_ROW == PER_ROW - 1) {
        text.append(' ');
      }
    }
    return text.append("failed ").append(failed).toString();
  }
}
