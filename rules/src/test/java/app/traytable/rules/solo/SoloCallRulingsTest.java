package app.traytable.rules.solo;

import static app.traytable.rules.solo.SoloSituation.with;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.TableRefusal;
import java.util.List;
import org.junit.Test;

/**
 * Ruling 10: "Solo!", with one card left and with several last ones, one test for each sentence.
 */
public final class SoloCallRulingsTest {
  @Test
  public void soloIsSaidBeforeAnyoneElsePlaysOrDraws() {
    SoloSituation t = with("R5", "R1 G1", "R2 B2", "R3 B3").does("S1 play R1");
    assertEquals(List.of("solo"), t.moves("S1"));
    t.does("S1 solo");
    assertEquals(List.of(), t.moves("S1"));
    t.does("S2 play R2");
    assertEquals("G1", t.hand("S1"));
  }

  @Test
  public void whoForgetsSoloDrawsTwoCards() {
    SoloSituation played = with("R5", "R1 G1", "R2 B2 B3", "R3 B3").next("Y1 Y2");
    played.does("S1 play R1", "S2 play R2");
    assertEquals("G1 Y1 Y2", played.hand("S1"));
    assertEquals(SoloRefusal.SOLO, played.refused("S1 solo"));

    SoloSituation drawn = with("R5", "R1 G1", "R2 B2 B3", "R3 B3").next("Y1 Y2 Y3");
    drawn.does("S1 play R1", "S2 draw");
    assertEquals("G1 Y1 Y2", drawn.hand("S1"));
    assertEquals("R2 B2 B3 Y3", drawn.hand("S2"));
  }

  @Test
  public void interjectingAndProtectingCountAsPlaying() {
    SoloSituation t = with("R5", "R1 G1", "R2 B2 B3", "R1 B3 B4").next("Y1 Y2");
    t.does("S1 play R1", "S3 interject");
    assertEquals(3, t.size("S1"));
    t = with("R5", "RSkip G1", "RProtect B2 B3", "R1 B3 B4").next("Y1 Y2");
    t.does("S1 play RSkip", "S2 protect R");
    assertEquals(3, t.size("S1"));
  }

  @Test
  public void takingAChainAndLayingATripleCountAsPlaying() {
    SoloSituation chain = with("R5", "RDraw2 G1", "R2 B2", "R3 B3").next("Y1 Y2 Y3 Y4");
    chain.does("S1 play RDraw2", "S2 take");
    assertEquals("the forgetful draw first", "G1 Y1 Y2", chain.hand("S1"));
    assertEquals("R2 B2 Y3 Y4", chain.hand("S2"));

    SoloSituation triple = with("R5", "R1 G1", "R2 G2 B2 B3", "R3 B3").next("Y1 Y2");
    triple.does("S1 play R1", "S2 triple B2");
    assertEquals("G1 Y1 Y2", triple.hand("S1"));
  }

  @Test
  public void soloIsStillInTimeAfterOnesOwnInterjection() {
    SoloSituation t = with("R5", "R1 R1 G1", "R2 B2", "R3 B3");
    t.does("S1 play R1", "S1 interject", "S1 solo", "S2 draw");
    assertEquals("G1", t.hand("S1"));
  }

  @Test
  public void soloIsNotSaidWithMoreCards() {
    SoloSituation t = with("R5", "R1 G1 G2", "R2 B2", "R3 B3").does("S1 play R1");
    assertEquals(SoloRefusal.SOLO, t.refused("S1 solo"));
    assertEquals(SoloRefusal.SOLO, t.refused("S2 solo"));
  }

  @Test
  public void soloIsDueWhenASwapBringsOneCard() {
    SoloSituation t = with("R5", "RSwap G1 G2", "B1", "Y1 Y2").next("R6 R7 R8");
    t.does("S1 play RSwap S2", "S2 accept");
    assertEquals(List.of("solo"), t.moves("S1"));
    t.does("S2 draw");
    assertEquals("R6 R7 B1", t.hand("S1"));
  }

  @Test
  public void soloIsDueWhenAnAllSwapBringsOneCard() {
    SoloSituation t = with("R5", "AllSwap G1 G2", "B1", "Y1 Y2").next("R6 R7 R8");
    t.does("S1 play AllSwap", "S1 go");
    assertTrue(t.may("S3 solo"));
    t.does("S2 draw");
    assertEquals("R6 R7 B1", t.hand("S3"));
  }

  @Test
  public void soloIsDueWhenAGiftLeavesOneCard() {
    SoloSituation t = with("R5", "RGift G1 G2 G3", "B1 B3", "Y1 Y2").next("R6 R7 R8");
    t.does("S1 play RGift S3", "S1 give G1", "S1 give G2");
    assertFalse(t.may("S1 solo"));
    t.does("S3 accept");
    assertTrue(t.may("S1 solo"));
    t.does("S2 draw");
    assertEquals("R6 R7 G3", t.hand("S1"));
  }

  @Test
  public void aNewSingleCardNeedsANewSolo() {
    SoloSituation t = with("R5", "RSwap G1", "B1", "Y1 Y2");
    t.does("S1 play RSwap S2", "S1 solo", "S2 accept");
    assertTrue(t.may("S1 solo"));
    assertTrue(t.may("S2 solo"));
  }

  @Test
  public void aTripleOfTheLastCardsIsLaidWithSolo() {
    SoloSituation t = with("R9", "R1 B1 G1", "R3 G5 G6", "B2 B3");
    assertEquals(
        List.of(
            "draw",
            "triple G1",
            "triple B1",
            "play R1",
            "triple G1 silently",
            "triple B1 silently"),
        t.moves("S1"));
    assertEquals(
        List.of("S1 triple", "S1 lays R1", "S1 lays B1", "S1 says-solo", "S1 lays G1"),
        t.told("S1 triple G1", null).subList(0, 5));
    t.does("S1 triple G1").assertWon(0, List.of(0, 14, 5));
  }

