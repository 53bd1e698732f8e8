package app.traytable.rules.solo;

import static app.traytable.rules.solo.SoloSituation.with;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;

/** Rulings 5 to 9: what action cards do and what protects, one test for each sentence. */
public final class SoloActionRulingsTest {
  // Ruling 5

  @Test
  public void withTwoPlayersChangeDirectionSkips() {
    SoloSituation t = with("R5", "RChange G1 G2", "B1 B2");
    t.does("S1 play RChange");
    assertEquals("S1", t.turn());
    assertEquals("no way back is needed", 1, t.state.direction);
  }

  @Test
  public void withTwoPlayersAChangeJustDrawnGivesAnotherTurnToo() {
    SoloSituation t = with("R5", "G1 G2", "B1 B2").next("RChange");
    assertEquals(List.of("draw"), t.does("S1 draw", "S1 play RChange").moves("S1"));
  }

  // Ruling 6

  @Test
  public void aDrawTwoChainGrowsOnlyByDrawTwo() {
    SoloSituation t = with("R5", "RDraw2 G1", "GDraw2 Draw4 R1 Choose", "B1 B2");
    t.does("S1 play RDraw2");
    assertEquals(List.of("take", "play GDraw2"), t.moves("S2"));
    assertEquals(SoloRefusal.CHAIN, t.refused("S2 play Draw4 R"));
    t.does("S2 play GDraw2");
    assertEquals(4, t.state.chain);
  }

  @Test
  public void aDrawFourChainGrowsOnlyByDrawFour() {
    SoloSituation t = with("R5", "Draw4 G1", "RDraw2 Draw4 R1", "B1 B2");
    t.does("S1 play Draw4 R");
    assertEquals(
        List.of("take", "play Draw4 R", "play Draw4 G", "play Draw4 B", "play Draw4 Y"),
        t.moves("S2"));
    t.does("S2 play Draw4 G", "S3 take");
    assertEquals(10, t.size("S3"));
  }

  @Test
  public void mixedChainsMayBeAllowed() {
    SoloSituation t =
        SoloSituation.playing(
            List.of("mixed-chains=on"), "R5", "RDraw2 G1", "Draw4 B9", "YDraw2 BDraw2 Y1", "Y3");
    t.does("S1 play RDraw2", "S2 play Draw4 B");
    assertEquals(6, t.state.chain);
    assertEquals(List.of("take", "play BDraw2"), t.moves("S3"));
    t.does("S3 play BDraw2");
    assertEquals(8, t.state.chain);
  }

  @Test
  public void whoTakesAChainThenHasANormalTurn() {
    SoloSituation t = with("R5", "RDraw2 G1 G2", "R1 B2", "B1").next("Y1 Y2");
    t.does("S1 play RDraw2");
    assertEquals(SoloRefusal.CHAIN, t.refused("S2 play R1"));
    assertEquals(SoloRefusal.CHAIN, t.refused("S2 draw"));
    t.does("S2 take");
    assertEquals("R1 B2 Y1 Y2", t.hand("S2"));
    assertEquals("S2", t.turn());
    assertEquals(List.of("draw", "play R1"), t.moves("S2"));
    t.does("S2 draw", "S2 keep");
    assertEquals("S3", t.turn());
    assertEquals(0, t.state.chain);
  }

  @Test
  public void protectionCancelsTheWholeChain() {
    SoloSituation t = with("R5", "RDraw2 G1", "GDraw2 B2", "GProtect R1 R2", "Y1 G3");
    t.does("S1 play RDraw2", "S2 play GDraw2", "S3 protect G");
    assertEquals(0, t.state.chain);
    assertEquals("R1 R2", t.hand("S3"));
    assertEquals("S4", t.turn());
    assertEquals(List.of("draw", "play G3"), t.moves("S4"));
  }

  // Ruling 7

  @Test
  public void swapNamesItsTargetWhoAccepts() {
    SoloSituation t = with("R5", "RSwap G1 G2", "B1", "Y1 Y2 Y3", "B4");
    assertEquals(List.of("draw", "play RSwap S2", "play RSwap S3", "play RSwap S4"), t.moves("S1"));
    t.does("S1 play RSwap S3");
    assertEquals("S3", t.turn());
    assertEquals(List.of("accept"), t.moves("S3"));
    t.does("S3 accept");
    assertEquals("Y1 Y2 Y3", t.hand("S1"));
    assertEquals("G1 G2", t.hand("S3"));
    assertEquals("S3", t.turn());
  }

