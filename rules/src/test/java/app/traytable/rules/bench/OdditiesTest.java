package app.traytable.rules.bench;

import static org.junit.Assert.assertEquals;

import app.traytable.rules.Games;
import app.traytable.rules.bots.Bot;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Rng;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.Test;

public final class OdditiesTest {
  private enum Step implements Move {
    LEFT,
    RIGHT
  }

  private static final List<Step> BOTH = List.of(Step.LEFT, Step.RIGHT);

  /** Whoever sees "go" goes right, and whoever sees "pass" lets it pass. */
  private static final Bot<Step, String> WALKER =
      new Bot<>() {
        @Override
        public Step choose(String view, List<Step> legalMoves, Rng rng) {
          return view.equals("go") ? Step.RIGHT : Step.LEFT;
        }

        @Override
        public @Nullable Step react(String view, List<Step> legalMoves, Rng rng) {
          return view.equals("pass") ? null : Step.LEFT;
        }
      };

  @Test
  public void anOddMoveCountsWhereThereWasAChanceForIt() {
    Oddities.Watcher<Step, String> watcher =
        new Oddities.Watcher<>(
            List.of(
                new Oddity<>(
                    "goes right though both are free",
                    (view, moves, move) -> moves.size() == 2,
                    (view, moves, move) -> move == Step.RIGHT)));
    Bot<Step, String> watched = watcher.beside(WALKER);
    assertEquals("-", watcher.perHundred(0));

    assertEquals(Step.RIGHT, watched.choose("go", BOTH, new Rng(1)));
    assertEquals(Step.LEFT, watched.choose("stay", BOTH, new Rng(1)));
    assertEquals(Step.LEFT, watched.choose("stay", BOTH, new Rng(1)));
    assertEquals(Step.LEFT, watched.choose("stay", BOTH, new Rng(1)));
    assertEquals(Step.RIGHT, watched.choose("go", List.of(Step.RIGHT), new Rng(1)));

    assertEquals("25.00", watcher.perHundred(0));
  }

  @Test
  public void aReactionThatIsLetPassIsSeenToo() {
    Oddities.Watcher<Step, String> watcher =
        new Oddities.Watcher<>(
            List.of(
                new Oddity<>(
                    "lets it pass", (v, moves, move) -> true, (v, moves, move) -> move == null)));
    Bot<Step, String> watched = watcher.beside(WALKER);

    assertEquals(null, watched.react("pass", BOTH, new Rng(1)));
    assertEquals(Step.LEFT, watched.react("go", BOTH, new Rng(1)));

    assertEquals("50.00", watcher.perHundred(0));
  }

  @Test
  public void aLadderStandsOnlyWhereSomebodyCanBeBeaten() {
    assertEquals(List.of(2, 3, 4), Ladder.seats("all", Games.named("qwinto").info()));
    assertEquals(List.of(2, 4), Ladder.seats("2,4,8", Games.named("qwinto").info()));
    assertEquals(List.of(8), Ladder.seats("8", Games.named("pointapile").info()));
  }
}
