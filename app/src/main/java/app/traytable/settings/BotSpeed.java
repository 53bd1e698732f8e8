package app.traytable.settings;

/** How long bots take a breath before a move, so that one can follow. */
public enum BotSpeed {
  RELAXED(1500),
  NORMAL(600),
  QUICK(250),
  AT_ONCE(0);

  private final long breath;

  BotSpeed(long breath) {
    this.breath = breath;
  }

  /** In milliseconds. */
  public long breath() {
    return breath;
  }
}
