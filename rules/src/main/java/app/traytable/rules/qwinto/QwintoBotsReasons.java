package app.traytable.rules.qwinto;

import app.traytable.rules.bots.Hint;
import app.traytable.rules.table.Seat;

/** Says why a move is good. */
final class QwintoBotsReasons {
  private final QwintoView view;
  private final Seat seat;
  private final QwintoSheet sheet;
  private final QwintoBotsSense sense;

  private QwintoBotsReasons(QwintoView view) {
    this.view = view;
    this.seat = QwintoBots.viewer(view);
    this.sheet = view.sheet(seat);
    this.sense = new QwintoBotsSense(view.masked, seat, 0);
  }

  static Hint<QwintoMove> explain(QwintoView view, QwintoMove move) {
    QwintoBotsReasons reasons = new QwintoBotsReasons(view);
    if (move instanceof QwintoMove.Enter enter) {
      return reasons.enter(move, enter.field());
    }
    return move instanceof QwintoMove.Pass
        ? Hint.of(move, QwintoBots.LEAVE_OUT, "" + view.masked.sum)
        : reasons.lay(move);
  }

  private Hint<QwintoMove> enter(QwintoMove move, int field) {
    int number = view.masked.sum;
    String where = QwintoFields.text(field);
    QwintoSheet after = sheet.enter(field, number);
    int row = QwintoFields.row(field);
    int bonus = after.bonusPoints(QwintoFields.column(field));
    if (bonus > 0) {
      return Hint.of(move, QwintoBots.FILLS_COLUMN, where, "" + number, "" + bonus);
    } else if (after.isFull(row)) {
      return Hint.of(move, QwintoBots.FILLS_ROW, where, "" + number, "" + after.rowPoints(row));
    } else if (seat == view.current() && sense.worth(move) < sense.worthWithout()) {
      return Hint.of(move, QwintoBots.AVOIDS_FAILING, where, "" + number);
    }
    return Hint.of(move, QwintoBots.LEAVES_ROOM, where, "" + number);
  }

  private Hint<QwintoMove> lay(QwintoMove move) {
    QwintoBotsCall call = QwintoBotsCall.of(view.masked.grid, move);
    String sum = "" + call.sum();
    int field = sense.bestField(seat.index(), call);
    if (field == QwintoFields.NONE) {
      return Hint.of(move, QwintoBots.NOTHING_TO_CALL);
    }
    String where = QwintoFields.text(field);
    QwintoSheet after = sheet.enter(field, call.sum());
    if (after.bonusPoints(QwintoFields.column(field)) > 0) {
      return Hint.of(move, QwintoBots.CALL_FILLS_COLUMN, sum, where);
    } else if (after.isFull(QwintoFields.row(field))) {
      return Hint.of(move, QwintoBots.CALL_FILLS_ROW, sum, where);
    } else if (view.seats() > 1 && sense.gainOfOthers(call) <= 0) {
      return Hint.of(move, QwintoBots.CALL_FOR_ME_ALONE, sum, where);
    }
    return Hint.of(move, QwintoBots.CALL_LEAVES_ROOM, sum, where);
  }
}
