package app.traytable.rules.table;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** The chance that every kept match rests on must never change. */
public final class RngTest {
  /** The published first numbers of SplitMix64 from the seed 1234567. */
  @Test
  public void theNumbersAreThoseOfSplitMix64() {
    Rng rng = new Rng(1_234_567);
    long[] numbers = {rng.next(), rng.next(), rng.next(), rng.next(), rng.next()};
    long[] published = {
      6_457_827_717_110_365_317L,
      3_203_168_211_198_807_973L,
      Long.parseUnsignedLong("9817491932198370423"),
      4_593_380_528_125_082_431L,
      Long.parseUnsignedLong("16408922859458223821"),
    };
    assertArrayEquals(published, numbers);
  }

  @Test
  public void aKeptStateGoesOnWhereItWas() {
    Rng rng = new Rng(7);
    rng.next();
    Rng resumed = new Rng(rng.state());
    assertEquals(rng.next(), resumed.next());
  }

  @Test
  public void everyNumberBelowTheBoundComesAboutEquallyOften() {
    Rng rng = new Rng(5);
    int[] counts = new int[7];
    for (int i = 0; i < 70_000; i++) {
      counts[rng.below(7)]++;
    }
    for (int count : counts) {
      assertTrue("10000 expected, " + count + " came", Math.abs(count - 10_000) < 400);
    }
  }

  @Test
  public void everyCardComesToEveryPlaceAboutEquallyOften() {
    Rng rng = new Rng(6);
    int[][] counts = new int[5][5];
    for (int i = 0; i < 50_000; i++) {
      byte[] cards = {0, 1, 2, 3, 4};
      Cards.shuffle(cards, cards.length, rng);
      for (int place = 0; place < cards.length; place++) {
        counts[cards[place]][place]++;
      }
    }
    for (int[] card : counts) {
      for (int count : card) {
        assertTrue("10000 expected, " + count + " came", Math.abs(count - 10_000) < 400);
      }
    }
  }
}
