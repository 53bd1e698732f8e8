package app.traytable.rules.bots;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import org.junit.Test;

public final class LearnedTest {
  private static double told(double[] table, double... counted) {
    return Learned.each(counted.length, new double[][] {table})[0].of(counted);
  }

  @Test
  public void everySignCountsByItsWeight() {
    assertEquals(2 * 3 - 0.5 * 4, told(new double[] {2, -0.5}, 3, 4), 1e-9);
  }

  @Test
  public void aMixtureCountsAsFarAsItIsAboveNought() {
    double[] table = {1, 0, -2, 1, 0.5, 10};

    assertEquals("-2 + 4 + 3 is 5", 4 + 50, told(table, 4, 6), 1e-9);
    assertEquals("-2 + 1 + 0 is not above", 1, told(table, 1, 0), 1e-9);
  }

  @Test
  public void mixturesAddUp() {
    double[] table = {0, 0, 1, 3, 0, -1, 2};

    assertEquals("3 times 2, and none", 6, told(table, 2), 1e-9);
    assertEquals("2 times 4", 8, told(table, -4), 1e-9);
  }

  @Test
  public void aTableThatDoesNotFitItsSignsIsRefused() {
    for (int weights : new int[] {0, 1, 3, 5, 7}) {
      assertThrows(IllegalArgumentException.class, () -> told(new double[weights], 1, 1));
    }
  }
}
