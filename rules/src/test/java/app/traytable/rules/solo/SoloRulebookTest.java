package app.traytable.rules.solo;

import static app.traytable.rules.solo.SoloSituation.with;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import app.traytable.rules.table.TableRefusal;
import java.util.List;
import org.junit.Test;

/** The rulebook from dealing to the last card, with its examples card by card. */
public final class SoloRulebookTest {
  @Test
  public void eightCardsAreDealtToEachAndTheRestIsTheDrawPile() {
    Solo game = new Solo();
    for (int seats = 2; seats <= 10; seats++) {
      SoloState s = game.deal(Setup.of(game.info(), seats, seats).withFirst(Seat.of(1)));
      for (SoloHand hand : s.hands) {
        assertEquals(8, hand.size());
      }
      assertEquals(120 - 8 * seats, s.drawLeft + s.pile.size());
      assertEquals(0, s.dealer);
      assertEquals(1, s.current);
    }
  }

  @Test
  public void onARed9FitsAny9AnyRedCardAndAnyBlackCard() {
    SoloSituation t =
        with("R9", "G9 B9 Y9 R9 R1 R4 RSkip RChange RDraw2 AllSwap Choose G8 YSkip B1", "B2");
    List<String> fitting =
        List.of(
            "play R1",
            "play R4",
            "play R9",
            "play RSkip",
            "play RChange",
            "play RDraw2",
            "play G9",
            "play B9",
            "play Y9",
            "play Choose R",
            "play Choose G",
            "play Choose B",
            "play Choose Y",
            "play AllSwap");
    assertTrue(t.moves("S1").containsAll(fitting));
    assertEquals(SoloRefusal.NO_FIT, t.refused("S1 play G8"));
    assertEquals(SoloRefusal.NO_FIT, t.refused("S1 play YSkip"));
    assertEquals(SoloRefusal.NO_FIT, t.refused("S1 play B1"));
    assertEquals(SoloRefusal.NOT_HELD, t.refused("S1 play R2"));
  }

  @Test
  public void anActionCardFitsOnTheSameSymbol() {
    for (String symbol : List.of("Skip", "Change", "Draw2")) {
      SoloSituation t = with("R" + symbol, "G" + symbol + " G1 B1", "B2");
      assertTrue(t.may("S1 play G" + symbol));
      assertEquals(SoloRefusal.NO_FIT, t.refused("S1 play G1"));
    }
    assertTrue(with("RSwap", "GSwap G1 B1", "B2").may("S1 play GSwap S2"));
    assertTrue(with("RGift", "GGift G1 B1", "B2").may("S1 play GGift S2"));
    assertEquals(
        SoloRefusal.NO_FIT, with("RGift", "GSwap G1 B1", "B2").refused("S1 play GSwap S2"));
  }

  @Test
  public void afterDiscardingTheTurnPassesToTheNextPlayer() {
    assertEquals("S2", with("R9", "R1 G1 G2", "B2", "B3").does("S1 play R1").turn());
    assertEquals(TableRefusal.TURN, with("R9", "R1 G1 G2", "R2", "B3").refused("S2 play R2"));
  }

  @Test
  public void aRed3IsInterjectedOnARed3() {
    SoloSituation t = with("R9", "R3 G1 G2", "B2", "B3", "R3 B5 B6", "Y1");
    t.does("S1 play R3", "S4 interject");
    assertEquals("R3", t.top());
    assertEquals("S5", t.turn());
  }

  @Test
  public void fourSevensGoOnAYellow5AtOnceAfterCallingTriple() {
    SoloSituation t = with("Y5", "Y7 R7 B7 B7 G1 G2", "B2", "B3");
    assertEquals(List.of("draw", "triple R7", "triple B7", "play Y7"), t.moves("S1"));
    assertEquals(
        List.of("S1 triple", "S1 lays Y7", "S1 lays R7", "S1 lays B7", "S1 lays B7"),
        t.told("S1 triple B7", null));
    t.does("S1 triple B7");
    assertEquals("G1 G2", t.hand("S1"));
    assertEquals("S2", t.turn());
    assertEquals(5, t.state.pile.size());
  }

  @Test
  public void aTripleIsForOnesOwnTurnOnly() {
    assertEquals(TableRefusal.TURN, with("Y5", "Y1", "Y7 R7 B7 B1").refused("S2 triple B7"));
  }

  @Test
  public void whoDoesNotWantToDiscardDraws() {
    SoloSituation t = with("R9", "R1 G1", "B2").next("G5");
    assertTrue(t.may("S1 draw"));
    t.does("S1 draw");
    assertEquals("R1 G1 G5", t.hand("S1"));
  }

