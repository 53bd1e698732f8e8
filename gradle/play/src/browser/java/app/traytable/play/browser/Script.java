package app.traytable.play.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A whole match, written down tap by tap by the app's own tests. */
record Script(List<Tap> taps) {
  /** One thing to touch, and what to write there if it is a field. */
  record Tap(int index, String label, String text) {
    void on(Labels labels, PhoneScreen screen) throws IOException, InterruptedException {
      if (text.isEmpty()) {
        labels.tap(index, label, true);
      } else {
        labels.tap(label);
        screen.page.type(text);
        labels.find(0, text, false);
      }
    }
  }

  static Script of(String game) throws IOException {
    List<Tap> taps = new ArrayList<>();
    Path file = Path.of(System.getProperty("play.scripts"), game + ".txt");
    for (String line : Files.readAllLines(file)) {
      String[] words = line.split(" ", 3);
      switch (words[0]) {
        case "tap" -> taps.add(new Tap(Integer.parseInt(words[1]), words[2], ""));
        case "type" -> taps.add(new Tap(0, "Code of the deal", words[1]));
        // How it ends is proved where it was written down.
        case "end" -> {}
        default -> throw new IOException(file + ": " + line);
      }
    }
    return new Script(taps);
  }
}
