package app.traytable.rules.noidea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Seat;
import java.util.List;
import org.junit.Test;

/** What the rulebook leaves open, decided once, in the order of the rulings. */
public final class NoIdeaRulingsTest {
  @Test
  public void ruling1_touchingTheLayoutBeforeDrawingEndsTheTurn() {
    NoIdeaTable table = NoIdeaTable.seats(2).drawPile("B4").layout(1, "R3");
    assertEquals(List.of("draw", "touch"), table.moves());
    table.play("touch");
    assertEquals(2, table.turn());
    assertTrue(table.mustDraw());
    assertEquals("nothing was shown", Cards.HIDDEN, table.table().card(Seat.of(0), 0));
    assertEquals(1, table.drawPileSize());
  }

  @Test
  public void ruling1_aGentleStartIgnoresTheTouch() {
    NoIdeaTable table = NoIdeaTable.gentle(2).drawPile("B4");
    assertEquals(List.of("draw"), table.moves());
    assertEquals(NoIdeaRefusal.DRAW_FIRST, table.refusalOf("touch"));
    assertEquals(1, table.turn());
  }

  @Test
  public void ruling2_aCardThatFitsOnePileIsLaidThere() {
    NoIdeaTable table =
        NoIdeaTable.seats(2).pile("R5").pile("G2").layout(1, "B2", "B3").revealing();
    table.play("reveal 1");
    assertEquals("R5 B2", table.tops());
    assertEquals(". B3 . . . .", table.layoutOf(1));
  }

  @Test
  public void ruling2_aCardThatFitsSeveralPilesWaitsForAChoiceAmongThemOnly() {
    NoIdeaTable table =
        NoIdeaTable.seats(2).pile("R5").pile("G2").pile("B1").layout(1, "B5").revealing();
    table.play("reveal 1");
    assertEquals(List.of("lay P1", "lay P3"), table.moves());
    assertEquals(NoIdeaRefusal.NO_FIT, table.refusalOf("lay P2"));
    assertEquals(NoIdeaRefusal.NO_FIT, table.refusalOf("lay P4"));
    assertEquals(NoIdeaRefusal.LAY_FIRST, table.refusalOf("reveal 1"));
  }

  @Test
  public void ruling2_aDrawnCardThatFitsNothingOpensAPile() {
    assertEquals("R5 G2", NoIdeaTable.seats(2).pile("R5").drawPile("G2").play("draw").tops());
  }

  @Test
  public void ruling2_aLayoutCardThatFitsNothingGoesBackInItsPlace() {
    NoIdeaTable table =
        NoIdeaTable.seats(2).pile("R5").layout(1, "R1", ".", "G2").revealing().play("reveal 3");
    assertEquals("R1 . G2 . . .", table.layoutOf(1));
    assertEquals("R5", table.tops());
    assertEquals(2, table.turn());
  }

  @Test
  public void ruling3_nobodyStopsVoluntarily() {
    NoIdeaTable table = NoIdeaTable.seats(2).pile("R5").layout(1, "R1", "R2", "R3", "R4");
    assertEquals(
        List.of("reveal 1", "reveal 2", "reveal 3", "reveal 4"), table.revealing().moves());
  }

  @Test
  public void ruling4_aClaimNeedsAtMostThreeCards() {
    NoIdeaTable four = NoIdeaTable.seats(2).pile("R5").layout(1, "B1", "B2", "B3", "B4");
    assertEquals(NoIdeaRefusal.TOO_MANY, four.revealing().refusalOf("claim"));
    NoIdeaTable three = NoIdeaTable.seats(2).pile("R5").layout(1, "B1", "B2", "B3").revealing();
    assertTrue(three.moves().contains("claim"));
  }

  @Test
  public void ruling4_aClaimIsPossibleOnceTheOpeningCardAndItsFunctionsAreDone() {
    NoIdeaTable table = NoIdeaTable.seats(2).pile("R4").drawPile("R5+", "G2", "B6").layout(1, "B1");
    assertFalse(table.moves().contains("claim"));
    table.play("draw");
    assertEquals(List.of("claim", "reveal 1"), table.moves());
  }

