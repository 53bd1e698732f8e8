package app.traytable.play.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Opens the browser where there is a desktop. That is a comfort: else the address will do. */
final class Desktop {
  private Desktop() {}

  /**
   * The address carries the token, and every user of this machine can read the command lines of the
   * others. So the browser opens a file that only its owner can read, and finds the address there.
   */
  static void open(String address, Path folder) {
    List<String> command = command(System.getProperty("os.name"), System.getenv());
    if (!command.isEmpty()) {
      try {
        new ProcessBuilder(with(command, signpost(address, folder).toString()))
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
      } catch (IOException e) {
        // The address stands in the terminal.
      }
    }
  }

  /** A page that leads to the address, gone when this process ends. */
  static Path signpost(String address, Path folder) throws IOException {
    Path page = Files.createTempFile(folder, "open", ".html");
    page.toFile().deleteOnExit();
    return Files.writeString(
        page,
        "<!doctype html><title>Traytable</title><meta http-equiv=\"refresh\" content=\"0; url="
            + address
            + "\">\n");
  }

  private static List<String> with(List<String> command, String last) {
    List<String> all = new ArrayList<>(command);
    all.add(last);
    return all;
  }

  /** What opens a page; empty where nobody would see a window. */
  static List<String> command(String system, Map<String, String> environment) {
    String name = system.toLowerCase(Locale.ROOT);
    if (environment.containsKey("CI")) {
      return List.of();
    } else if (name.startsWith("mac")) {
      return List.of("open");
    } else if (name.startsWith("windows")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler");
    } else if (environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY")) {
      return List.of("xdg-open");
    }
    return List.of();
  }
}