  @Test
  public void skipATurnPassesTheNextPlayerOver() {
    SoloSituation t = with("R9", "RSkip G1 G2", "R2", "B3").does("S1 play RSkip");
    assertEquals("S3", t.turn());
    assertEquals(TableRefusal.TURN, t.refused("S2 draw"));
    assertEquals(TableRefusal.TURN, t.refused("S2 play R2"));
    assertEquals("S1", with("R9", "RSkip G1 G2", "R2").does("S1 play RSkip").turn());
  }

  @Test
  public void changeDirectionTurnsTheOrderOfPlayAtOnce() {
    SoloSituation t = with("R9", "RChange G1 G2", "R2 B1 B2", "R4 B3 B4", "R1 B5 B6");
    t.does("S1 play RChange");
    assertEquals("S4", t.turn());
    t.does("S4 play R1");
    assertEquals("S3", t.turn());
  }

  @Test
  public void drawTwoMakesTheNextPlayerDrawTwoBeforeTheirNormalTurn() {
    SoloSituation t = with("R9", "RDraw2 G1 G2", "R2 B1", "R4 B3").next("Y1 Y2");
    t.does("S1 play RDraw2", "S2 take");
    assertEquals("R2 B1 Y1 Y2", t.hand("S2"));
    t.does("S2 play R2");
    assertEquals("S3", t.turn());
  }

  @Test
  public void aChainOfDrawTwosGrowsByTwoEachTime() {
    SoloSituation t =
        with("R9", "RDraw2 G1 G2", "GDraw2 B1 B2", "GDraw2 B3 B4", "R1").next("Y1 Y2 Y3 Y4 Y5 Y6");
    t.does("S1 play RDraw2", "S2 play GDraw2", "S3 play GDraw2", "S4 take");
    assertEquals("R1 Y1 Y2 Y3 Y4 Y5 Y6", t.hand("S4"));
    assertEquals("S4", t.turn());
  }

  @Test
  public void aDrawTwoPlayedAfterTakingBeginsANewChain() {
    SoloSituation t = with("R9", "RDraw2 G1 G2", "GDraw2 B1 B2", "B3 B4");
    t.does("S1 play RDraw2", "S2 take", "S2 play GDraw2");
    assertEquals(2, t.state.chain);
  }

  @Test
  public void swapExchangesAllCardsAndPlayPassesToThePartner() {
    SoloSituation t = with("R9", "RSwap G1", "B1 B2", "Y1 Y2 Y3", "R1");
    t.does("S1 play RSwap S3", "S3 accept");
    assertEquals("Y1 Y2 Y3", t.hand("S1"));
    assertEquals("G1", t.hand("S3"));
    assertEquals("S3", t.turn());
    assertEquals(SoloRefusal.NO_TARGET, with("R9", "RSwap G1", "B1").refused("S1 play RSwap S1"));
    assertEquals(SoloRefusal.NO_TARGET, with("R9", "RSwap G1", "B1").refused("S1 play RSwap S3"));
    assertEquals(SoloRefusal.CHOOSE, with("R9", "RSwap G1", "B1").refused("S1 play RSwap"));
  }

  @Test
  public void theRecipientOfAGiftHasToTakeIt() {
    SoloSituation t = with("R9", "RGift G1 G2 G3", "B1 B2", "Y1");
    t.does("S1 play RGift S3", "S1 give G1", "S1 give G3");
    assertEquals(List.of("accept"), t.moves("S3"));
    t.does("S3 accept");
    assertEquals("G1 G3 Y1", t.hand("S3"));
    assertEquals("S2", t.turn());
  }

  @Test
  public void aGiftOfTheLastOneOrTwoCardsEndsTheRoundAtOnce() {
    for (String left : List.of("G1", "G1 G2")) {
      SoloSituation t = with("R9", "RGift " + left, "B1 B2", "Y1");
      t.does("S1 play RGift S3", "S3 accept");
      assertNotNull(t.state.last());
      assertEquals(Seat.of(0), t.state.last().winner());
    }
  }

  @Test
  public void afterChooseAColourTheNextPlaysThatColourOrBlack() {
    SoloSituation t = with("G4", "Choose B1 B3", "R3 RSkip Y1 G4 AllSwap", "B2");
    t.does("S1 play Choose R");
    assertEquals(List.of("draw", "play R3", "play RSkip", "play AllSwap"), t.moves("S2"));
  }

  @Test
  public void afterDrawFourTheNextDrawsFourAndPlaysTheChosenColour() {
    SoloSituation t = with("R9", "Draw4 B1 B3", "R3 G5", "B2").next("Y1 Y2 Y3 Y4");
    t.does("S1 play Draw4 G");
    assertEquals(List.of("take"), t.moves("S2"));
    t.does("S2 take");
    assertEquals(List.of("draw", "play G5"), t.moves("S2"));
  }

