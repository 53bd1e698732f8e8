package app.traytable.rules.table;

import org.jspecify.annotations.Nullable;

/** What is refused in the same words at every table. */
public enum TableRefusal implements Refusal {
  UNKNOWN("Choose one of the moves of this game."),
  SEAT("Nobody sits there."),
  OVER("The game is over."),
  TURN("It is not this player's turn."),
  UNDO("The last move can no longer be taken back."),
  LONG("This match has become too long to be kept.");

  private final String message;

  TableRefusal(String message) {
    this.message = message;
  }

  @Override
  public String message() {
    return message;
  }

  /** Refuses a seat where nobody sits, a move that is none, and every move after the end. */
  public static void check(Seat seat, int seats, @Nullable Move move, boolean isOver) {
    seat.among(seats);
    if (move == null) {
      throw UNKNOWN.illegal();
    }
    if (isOver) {
      throw OVER.illegal();
    }
  }
}
