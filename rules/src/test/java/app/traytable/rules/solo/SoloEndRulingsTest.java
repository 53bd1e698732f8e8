package app.traytable.rules.solo;

import static app.traytable.rules.solo.SoloSituation.with;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.Test;

/** Rulings 11 and 12: the end of a round and of a match, one test for each sentence. */
public final class SoloEndRulingsTest {
  // Ruling 11

  @Test
  public void theLastCardEndsTheRoundBeforeAnyEffect() {
    for (String last : List.of("RSkip", "RChange", "RDraw2", "RSwap", "RGift", "Choose", "Draw4")) {
      SoloSituation t = with("R5", last, "B1 B2", "B3 B4");
      t.does("S1 play " + last);
      t.assertWon(0, List.of(0, 3, 7));
      assertEquals(1, t.state.direction);
      assertEquals(0, t.state.chain);
    }
    with("R5", "AllSwap", "B1", "B3").does("S1 play AllSwap").assertWon(0, List.of(0, 1, 3));
    with("R5", "GProtect", "B1", "B3").does("S1 protect G").assertWon(0, List.of(0, 1, 3));
  }

  @Test
  public void aRoundAlsoEndsWithALastCardOutOfTurn() {
    SoloSituation interjected = with("R5", "R1 G1 G2", "B1 B2", "R1");
    interjected.does("S1 play R1", "S3 interject").assertWon(2, List.of(3, 3, 0));
    SoloSituation asked = with("R5", "RSwap G1 G2", "BProtect", "R1");
    asked.does("S1 play RSwap S2", "S2 protect B").assertWon(1, List.of(3, 0, 1));
    SoloSituation all = with("R5", "AllSwap G1 G2", "BProtect", "R1");
    all.does("S1 play AllSwap", "S2 protect B").assertWon(1, List.of(3, 0, 1));
  }

  @Test
  public void theForgetfulDrawTheirTwoCardsBeforeTheRoundIsCounted() {
    SoloSituation t = with("R5", "R1 G1", "R2", "B3 B4").next("Y8 Y9");
    t.does("S1 play R1", "S2 play R2");
    t.assertWon(1, List.of(1 + 8 + 9, 0, 7));
  }

  @Test
  public void anEmptyDrawPileIsMadeOfAllButTheTopCard() {
    SoloSituation t = with("R5", "RDraw2 G1 G2", "B1 B2", "B3 B4").nothingBut("Y1");
    int under = t.state.pile.size();
    t.does("S1 play RDraw2", "S2 take");
    assertEquals(4, t.size("S2"));
    assertEquals("RDraw2", t.top());
    assertEquals(1, t.state.pile.size());
    assertEquals(under - 1, t.state.drawLeft);
  }

  @Test
  public void theNewDrawPileIsShuffled() {
    SoloSituation one = with("R5", "G1 G2", "B1 B2").nothingBut("");
    SoloSituation other = with("R5", "G1 G2", "B1 B2").nothingBut("");
    other.state.rng = one.state.rng + 1;
    assertFalse(
        "the lot decides the order",
        Arrays.equals(one.does("S1 draw").state.draw, other.does("S1 draw").state.draw));
    byte[] sorted = one.state.draw.clone();
    byte[] sortedToo = other.state.draw.clone();
    Arrays.sort(sorted);
    Arrays.sort(sortedToo);
    assertTrue("the cards are the same", Arrays.equals(sorted, sortedToo));
  }

  @Test
  public void whenNothingIsLeftFewerAreDrawn() {
    SoloSituation t = with("R5", "Draw4 RDraw2", "B1 B2", "B3 B4").allInHands();
    int size = t.size("S2");
    t.does("S1 play Draw4 R", "S2 take");
    assertEquals("the card under the Draw 4", size + 1, t.size("S2"));
    assertEquals("S2", t.turn());
  }

  // Ruling 12

  @Test
  public void aMatchEndsWithTheRoundInWhichSomebodyPasses500() {
    SoloSituation t = with("R5", "R1", "B1 B2", "B3 B4").points(100, 497, 200);
    t.does("S1 play R1");
    assertFalse("500 is not passed", t.outcome().over());
    t = with("R5", "R1", "B1 B2", "B3 B4").points(100, 498, 200).does("S1 play R1");
    assertTrue(t.outcome().over());
    assertEquals(List.of(100, 501, 207), t.outcome().points());
    assertEquals(List.of(1, 3, 2), t.outcome().places());
    assertEquals("", t.turn());
  }

