package app.traytable.rules.qwinto;

import app.traytable.rules.qwinto.QwintoState.Phase;
import app.traytable.rules.table.Refusal;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.TableRefusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a seat may do, and why it may not. */
final class QwintoReferee {
  private QwintoReferee() {}

  static List<QwintoMove> legalMoves(QwintoState state, int seat) {
    return switch (state.phase) {
      case LAYING ->
          seat == state.current ? QwintoLays.of(state.hands[seat]) : List.<QwintoMove>of();
      case ANSWERING ->
          state.isWaitingFor(seat) ? new QwintoAnswers(state.open(seat)) : List.<QwintoMove>of();
      case OVER -> List.of();
    };
  }

  /** Lets a legal move pass and refuses every other. */
  static void check(QwintoState state, Seat seat, QwintoMove move) {
    TableRefusal.check(seat, state.seats, move, state.phase == Phase.OVER);
    Refusal refusal = refusal(state, seat.index(), move);
    if (refusal != null) {
      throw refusal.illegal();
    }
  }

  private static @Nullable Refusal refusal(QwintoState state, int seat, QwintoMove move) {
    if (move instanceof QwintoMove.Enter enter) {
      return refusal(state, seat, enter.field());
    } else if (move instanceof QwintoMove.Lay lay) {
      Refusal early = noTurn(state, seat);
      return early != null ? early : noLay(state, lay);
    } else if (move instanceof QwintoMove.LayTwo two) {
      Refusal early = noTurn(state, seat);
      return early != null ? early : noPair(state, two);
    }
    return noAnswer(state, seat);
  }

  /** Why this seat may not enter what is called into this field; null when it may. */
  static @Nullable Refusal refusal(QwintoState state, int seat, int field) {
    Refusal early = noAnswer(state, seat);
    return early != null ? early : closed(state.sheets[seat], state.call, field);
  }

  /** Why nothing can be laid now. */
  private static @Nullable Refusal noTurn(QwintoState state, int seat) {
    if (state.phase == Phase.ANSWERING) {
      return QwintoRefusal.ANSWER_FIRST;
    }
    return seat == state.current ? null : TableRefusal.TURN;
  }

  private static @Nullable QwintoRefusal noLay(QwintoState state, QwintoMove.Lay lay) {
    if (!isInHand(state, lay.card())) {
      return QwintoRefusal.NOT_IN_HAND;
    }
    return QwintoGrid.isPlace(lay.place()) ? null : QwintoRefusal.NO_PLACE;
  }

  private static @Nullable QwintoRefusal noPair(QwintoState state, QwintoMove.LayTwo two) {
    if (!isInHand(state, two.first()) || !isInHand(state, two.second())) {
      return QwintoRefusal.NOT_IN_HAND;
    } else if (!QwintoGrid.isPlace(two.place()) || !QwintoGrid.isPlace(two.next())) {
      return QwintoRefusal.NO_PLACE;
    } else if ((QwintoCards.sameValue(two.first()) >>> two.second() & 1) == 0) {
      return QwintoRefusal.NOT_EQUAL;
    }
    return QwintoGrid.areNeighbours(two.place(), two.next()) ? null : QwintoRefusal.NOT_NEIGHBOURS;
  }

  private static boolean isInHand(QwintoState state, byte card) {
    return QwintoCards.isCard(card) && (state.hands[state.current] >>> card & 1) != 0;
  }

  /** Why this seat has no call to answer. */
  private static @Nullable Refusal noAnswer(QwintoState state, int seat) {
    if (state.isWaitingFor(seat)) {
      return null;
    } else if (state.phase != Phase.LAYING) {
      return state.phase == Phase.OVER ? TableRefusal.OVER : QwintoRefusal.ANSWERED;
    }
    return seat == state.current ? QwintoRefusal.LAY_FIRST : TableRefusal.TURN;
  }

  private static @Nullable QwintoRefusal closed(QwintoSheet sheet, QwintoCall call, int field) {
    if (!QwintoFields.isField(field)) {
      return QwintoRefusal.NO_FIELD;
    }
    int row = QwintoFields.row(field);
    if ((sheet.open(call.sum(), call.rows()) >>> field & 1) != 0) {
      return null;
    } else if ((call.rows() >>> row & 1) == 0) {
      return QwintoRefusal.WRONG_COLOUR;
    } else if (sheet.isFilled(field)) {
      return QwintoRefusal.FILLED;
    } else if (sheet.rowHas(row, call.sum())) {
      return QwintoRefusal.TWICE_IN_ROW;
    }
    return sheet.columnHas(field, call.sum())
        ? QwintoRefusal.TWICE_IN_COLUMN
        : QwintoRefusal.NOT_RISING;
  }
}
