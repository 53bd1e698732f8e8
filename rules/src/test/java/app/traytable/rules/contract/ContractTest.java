package app.traytable.rules.contract;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;

/** Two thousand games of each game on the shelf, over all seat counts and options. */
@RunWith(Parameterized.class)
public final class ContractTest {
  private static final int GAMES = 2_000;

  private final String game;

  public ContractTest(String game) {
    this.game = game;
  }

  @Parameters(name = "{0}")
  public static Collection<String> games() {
    return Fixtures.games();
  }

  @Test
  public void everyGameKeepsTheContract() {
    Fixture<?, ?, ?, ?> fixture = Fixtures.of(game);
    int moves =
        IntStream.range(0, GAMES)
            .parallel()
            .map(n -> Contract.check(fixture, Trial.number(fixture, n)))
            .sum();
    assertTrue("games without moves", moves >= GAMES);
  }

  @Test
  public void aTrialIsReadAsItIsWritten() {
    Trial trial = Trial.number(Fixtures.of(game), 7);
    assertEquals(trial, Trial.parse(trial.toString()));
    assertEquals(List.of(trial.game()), List.of(game));
  }
}