  @Test
  public void aTripleOfTheLastCardsWithoutSoloDrawsTwoAndTheRoundGoesOn() {
    SoloSituation t = with("R9", "R1 B1 G1", "G3 G5 G6", "B2 B3").next("Y8 Y9");
    assertEquals(
        List.of(
            "S1 triple",
            "S1 lays R1",
            "S1 lays B1",
            "S1 lays G1",
            "S1 forgot-solo",
            "S1 draws 2 Y8 Y9"),
        t.told("S1 triple G1 silently", "S1"));
    t.does("S1 triple G1 silently");
    assertNull(t.state.last());
    assertEquals("Y8 Y9", t.hand("S1"));
    assertEquals("G1", t.top());
    assertEquals("S2", t.turn());
    assertTrue("the last one may be interjected on", t.state.invitesInterjection());
  }

  @Test
  public void aGiftOfTheLastTwoCardsIsLaidWithSolo() {
    SoloSituation t = with("R5", "RGift G1 G2", "B1 B2", "B3 B4");
    assertEquals(
        List.of("S1 lays RGift", "S1 says-solo", "S1 asks S2"), t.told("S1 play RGift S2", null));
    t.does("S1 play RGift S2", "S2 accept").assertWon(0, List.of(0, 1 + 2 + 1 + 2, 3 + 4));
  }

  @Test
  public void aGiftOfTheLastTwoCardsWithoutSoloIsGivenAndDrawsTwo() {
    SoloSituation t = with("R5", "RGift G1 G2", "B1 B2", "B3 B4").next("Y8 Y9");
    t.does("S1 play RGift S3 silently");
    assertTrue(t.game.table(t.state).isForgotten());
    t.does("S3 accept");
    assertNull(t.state.last());
    assertEquals("Y8 Y9", t.hand("S1"));
    assertEquals("G1 G2 B3 B4", t.hand("S3"));
    assertEquals("S2", t.turn());
    assertFalse(t.game.table(t.state).isForgotten());
  }

  @Test
  public void whoKeepsTheTwoCardsOfABlockedGiftHasForgottenNothing() {
    SoloSituation t = with("R5", "RGift G1 G2", "B1 B2", "RProtect B4 B6");
    t.does("S1 play RGift S3 silently", "S3 protect R");
    assertEquals("G1 G2", t.hand("S1"));
    assertFalse(t.state.forgotten);
    t.does("S2 draw");
    assertEquals("G1 G2", t.hand("S1"));
  }

  @Test
  public void nothingElseIsLaidSilently() {
    SoloSituation t = with("R9", "R1 B1 G1 RGift Y4", "R3 G5 G6", "B2");
    assertEquals(SoloRefusal.NOT_DUE, t.refused("S1 triple G1 silently"));
    assertEquals(SoloRefusal.NOT_DUE, t.refused("S1 play RGift S2 silently"));
    assertEquals(SoloRefusal.NO_TRIPLE, t.refused("S1 triple G2 silently"));
    assertEquals(
        SoloRefusal.NOT_DUE, with("R9", "RGift G1", "B2").refused("S1 play RGift S2 silently"));
    assertEquals(TableRefusal.TURN, with("R9", "R2", "R1 B1 G1").refused("S2 triple G1 silently"));
  }

  @Test
  public void lenientSoloIsSaidByItselfWithSeveralCardsToo() {
    List<String> lenient = List.of("lenient-solo=on");
    SoloSituation triple = SoloSituation.playing(lenient, "R9", "R1 B1 G1", "R3 G5 G6", "B2");
    assertEquals(SoloRefusal.NOT_DUE, triple.refused("S1 triple G1 silently"));
    assertEquals(
        List.of("S1 triple", "S1 lays R1", "S1 lays B1", "S1 says-solo", "S1 lays G1"),
        triple.told("S1 triple G1", null).subList(0, 5));
    triple.does("S1 triple G1").assertWon(0, List.of(0, 14, 2));
    SoloSituation gift = SoloSituation.playing(lenient, "R5", "RGift G1 G2", "B1 B2", "B3");
    assertEquals(SoloRefusal.NOT_DUE, gift.refused("S1 play RGift S2 silently"));
    assertTrue(gift.told("S1 play RGift S2", null).contains("S1 says-solo"));
    gift.does("S1 play RGift S2", "S2 accept").assertWon(0, List.of(0, 6, 3));
  }

  @Test
  public void lenientSoloIsSaidByItself() {
    SoloSituation t =
        SoloSituation.playing(List.of("lenient-solo=on"), "R5", "R1 G1", "R2 B2", "R3 B3");
    assertEquals(List.of("S1 lays R1", "S1 says-solo"), t.told("S1 play R1", null));
    t.does("S1 play R1");
    assertEquals(List.of(), t.moves("S1"));
    t.does("S2 draw");
    assertEquals("G1", t.hand("S1"));
  }

  @Test
  public void theTableWaitsForWhoIsSkippedAndForWhoHasNotSaidSolo() {
    SoloSituation t = with("R5", "RSkip G1", "BProtect B1 B3", "R1 Y2", "Y3 Y4");
    t.does("S1 play RSkip");
    assertEquals("S1 S2", t.awaited());
    t.does("S1 solo");
    assertEquals("S2", t.awaited());
    t.does("S3 draw");
    assertEquals("", t.awaited());
  }
}