  @Test
  public void ruling4_aClaimShowsCardsInOrderUntilOneFitsAndNoFunctionActs() {
    NoIdeaTable table =
        NoIdeaTable.seats(2)
            .pile("R5")
            .pile("R6")
            .drawPile("B1", "B2", "B3")
            .layout(1, "B2", "R1x", "G2")
            .revealing()
            .play("claim");
    assertEquals("R5 R6", table.tops());
    assertEquals(NoIdeaCards.parse("B2"), table.table().card(Seat.of(0), 0));
    assertEquals(NoIdeaCards.parse("R1x"), table.table().card(Seat.of(0), 1));
    assertEquals("not shown any more", Cards.HIDDEN, table.table().card(Seat.of(0), 2));
  }

  @Test
  public void ruling5_aPrizeFromTheDrawPileEndsTheTurn() {
    NoIdeaTable table = NoIdeaTable.seats(2).pile("R5").drawPile("*1", "B1").play("draw");
    assertEquals(1, table.points(1));
    assertEquals(2, table.turn());
    assertEquals("R5", table.tops());
  }

  @Test
  public void ruling5_aPrizeThroughAPlusEndsTheTurn() {
    NoIdeaTable table = NoIdeaTable.seats(2).pile("R4").drawPile("R5+", "*2", "B1").play("draw");
    assertEquals(2, table.points(1));
    assertEquals(2, table.turn());
  }

  @Test
  public void ruling5_aPrizeInAClaimMakesItFailAndIsKept() {
    NoIdeaTable table =
        NoIdeaTable.seats(2)
            .pile("R5")
            .drawPile("B1", "B2", "B3", "B4", "B5")
            .layout(1, "G2", "*2")
            .revealing()
            .play("claim");
    assertEquals(0, table.trophies(1));
    assertEquals(2, table.points(1));
    assertEquals("G2 B1 B2 B3 B4 B5", table.layoutOf(1));
    assertEquals(2, table.turn());
  }

  @Test
  public void ruling5_aPrizeAsTheOnlyCardOfAClaimWinsNoTrophy() {
    NoIdeaTable table =
        NoIdeaTable.seats(2).pile("R5").drawPile("B1").layout(1, "*1").revealing().play("claim");
    assertEquals(0, table.trophies(1));
    assertEquals(1, table.points(1));
  }

  @Test
  public void ruling6_theLastCardsFunctionActsBeforeTheTrophyAndTheNewCards() {
    NoIdeaTable table =
        NoIdeaTable.seats(2)
            .pile("R5")
            .drawPile("A1", "A2", "A3", "B1", "B2", "B3", "B4", "B5", "B6")
            .layout(1, "R3r")
            .layout(2)
            .revealing()
            .play("reveal 1");
    assertEquals("A1 A2 A3 . . .", table.layoutOf(2));
    assertEquals("B1 B2 B3 B4 B5 B6", table.layoutOf(1));
    assertEquals(
        "S1 shows 1 R3r; S1 lays R3r 1; S1 refills; S2 is-dealt 3; S1 clears; S1 wins-trophy ?;"
            + " S1 is-dealt 6",
        table.told());
  }

  @Test
  public void ruling6_theLayoutIsClearedEvenIfThatFunctionBringsAPrize() {
    NoIdeaTable table =
        NoIdeaTable.seats(2)
            .pile("R4")
            .drawPile("*1", "B1", "B2", "B3", "B4", "B5", "B6")
            .layout(1, "R5+")
            .revealing()
            .play("reveal 1");
    assertEquals(1 + 5, table.points(1));
    assertEquals("B1 B2 B3 B4 B5 B6", table.layoutOf(1));
    assertEquals(2, table.turn());
  }

  @Test
  public void ruling6_theLayoutIsClearedAfterTheCardOfAPlusHasFoundItsPile() {
    NoIdeaTable table =
        NoIdeaTable.seats(2)
            .pile("R4")
            .pile("G6")
            .drawPile("G5", "B1", "B2", "B3", "B4", "B5", "B6")
            .layout(1, "R5+")
            .revealing()
            .play("reveal 1");
    assertEquals(List.of("lay P1", "lay P2"), table.moves());
    assertEquals(0, table.trophies(1));
    table.play("lay P2");
    assertEquals(1, table.trophies(1));
    assertEquals(2, table.turn());
  }

