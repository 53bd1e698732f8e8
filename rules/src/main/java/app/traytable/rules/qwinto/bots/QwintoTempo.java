package app.traytable.rules.qwinto.bots;

import app.traytable.rules.bots.Tempo;
import app.traytable.rules.qwinto.QwintoFields;
import app.traytable.rules.qwinto.QwintoMove;
import app.traytable.rules.qwinto.QwintoSheet;
import app.traytable.rules.qwinto.QwintoView;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;

/** How long a move seems to take, by the open sheets and what is called. */
final class QwintoTempo {
  private QwintoTempo() {}

  static Tempo of(QwintoView table, QwintoMove move) {
    if (move instanceof QwintoMove.Lay || move instanceof QwintoMove.LayTwo) {
      return beforeACall(table);
    }
    // It may be the answer of anybody who waits, so all of them must agree.
    boolean isQuick = true;
    boolean isSlow = true;
    for (Seat seat : table.waiting()) {
      if (move instanceof QwintoMove.Pass) {
        isQuick &= seat != table.current();
        isSlow &= seat == table.current();
      } else if (table.openFields(seat).contains(((QwintoMove.Enter) move).field())) {
        Tempo tempo = entering(table, seat, ((QwintoMove.Enter) move).field());
        isQuick &= tempo == Tempo.QUICK;
        isSlow &= tempo == Tempo.SLOW;
      }
    }
    return isQuick ? Tempo.QUICK : isSlow ? Tempo.SLOW : Tempo.USUAL;
  }

  /** The same whatever is laid, for what else was in the hand is nobody's business. */
  private static Tempo beforeACall(QwintoView table) {
    boolean mayEnd = table.sheet(table.current()).failed() == QwintoSheet.MOST_FAILED - 1;
    for (Seat seat : Seats.firstOnes(table.seats())) {
      mayEnd |= emptyInTwoRows(table.sheet(seat)) == 1;
    }
    boolean isBlank = table.sheet(table.current()).equals(QwintoSheet.EMPTY);
    return mayEnd ? Tempo.SLOW : isBlank ? Tempo.QUICK : Tempo.USUAL;
  }

  /** How many numbers are missing until two rows are full. */
  private static int emptyInTwoRows(QwintoSheet sheet) {
    int most = 0;
    int all = 0;
    for (int row = 0; row < QwintoFields.ROWS; row++) {
      int empty = QwintoFields.PER_ROW - Integer.bitCount(sheet.fields(row));
      most = Math.max(most, empty);
      all += empty;
    }
    return all - most;
  }

  /** What fills something up, or stands alone in its row, goes without a thought. */
  private static Tempo entering(QwintoView table, Seat seat, int field) {
    QwintoSheet sheet = table.sheet(seat);
    int number = table.masked().call().sum();
    if (sheet.enter(field, number).endsTheGame() || QwintoStretch.closes(sheet, field, number)) {
      return Tempo.SLOW;
    }
    boolean isFirst = sheet.fields(QwintoFields.row(field)) == 0;
    return isFirst || QwintoObjector.fillsUp(sheet, field, number) ? Tempo.QUICK : Tempo.USUAL;
  }
}