  @Test
  public void otherLengthsMayBeChosen() {
    for (int limit : new int[] {300, 150}) {
      List<String> length = List.of("match-length=" + limit);
      SoloSituation t = SoloSituation.playing(length, "R5", "R1", "B1 B2").points(0, limit - 3);
      assertFalse(t.does("S1 play R1").outcome().over());
      t = SoloSituation.playing(length, "R5", "R1", "B1 B2").points(0, limit - 2);
      assertTrue(t.does("S1 play R1").outcome().over());
    }
    SoloSituation one =
        SoloSituation.playing(List.of("match-length=one-round"), "R5", "R1", "B1 B2");
    assertTrue(one.does("S1 play R1").outcome().over());
  }

  @Test
  public void theLengthIs500UnlessSomebodyWantsAnother() {
    assertEquals("500", new Solo().info().options().get(0).byDefault());
  }

  @Test
  public void whoHasEquallyFewPointsSharesTheVictory() {
    SoloSituation t = with("R5", "R1", "B1 B2", "B3 B4").points(207, 498, 200);
    assertEquals(List.of(1, 3, 1), t.does("S1 play R1").outcome().places());
  }

  // Our own ruling beside those of GAMES.md: a match ends with its 50,000th move at the latest

  @Test
  public void aMatchIsOverWithItsLastMoveAndTheRoundIsCountedAsItStands() {
    SoloSituation t = with("R5", "R1 G1 G2", "B1 B2", "B3 B4").points(100, 20, 200).movesLeft(2);
    t.does("S1 play R1");
    assertFalse(t.outcome().over());
    assertNull(t.state.last());
    t.does("S2 draw");
    assertTrue(t.outcome().over());
    assertEquals(Solo.MOST_MOVES, t.state.moves);
    assertNotNull(t.state.last());
    assertNull("nobody got rid of all cards", t.state.last().winner());
    int drawn = t.state.hands[1].cards().points() - 3;
    assertEquals(List.of(103, 23 + drawn, 207), t.outcome().points());
    assertEquals(List.of(2, 1, 3), t.outcome().places());
    t.assertNothingIsOpen();
  }

  @Test
  public void nothingStaysOpenWhateverTheLastMoveWas() {
    List<List<String>> lastMoves =
        List.of(
            List.of("S1 play Draw4 G"),
            List.of("S1 play RDraw2"),
            List.of("S1 play RSkip"),
            List.of("S1 play AllSwap"),
            List.of("S1 play RSwap S2"),
            List.of("S1 play RGift S2"),
            List.of("S1 play RGift S2", "S1 give G1"),
            List.of("S1 play RGift S2", "S1 give G1", "S1 give G2"),
            List.of("S1 play R1"),
            List.of("S1 draw"));
    for (List<String> plies : lastMoves) {
      SoloSituation t =
          with("R5", "R1 RDraw2 RSkip RSwap RGift Draw4 AllSwap G1 G2", "R1 RProtect", "B3 B4");
      t.movesLeft(plies.size()).does(plies.subList(0, plies.size() - 1).toArray(String[]::new));
      int shown = t.game.shown(t.state);
      t.does(plies.get(plies.size() - 1));
      assertTrue(plies + " was the last move", t.outcome().over());
      assertTrue("open hands cannot be covered again", t.game.shown(t.state) > shown);
      t.assertNothingIsOpen();
    }
  }

  @Test
  public void whoHasJustComeToOneCardDrawsNoPenaltyAfterTheLastMove() {
    SoloSituation t = with("R5", "R1 G1", "B1 B2", "B3 B4").movesLeft(1).does("S1 play R1");
    assertEquals("G1", t.hand("S1"));
    t.assertNothingIsOpen();
  }

  @Test
  public void aRoundWonWithTheLastMoveIsNotFollowedByAnother() {
    SoloSituation t = with("R5", "R1", "B1 B2", "B3 B4").movesLeft(1).does("S1 play R1");
    t.assertWon(0, List.of(0, 3, 7));
    assertEquals(List.of(0, 3, 7), t.outcome().points());
    assertEquals(1, t.state.round);
    t.assertNothingIsOpen();
  }
}
