package app.traytable.rules.solo.bots;

import static app.traytable.rules.solo.SoloSituation.with;
import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.solo.Solo;
import app.traytable.rules.solo.SoloBag;
import app.traytable.rules.solo.SoloCards;
import app.traytable.rules.solo.SoloSituation;
import app.traytable.rules.solo.SoloState;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.solo.SoloWorlds;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.junit.Test;

/** Imagined worlds explain what the others did, and rule out nothing. */
public final class SoloBeliefsTest {
  private static final int WORLDS = 2000;
  private static final long RED = SoloCards.coloured(0);
  private static final long GREEN = SoloCards.coloured(1);
  private static final long ALL_SWAP = 1L << SoloCards.ALL_SWAP;

  private final Solo game = new Solo();

  /** What S1 imagines. */
  private static List<SoloState> worlds(SoloSituation table, int count) {
    SoloBeliefs beliefs = new SoloBeliefs(table.viewOf(Seat.of(0)));
    Rng rng = new Rng(7);
    List<SoloState> worlds = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      worlds.add(beliefs.next(rng));
    }
    return worlds;
  }

  /** In how many of a hundred worlds that S1 imagines there is one of these faces. */
  private static int percent(SoloSituation table, long faces, ToLongFunction<SoloState> where) {
    long found =
        worlds(table, WORLDS).stream()
            .filter(world -> (where.applyAsLong(world) & faces) != 0)
            .count();
    return (int) (100 * found / WORLDS);
  }

  /** The same of what S2 holds. */
  private static int percent(SoloSituation table, long faces) {
    return percent(table, faces, world -> world.hand(1).cards().faces());
  }

  private static int percentDrawn(SoloSituation table, long faces) {
    return percent(table, faces, world -> 1L << world.drawn());
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
  public void theCardJustDrawnMayWellFit() {
    int drawn = percentDrawn(before().does("S2 draw"), RED);

    assertTrue("every fifth card that S1 has not seen is red: " + drawn, drawn >= 15);
  }

  @Test
  public void aDrawnCardThatIsKeptProbablyDoesNotFitEither() {
    int drawn = percent(before().does("S2 draw"), RED);
    int kept = percent(before().does("S2 draw", "S2 keep"), RED);

    assertTrue(drawn + " and " + kept, 2 * kept < drawn);
  }

  @Test
  public void whoeverDrawsMayStillSaveAnAllSwap() {
    SoloSituation drawn = before().does("S2 draw", "S2 keep");
    int others = percent(drawn, 1L << SoloCards.CHOOSE);
    int saved = percent(drawn, ALL_SWAP);

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
  public void whoeverDoesNotInterjectProbablyHasNoCardLikeTheTopOne() {
    long r3 = 1L << SoloCards.parse("R3");
    SoloSituation table = with("R5", "R3 G1 G2", "B1 B2 Y1", "R8 B3 B4");
    int even = percent(table, r3, world -> world.hand(2).cards().faces());
    SoloSituation gone = table.does("S1 play R3", "S2 draw", "S2 keep");
    int explained = percent(gone, r3, world -> world.hand(2).cards().faces());

    assertTrue(even + " and " + explained, 3 * explained < even);
  }

  @Test
  public void whatWasDoneGoesWithTheHandThatDidIt() {
    SoloSituation table =
        with("R5", "R3 G1 G2", "B1 B2 Y1", "RSwap B3 B4", "Y2 Y3")
            .next("Y9 Y8")
            .does("S1 play R3", "S2 draw", "S2 keep", "S3 play RSwap S2");
    int before = percent(table, RED);
    // S2 holds what S3 held, of which nothing was told.
    int after = percent(table.does("S2 accept"), RED);

    assertTrue(before + " and " + after, 2 * before < after);
  }

  @Test
  public void whatIsKnownForCertainStaysWhereItIs() {
    SoloSituation table =
        with("R5", "RGift G1 G2 G3", "B1 B2", "B3 B4")
            .does("S1 play RGift S2", "S1 give G1", "S1 give G2", "S2 accept");

    assertEquals(100, percent(table, GREEN));
  }

  @Test
  public void worldsLookLikeTheTable() {
    SoloSituation table = before().does("S2 draw", "S2 keep", "S3 draw");
    SoloView view = table.viewOf(Seat.of(0));
    for (SoloState world : worlds(table, 50)) {
      SoloView seen = game.view(world, Seat.of(0));
      assertEquals(view.toString(), seen.toString());
      assertArrayEquals(
          "other cards",
          SoloWorlds.unseenCards(view.masked()),
          SoloWorlds.unseenCards(seen.masked()));
      SoloBag all = world.hand(1).cards();
      assertEquals(view.size(Seat.of(1)), all.size());
    }
  }

  @Test
  public void theSameLuckImaginesTheSameWorldsAndNeverTheSameTwice() {
    SoloSituation table = before().does("S2 draw", "S2 keep");

    assertEquals(worlds(table, 20), worlds(table, 20));
    assertNotEquals(worlds(table, 20).get(0), worlds(table, 20).get(19));
  }

  @Test
  public void nothingIsImaginedOfHandsThatAreKnown() {
    SoloSituation table = with("R5", "AllSwap G1 G2", "B1 B2").does("S1 play AllSwap", "S1 go");

    assertEquals(100, percent(table, GREEN));
    assertEquals(0, percent(table, ~GREEN));
  }
}
