package app.traytable.rules.solo;

import static app.traytable.rules.solo.SoloSituation.with;
import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import org.junit.Test;

/** Imagined worlds explain what the others did, and rule out nothing. */
public final class SoloCluesTest {
  private static final int WORLDS = 2000;
  private static final long RED = SoloCards.coloured(0);
  private static final long GREEN = SoloCards.coloured(1);
  private static final byte R1 = SoloCards.parse("R1");
  private static final byte G1 = SoloCards.parse("G1");
  private static final byte B1 = SoloCards.parse("B1");

  /** In how many of a hundred worlds that S1 imagines S2 holds one of these faces. */
  private static int percent(SoloSituation table, long faces) {
    Rng rng = new Rng(7);
    int worlds = 0;
    for (int i = 0; i < WORLDS; i++) {
      SoloState world = table.game.imagine(table.viewOf(Seat.of(0)), rng);
      worlds += (world.hand(1).cards().faces() & faces) != 0 ? 1 : 0;
    }
    return 100 * worlds / WORLDS;
  }

  private static SoloSituation before() {
    return with("R5", "R3 G1 G2", "B1 B2 Y1", "B3 B4").next("Y9 Y8 Y7 Y6").does("S1 play R3");
  }

  @Test
  public void whoeverDrawsProbablyHasNothingThatFits() {
    int even = percent(before(), RED);
    int explained = percent(before().does("S2 draw", "S2 keep"), RED);

    assertTrue(even + " and " + explained, explained > 0 && 4 * explained < even);
  }

  @Test
  public void theCardJustDrawnIsTheNewestAndMayWellFit() {
    SoloSituation table = before().does("S2 draw");
    Rng rng = new Rng(7);
    int worlds = 0;
    for (int i = 0; i < WORLDS; i++) {
      byte drawn = table.game.imagine(table.viewOf(Seat.of(0)), rng).drawn;
      worlds += (RED >>> drawn & 1) != 0 ? 1 : 0;
    }
    int percent = 100 * worlds / WORLDS;

    assertTrue("every fifth card that S1 has not seen is red: " + percent, percent >= 15);
  }

  @Test
  public void aDrawnCardThatIsKeptProbablyDoesNotFitEither() {
    int drawn = percent(before().does("S2 draw"), RED);
    int kept = percent(before().does("S2 draw", "S2 keep"), RED);

    assertTrue(drawn + " and " + kept, kept < drawn);
  }

  @Test
  public void whoeverDrawsMayStillSaveAnAllSwap() {
    long black = 1L << SoloCards.CHOOSE;
    long swap = 1L << SoloCards.ALL_SWAP;
    SoloSituation drawn = before().does("S2 draw");
    int others = percent(drawn, black);
    int saved = percent(drawn, swap);

    assertTrue(others + " and " + saved, 2 * others < saved);
  }

  private static SoloSituation withBlackCards() {
    return with("R5", "RDraw2 R3 G1", "Choose RProtect B2 Y1", "B3 B4");
  }

  @Test
  public void whoeverLaysABlackCardProbablyHasNoColouredOneThatFits() {
    int even = percent(withBlackCards().does("S1 play R3"), RED);
    int wished = percent(withBlackCards().does("S1 play R3", "S2 play Choose G"), RED);
    int shielded = percent(withBlackCards().does("S1 play R3", "S2 protect R"), RED);

    assertTrue(even + " and " + wished, 3 * wished < even);
    assertTrue(even + " and " + shielded, 3 * shielded < even);
  }

  @Test
  public void whoeverProtectsFromAChainMayHoldWhatWouldHaveFitted() {
    int inTurn = percent(withBlackCards().does("S1 play R3", "S2 protect R"), RED);
    int fromChain = percent(withBlackCards().does("S1 play RDraw2", "S2 protect R"), RED);

    assertTrue(inTurn + " and " + fromChain, fromChain > 3 * inTurn);
  }

  @Test
  public void whoeverTakesAChainProbablyHasNothingAgainstIt() {
    long two = SoloCards.DRAW_TWOS;
    SoloSituation chain = with("R5", "RDraw2 G1 G2", "B1 B2 Y1", "B3 B4").does("S1 play RDraw2");
    int even = percent(chain, two);
    int explained = percent(chain.does("S2 take", "S2 draw", "S2 keep"), two);

    assertTrue(even + " and " + explained, explained < even);
  }

