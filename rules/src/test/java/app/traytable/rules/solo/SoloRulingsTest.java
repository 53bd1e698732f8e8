package app.traytable.rules.solo;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.solo.SoloState.Phase;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;

/** One test for each sentence of the rulings, in their order. */
public final class SoloRulingsTest {
  private static final List<String> OLD_INTERJECTING = List.of("interject-actions=on");

  private static SoloSituation with(String top, String... hands) {
    return SoloSituation.with(top, hands);
  }

  // Ruling 1

  @Test
  public void dealingRotatesAndTheSeatLeftOfTheDealerBegins() {
    SoloSituation t = with("R5", "R1", "G2 G3", "B1 B2");
    assertEquals(2, t.state.dealer);
    t.does("S1 play R1");
    assertEquals(0, t.state.dealer);
    assertEquals("S2", t.turn());
    assertEquals(2, t.state.round);
    for (String seat : List.of("S1", "S2", "S3")) {
      assertEquals(8, t.size(seat));
    }
  }

  @Test
  public void aNewRoundRunsClockwiseAgain() {
    SoloSituation t = with("R5", "RChange R1", "G2 G3", "B1 R2");
    t.does("S1 play RChange", "S1 solo", "S3 play R2", "S2 draw", "S2 keep", "S1 play R1");
    assertEquals(1, t.state.direction);
    assertEquals("S2", t.turn());
  }

  @Test
  public void theFirstCardIsANumberAndActionCardsTurnedBeforeItStayUnderItWithoutEffect() {
    Solo game = new Solo();
    boolean turnedMore = false;
    for (int seed = 0; seed < 200; seed++) {
      SoloState s = game.deal(Setup.of(game.info(), 4, seed).withFirst(Seat.of(1)));
      assertTrue(SoloCards.isNumber(s.pile.top()));
      for (SoloPile p = s.pile.below(); p != null; p = p.below()) {
        assertFalse(SoloCards.isNumber(p.top()));
        turnedMore = true;
      }
      assertEquals(Phase.TURN, s.phase);
      assertEquals(1, s.current);
      assertEquals(1, s.direction);
      assertEquals(120 - 32 - s.pile.size(), s.drawLeft);
    }
    assertTrue(turnedMore);
  }

  @Test
  public void inTheOldEditionAnActionCardMayLieFirstAndActsAsIfTheDealerHadLaidIt() {
    Solo game = new Solo();
    Set<SoloCards.Symbol> seen = EnumSet.noneOf(SoloCards.Symbol.class);
    for (int seed = 0; seed < 400; seed++) {
      Setup setup = Setup.of(game.info(), 4, seed).withFirst(Seat.of(1));
      SoloState s = game.deal(setup.with("action-start", "on"));
      assertEquals(1, s.pile.size());
      SoloCards.Symbol symbol = SoloCards.symbol(s.pile.top());
      seen.add(symbol);
      assertEquals(
          symbol == SoloCards.Symbol.SKIP ? 2 : symbol == SoloCards.Symbol.CHANGE ? 3 : 1,
          s.current);
      assertEquals(symbol == SoloCards.Symbol.CHANGE ? -1 : 1, s.direction);
      assertEquals(
          symbol == SoloCards.Symbol.DRAW_TWO ? 2 : symbol == SoloCards.Symbol.DRAW_FOUR ? 4 : 0,
          s.chain);
      assertEquals(symbol == SoloCards.Symbol.SKIP ? 1 : SoloState.NOBODY, s.skipped);
      assertEquals(s.chain > 0 ? Phase.CHAIN : Phase.TURN, s.phase);
    }
    assertEquals("every kind of card lay first", SoloCards.Symbol.values().length, seen.size());
  }

  // Ruling 2

  @Test
  public void theSameCardInterjectsOutOfTurnAndPlayGoesOnAfterTheInterjector() {
    SoloSituation t = with("R5", "R3 G1", "B1 B2", "R3 B4 B6", "Y1 Y2");
    t.does("S1 play R3");
    assertEquals("S2", t.turn());
    t.does("S3 interject");
    assertEquals("S4", t.turn());
    assertEquals("B4 B6", t.hand("S3"));
  }

  @Test
  public void onlyTheSameColourAndNumberInterjects() {
    SoloSituation t = with("R5", "R3 G1", "B1 B2", "G3 R4 Y1", "Y2 Y3");
    t.does("S1 play R3");
    assertEquals("not-the-same", t.refused("S3 interject"));
    assertEquals(List.of(), t.moves("S3"));
  }

