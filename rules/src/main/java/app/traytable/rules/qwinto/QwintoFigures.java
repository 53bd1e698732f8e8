package app.traytable.rules.qwinto;

import app.traytable.rules.table.Figure;
import java.util.List;

/** What the sheets tell at the end. */
final class QwintoFigures {
  static final List<Figure<QwintoView, QwintoEvent>> ALL =
      List.of(
          row("points-orange", 0),
          row("points-yellow", 1),
          row("points-purple", 2),
          new Figure<>("bonus-columns", (seat, told, end) -> end.sheet(seat).fullColumns()),
          new Figure<>("failed-attempts", (seat, told, end) -> end.sheet(seat).failed()));

  private QwintoFigures() {}

  private static Figure<QwintoView, QwintoEvent> row(String id, int row) {
    return new Figure<>(id, (seat, told, end) -> end.sheet(seat).rowPoints(row));
  }
}