  @Test
  public void whoeverTakesAChainCanHaveDrawnSomethingAgainstItOnlyThen() {
    SoloSituation chain =
        with("R5", "RDraw2 G1 G2", "B1 B2 B6 B7 B8 Y1 Y2 Y3", "B3 B4").does("S1 play RDraw2");
    int eightCards = percent(chain, SoloCards.DRAW_TWOS);
    int thoseTwoDrawn = percent(chain.does("S2 take"), SoloCards.DRAW_TWOS);

    assertTrue(eightCards + " and " + thoseTwoDrawn, 2 * thoseTwoDrawn < eightCards);
  }

  @Test
  public void whoeverWishesForAColourProbablyHoldsIt() {
    SoloSituation table = with("R5", "R3 G1 G2", "Choose G4 B2 Y1", "B3 B4").does("S1 play R3");
    int even = percent(table, GREEN);
    int explained = percent(table.does("S2 play Choose G"), GREEN);

    assertTrue(even + " and " + explained, explained > even + 15);
  }

  @Test
  public void cluesGoWithTheHandThatTheyAreAbout() {
    SoloSituation table =
        with("R5", "R3 G1 G2", "B1 B2 Y1", "RSwap B3 B4", "Y2 Y3")
            .next("Y9 Y8")
            .does("S1 play R3", "S2 draw", "S2 keep", "S3 play RSwap S2");
    int before = percent(table, RED);
    // S2 holds what S3 held, of which nothing was told.
    int after = percent(table.does("S2 accept"), RED);

    assertTrue(before + " and " + after, 3 * before < after);
  }

  @Test
  public void whatIsKnownForCertainStaysWhereItIs() {
    SoloSituation table =
        with("R5", "RGift G1 G2 G3", "B1 B2", "B3 B4")
            .does("S1 play RGift S2", "S1 give G1", "S1 give G2", "S2 accept");

    assertEquals("G1 G2", table.known("S1", "S2"));
    assertEquals(100, percent(table, GREEN));
  }

  // One long for each card of a hand, in the order in which they came: what it probably is not.

  @Test
  public void aWishIsAboutTheCardOfWhichLeastIsKnown() {
    long wished = SoloCards.ALL & ~GREEN;
    assertArrayEquals(hand(RED, wished), SoloClues.holding(hand(RED, 0), GREEN));
    assertArrayEquals(hand(wished, RED), SoloClues.holding(hand(0, RED), GREEN));
  }

  @Test
  public void aWishIsAboutNoCardThatWouldHaveBeenLaidBefore() {
    long known = RED | SoloCards.BLACKS;
    assertArrayEquals(
        hand(GREEN, SoloCards.ALL & ~GREEN), SoloClues.holding(hand(GREEN, known), GREEN));
    assertArrayEquals(hand(GREEN, GREEN), SoloClues.holding(hand(GREEN, GREEN), GREEN));
  }

  @Test
  public void aCardLaidIsTheOneOfWhichMostIsKnownAmongThoseThatItMayBe() {
    long[] three = hand(RED, 0, RED | GREEN);
    assertArrayEquals(hand(RED, 0), SoloClues.without(three, B1));
    assertArrayEquals(hand(0, RED | GREEN), SoloClues.without(three, G1));
    assertArrayEquals(hand(RED, RED | GREEN), SoloClues.without(three, R1));
  }

  @Test
  public void aCardLaidThatNoneCouldBeIsTheNewest() {
    assertArrayEquals(
        hand(RED | GREEN, RED), SoloClues.without(hand(RED | GREEN, RED, RED | GREEN), R1));
  }

  @Test
  public void whatIsKnownForCertainNeedsNoClue() {
    SoloBag known = SoloBag.EMPTY.with(R1).with(B1);
    assertArrayEquals(hand(RED), SoloClues.without(hand(RED, 0, RED | GREEN), known));
  }

  @Test
  public void ofACardThatCouldBeNothingAnyMoreOnlyWhatWasGatheredLastCounts() {
    long allButGreen = SoloCards.ALL & ~GREEN;
    assertArrayEquals(hand(GREEN, GREEN | RED), SoloClues.lacking(hand(allButGreen, RED), GREEN));
    assertArrayEquals(hand(RED, GREEN), SoloClues.lacking(hand(RED, GREEN), SoloCards.ALL));
    assertArrayEquals(hand(RED, GREEN), SoloClues.lastLacking(hand(RED, allButGreen), GREEN));
  }

  private static long[] hand(long... clues) {
    return clues;
  }
}