  @Test
  public void interjectingEndsWhenSomebodyElsePlays() {
    SoloSituation t = with("R5", "R3 G1", "R1 B2", "R3 B4", "Y1 Y2");
    t.does("S1 play R3", "S2 play R1");
    assertEquals("not-the-same", t.refused("S4 interject"));
    assertEquals("in-turn", t.refused("S3 interject"));
  }

  @Test
  public void interjectingEndsWhenSomebodyElseDraws() {
    SoloSituation t = with("R5", "R3 G1", "R1 B2", "R3 B4", "Y1 Y2");
    t.does("S1 play R3");
    assertTrue(t.may("S3 interject"));
    t.does("S2 draw");
    assertEquals("too-late", t.refused("S3 interject"));
    t.does("S2 keep");
    assertEquals("in-turn", t.refused("S3 interject"));
    assertTrue(t.may("S3 play R3"));
  }

  @Test
  public void whoHasJustLaidMayInterjectToo() {
    SoloSituation t = with("R5", "R3 R3 G1", "B1 B2", "B4 B6");
    t.does("S1 play R3", "S1 interject");
    assertEquals("G1", t.hand("S1"));
    assertEquals("S2", t.turn());
  }

  @Test
  public void theFirstCardOfTheRoundMayBeInterjectedOn() {
    SoloSituation t = with("R5", "G1 G2", "B1 B2", "R5 B6");
    t.does("S3 interject");
    assertEquals("S1", t.turn());
  }

  @Test
  public void afterATripleTheLastCardMayBeInterjectedOn() {
    SoloSituation t = with("R5", "R3 G3 B3 G1", "G3 B2", "B3 B6 B7");
    t.does("S1 triple B3");
    assertEquals("not-the-same", t.refused("S1 interject"));
    t.does("S3 interject");
    assertEquals("S1", t.turn());
  }

  @Test
  public void actionCardsDoNotInterject() {
    SoloSituation t = with("R5", "RDraw2 G1", "B1 B2", "RDraw2 B6");
    t.does("S1 play RDraw2");
    assertEquals("too-late", t.refused("S3 interject"));
  }

  @Test
  public void inTheOldEditionActionCardsInterjectAndAct() {
    SoloSituation t =
        SoloSituation.playing(OLD_INTERJECTING, "R5", "RDraw2 G1", "B1 B2", "RDraw2 B6", "Y1 Y2");
    t.does("S1 play RDraw2", "S3 interject");
    assertEquals("S4", t.turn());
    assertEquals(4, t.state.chain);

    t = SoloSituation.playing(OLD_INTERJECTING, "R5", "RSkip G1", "B1 B2", "B3", "RSkip Y2");
    t.does("S1 play RSkip", "S4 interject");
    assertEquals("S1 is skipped in turn", "S2", t.turn());

    t = SoloSituation.playing(OLD_INTERJECTING, "R5", "RChange G1", "RChange B2", "B3", "Y2");
    t.does("S1 play RChange");
    assertTrue(t.may("S2 interject"));
    t.does("S4 draw");
    assertEquals("too-late", t.refused("S2 interject"));
  }

  @Test
  public void inTheOldEditionBlackCardsStillDoNotInterject() {
    SoloSituation t = SoloSituation.playing(OLD_INTERJECTING, "R5", "Choose G1", "B1", "Choose B6");
    t.does("S1 play Choose B");
    assertEquals("too-late", t.refused("S3 interject"));
  }

  // Ruling 3

  @Test
  public void aDrawnCardThatFitsMayBePlayedAtOnce() {
    SoloSituation t = with("R5", "G1 R9", "B1 B2").next("R7");
    t.does("S1 draw");
    assertEquals(List.of("keep", "play R7"), t.moves("S1"));
    t.does("S1 play R7");
    assertEquals("S2", t.turn());
  }

  @Test
  public void afterDrawingOnlyTheDrawnCardMayBePlayed() {
    SoloSituation t = with("R5", "G1 R9", "B1 B2").next("R7");
    t.does("S1 draw");
    assertEquals("phase", t.refused("S1 play R9"));
    assertEquals("phase", t.refused("S1 draw"));
  }

  @Test
  public void aDrawnCardThatDoesNotFitIsKeptAndTheTurnPasses() {
    SoloSituation t = with("R5", "G1 G2", "B1 B2").next("Y7");
    t.does("S1 draw");
    assertEquals(List.of("keep"), t.moves("S1"));
    t.does("S1 keep");
    assertEquals("S2", t.turn());
    assertEquals("G1 G2 Y7", t.hand("S1"));
  }

