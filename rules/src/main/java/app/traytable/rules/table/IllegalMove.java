package app.traytable.rules.table;

/**
 * A move that the rules do not allow now. The message tells a player why, without naming what is
 * hidden; the key lets a screen say it in their language.
 */
public final class IllegalMove extends IllegalArgumentException {
  private final String key;

  public IllegalMove(String key, String message) {
    super(message);
    this.key = key;
  }

  public String key() {
    return key;
  }

  /** For a text that names no move of the game. */
  public static IllegalMove unknown(String text) {
    String shown = text.length() <= 40 ? text : text.substring(0, 40) + "...";
    return new IllegalMove("unknown", "There is no move \"" + shown + "\".");
  }

  /** For a program that names no move at all. */
  public static IllegalMove none() {
    return new IllegalMove("unknown", "Choose one of the moves of this game.");
  }

  /** For a place where nobody sits. */
  public static IllegalMove nobody(int index) {
    return new IllegalMove("seat", "Nobody sits on seat " + (index + 1) + ".");
  }

  public static IllegalMove over() {
    return new IllegalMove("over", "The game is over.");
  }

  public static IllegalMove notYourTurn() {
    return new IllegalMove("turn", "It is not this player's turn.");
  }
}
