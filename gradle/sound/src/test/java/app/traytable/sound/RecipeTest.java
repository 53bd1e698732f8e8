package app.traytable.sound;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameter;
import org.junit.runners.Parameterized.Parameters;

/** Every sound is short, soft, whole, and begins and ends in silence. */
@RunWith(Parameterized.class)
public final class RecipeTest {
  private static final double LEAST = 1.0 / Short.MAX_VALUE;

  @Parameter public Recipe recipe = Recipe.CARD_LAID;

  @Parameters(name = "{0}")
  public static Recipe[] recipes() {
    return Recipe.values();
  }

  @Test
  public void itIsOverBeforeAnybodyWaitsForIt() {
    double seconds = ear().seconds();
    assertTrue(seconds + " s", seconds >= 0.05 && seconds <= 0.5);
    assertEquals(recipe.seconds(), seconds, 0.001);
  }

  @Test
  public void itIsAsLoudAsItIsMeantToBeAndNeverTooLoud() {
    assertEquals(recipe.peak(), ear().peak(), LEAST);
    assertTrue(recipe.peak() + " of the loudest", recipe.peak() <= 0.6);
  }

  /** Soft enough to be liked, loud enough to be heard. */
  @Test
  public void noneStandsOut() {
    double loudness = ear().loudness();
    assertTrue("" + loudness, loudness > 0.04 && loudness < 0.16);
  }

  @Test
  public void itBeginsAndEndsInSilence() {
    short[] samples = recipe.samples();
    assertEquals(0, samples[0]);
    assertEquals(0, samples[samples.length - 1]);
    assertTrue("begins at " + ear().beginning(0.0003), ear().beginning(0.0003) < 0.02);
    assertTrue("ends at " + ear().end(0.001), ear().end(0.001) < 0.005);
  }

  @Test
  public void nothingClicks() {
    double click = ear().click();
    assertTrue("a corner of " + click, click < 5);
  }

  @Test
  public void itSwingsAroundNothing() {
    assertTrue("" + ear().offset(), ear().offset() < 0.002);
  }

  @Test
  public void itIsTheSameEveryTime() {
    assertArrayEquals(recipe.file(), recipe.file());
  }

  @Test
  public void noOtherSoundsLikeIt() {
    Set<Integer> others = new HashSet<>();
    for (Recipe other : Recipe.values()) {
      if (other != recipe) {
        others.add(Arrays.hashCode(other.samples()));
      }
    }
    assertEquals(Recipe.values().length - 1, others.size());
    assertTrue(others.add(Arrays.hashCode(recipe.samples())));
  }

  private Ear ear() {
    return new Ear(recipe.rate(), recipe.samples());
  }
}