  @Test
  public void aDrawnCardMayBePartOfATriple() {
    SoloSituation t = with("R5", "G7 B7 Y1", "B1 B2").next("R7");
    t.does("S1 draw");
    assertEquals(List.of("keep", "triple G7", "triple B7", "play R7"), t.moves("S1"));
    t.does("S1 triple G7");
    assertEquals("Y1", t.hand("S1"));
  }

  @Test
  public void afterDrawingATripleWithoutTheDrawnCardIsTooLate() {
    SoloSituation t = with("R5", "R7 G7 B7 Y1", "B1 B2").next("R9");
    assertTrue(t.may("S1 triple B7"));
    t.does("S1 draw");
    assertEquals("no-triple", t.refused("S1 triple B7"));
  }

  @Test
  public void aDrawnCardThatDoesNotFitIsNoPartOfATriple() {
    SoloSituation t = with("R5", "R7 G7 Y1", "B1 B2").next("B7");
    t.does("S1 draw");
    assertEquals(List.of("keep"), t.moves("S1"));
  }

  // Ruling 4

  @Test
  public void aTripleTakesThreeOfANumber() {
    SoloSituation t = with("R5", "R7 G7 B7 Y1 Y2", "B1 B2");
    assertTrue(t.may("S1 triple G7"));
    t.does("S1 triple G7");
    assertEquals("Y1 Y2", t.hand("S1"));
    assertEquals("no-triple", with("R5", "R7 G7 B8 Y1", "B1").refused("S1 triple G7"));
  }

  @Test
  public void theFirstCardOfATripleFitsByColourOrNumber() {
    assertTrue(with("R5", "R7 G7 B7 Y1", "B1").may("S1 triple G7"));
    assertTrue(with("Y7", "R7 G7 B7 Y1", "B1").may("S1 triple G7"));
    assertEquals("no-triple", with("Y5", "R7 G7 B7 Y1", "B1").refused("S1 triple G7"));
  }

  @Test
  public void theFirstCardOfATripleIsNotTheLast() {
    SoloSituation t = with("R5", "R7 G7 B7 Y1", "B1");
    assertEquals("no-triple", t.refused("S1 triple R7"));
    assertTrue(with("R5", "R7 R7 B7 Y1", "B1").may("S1 triple R7"));
    assertTrue(with("Y7", "R7 G7 B7 Y1", "B1").may("S1 triple R7"));
  }

  @Test
  public void theLastCardOfATripleIsOnTop() {
    SoloSituation t = with("R5", "R7 G7 B7 Y7 Y1", "B1 B2", "G1");
    t.does("S1 triple G7");
    assertEquals("G7", t.top());
    assertEquals("R7", SoloCards.text(firstLaid(t, 4)));
    assertTrue(t.state.fitting() == SoloCards.fitting(SoloCards.parse("G7"), 1));
  }

  private static byte firstLaid(SoloSituation t, int count) {
    SoloPile pile = t.state.pile;
    for (int i = 1; i < count; i++) {
      pile = pile.below();
      assertNotNull(pile);
    }
    return pile.top();
  }

  // Ruling 5

  @Test
  public void withTwoPlayersChangeDirectionSkips() {
    SoloSituation t = with("R5", "RChange G1 G2", "B1 B2");
    t.does("S1 play RChange");
    assertEquals("S1", t.turn());
    assertEquals("no way back is needed", 1, t.state.direction);
  }

  // Ruling 6

  @Test
  public void aDrawTwoChainGrowsOnlyByDrawTwo() {
    SoloSituation t = with("R5", "RDraw2 G1", "GDraw2 Draw4 R1 Choose", "B1 B2");
    t.does("S1 play RDraw2");
    assertEquals(List.of("take", "play GDraw2"), t.moves("S2"));
    assertEquals("phase", t.refused("S2 play Draw4 R"));
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
    assertEquals("phase", t.refused("S2 play R1"));
    assertEquals("phase", t.refused("S2 draw"));
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
    assertWon(two, 0, List.of(0, 1 + 2 + 1 + 2, 3 + 4));

    SoloSituation one = with("R5", "RGift G9", "B1 B2", "B3 B4");
    one.does("S1 play RGift S3", "S3 accept");
    assertWon(one, 0, List.of(0, 1 + 2, 9 + 3 + 4));
  }

  private static void assertWon(SoloSituation t, int seat, List<Integer> points) {
    assertNotNull(t.state.last);
    assertEquals(Seat.of(seat), t.state.last.winner());
    assertEquals(points, t.state.last.points());
  }

  @Test
  public void aBlockedGiftDoesNotWin() {
    SoloSituation t = with("R5", "RGift G1 G2", "YProtect B2 B1", "B3 B4");
    t.does("S1 play RGift S2", "S2 protect Y");
    assertNull(t.state.last);
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
    assertEquals("no-protection", t.refused("S2 protect Y"));
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
    assertEquals("phase", t.refused("S1 protect G"));
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
    assertEquals("no-protection", t.refused("S2 protect Y"));
  }

