package app.traytable.rules.qwinto;

import app.traytable.rules.table.Refusal;

/** Why something cannot be done now in Qwinto. */
public enum QwintoRefusal implements Refusal {
  LAY_FIRST("Lay a card on the grid first."),
  NOT_IN_HAND("Lay a card from your own hand."),
  NO_PLACE("Lay the card on one of the four cards of the grid."),
  NOT_EQUAL("Lay one card, or two cards of the same value."),
  NOT_NEIGHBOURS("Lay the second card beside the first, above it or below it."),
  ANSWER_FIRST("First everybody answers the call: enter the number or pass."),
  ANSWERED("This player has nothing more to enter in this round."),
  NO_FIELD("Choose a field of the sheet."),
  WRONG_COLOUR("Choose a field in a row of a called colour."),
  FILLED("Choose an empty field: a number stands here already."),
  TWICE_IN_ROW("Choose another row: this one has that number."),
  TWICE_IN_COLUMN("Choose another column: this one has that number."),
  NOT_RISING("Choose a field where the row goes on rising to the right."),

  /** Said by a sheet alone, which does not know what was called. */
  CLOSED("Choose a field where this number may stand.");

  private final String message;

  QwintoRefusal(String message) {
    this.message = message;
  }

  @Override
  public String message() {
    return message;
  }
}
