package app.traytable.rules.qwinto.bots;

import app.traytable.rules.qwinto.QwintoFields;
import app.traytable.rules.qwinto.QwintoSheet;
import java.util.ArrayList;
import java.util.List;

/** What somebody finds who looks along a row with a finger. */
final class QwintoOnPaper {
  private QwintoOnPaper() {}

  /** The stretch lies beside this filled field, its fields are empty, and it ends where it says. */
  static boolean isBeside(QwintoSheet sheet, int field, QwintoStretch stretch) {
    List<Integer> row = row(sheet, field);
    int first = stretch.first() - field + field % QwintoFields.PER_ROW;
    int end = first + stretch.empty();
    for (int i = first; i < end; i++) {
      if (row.get(i + 1) != 0) {
        return false;
      }
    }
    int at = field % QwintoFields.PER_ROW;
    return (end == at || first == at + 1)
        && row.get(first) == stretch.low()
        && row.get(end + 1) == stretch.high();
  }

  /** There are numbers enough for all fields of the stretch. */
  static boolean canBeFilled(QwintoStretch stretch) {
    return stretch.high() - stretch.low() > stretch.empty();
  }

  /** The numbers of a row, with a 0 for each empty field, between a 0 and a 19. */
  private static List<Integer> row(QwintoSheet sheet, int field) {
    List<Integer> numbers = new ArrayList<>();
    numbers.add(0);
    int first = field - field % QwintoFields.PER_ROW;
    for (int f = first; f < first + QwintoFields.PER_ROW; f++) {
      numbers.add(sheet.number(f));
    }
    numbers.add(QwintoSheet.HIGHEST + 1);
    return numbers;
  }
}
