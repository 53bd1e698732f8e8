package app.traytable.rules.solo.bots;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.bots.Temper;
import app.traytable.rules.solo.Solo;
import app.traytable.rules.solo.SoloBag;
import app.traytable.rules.solo.SoloCards;
import app.traytable.rules.solo.SoloMoves;
import java.util.List;
import org.junit.Test;

/** What the bold and the careful like, and how hard it is to get rid of which cards. */
public final class SoloTasteTest {
  private static double likes(Temper temper, String move) {
    return SoloTaste.of(temper, new Solo().moves().parse(move));
  }

  private static SoloBag bag(String... cards) {
    SoloBag bag = SoloBag.EMPTY;
    for (String card : cards) {
      bag = bag.with(SoloCards.parse(card));
    }
    return bag;
  }

  @Test
  public void theBoldLikeToLayCardsThatDoSomething() {
    for (String move : List.of("play RSkip", "play RSwap S2", "play Choose R", "protect B")) {
      assertEquals(move, 1, likes(Temper.BOLD, move), 0);
    }
    assertEquals(0, likes(Temper.BOLD, "play R1"), 0);
  }

  @Test
  public void theCarefulKeepBlackCards() {
    for (String move : List.of("play Choose R", "play AllSwap", "protect B")) {
      assertEquals(move, -1, likes(Temper.CAREFUL, move), 0);
    }
    for (String move : List.of("play R1", "play RSkip", "play RGift S2")) {
      assertEquals(move, 0, likes(Temper.CAREFUL, move), 0);
    }
  }

  @Test
  public void theSteadyLikeAllCardsAlikeAndNobodyHasATasteForDrawing() {
    for (String move : List.of("play R1", "play RSkip", "play Choose R")) {
      assertEquals(move, 0, likes(Temper.STEADY, move), 0);
    }
    for (Temper temper : Temper.values()) {
      assertEquals(0, SoloTaste.of(temper, SoloMoves.DRAW), 0);
      assertEquals("letting the moment pass", 0, SoloTaste.of(temper, null), 0);
    }
  }

  @Test
  public void everyNumberTakesATurnAndThreeAlikeTakeOneTogether() {
    assertEquals(3, SoloEffort.of(bag("R1", "R1", "G2")), 1e-9);
    assertEquals(1, SoloEffort.of(bag("R7", "G7", "B7")), 1e-9);
    assertEquals(3, SoloEffort.of(bag("R7", "G7", "B7", "R4", "G5")), 1e-9);
    assertEquals(0, SoloEffort.of(SoloBag.EMPTY), 0);
  }

  @Test
  public void cardsThatHelpAlongTakeLessThanATurn() {
    assertTrue(SoloEffort.of(bag("Choose")) < SoloEffort.of(bag("RSkip")));
    assertTrue(SoloEffort.of(bag("RSkip")) < SoloEffort.of(bag("R1")));
    assertEquals("a gift takes others along", 0, SoloEffort.of(bag("RGift")), 0);
  }

  @Test
  public void theHardestCardIsANumberWhereThereIsOne() {
    SoloBag hand = bag("RSkip", "G4", "Choose");
    assertEquals("G4", SoloCards.text(SoloEffort.hardest(hand)));
    assertTrue(SoloEffort.isHardest(SoloCards.parse("G4"), hand));
    assertTrue("so is any other number", SoloEffort.isHardest(SoloCards.parse("B9"), hand));
    assertFalse(SoloEffort.isHardest(SoloCards.parse("RSkip"), hand));
  }

  @Test
  public void cardsThatFollowAColourAreCountedOneByOne() {
    SoloBag hand = bag("R1", "R1", "R7", "G7", "Choose", "RProtect");
    assertEquals(3, SoloEffort.following(hand, 0));
    assertEquals(1, SoloEffort.following(hand, 1));
    assertEquals(0, SoloEffort.following(hand, 2));
  }
}