  @Test
  public void aBlockedSwapGoesOnAfterTheSwapper() {
    SoloSituation t = with("R5", "RSwap G1 G2", "B1 Y4", "BProtect Y1 Y2", "B4");
    t.does("S1 play RSwap S3", "S3 protect B");
    assertEquals("G1 G2", t.hand("S1"));
    assertEquals("Y1 Y2", t.hand("S3"));
    assertEquals("S2", t.turn());
    assertEquals(List.of("draw", "play B1"), t.moves("S2"));
  }

  @Test
  public void giftNamesItsTargetAndTwoCards() {
    SoloSituation t = with("R5", "RGift G1 G1 G2 Y1", "B1", "B3");
    t.does("S1 play RGift S3");
    assertEquals("S1", t.turn());
    assertEquals(List.of("give G1", "give G2", "give Y1"), t.moves("S1"));
    t.does("S1 give G2");
    assertEquals(List.of("give G1", "give Y1"), t.moves("S1"));
    t.does("S1 give G1");
    assertEquals("S3", t.turn());
    t.does("S3 accept");
    assertEquals("G1 Y1", t.hand("S1"));
    assertEquals("G1 G2 B3", t.hand("S3"));
    assertEquals("S2", t.turn());
  }

  @Test
  public void aBlockedGiftIsKeptAndPlayGoesOnAfterTheGiver() {
    SoloSituation t = with("R5", "RGift G1 G2 Y1", "B1 R8", "RProtect B3 B4");
    t.does("S1 play RGift S3", "S1 give G2", "S1 give G1", "S3 protect R");
    assertEquals("G1 G2 Y1", t.hand("S1"));
    assertEquals("B3 B4", t.hand("S3"));
    assertEquals("S2", t.turn());
    assertTrue(t.may("S2 play R8"));
  }

  @Test
  public void aGiftWithOneOrTwoCardsLeftGivesAllAndWins() {
    SoloSituation two = with("R5", "RGift G1 G2", "B1 B2", "B3 B4");
    two.does("S1 play RGift S2");
    assertEquals("S2", two.turn());
    two.does("S2 accept");
    two.assertWon(0, List.of(0, 1 + 2 + 1 + 2, 3 + 4));

    SoloSituation one = with("R5", "RGift G9", "B1 B2", "B3 B4");
    one.does("S1 play RGift S3", "S3 accept");
    one.assertWon(0, List.of(0, 1 + 2, 9 + 3 + 4));
  }

  @Test
  public void aBlockedGiftDoesNotWin() {
    SoloSituation t = with("R5", "RGift G1 G2", "YProtect B2 B1", "B3 B4");
    t.does("S1 play RGift S2", "S2 protect Y");
    assertNull(t.state.last());
    assertEquals("G1 G2", t.hand("S1"));
    assertEquals("S2", t.turn());
  }

  // Ruling 8

  @Test
  public void allSwapWaitsForItsPlayerToGoOn() {
    SoloSituation t = with("R5", "AllSwap G1 G2", "B1 B3", "Y1 Y2");
    t.does("S1 play AllSwap");
    assertEquals("S1", t.turn());
    assertEquals(List.of("go"), t.moves("S1"));
    assertEquals("G1 G2", t.hand("S1"));
    t.does("S1 go");
    assertEquals("Y1 Y2", t.hand("S1"));
    assertEquals("G1 G2", t.hand("S2"));
    assertEquals("B1 B3", t.hand("S3"));
    assertEquals("S2", t.turn());
  }

  @Test
  public void theTableWaitsForAllWhoMayProtectAgainstAnAllSwapWhateverTheyHold() {
    SoloSituation t = with("R5", "AllSwap G1 G2", "BProtect B1 B3", "Y1 Y2", "Y3 Y4");
    assertEquals("", t.awaited());
    t.does("S1 play AllSwap");
    assertEquals("S2 S3 S4", t.awaited());
    t.does("S2 protect B");
    assertEquals("S3 S4", t.awaited());
    t.does("S1 go");
    assertEquals("", t.awaited());
  }

  @Test
  public void allSwapGoesInTheDirectionOfPlay() {
    SoloSituation t = with("R5", "RChange G1 G2", "B1 B3", "AllSwap Y1 Y2");
    t.does("S1 play RChange", "S3 play AllSwap", "S3 go");
    assertEquals("Y1 Y2", t.hand("S2"));
    assertEquals("B1 B3", t.hand("S1"));
    assertEquals("G1 G2", t.hand("S3"));
    assertEquals("S2", t.turn());
  }

  @Test
  public void handsPassByTheProtected() {
    SoloSituation t = with("R5", "AllSwap G1 G2", "BProtect B1 B3", "Y1 Y2", "R1 R2");
    t.does("S1 play AllSwap", "S2 protect B");
    assertEquals("S1", t.turn());
    t.does("S1 go");
    assertEquals("R1 R2", t.hand("S1"));
    assertEquals("B1 B3", t.hand("S2"));
    assertEquals("G1 G2", t.hand("S3"));
    assertEquals("Y1 Y2", t.hand("S4"));
    assertEquals("S2", t.turn());
  }

