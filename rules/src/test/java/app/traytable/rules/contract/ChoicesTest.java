package app.traytable.rules.contract;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;

/** Same view, moves and luck, same choice, on every machine and until it is changed on purpose. */
@RunWith(Parameterized.class)
public final class ChoicesTest {
  private static final Path FOLDER =
      Path.of(System.getProperty("traytable.choices", "src/test/choices"));

  private final Trial trial;

  public ChoicesTest(Trial trial) {
    this.trial = trial;
  }

  @Parameters(name = "{0}")
  public static Collection<Trial> trials() {
    List<Trial> trials = new ArrayList<>();
    for (Fixture<?, ?, ?, ?> fixture : Fixtures.all()) {
      trials.addAll(fixture.choices());
    }
    return trials;
  }

  @Test
  public void botsChooseAsTheyAreKnownTo() throws IOException {
    Path file = FOLDER.resolve(Transcript.fileName(trial));
    Kept.assertKept(file, Choices.write(Fixtures.of(trial.game()), trial));
  }
}