  @Test
  public void aDrawFourChainIsExtendedByDrawFour() {
    SoloSituation t = with("R9", "Draw4 B1 B3", "Draw4 G5 G6", "B2 Y1");
    t.does("S1 play Draw4 G", "S2 play Draw4 B", "S3 take");
    assertEquals(10, t.size("S3"));
    assertTrue(t.may("S3 play B2"));
    assertFalse(t.may("S3 play Y1"));
  }

  @Test
  public void allSwapPassesEveryHandOnAndAnyCardFits() {
    SoloSituation t = with("R9", "AllSwap B1 B3", "R3 G5", "B2 Y1 Y2");
    t.does("S1 play AllSwap", "S1 go");
    assertEquals("B2 Y1 Y2", t.hand("S1"));
    assertEquals("B1 B3", t.hand("S2"));
    assertEquals("R3 G5", t.hand("S3"));
    assertEquals(List.of("draw", "play B1", "play B3"), t.moves("S2"));
  }

  @Test
  public void protectionFitsOnAnyCardAndAsksForTheColourOfItsBolt() {
    SoloSituation t = with("R9", "YProtect B1 B3", "R3 G5 Y5 Choose", "B2");
    t.does("S1 protect Y");
    assertEquals("S2", t.turn());
    assertEquals(
        List.of(
            "draw", "play Y5", "play Choose R", "play Choose G", "play Choose B", "play Choose Y"),
        t.moves("S2"));
  }

  @Test
  public void protectionIgnoresTheColourAskedFor() {
    SoloSituation t = with("R9", "Choose B1 B3", "YProtect G5 G6", "Y2 B4");
    t.does("S1 play Choose R", "S2 protect Y");
    assertEquals(List.of("draw", "play Y2"), t.moves("S3"));
  }

  @Test
  public void whoProtectsDrawsNoCards() {
    SoloSituation t = with("R9", "Draw4 B1 B3", "YProtect G5 G6", "Y2 B4");
    t.does("S1 play Draw4 R", "S2 protect Y");
    assertEquals("G5 G6", t.hand("S2"));
    assertEquals(0, t.state.chain);
    assertEquals("S3", t.turn());
  }

  @Test
  public void aPlayerWithOneCardWhoForgetsSoloDrawsTwo() {
    SoloSituation t = with("R9", "R1 B1", "R3 G5 G6", "B2").next("Y1 Y2");
    assertEquals(
        List.of("S1 forgot-solo", "S1 draws 2 ? ?", "S2 lays R3"),
        with("R9", "R1 B1", "R3 G5 G6", "B2")
            .next("Y1 Y2")
            .does("S1 play R1")
            .told("S2 play R3", "S2"));
    t.does("S1 play R1", "S2 play R3");
    assertEquals("B1 Y1 Y2", t.hand("S1"));
  }

  @Test
  public void aTripleThatLeavesOneCardNeedsSoloToo() {
    SoloSituation t = with("R9", "R1 B1 G1 G7", "R3 G5 G6", "B2").does("S1 triple G1");
    assertTrue(t.may("S1 solo"));
    t.does("S2 draw");
    assertEquals(3, t.size("S1"));
  }

  @Test
  public void aBlockedGiftOfOneCardNeedsSoloToo() {
    SoloSituation t = with("R9", "RGift G7", "GProtect G5 G6", "B2").next("Y1 Y2");
    t.does("S1 play RGift S2", "S2 protect G");
    assertEquals("G7 Y1 Y2", t.hand("S1"));
  }

  @Test
  public void aTripleMayEndTheRound() {
    SoloSituation t = with("R9", "R1 B1 G1", "R3 G5 G6", "B2").does("S1 triple G1");
    assertNotNull(t.state.last());
    assertEquals(List.of(0, 14, 2), t.state.last().points());
  }

  @Test
  public void theLastCardIsNotCarriedOut() {
    SoloSituation t = with("R9", "RDraw2", "R3 G5", "B2");
    assertEquals(List.of("draw", "play RDraw2"), t.moves("S1"));
    t.does("S1 play RDraw2");
    assertNotNull(t.state.last());
    assertEquals(List.of(0, 8, 2), t.state.last().points());
  }

  @Test
  public void theLastCardNeedsNoChoice() {
    assertEquals(List.of("draw", "play Choose"), with("R9", "Choose", "B2").moves("S1"));
    assertEquals(List.of("draw", "play RSwap"), with("R9", "RSwap", "B2").moves("S1"));
    assertEquals(SoloRefusal.NO_COLOUR, with("R9", "Choose", "B2").refused("S1 play Choose R"));
  }
}
