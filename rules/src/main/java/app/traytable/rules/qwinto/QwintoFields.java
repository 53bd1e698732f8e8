package app.traytable.rules.qwinto;

import app.traytable.rules.table.Colour;
import java.util.ArrayList;
import java.util.List;

/**
 * The sheet as it is printed. Its fields count from 0, row by row from the top and in each row from
 * the left; a set of fields is one bit for each.
 */
public final class QwintoFields {
  /** A field, a bonus field, the gap of a row, or beyond its ends; one sign for each column. */
  private static final List<String> PRINT =
      List.of(
          "  o*o-o*oooo", //
          " ooooo-o*oo ",
          "oo*o-oooo*  ");

  private static final List<Colour> COLOURS = List.of(Colour.ORANGE, Colour.YELLOW, Colour.PURPLE);

  public static final int ROWS = 3;
  public static final int COLUMNS = 12;

  /** How many fields a row has. */
  public static final int PER_ROW = 9;

  public static final int COUNT = ROWS * PER_ROW;

  /** No field is printed here. */
  public static final int NONE = -1;

  private static final byte[] COLUMN = new byte[COUNT];
  private static final boolean[] BONUS = new boolean[COUNT];

  /** The field at each row and column, or none. */
  private static final byte[] AT = new byte[ROWS * COLUMNS];

  /** The fields of the column in which a field stands, itself included. */
  private static final int[] COLUMN_OF = new int[COUNT];

  private static final List<Integer> BONUS_COLUMNS;
  private static final int[] BONUS_FIELDS;
  private static final int[] BONUS_SETS;

  static {
    int field = 0;
    int[] columns = new int[COLUMNS];
    for (int row = 0; row < ROWS; row++) {
      for (int column = 0; column < COLUMNS; column++) {
        char sign = PRINT.get(row).charAt(column);
        boolean isField = sign == 'o' || sign == '*';
        AT[row * COLUMNS + column] = (byte) (isField ? field : NONE);
        if (isField) {
          COLUMN[field] = (byte) column;
          BONUS[field] = sign == '*';
          columns[column] |= 1 << field++;
        }
      }
    }
    List<Integer> bonusColumns = new ArrayList<>();
    for (int column = 0; column < COLUMNS; column++) {
      if (Integer.bitCount(columns[column]) == ROWS) {
        bonusColumns.add(column);
      }
    }
    BONUS_COLUMNS = List.copyOf(bonusColumns);
    BONUS_FIELDS = new int[bonusColumns.size()];
    BONUS_SETS = new int[bonusColumns.size()];
    for (int f = 0; f < COUNT; f++) {
      COLUMN_OF[f] = columns[COLUMN[f]];
      if (BONUS[f]) {
        int bonus = bonusColumns.indexOf((int) COLUMN[f]);
        BONUS_FIELDS[bonus] = f;
        BONUS_SETS[bonus] = COLUMN_OF[f];
      }
    }
  }

  private QwintoFields() {}

  public static boolean isField(int field) {
    return field >= 0 && field < COUNT;
  }

  public static Colour colour(int row) {
    return COLOURS.get(row);
  }

  public static int row(int field) {
    return field / PER_ROW;
  }

  /** The column of a field, from 0 for the leftmost of the sheet. */
  public static int column(int field) {
    return COLUMN[field];
  }

  /** The field of this row in this column, or {@link #NONE}. */
  public static int at(int row, int column) {
    return AT[row * COLUMNS + column];
  }

  /** It has the shape of a pentagon. */
  public static boolean isBonus(int field) {
    return BONUS[field];
  }

  /** The columns of three fields, from the left. */
  public static List<Integer> bonusColumns() {
    return BONUS_COLUMNS;
  }

  static int columnOf(int field) {
    return COLUMN_OF[field];
  }

  /** How many columns of three fields there are. */
  public static int bonuses() {
    return BONUS_FIELDS.length;
  }

  /** The bonus field of one of the columns of three. */
  public static int bonusField(int bonus) {
    return BONUS_FIELDS[bonus];
  }

  /** The fields of one of the columns of three, one bit for each. */
  public static int bonusSet(int bonus) {
    return BONUS_SETS[bonus];
  }

  /** "Y5" is the fifth field of the yellow row from the left; the gap does not count. */
  public static String text(int field) {
    return isField(field) ? "" + colour(row(field)).letter() + (field % PER_ROW + 1) : "" + field;
  }
}
