package app.traytable.setup;

import java.util.Locale;

/** What can be seen of a name as it was typed. */
final class Name {
  /** Letters and signs by their kind, and nothing to the eye. */
  private static final String BLANK = "\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0";

  /** They join or part letters in some languages, and pictures in all. */
  private static final String JOINERS = "\u200C\u200D";

  private Name() {}

  static boolean isInvisible(String name) {
    return name.codePoints().noneMatch(Name::isSeen);
  }

  /** It hides characters, turns others round, or has spaces that are none of the keyboard's. */
  static boolean isStrange(String name) {
    return name.codePoints()
        .anyMatch(
            c ->
                isHidden(c) && JOINERS.indexOf(c) < 0
                    || Character.getType(c) == Character.SPACE_SEPARATOR && c != ' ');
  }

  /** The same for names that differ only in capitals, or in what nobody sees. */
  static String alike(String name) {
    StringBuilder seen = new StringBuilder();
    name.codePoints().filter(c -> !isHidden(c)).forEach(seen::appendCodePoint);
    return seen.toString().strip().toLowerCase(Locale.ROOT);
  }

  private static boolean isSeen(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.SPACE_SEPARATOR,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.NON_SPACING_MARK ->
          false;
      default -> !isHidden(c);
    };
  }

  private static boolean isHidden(int c) {
    return Character.getType(c) == Character.FORMAT || BLANK.indexOf(c) >= 0;
  }
}