  @Test
  public void ruling6_theLastTrophyEndsTheGameAtThatInstant() {
    NoIdeaTable table =
        NoIdeaTable.seats(2)
            .trophiesWonBy(2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2)
            .pile("R5")
            .drawPile("B1", "B2", "B3", "B4", "B5", "B6")
            .layout(1, "G2")
            .revealing()
            .play("claim");
    assertTrue(table.isOver());
    assertEquals("no cards are dealt any more", "G2 . . . . .", table.layoutOf(1));
    assertEquals(6, table.drawPileSize());
  }

  @Test
  public void ruling7_functionsOfDrawnCardsActForThePlayerWhoseTurnItIs() {
    NoIdeaTable table =
        NoIdeaTable.seats(2)
            .pile("R5")
            .drawPile("R3r", "B1", "B2", "B3")
            .layout(1, "G2")
            .layout(2, ".", ".", "G4")
            .play("draw");
    assertEquals("the drawer is not refilled", "G2 . . . . .", table.layoutOf(1));
    assertEquals("lowest empty places first", "B1 B2 G4 . . .", table.layoutOf(2));
  }

  @Test
  public void ruling8_anEmptyDrawPileIsMadeAnewFromTheRemovedCards() {
    NoIdeaTable table =
        NoIdeaTable.seats(2).pile("A2", "R5").removed("B4", "B4").drawPile().play("draw");
    assertEquals("R5 B4", table.tops());
    assertEquals(1, table.drawPileSize());
    assertEquals(0, table.removedSize());
  }

  @Test
  public void ruling8_withoutRemovedCardsTheCoveredOnesAreShuffled() {
    NoIdeaTable table =
        NoIdeaTable.seats(2).pile("B4", "R5").pile("B4", "G6").drawPile().play("draw");
    assertEquals("R5 G6 B4", table.tops());
    assertEquals(1, table.drawPileSize());
  }

  @Test
  public void ruling8_withNoCardsAtAllNothingIsDrawnAndRefillsStayShort() {
    NoIdeaTable table = NoIdeaTable.seats(2).pile("R5").drawPile().layout(1, "G2").play("draw");
    assertEquals("R5", table.tops());
    assertEquals(List.of("claim", "reveal 1"), table.moves());
    table.play("claim");
    assertEquals("G2 . . . . .", table.layoutOf(1));
    assertEquals(2, table.turn());
  }

  @Test
  public void ruling8_whoHasNoCardsAndGetsNonePassesOn() {
    NoIdeaTable table = NoIdeaTable.seats(2).pile("R5").drawPile().layout(1).play("draw");
    assertEquals(2, table.turn());
    assertEquals("an empty layout alone wins nothing", 0, table.trophies(1));
  }

  @Test
  public void ruling9_everyoneHasSeenARevealedCardAndWhereItWentBack() {
    NoIdeaTable table =
        NoIdeaTable.seats(3).pile("R5").layout(1, "B1", "G2").revealing().play("reveal 2");
    for (int seat = 1; seat <= 3; seat++) {
      assertEquals(NoIdeaCards.parse("G2"), table.viewOf(seat).card(Seat.of(0), 1));
      assertEquals(Cards.HIDDEN, table.viewOf(seat).card(Seat.of(0), 0));
      assertFalse(table.viewOf(seat).memoryAid());
    }
  }

  @Test
  public void ruling9_aNewCardOnAPlaceIsUnknownAgain() {
    NoIdeaTable table =
        NoIdeaTable.seats(2)
            .pile("R5")
            .drawPile("B1", "B2", "B3", "B4", "B5", "B6")
            .layout(1, "R3")
            .revealing()
            .play("reveal 1");
    assertEquals(Cards.HIDDEN, table.table().card(Seat.of(0), 0));
  }

  @Test
  public void ruling10_tiesGoToMoreTrophiesAndPrizesAndAreSharedThen() {
    NoIdeaTable more = NoIdeaTable.seats(2).trophiesWonBy(1, 2).prizesWon(2, 1, 1);
    assertEquals(5, more.points(1));
    assertEquals(5, more.points(2));
    assertEquals(2, more.place(1));
    assertEquals(1, more.place(2));
    NoIdeaTable shared = NoIdeaTable.seats(3).prizesWon(1, 1, 1).prizesWon(3, 1, 1);
    assertEquals(1, shared.place(1));
    assertEquals(1, shared.place(3));
    assertEquals("the third of three, not the second", 3, shared.place(2));
  }
}
