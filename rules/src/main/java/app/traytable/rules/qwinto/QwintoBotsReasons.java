package app.traytable.rules.qwinto;

import app.traytable.rules.bots.Hint;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.List;

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

  static Hint<QwintoMove> explain(QwintoView view, List<QwintoMove> legalMoves, QwintoMove move) {
    QwintoBotsReasons reasons = new QwintoBotsReasons(view);
    if (move instanceof QwintoMove.Enter enter) {
      return reasons.enter(move, enter.field());
    }
    return move instanceof QwintoMove.Pass
        ? reasons.leaveOut(move, legalMoves)
        : reasons.lay(move, legalMoves);
  }

  private Hint<QwintoMove> enter(QwintoMove move, int field) {
    int number = view.masked.sum;
    String where = QwintoFields.text(field);
    QwintoSheet after = sheet.entered(field, number);
    int row = QwintoFields.row(field);
    int bonus = after.bonusPoints(QwintoFields.column(field));
    if (bonus > 0) {
      return Hint.of(move, QwintoBots.FILLS_COLUMN, where, "" + number, "" + bonus);
    } else if (after.isFull(row)) {
      return Hint.of(move, QwintoBots.FILLS_ROW, where, "" + number, "" + after.rowPoints(row));
    }
    boolean harms = sense.worth(move) < sense.worthWithout();
    if (harms && seat == view.current()) {
      return Hint.of(move, QwintoBots.AVOIDS_FAILING, where, "" + number);
    }
    return !harms && hasRoom(after, field, -1) && hasRoom(after, field, 1)
        ? Hint.of(move, QwintoBots.LEAVES_ROOM, where, "" + number)
        : Hint.of(move, Hint.WENT_BEST);
  }

  /** The field on this side may get more numbers than there are empty fields up to the next. */
  private static boolean hasRoom(QwintoSheet sheet, int field, int step) {
    int row = QwintoFields.row(field);
    int empty = 0;
    for (int f = field + step; isIn(row, f) && !sheet.isFilled(f); f += step) {
      empty++;
    }
    int numbers = 0;
    for (int number = QwintoSheet.LOWEST; number <= QwintoSheet.HIGHEST; number++) {
      numbers += sheet.open(number, 1 << row) >>> field + step & 1;
    }
    return empty == 0 || numbers > empty;
  }

  private static boolean isIn(int row, int field) {
    return QwintoFields.isField(field) && QwintoFields.row(field) == row;
  }

  private Hint<QwintoMove> leaveOut(QwintoMove move, List<QwintoMove> legalMoves) {
    boolean spoils = sense.best(legalMoves) == move;
    return spoils
        ? Hint.of(move, QwintoBots.LEAVE_OUT, "" + view.masked.sum)
        : Hint.of(move, Hint.WENT_BEST);
  }

  private Hint<QwintoMove> lay(QwintoMove move, List<QwintoMove> legalMoves) {
    QwintoBotsCall call = QwintoBotsCall.of(view.masked.grid, move);
    String sum = "" + call.sum();
    int field = sense.bestField(seat.index(), call);
    if (field == QwintoFields.NONE || sense.gain(seat.index(), call) <= 0) {
      boolean nothing = sense.worth(sense.best(legalMoves)) <= 0;
      return Hint.of(move, nothing ? QwintoBots.NOTHING_TO_CALL : Hint.WENT_BEST);
    }
    String where = QwintoFields.text(field);
    QwintoSheet after = sheet.entered(field, call.sum());
    if (after.bonusPoints(QwintoFields.column(field)) > 0) {
      return Hint.of(move, QwintoBots.CALL_FILLS_COLUMN, sum, where);
    } else if (after.isFull(QwintoFields.row(field))) {
      return Hint.of(move, QwintoBots.CALL_FILLS_ROW, sum, where);
    } else if (view.seats() > 1 && suitsNobodyElse(call)) {
      return Hint.of(move, QwintoBots.CALL_FOR_ME_ALONE, sum, where);
    }
    return Hint.of(move, QwintoBots.CALL_LEAVES_ROOM, sum, where);
  }

  private boolean suitsNobodyElse(QwintoBotsCall call) {
    for (Seat other : Seats.firstOnes(view.seats())) {
      if (other != seat && sense.gain(other.index(), call) > 0) {
        return false;
      }
    }
    return true;
  }
}
