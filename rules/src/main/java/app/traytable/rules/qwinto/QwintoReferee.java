package app.traytable.rules.qwinto;

import app.traytable.rules.qwinto.QwintoState.Phase;
import app.traytable.rules.table.IllegalMove;

/** Refuses what the rules do not allow, in words that say what to do instead. */
final class QwintoReferee {
  private QwintoReferee() {}

  static void check(QwintoState state, int seat, QwintoMove move) {
    if (move == null) {
      throw IllegalMove.none();
    }
    if (state.phase == Phase.OVER) {
      throw IllegalMove.over();
    }
    if (move instanceof QwintoMove.Lay lay) {
      checkTurn(state, seat);
      checkInHand(state, lay.card());
      checkPlace(lay.place());
    } else if (move instanceof QwintoMove.LayTwo two) {
      checkTurn(state, seat);
      checkInHand(state, two.first());
      checkInHand(state, two.second());
      checkPlace(two.place());
      checkPlace(two.next());
      checkPair(two);
    } else {
      checkAnswerDue(state, seat);
      if (move instanceof QwintoMove.Enter enter) {
        checkField(state, state.sheets[seat], enter.field());
      }
    }
  }

  private static void checkTurn(QwintoState state, int seat) {
    if (state.phase == Phase.ANSWERING) {
      throw new IllegalMove(
          "answer-first", "First everybody answers the call: enter the number or pass.");
    }
    if (seat != state.current) {
      throw IllegalMove.notYourTurn();
    }
  }

  private static void checkInHand(QwintoState state, byte card) {
    if (!QwintoCards.isCard(card) || (state.hands[state.current] >>> card & 1) == 0) {
      throw new IllegalMove("not-in-hand", "Lay a card from your own hand.");
    }
  }

  private static void checkPlace(int place) {
    if (!QwintoGrid.isPlace(place)) {
      throw new IllegalMove("no-place", "Lay the card on one of the four cards of the grid.");
    }
  }

  private static void checkPair(QwintoMove.LayTwo two) {
    if ((QwintoCards.sameValue(two.first()) >>> two.second() & 1) == 0) {
      throw new IllegalMove("not-equal", "Lay one card, or two cards of the same value.");
    }
    if (!QwintoGrid.areNeighbours(two.place(), two.next())) {
      throw new IllegalMove(
          "not-neighbours", "Lay the second card beside the first, above it or below it.");
    }
  }

  private static void checkAnswerDue(QwintoState state, int seat) {
    if (state.isWaitingFor(seat)) {
      return;
    }
    if (state.phase == Phase.ANSWERING) {
      throw new IllegalMove("answered", "This player has nothing more to enter in this round.");
    }
    if (seat != state.current) {
      throw IllegalMove.notYourTurn();
    }
    throw new IllegalMove("lay-first", "Lay a card on the grid first.");
  }

  private static void checkField(QwintoState state, QwintoSheet sheet, int field) {
    if (!QwintoFields.isField(field)) {
      throw new IllegalMove("no-field", "Choose a field of the sheet.");
    }
    if ((sheet.open(state.sum, state.rows) >>> field & 1) != 0) {
      return;
    }
    int row = QwintoFields.row(field);
    if ((state.rows >>> row & 1) == 0) {
      throw new IllegalMove("wrong-colour", "Choose a field in a row of a called colour.");
    }
    if (sheet.isFilled(field)) {
      throw new IllegalMove("filled", "Choose an empty field: a number stands here already.");
    }
    if (sheet.rowHas(row, state.sum)) {
      throw new IllegalMove("twice-in-row", "Choose another row: this one has that number.");
    }
    if (sheet.columnHas(field, state.sum)) {
      throw new IllegalMove("twice-in-column", "Choose another column: this one has that number.");
    }
    throw new IllegalMove(
        "not-rising", "Choose a field where the row goes on rising to the right.");
  }
}
