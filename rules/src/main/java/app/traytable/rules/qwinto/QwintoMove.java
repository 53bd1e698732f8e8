package app.traytable.rules.qwinto;

import app.traytable.rules.table.Move;

/** What a player does in Qwinto. {@link QwintoMoves} keeps one object of each. */
public sealed interface QwintoMove extends Move {
  /** Leaves the called number out; the player who called it takes a failed attempt. */
  record Pass() implements QwintoMove {}

  /** Writes the called number into a field of one's own sheet. */
  record Enter(int field) implements QwintoMove {}

  /** Lays one card on the grid and calls. */
  record Lay(byte card, int place) implements QwintoMove {}

  /**
   * Lays two cards of one value on neighbouring places, one directly after the other, and calls by
   * the second. This is one move: whoever lays a single card does not tell whether there was a
   * second one like it.
   */
  record LayTwo(byte first, int place, byte second, int next) implements QwintoMove {}
}
