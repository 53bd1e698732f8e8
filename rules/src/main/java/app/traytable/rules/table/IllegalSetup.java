package app.traytable.rules.table;

/**
 * A set-up that cannot be played. The message tells a player why; the key lets a screen say it in
 * their language.
 */
public final class IllegalSetup extends IllegalArgumentException {
  private final String key;

  public IllegalSetup(String key, String message) {
    super(message);
    this.key = key;
  }

  public String key() {
    return key;
  }
}
