package app.traytable.play.server;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Opens the browser where there is a desktop. That is a comfort: else the address will do. */
final class Desktop {
  private Desktop() {}

  static void open(String address) {
    List<String> command = command(System.getProperty("os.name"), System.getenv(), address);
    if (!command.isEmpty()) {
      try {
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
      } catch (IOException e) {
        // The address stands in the terminal.
      }
    }
  }

  /** Empty where nobody would see a window. */
  static List<String> command(String system, Map<String, String> environment, String address) {
    String name = system.toLowerCase(Locale.ROOT);
    if (environment.containsKey("CI")) {
      return List.of();
    } else if (name.startsWith("mac")) {
      return List.of("open", address);
    } else if (name.startsWith("windows")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler", address);
    } else if (environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY")) {
      return List.of("xdg-open", address);
    }
    return List.of();
  }
}
