package app.traytable.rules.bench;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Rng;
import org.junit.Test;

public final class EloTest {
  /** So many deals, of which each brings one of these shares in turn. */
  private static Shares shares(int deals, double... each) {
    Shares shares = new Shares();
    for (int deal = 0; deal < deals; deal++) {
      shares.add(each[deal % each.length]);
    }
    return shares;
  }

  @Test
  public void tenFirstPlacesToOneAreFourHundredPoints() {
    Elo elo = Elo.NORMAL.above(shares(110_000, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0));

    assertEquals(400, elo.points(), 1);
  }

  @Test
  public void halfTheFirstPlacesAreNoDistance() {
    assertEquals(0, Elo.NORMAL.above(shares(100, 0, 1)).points(), 1e-9);
  }

  @Test
  public void whoLeavesAShareIsAsFarBelowAsWhoGetsItIsAbove() {
    Shares shares = shares(100, 1, 1, 0.5, 0);

    assertEquals(Elo.NORMAL.above(shares).points(), -Elo.NORMAL.below(shares).points(), 1e-9);
    assertEquals(Elo.NORMAL.above(shares).interval(), Elo.NORMAL.below(shares).interval(), 1e-9);
  }

  @Test
  public void distancesAddUpAndDoubtsDoToo() {
    Shares shares = shares(100, 1, 1, 0.5, 0);
    Elo one = Elo.NORMAL.above(shares);
    Elo two = one.above(shares);

    assertEquals(2 * one.points(), two.points(), 1e-9);
    assertEquals(Math.sqrt(2) * one.interval(), two.interval(), 1e-9);
  }

  @Test
  public void whoWinsAllDealsIsFarAwayButNotInfinitely() {
    Elo few = Elo.NORMAL.above(shares(20, 1));
    Elo many = Elo.NORMAL.above(shares(200, 1));

    assertTrue(few.points() > 400 && few.points() < many.points() && many.points() < 2000);
    assertTrue("so little is known of it", few.interval() > 200);
  }

  @Test
  public void theIntervalHoldsTheTruthNinetyFiveTimesOfAHundred() {
    Rng rng = new Rng(23);
    double truth = 400 * Math.log10(0.64 / 0.36);
    int held = 0;
    for (int trial = 0; trial < 2000; trial++) {
      Shares shares = new Shares();
      for (int deal = 0; deal < 150; deal++) {
        shares.add((rng.below(100) < 64 ? 0.5 : 0) + (rng.below(100) < 64 ? 0.5 : 0));
      }
      Elo elo = Elo.NORMAL.above(shares);
      held += Math.abs(elo.points() - truth) <= elo.interval() ? 1 : 0;
    }

    assertEquals(0.95, held / 2000.0, 0.015);
  }

  @Test
  public void itIsWrittenWithASignAndAnInterval() {
    assertEquals("0", Elo.NORMAL.toString());
    assertEquals("−120 ± 20", new Elo(-120.3, 100).toString());
    assertEquals("+7 ± 20", new Elo(7.2, 100).toString());
  }
}
