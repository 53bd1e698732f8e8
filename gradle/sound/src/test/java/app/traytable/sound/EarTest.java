package app.traytable.sound;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import org.junit.Test;

/** Whoever judges the sounds hears what would be wrong with them. */
public final class EarTest {
  private static final int RATE = 8_000;

  @Test
  public void aStepIsAClick() {
    short[] broken = tone();
    for (int i = broken.length / 2; i < broken.length; i++) {
      broken[i] = (short) (broken[i] + 4_000);
    }
    assertTrue(new Ear(RATE, tone()).click() < 2);
    assertTrue(new Ear(RATE, broken).click() > 5);
  }

  @Test
  public void oneWrongSampleIsAClick() {
    short[] broken = Recipe.CARD_DRAWN.samples();
    broken[broken.length - 100] = 6_000;
    assertTrue(new Ear(Recipe.CARD_DRAWN.rate(), broken).click() > 5);
  }

  @Test
  public void aSoundThatBreaksOffDoesNotEndInSilence() {
    short[] whole = Recipe.BELL.samples();
    short[] broken = Arrays.copyOf(whole, whole.length / 4);
    assertTrue(new Ear(Recipe.BELL.rate(), broken).end(0.001) > 0.005);
  }

  @Test
  public void whatSwingsAroundSomethingElseIsHeld() {
    short[] held = tone();
    for (int i = 0; i < held.length; i++) {
      held[i] = (short) (held[i] + 327);
    }
    assertEquals(0.01, new Ear(RATE, held).offset(), 0.001);
  }

  private static short[] tone() {
    return new Wave(RATE, 0.2).add(0, new Chime(300, 1, 0.01, 0.1)).finished(0.5);
  }
}
