package app.traytable.rules.table;

/** A move that the rules do not allow now. The message tells a player why. */
public final class IllegalMove extends IllegalArgumentException {
  private final transient Refusal refusal;

  public IllegalMove(Refusal refusal) {
    this(refusal, refusal.message());
  }

  private IllegalMove(Refusal refusal, String message) {
    super(message);
    this.refusal = refusal;
  }

  public Refusal refusal() {
    return refusal;
  }

  /** For a text that names no move of the game. */
  static IllegalMove unknown(String text) {
    String shown = text.length() <= 40 ? text : text.substring(0, 40) + "...";
    return new IllegalMove(TableRefusal.UNKNOWN, "There is no move \"" + shown + "\".");
  }

  /** For a place where nobody sits. */
  static IllegalMove nobody(int index) {
    return new IllegalMove(TableRefusal.SEAT, "Nobody sits on seat " + (index + 1) + ".");
  }
}
