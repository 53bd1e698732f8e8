package app.traytable.rules.pointapile;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;

/**
 * What the rulebook leaves open, rulings 1 to 7; missions and touch-me-not have their own tests.
 */
public final class PointAPileRulingsTest {
  // Ruling 1.

  @Test
  public void anyCardMayBePutNextAndTheLastOneIsTheTop() {
    PointAPileTable table = PointAPileTable.seats(2).drawn("R G B P");
    assertEquals(List.of("put 1 new", "put 2 new", "put 3 new", "put 4 new"), table.moves(1));
    table.play("S1 put 3 new", "S1 put 1 P1", "S1 put 4 new", "S1 put 2 P1");
    assertEquals("[done]", table.moves(1).toString());
    table.play("S1 done");
    assertEquals("B R G", table.play("S1 pick P1", "S2 pick P2").scored(1));
    assertEquals("P", table.scored(2));
  }

  @Test
  public void everyCardIsPutOnAPileBeforeTheCountDown() {
    PointAPileTable table = PointAPileTable.seats(2).drawn("R G B P").play("S1 put 1 new");
    assertEquals(PointAPileRefusal.CARDS_LEFT, table.refusal("S1 done"));
    assertEquals(PointAPileRefusal.CARD_PUT, table.refusal("S1 put 1 P1"));
    assertEquals(PointAPileRefusal.NO_CARD, table.refusal("S1 put 5 P1"));
    assertEquals(PointAPileRefusal.NO_PILE, table.refusal("S1 put 2 P2"));
    assertEquals(PointAPileRefusal.ACTIVE_PUTS, table.refusal("S2 put 2 P1"));
    assertEquals(PointAPileRefusal.PILES_FIRST, table.refusal("S1 pick P1"));
  }

  @Test
  public void everybodyMayLookThroughPiles() {
    PointAPileView view = PointAPileTable.seats(2).piles("R G B", "P").view(2);
    assertEquals(3, view.piles().get(0).size());
    assertEquals(PointAPileCards.parse("R"), (byte) view.piles().get(0).get(0));
  }

  @Test
  public void theActivePlayerPointsToo() {
    PointAPileTable table = PointAPileTable.seats(2).active(2).piles("R", "G");
    assertEquals("S1 S2", table.toAct());
    assertEquals("G", table.picks("12").scored(2));
  }

  // Ruling 2.

  @Test
  public void picksAreRevealedTogether() {
    PointAPileTable table = PointAPileTable.seats(3).piles("R", "G", "B");
    table.play("S1 pick P1", "S2 pick P2");
    assertEquals("", table.scored(1));
    table.play("S3 pick P3");
    assertEquals("R", table.scored(1));
    assertEquals("G", table.scored(2));
    assertEquals("B", table.scored(3));
  }

  @Test
  public void onlyTheTopOfTheScorePileRestricts() {
    PointAPileTable table = PointAPileTable.seats(2).score(1, "R G").piles("R", "G");
    assertEquals(List.of("pick space", "pick P1"), table.moves(1));
  }

  @Test
  public void emptySpaceCanAlwaysBePicked() {
    PointAPileTable table = PointAPileTable.seats(2).score(1, "R").piles("G R");
    assertEquals(List.of("pick space"), table.moves(1));
  }

  @Test
  public void anEmptyScorePileRestrictsNothing() {
    PointAPileTable table = PointAPileTable.seats(2).piles("R", "G", "B", "P");
    assertEquals(5, table.moves(1).size());
  }

  // Ruling 3.

  @Test
  public void aContestedPileIsSplitIntoAtLeastTwo() {
    PointAPileTable table = PointAPileTable.seats(2).piles("R G B").picks("11");
    table.play("S1 put 1 new", "S1 put 3 P1");
    assertEquals(PointAPileRefusal.SPLIT, table.refusal("S1 put 2 P1"));
    assertEquals(List.of("put 2 new"), table.moves(1));
  }

  @Test
  public void aSplitMayMakeMorePilesThanThereArePlayers() {
    PointAPileTable table = PointAPileTable.seats(2).piles("R G B P").picks("11").form(1, 2, 3, 4);
    assertEquals(4, table.state().piles.length);
    assertEquals(5, table.moves(2).size());
  }

  @Test
  public void splitsGoOnDownToSingleCards() {
    PointAPileTable table = PointAPileTable.seats(2).piles("R G B").picks("11").form(1, 1, 2);
    table.picks("11");
    assertEquals("splitting", table.phase());
    assertEquals("R G", table.open());
    table.form(1, 2).picks("22");
    assertEquals("B R G", table.discarded());
    assertEquals("forming", table.phase());
    assertEquals(2, table.active());
  }

  @Test
  public void contestedPilesAreSplitOneAfterTheOtherAndASplitComesToItsEndFirst() {
    PointAPileTable table = PointAPileTable.seats(4).piles("R G B", "P", "R P").picks("3131");
    assertEquals("R G B", table.open());
    table.form(1, 1, 2).picks("11");
    assertEquals("R G", table.open());
    assertEquals("S2 S4", table.state().pointing.toString());
    table.form(1, 2).picks("12");
    assertEquals("R", table.scored(2));
    assertEquals("G", table.scored(4));
    assertEquals("R P", table.open());
    assertEquals("S1 S3", table.state().pointing.toString());
    table.form(1, 2).picks("12");
    assertEquals("R", table.scored(1));
    assertEquals("P", table.scored(3));
    assertEquals("P B", table.discarded());
  }

  // Ruling 4.

  @Test
  public void emptySpaceInALaterPointingCounts() {
    PointAPileTable table = PointAPileTable.seats(3).piles("R G", "B", "P").picks("112");
    table.form(1, 2).picks("-2");
    assertEquals("P R", table.scored(1));
    assertEquals("G", table.scored(2));
    assertEquals("B", table.scored(3));
    assertEquals("", table.discarded());
  }

