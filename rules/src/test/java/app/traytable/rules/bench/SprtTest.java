package app.traytable.rules.bench;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Rng;
import java.util.EnumMap;
import java.util.Map;
import org.junit.Test;

public final class SprtTest {
  private static final Sprt TEST = new Sprt(0.50, 0.55);
  private static final int TRIALS = 2000;

  /** Many at once: with so many deals, nothing stays open here. */
  private static final int MOST_DEALS = 20_000;

  /** Two coins for each deal: 3.29 standard errors between the shares, 0.125 their variance. */
  private static final double FIXED_NUMBER = 3.29 * 3.29 * 0.125 / (0.05 * 0.05);

  /** What came of many tests whose deals are two matches each, won with this chance. */
  private static final class Trials {
    private final Map<Sprt.Verdict, Integer> verdicts = new EnumMap<>(Sprt.Verdict.class);
    private double deals;

    Trials(double chance) {
      Rng rng = new Rng(23);
      for (int trial = 0; trial < TRIALS; trial++) {
        Shares shares = new Shares();
        while (TEST.verdict(shares) == Sprt.Verdict.OPEN && shares.deals() < MOST_DEALS) {
          shares.add((won(chance, rng) + won(chance, rng)) / 2.0);
        }
        verdicts.merge(TEST.verdict(shares), 1, Integer::sum);
        deals += (double) shares.deals() / TRIALS;
      }
    }

    private static int won(double chance, Rng rng) {
      return rng.below(1_000_000) < chance * 1_000_000 ? 1 : 0;
    }

    double part(Sprt.Verdict verdict) {
      return (double) verdicts.getOrDefault(verdict, 0) / TRIALS;
    }
  }

  @Test
  public void whoIsNoBetterIsTakenForBetterFiveTimesOfAHundred() {
    Trials trials = new Trials(0.50);

    assertEquals(0.05, trials.part(Sprt.Verdict.H1), 0.02);
    assertEquals(0, trials.part(Sprt.Verdict.OPEN), 0);
  }

  @Test
  public void whoIsBetterIsTakenForNoBetterFiveTimesOfAHundred() {
    Trials trials = new Trials(0.55);

    assertEquals(0.05, trials.part(Sprt.Verdict.H0), 0.02);
    assertEquals(0, trials.part(Sprt.Verdict.OPEN), 0);
  }

  @Test
  public void itTakesHardlyMoreThanHalfTheDealsOfAFixedNumber() {
    assertTrue(new Trials(0.50).deals < 0.6 * FIXED_NUMBER);
    assertTrue(new Trials(0.55).deals < 0.6 * FIXED_NUMBER);
  }

  @Test
  public void whatIsMuchBetterOrMuchWorseIsSeenAtOnce() {
    Trials better = new Trials(0.70);
    Trials worse = new Trials(0.40);

    assertEquals(1, better.part(Sprt.Verdict.H1), 0.001);
    assertTrue(better.deals < 0.1 * FIXED_NUMBER);
    assertEquals(1, worse.part(Sprt.Verdict.H0), 0.001);
    assertTrue(worse.deals < 0.2 * FIXED_NUMBER);
  }

  @Test
  public void aFewDealsThatAllEndTheSameWayAreNotEnough() {
    Shares shares = new Shares();
    for (int deal = 0; deal < 3; deal++) {
      shares.add(1);
    }

    assertEquals(Sprt.Verdict.OPEN, TEST.verdict(shares));
  }

  @Test
  public void itSaysWhatItFound() {
    Shares shares = new Shares();
    for (int deal = 0; deal < 100; deal++) {
      shares.add(deal % 4 == 0 ? 0 : 1);
    }

    assertTrue(TEST.told(shares), TEST.told(shares).contains("after 100 deals, H1: rather 55.0 %"));
  }

  @Test
  public void twoDifferentSharesAreNeeded() {
    assertEquals(new Sprt(0.5, 0.45), Sprt.parse("0.50:0.45"));
    assertThrows(IllegalArgumentException.class, () -> Sprt.parse("0.5"));
    assertThrows(IllegalArgumentException.class, () -> Sprt.parse("0.5:0.5"));
    assertThrows(IllegalArgumentException.class, () -> Sprt.parse("50:55"));
  }
}
