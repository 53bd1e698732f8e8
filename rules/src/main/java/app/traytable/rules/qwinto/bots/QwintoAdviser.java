package app.traytable.rules.qwinto.bots;

import app.traytable.rules.qwinto.QwintoCall;
import app.traytable.rules.qwinto.QwintoFields;
import app.traytable.rules.qwinto.QwintoMove;
import app.traytable.rules.qwinto.QwintoSheet;
import app.traytable.rules.qwinto.QwintoView;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
    } else if (sense.worth(move) < sense.worthWithout()) {
      return seat == view.current()
          ? new QwintoReason.AvoidsFailing(field, number)
          : new QwintoReason.WentBest();
    }
    QwintoReason oneMore = oneMore(after, field, number);
    if (oneMore != null) {
      return oneMore;
    }
    QwintoStretch left = QwintoStretch.before(sheet, field, number);
    QwintoStretch right = QwintoStretch.behind(sheet, field, number);
    return left.hasRoom() && right.hasRoom()
        ? new QwintoReason.LeavesRoom(field, number, left, right)
        : new QwintoReason.WentBest();
  }

  private static @Nullable QwintoReason oneMore(QwintoSheet after, int field, int number) {
    int bonus = QwintoFields.bonusColumns().indexOf(QwintoFields.column(field));
    if (bonus >= 0) {
      int missing = only(after, QwintoFields.bonusSet(bonus));
      if (missing != QwintoFields.NONE) {
        int points = after.number(QwintoFields.bonusField(bonus));
        return new QwintoReason.OneMoreForColumn(field, number, missing, points);
      }
    }
    int row = QwintoFields.row(field);
    int missing = only(after, (1 << QwintoFields.PER_ROW) - 1 << row * QwintoFields.PER_ROW);
    return missing == QwintoFields.NONE
        ? null
        : new QwintoReason.OneMoreForRow(field, number, missing);
  }

  /** The one of these fields that is empty, if there is but one and it can still be filled. */
  private static int only(QwintoSheet sheet, int fields) {
    int empty = 0;
    for (int rest = fields; rest != 0; rest &= rest - 1) {
      int field = Integer.numberOfTrailingZeros(rest);
      empty |= sheet.isFilled(field) ? 0 : 1 << field;
    }
    boolean canBeFilled = false;
    for (int number = QwintoSheet.LOWEST; number <= QwintoSheet.HIGHEST; number++) {
      canBeFilled |= (sheet.open(number, (1 << QwintoFields.ROWS) - 1) & empty) != 0;
    }
    return Integer.bitCount(empty) == 1 && canBeFilled
        ? Integer.numberOfTrailingZeros(empty)
        : QwintoFields.NONE;
  }

  private QwintoReason leaveOut(QwintoMove move, List<QwintoMove> legalMoves) {
    if (sense.best(legalMoves) == move
        && sense.best(legalMoves.subList(1, legalMoves.size()))
            instanceof QwintoMove.Enter instead) {
      int number = view.masked().call().sum();
      QwintoStretch tight = QwintoStretch.tightest(sheet, instead.field(), number);
      if (!tight.hasPlenty()) {
        return new QwintoReason.LeaveOut(number, instead.field(), tight);
      }
    }
    return new QwintoReason.WentBest();
  }

  private QwintoReason lay(QwintoMove move, List<QwintoMove> legalMoves) {
    QwintoCall call = view.callOf(move);
    int sum = call.sum();
    int field = sense.bestField(seat.index(), call);
    if (field == QwintoFields.NONE || sense.gain(seat.index(), call) <= 0) {
      boolean nothing = sense.worth(sense.best(legalMoves)) <= 0;
      return nothing ? new QwintoReason.NothingToCall() : new QwintoReason.WentBest();
    }
    QwintoSheet after = sheet.enter(field, sum);
    int row = QwintoFields.row(field);
    int bonus = after.bonusPoints(QwintoFields.column(field));
    if (bonus > 0) {
      return new QwintoReason.CallFillsColumn(sum, field, bonus);
    } else if (after.isFull(row)) {
      return new QwintoReason.CallFillsRow(sum, field, after.rowPoints(row));
    } else if (view.seats() > 1 && suitsNobodyElse(call)) {
      return new QwintoReason.CallForMeAlone(sum, field);
    }
    QwintoStretch left = QwintoStretch.before(sheet, field, sum);
    QwintoStretch right = QwintoStretch.behind(sheet, field, sum);
    return left.hasRoom() && right.hasRoom()
        ? new QwintoReason.CallLeavesRoom(sum, field, left, right)
        : new QwintoReason.CallFits(sum, field);
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
