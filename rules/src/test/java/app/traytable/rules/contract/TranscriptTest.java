package app.traytable.rules.contract;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;

/** Same seed and moves, same game, on every machine and forever. */
@RunWith(Parameterized.class)
public final class TranscriptTest {
  private static final Path FOLDER =
      Path.of(System.getProperty("traytable.transcripts", "src/test/transcripts"));
  private static final int LINES_SHOWN = 10;

  private final String game;

  public TranscriptTest(String game) {
    this.game = game;
  }

  @Parameters(name = "{0}")
  public static Collection<String> games() {
    return Fixtures.games();
  }

  @Test
  public void theKeptGamesArePlayedAgainPlyForPly() throws IOException {
    List<Trial> trials = Fixtures.of(game).transcripts();
    assertEquals("three games are kept of each game", 3, trials.size());
    for (Trial trial : trials) {
      Path file = FOLDER.resolve(Transcript.fileName(trial));
      assertTrue(file + " is missing: ./gradlew :rules:transcripts", Files.exists(file));
      List<String> kept = Files.readAllLines(file);
      List<String> played = Transcript.write(Fixtures.of(game), trial).lines().toList();
      assertEquals(
          file.getFileName() + ", if meant: ./gradlew :rules:transcripts", "", diff(kept, played));
    }
  }

  private static String diff(List<String> kept, List<String> played) {
    StringBuilder diff = new StringBuilder();
    int shown = 0;
    for (int i = 0; i < Math.max(kept.size(), played.size()) && shown < LINES_SHOWN; i++) {
      String old = i < kept.size() ? kept.get(i) : "(end)";
      String now = i < played.size() ? played.get(i) : "(end)";
      if (!old.equals(now)) {
        diff.append("\nline ").append(i + 1).append("\n- ").append(old).append("\n+ ").append(now);
        shown++;
      }
    }
    return diff.toString();
  }
}
