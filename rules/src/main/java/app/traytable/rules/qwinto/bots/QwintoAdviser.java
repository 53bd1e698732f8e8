package app.traytable.rules.qwinto.bots;

import app.traytable.rules.qwinto.QwintoCall;
import app.traytable.rules.qwinto.QwintoFields;
import app.traytable.rules.qwinto.QwintoMove;
import app.traytable.rules.qwinto.QwintoSheet;
import app.traytable.rules.qwinto.QwintoView;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.List;

/** Says why a move is good. */
final class QwintoAdviser {
  private final QwintoView view;
  private final Seat seat;
  private final QwintoSheet sheet;
  private final QwintoSense sense;

  QwintoAdviser(QwintoView view) {
    this.view = view;
    this.seat = QwintoBots.viewer(view);
    this.sheet = view.sheet(seat);
    this.sense = new QwintoSense(view.masked(), seat, 0);
  }

  QwintoReason explain(List<QwintoMove> legalMoves, QwintoMove move) {
    if (move instanceof QwintoMove.Enter enter) {
      return enter(move, enter.field());
    }
    return move instanceof QwintoMove.Pass ? leaveOut(move, legalMoves) : lay(move, legalMoves);
  }

  private QwintoReason enter(QwintoMove move, int field) {
    int number = view.masked().call().sum();
    QwintoSheet after = sheet.enter(field, number);
    int row = QwintoFields.row(field);
    int bonus = after.bonusPoints(QwintoFields.column(field));
    if (bonus > 0) {
      return new QwintoReason.FillsColumn(field, number, bonus);
    } else if (after.isFull(row)) {
      return new QwintoReason.FillsRow(field, number, after.rowPoints(row));
    }
    boolean harms = sense.worth(move) < sense.worthWithout();
    if (harms && seat == view.current()) {
      return new QwintoReason.AvoidsFailing(field, number);
    }
    return !harms && hasRoom(after, field, -1) && hasRoom(after, field, 1)
        ? new QwintoReason.LeavesRoom(field, number)
        : new QwintoReason.WentBest();
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

  private QwintoReason leaveOut(QwintoMove move, List<QwintoMove> legalMoves) {
    boolean spoils = sense.best(legalMoves) == move;
    return spoils
        ? new QwintoReason.LeaveOut(view.masked().call().sum())
        : new QwintoReason.WentBest();
  }

  private QwintoReason lay(QwintoMove move, List<QwintoMove> legalMoves) {
    QwintoCall call = view.callOf(move);
    int field = sense.bestField(seat.index(), call);
    if (field == QwintoFields.NONE || sense.gain(seat.index(), call) <= 0) {
      boolean nothing = sense.worth(sense.best(legalMoves)) <= 0;
      return nothing ? new QwintoReason.NothingToCall() : new QwintoReason.WentBest();
    }
    QwintoSheet after = sheet.enter(field, call.sum());
    if (after.bonusPoints(QwintoFields.column(field)) > 0) {
      return new QwintoReason.CallFillsColumn(call.sum(), field);
    } else if (after.isFull(QwintoFields.row(field))) {
      return new QwintoReason.CallFillsRow(call.sum(), field);
    } else if (view.seats() > 1 && suitsNobodyElse(call)) {
      return new QwintoReason.CallForMeAlone(call.sum(), field);
    }
    return new QwintoReason.CallLeavesRoom(call.sum(), field);
  }

  private boolean suitsNobodyElse(QwintoCall call) {
    for (Seat other : Seats.firstOnes(view.seats())) {
      if (other != seat && sense.gain(other.index(), call) > 0) {
        return false;
      }
    }
    return true;
  }
}