  @Test
  public void severalMayProtectAgainstAnAllSwapAndOneIsEnoughForEach() {
    SoloSituation t =
        with("R5", "AllSwap G1 G2", "BProtect YProtect B1", "RProtect Y1 Y2", "GProtect R2 R3");
    t.does("S1 play AllSwap", "S2 protect B");
    assertEquals(SoloRefusal.NO_PROTECTION, t.refused("S2 protect Y"));
    t.does("S4 protect G", "S3 protect R", "S1 go");
    assertEquals("G1 G2", t.hand("S1"));
    assertEquals("B1 YProtect", t.hand("S2"));
    assertEquals("RProtect", t.top());
    assertEquals("S2", t.turn());
  }

  @Test
  public void theAllSwapperDoesNotProtect() {
    SoloSituation t = with("R5", "AllSwap G1 GProtect", "B1 B3");
    t.does("S1 play AllSwap");
    assertEquals(SoloRefusal.ALL_SWAP, t.refused("S1 protect G"));
  }

  @Test
  public void onAProtectionAgainstAnAllSwapFitsTheColourOfItsBoltOrBlack() {
    SoloSituation t = with("R5", "AllSwap G1 B2 Choose", "BProtect Y7 Y8", "R1 R2");
    t.does("S1 play AllSwap", "S2 protect B", "S1 go");
    assertEquals("S2", t.turn());
    assertEquals(List.of("draw"), t.moves("S2"));
    t.does("S2 draw", "S2 keep");
    assertEquals("B2 Choose G1", "G1 B2 Choose", t.hand("S3"));
    assertTrue(t.may("S3 play B2") && t.may("S3 play Choose R"));
    assertEquals(SoloRefusal.NO_FIT, t.refused("S3 play G1"));
  }

  @Test
  public void anyCardFitsOnAnAllSwap() {
    SoloSituation t = with("R5", "AllSwap G1 YSkip", "B1 B3").does("S1 play AllSwap", "S1 go");
    assertEquals(List.of("draw", "play G1", "play YSkip"), t.moves("S2"));
  }

  // Ruling 9

  @Test
  public void aSkippedPlayerMayProtect() {
    SoloSituation t = with("R5", "RSkip G1 G2", "YProtect B3 B1", "R1 Y7", "B4");
    t.does("S1 play RSkip");
    assertEquals("S3", t.turn());
    assertEquals(List.of("protect Y"), t.moves("S2"));
    t.does("S2 protect Y");
    assertEquals("B1 B3", t.hand("S2"));
    assertEquals("S3", t.turn());
    assertEquals(List.of("draw", "play Y7"), t.moves("S3"));
  }

  @Test
  public void aSkippedPlayerProtectsBeforeAnybodyElsePlaysOrDraws() {
    SoloSituation t = with("R5", "RSkip G1 G2", "YProtect B3 B1", "R1 Y7", "B4");
    t.does("S1 play RSkip", "S3 draw");
    assertEquals(SoloRefusal.NO_DANGER, t.refused("S2 protect Y"));
  }

  @Test
  public void onlyWhoIsHitMayProtectOutOfTurn() {
    SoloSituation skip = with("R5", "RSkip G1 G2", "B3 B1", "R1 Y7", "YProtect B4");
    skip.does("S1 play RSkip");
    assertEquals(SoloRefusal.NO_DANGER, skip.refused("S4 protect Y"));
    SoloSituation swap = with("R5", "RSwap G1 G2", "B3 B1", "YProtect B4");
    swap.does("S1 play RSwap S2");
    assertEquals(SoloRefusal.NO_DANGER, swap.refused("S3 protect Y"));
  }

  @Test
  public void protectionNeverHelpsAgainstChangeDirection() {
    SoloSituation t = with("R5", "RChange G1 G2", "YProtect B3", "RProtect Y7", "BProtect B4");
    t.does("S1 play RChange");
    assertEquals("S4", t.turn());
    assertEquals(SoloRefusal.NO_DANGER, t.refused("S2 protect Y"));
    assertEquals(SoloRefusal.NO_DANGER, t.refused("S3 protect R"));
    t.does("S4 protect B");
    assertEquals("the direction stays changed", "S3", t.turn());
  }

  @Test
  public void protectionDoesNotHelpWhenChangeDirectionSkipsTheOtherOfTwo() {
    SoloSituation t = with("R5", "RChange G1 G2", "YProtect B3 B1").does("S1 play RChange");
    assertEquals(SoloRefusal.NO_DANGER, t.refused("S2 protect Y"));
  }
}
