package app.traytable.play.server;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What can be chosen on the command line. */
public record Options(int port, Look look, boolean animations, Path data) {
  private static final Map<String, String> SIZES =
      Map.of("phone", "411x891", "small", "360x640", "tablet", "800x1280");

  /** Reads {@code name=value} each; refuses in a sentence that says what would be right. */
  public static Options read(List<String> arguments) {
    Map<String, String> given = new HashMap<>();
    for (String argument : arguments) {
      int equals = argument.indexOf('=');
      given.put(argument.substring(0, equals), argument.substring(equals + 1));
    }
    String size = given.getOrDefault("size", "phone");
    int[] dp = size(SIZES.getOrDefault(size, size));
    Look look =
        new Look(
            dp[0],
            dp[1],
            language(given.getOrDefault("language", "en")),
            yes("dark", given.getOrDefault("dark", "false")),
            fontScale(given.getOrDefault("fontScale", "1")),
            Look.USUAL_DENSITY);
    String folder = given.getOrDefault("data", "");
    Path data = Path.of(folder.isEmpty() ? given.getOrDefault("default-data", "play") : folder);
    return new Options(
        port(given.getOrDefault("port", "0")),
        look,
        yes("animations", given.getOrDefault("animations", "true")),
        data.toAbsolutePath());
  }

  private static int port(String text) {
    int port = text.matches("\\d{1,5}") ? Integer.parseInt(text) : -1;
    if (port < 0 || port > 65_535) {
      throw refused("port", text, "a number up to 65535, or 0 for any free one");
    }
    return port;
  }

  private static int[] size(String text) {
    if (text.matches("\\d{3,4}x\\d{3,4}")) {
      int times = text.indexOf('x');
      int width = Integer.parseInt(text.substring(0, times));
      int height = Integer.parseInt(text.substring(times + 1));
      if (Look.fits(width) && Look.fits(height)) {
        return new int[] {width, height};
      }
    }
    throw refused(
        "size", text, "phone, small, tablet, or WIDTHxHEIGHT in dp, each from 240 to 1600");
  }

  private static String language(String text) {
    if (!Look.LANGUAGES.contains(text)) {
      throw refused("language", text, "one of " + String.join(", ", Look.LANGUAGES));
    }
    return text;
  }

  private static boolean yes(String option, String text) {
    // -Pdark alone gives an empty text.
    return switch (text) {
      case "", "true", "on" -> true;
      case "false", "off" -> false;
      default -> throw refused(option, text, "true or false");
    };
  }

  private static float fontScale(String text) {
    float scale = text.matches("\\d(\\.\\d{1,2})?") ? Float.parseFloat(text) : 0;
    if (!Look.isFontScale(scale)) {
      throw refused("fontScale", text, "a number from 0.5 to 2, such as 1.3");
    }
    return scale;
  }

  private static IllegalArgumentException refused(String option, String text, String right) {
    return new IllegalArgumentException(
        "-P" + option + "=" + text + " is not possible: it must be " + right + ".");
  }
}
