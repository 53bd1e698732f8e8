package app.traytable.settings;

/** How long people have at least to say what has to be said before others go on. */
public enum TimeToSpeak {
  SHORT(2_000),
  NORMAL(4_000),
  LONG(8_000),
  AS_LONG_AS_IT_TAKES(Long.MAX_VALUE);

  private final long millis;

  TimeToSpeak(long millis) {
    this.millis = millis;
  }

  /** In milliseconds. */
  public long millis() {
    return millis;
  }
}
