package app.traytable.rules.table;

/**
 * Why a move is not allowed now. Each game has an enum of its own for them, and {@link
 * TableRefusal} holds what is refused at every table.
 */
public interface Refusal {
  /** Tells a player why, and what to do instead, without naming what is hidden. */
  String message();

  /** To be thrown. */
  default IllegalMove illegal() {
    return new IllegalMove(this);
  }
}
