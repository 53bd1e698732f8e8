package app.traytable.rules.contract;

import static org.junit.Assert.assertEquals;

import java.io.IOException;
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
      Kept.assertKept(file, Transcript.write(Fixtures.of(game), trial));
    }
  }
}
