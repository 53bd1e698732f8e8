package app.traytable.play.server;

import java.util.Locale;

/** What somebody at the page does or wants, one line of text each. */
public sealed interface Wish {
  /** A finger; places are parts of the screen, from 0 to 1, and time is the browser's. */
  record Touch(Phase phase, int finger, float x, float y, long time) implements Wish {}

  enum Phase {
    DOWN,
    MOVE,
    UP,
    CANCEL
  }

  record Wheel(float x, float y, float right, float up) implements Wish {}

  /** A key that writes nothing, by its name in the browser. */
  record Key(String name, boolean shift, boolean ctrl, boolean alt) implements Wish {}

  record Text(String text) implements Wish {}

  /** The button or gesture of the system that goes back. */
  record Back() implements Wish {}

  record Rotate() implements Wish {}

  record Dark(boolean dark) implements Wish {}

  record Language(String language) implements Wish {}

  record FontScale(float scale) implements Wish {}

  /** How many fingers the viewer's glass can tell apart. */
  record Glass(int fingers) implements Wish {}

  /** How many dots per dp the viewer's display needs. */
  record Density(float density) implements Wish {}

  /** Reads one line; throws IllegalArgumentException if it is no wish. */
  static Wish read(String line) {
    if (line.startsWith("text ")) {
      return new Text(line.substring(5).replace("\\n", "\n"));
    }
    String[] words = line.split(" ", -1);
    try {
      return switch (words[0]) {
        case "touch" ->
            new Touch(
                Phase.valueOf(words[1].toUpperCase(Locale.ROOT)),
                finger(words[2]),
                part(words[3]),
                part(words[4]),
                Long.parseLong(words[5]));
        case "wheel" ->
            new Wheel(part(words[1]), part(words[2]), notches(words[3]), notches(words[4]));
        case "key" ->
            new Key(
                words[1], words[2].contains("s"), words[2].contains("c"), words[2].contains("a"));
        case "back" -> new Back();
        case "rotate" -> new Rotate();
        case "dark" -> new Dark(Boolean.parseBoolean(words[1]));
        case "language" -> new Language(language(words[1]));
        case "font" -> new FontScale(fontScale(words[1]));
        case "glass" -> new Glass(fingers(words[1]));
        case "density" -> new Density(density(words[1]));
        default -> throw new IllegalArgumentException("not a wish: " + words[0]);
      };
    } catch (ArrayIndexOutOfBoundsException e) {
      throw new IllegalArgumentException("half a wish: " + line, e);
    }
  }

  private static int finger(String text) {
    int finger = Integer.parseInt(text);
    if (finger < 0 || finger > 9) {
      throw new IllegalArgumentException("a hand too many: " + text);
    }
    return finger;
  }

  private static int fingers(String text) {
    int fingers = Integer.parseInt(text);
    if (fingers < 1 || fingers > 10) {
      throw new IllegalArgumentException("no glass for so many fingers: " + text);
    }
    return fingers;
  }

  private static float part(String text) {
    float part = Float.parseFloat(text);
    if (!(part >= -1 && part <= 2)) {
      throw new IllegalArgumentException("far off the screen: " + text);
    }
    return part;
  }

  private static float notches(String text) {
    float notches = Float.parseFloat(text);
    if (!(Math.abs(notches) <= 100)) {
      throw new IllegalArgumentException("too far a turn: " + text);
    }
    return notches;
  }

  private static String language(String text) {
    if (!Look.LANGUAGES.contains(text)) {
      throw new IllegalArgumentException("not spoken here: " + text);
    }
    return text;
  }

  private static float fontScale(String text) {
    float scale = Float.parseFloat(text);
    if (!Look.isFontScale(scale)) {
      throw new IllegalArgumentException("not a size of letters: " + text);
    }
    return scale;
  }

  private static float density(String text) {
    float density = Float.parseFloat(text);
    if (!Look.isDensity(density)) {
      throw new IllegalArgumentException("not a density: " + text);
    }
    return density;
  }
}