  @Test
  public void onlyWhoIsHitMayProtectOutOfTurn() {
    SoloSituation skip = with("R5", "RSkip G1 G2", "B3 B1", "R1 Y7", "YProtect B4");
    skip.does("S1 play RSkip");
    assertEquals("no-protection", skip.refused("S4 protect Y"));
    SoloSituation swap = with("R5", "RSwap G1 G2", "B3 B1", "YProtect B4");
    swap.does("S1 play RSwap S2");
    assertEquals("no-protection", swap.refused("S3 protect Y"));
  }

  @Test
  public void protectionNeverHelpsAgainstChangeDirection() {
    SoloSituation t = with("R5", "RChange G1 G2", "YProtect B3", "RProtect Y7", "BProtect B4");
    t.does("S1 play RChange");
    assertEquals("S4", t.turn());
    assertEquals("no-protection", t.refused("S2 protect Y"));
    assertEquals("no-protection", t.refused("S3 protect R"));
    t.does("S4 protect B");
    assertEquals("the direction stays changed", "S3", t.turn());
  }

  @Test
  public void protectionDoesNotHelpWhenChangeDirectionSkipsTheOtherOfTwo() {
    SoloSituation t = with("R5", "RChange G1 G2", "YProtect B3 B1").does("S1 play RChange");
    assertEquals("no-protection", t.refused("S2 protect Y"));
  }

  // Ruling 10

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
    assertEquals("solo", played.refused("S1 solo"));

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
  public void soloIsStillInTimeAfterOnesOwnInterjection() {
    SoloSituation t = with("R5", "R1 R1 G1", "R2 B2", "R3 B3");
    t.does("S1 play R1", "S1 interject", "S1 solo", "S2 draw");
    assertEquals("G1", t.hand("S1"));
  }

  @Test
  public void soloIsNotSaidWithMoreCards() {
    SoloSituation t = with("R5", "R1 G1 G2", "R2 B2", "R3 B3").does("S1 play R1");
    assertEquals("solo", t.refused("S1 solo"));
    assertEquals("solo", t.refused("S2 solo"));
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
  public void lenientSoloIsSaidByItself() {
    SoloSituation t =
        SoloSituation.playing(List.of("lenient-solo=on"), "R5", "R1 G1", "R2 B2", "R3 B3");
    assertEquals(List.of("S1 lays R1", "S1 says-solo"), t.told("S1 play R1", null));
    t.does("S1 play R1");
    assertEquals(List.of(), t.moves("S1"));
    t.does("S2 draw");
    assertEquals("G1", t.hand("S1"));
  }

  // Ruling 11

  @Test
  public void theLastCardEndsTheRoundBeforeAnyEffect() {
    for (String last : List.of("RSkip", "RChange", "RDraw2", "RSwap", "RGift", "Choose", "Draw4")) {
      SoloSituation t = with("R5", last, "B1 B2", "B3 B4");
      t.does("S1 play " + last);
      assertWon(t, 0, List.of(0, 3, 7));
      assertEquals(1, t.state.direction);
      assertEquals(0, t.state.chain);
    }
    assertWon(with("R5", "AllSwap", "B1", "B3").does("S1 play AllSwap"), 0, List.of(0, 1, 3));
    assertWon(with("R5", "GProtect", "B1", "B3").does("S1 protect G"), 0, List.of(0, 1, 3));
  }

  @Test
  public void aRoundAlsoEndsWithALastCardOutOfTurn() {
    SoloSituation interjected = with("R5", "R1 G1 G2", "B1 B2", "R1");
    assertWon(interjected.does("S1 play R1", "S3 interject"), 2, List.of(3, 3, 0));
    SoloSituation asked = with("R5", "RSwap G1 G2", "BProtect", "R1");
    assertWon(asked.does("S1 play RSwap S2", "S2 protect B"), 1, List.of(3, 0, 1));
    SoloSituation all = with("R5", "AllSwap G1 G2", "BProtect", "R1");
    assertWon(all.does("S1 play AllSwap", "S2 protect B"), 1, List.of(3, 0, 1));
  }

  @Test
  public void theForgetfulDrawTheirTwoCardsBeforeTheRoundIsCounted() {
    SoloSituation t = with("R5", "R1 G1", "R2", "B3 B4").next("Y8 Y9");
    t.does("S1 play R1", "S2 play R2");
    assertWon(t, 1, List.of(1 + 8 + 9, 0, 7));
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
}