  @Test
  public void twoInEmptySpaceGetNothingEvenInDifferentPointings() {
    PointAPileTable table = PointAPileTable.seats(3).piles("R G", "B").picks("11-");
    table.form(1, 2).picks("-2");
    assertEquals("", table.scored(1));
    assertEquals("", table.scored(3));
    assertEquals("B R", table.discarded());
    table = PointAPileTable.seats(3).piles("R G", "B").picks("--1");
    assertEquals("B", table.discarded());
  }

  @Test
  public void emptySpaceGetsContestedSingleCardsTooAfterAllSplits() {
    PointAPileTable table = PointAPileTable.seats(3).piles("R G", "B").picks("11-");
    assertEquals("", table.scored(3));
    table.form(1, 2).picks("22");
    assertEquals("B R G", table.scored(3));
  }

  @Test
  public void emptySpaceOfAnEarlierRoundDoesNotCount() {
    PointAPileTable table = PointAPileTable.seats(3).piles("R").picks("1--");
    assertEquals("", table.discarded());
    table.form(1, 1, 1, 2, 2, 2).picks("-12");
    assertEquals("R", table.scored(1));
    table.form(1, 1, 2, 2, 3, 3).picks("-12");
    assertEquals(3, table.state().scores[0].length);
  }

  // Ruling 5.

  @Test
  public void aWonPileLiesOnTheScorePileInItsOrder() {
    PointAPileTable table = PointAPileTable.seats(2).score(1, "G B").piles("R G P", "B");
    assertEquals("G B R G P", table.picks("12").scored(1));
  }

  // Ruling 6.

  @Test
  public void theGoalIsCheckedAfterTheWholeRound() {
    PointAPileTable table =
        PointAPileTable.seats(3).score(3, "R R R R G").piles("R", "G B").picks("221");
    assertEquals("R R R R G R", table.scored(3));
    assertEquals("splitting", table.phase());
    assertEquals(List.of(2, 2, 1), table.form(1, 2).picks("11").places());
  }

  @Test
  public void ofSeveralWhoReachAGoalTheOneWithMostPointsWins() {
    PointAPileTable table =
        PointAPileTable.seats(3)
            .score(1, "R R R R G")
            .score(2, "G G G G R+1 B")
            .score(3, "B+1 G+1 P")
            .piles("R", "G");
    assertEquals(List.of(2, 1, 3), table.picks("12-").places());
  }

  @Test
  public void whoReachesTheGoalIsBeforeWhoHasMorePoints() {
    PointAPileTable table =
        PointAPileTable.seats(2).score(1, "R R R R G").score(2, "R+1 G+1 B+1").piles("R");
    assertEquals(List.of(1, 2), table.picks("1-").places());
    assertEquals(0, table.points(1));
    assertEquals(3, table.points(2));
  }

  @Test
  public void ofEqualPointsMostCardsWin() {
    PointAPileTable table =
        PointAPileTable.seats(2).score(1, "R R R R B").score(2, "G G G G P").piles("R", "B G");
    assertEquals(List.of(2, 1), table.picks("12").places());
  }

  @Test
  public void equalPointsAndCardsShareTheWin() {
    PointAPileTable table =
        PointAPileTable.seats(2).score(1, "R R R R B").score(2, "G G G G P").piles("R", "G");
    assertEquals(List.of(1, 1), table.picks("12").places());
  }

  @Test
  public void theActivePlayerOfTheRoundIsActiveAtItsEnd() {
    PointAPileTable table =
        PointAPileTable.seats(2).score(1, "P+1active R+1 G+1 B+1").piles("G+1last");
    assertEquals(List.of(1, 2), table.picks("1-").places());
    assertEquals(5, table.points(1));
    table = PointAPileTable.seats(2).active(2).score(1, "P+1active R+1 G+1 B+1").piles("G+1last");
    assertEquals("forming", table.picks("1-").phase());
  }

  // Ruling 7.

  @Test
  public void tooFewCardsForARoundAreShuffledWithTheDiscards() {
    PointAPileTable table = PointAPileTable.seats(2).piles("R", "G").deck(3).picks("12");
    assertEquals("", table.discarded());
    assertEquals(4, table.state().open.length);
    assertEquals(54 - 2 - 4, table.state().deckLeft);
  }

  @Test
  public void enoughCardsAreDrawnWithoutTheDiscards() {
    PointAPileTable table = PointAPileTable.seats(2).piles("R", "G").deck(4).picks("12");
    assertEquals(54 - 2 - 4, table.state().discards.length);
    assertEquals(0, table.state().deckLeft);
  }

  @Test
  public void withTooFewCardsInAllTheGameEndsAndPointsAndCardsDecide() {
    PointAPileTable table =
        PointAPileTable.missions(
                PointAPileMission.TEN_POINTS,
                PointAPileMission.FIVE_BLANK_CARDS,
                PointAPileMission.FIVE_RED_AND_THREE_GREEN)
            .score(1, "R+1 P")
            .score(2, "G+1 P P P")
            .piles("B", "R G")
            .lastCards(3);
    table.picks("1--");
    assertEquals("over", table.phase());
    assertEquals(List.of(2, 1, 3), table.places());
    assertTrue(table.state().winners.isEmpty());
    assertEquals(1, table.active());
  }

  @Test
  public void withJustEnoughCardsInAllTheGameGoesOn() {
    PointAPileTable table = PointAPileTable.seats(2).piles("R", "G B").lastCards(1);
    assertEquals("forming", table.picks("11").phase());
    table = PointAPileTable.seats(2).piles("R", "G B").lastCards(0);
    assertEquals("over", table.picks("11").phase());
  }
}
