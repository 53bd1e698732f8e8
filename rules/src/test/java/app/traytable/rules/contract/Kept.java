package app.traytable.rules.contract;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A file that is kept, and what is written now instead. */
final class Kept {
  private static final String AGAIN = "./gradlew :rules:transcripts";
  private static final int LINES_SHOWN = 10;

  private Kept() {}

  /** Fails with the first lines that differ. */
  static void assertKept(Path file, String now) throws IOException {
    assertTrue(file + " is missing: " + AGAIN, Files.exists(file));
    List<String> kept = Files.readAllLines(file);
    assertEquals(file.getFileName() + ", if meant: " + AGAIN, "", diff(kept, now.lines().toList()));
  }

  private static String diff(List<String> kept, List<String> written) {
    StringBuilder diff = new StringBuilder();
    int shown = 0;
    for (int i = 0; i < Math.max(kept.size(), written.size()) && shown < LINES_SHOWN; i++) {
      String old = i < kept.size() ? kept.get(i) : "(end)";
      String now = i < written.size() ? written.get(i) : "(end)";
      if (!old.equals(now)) {
        diff.append("\nline ").append(i + 1).append("\n- ").append(old).append("\n+ ").append(now);
        shown++;
      }
    }
    return diff.toString();
  }
}
