package app.traytable.rules.table;

import org.jspecify.annotations.Nullable;

/**
 * Who sits on a seat.
 *
 * @param level null for a person
 */
public record Player(String name, @Nullable Level level) {
  public static final int LONGEST_NAME = 24;

  public Player {
    if (name.isBlank() || !name.equals(name.strip())) {
      throw new IllegalSetup("name", "A name begins and ends with a letter, not with a space.");
    }
    if (name.codePointCount(0, name.length()) > LONGEST_NAME) {
      throw new IllegalSetup("name", "A name has at most " + LONGEST_NAME + " characters.");
    }
    if (name.codePoints().anyMatch(Player::isUnprintable)) {
      throw new IllegalSetup("name", "A name has no line breaks or control characters.");
    }
  }

  private static boolean isUnprintable(int codePoint) {
    int type = Character.getType(codePoint);
    return type == Character.CONTROL
        || type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR
        || type == Character.SURROGATE;
  }

  public static Player person(String name) {
    return new Player(name, null);
  }

  public static Player bot(String name, Level level) {
    return new Player(name, level);
  }
}
