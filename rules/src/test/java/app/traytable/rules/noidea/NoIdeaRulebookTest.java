package app.traytable.rules.noidea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import app.traytable.rules.table.TableRefusal;
import java.util.List;
import org.junit.Test;

/** The rulebook, sentence by sentence, and its five examples card by card. */
public final class NoIdeaRulebookTest {
  @Test
  public void everyoneStartsWithSixFaceDownCardsAndTheRestIsTheDrawPile() {
    NoIdea game = new NoIdea();
    for (int seats = 2; seats <= 5; seats++) {
      NoIdeaState state = game.deal(Setup.of(game.info(), seats, 1).withFirst(Seat.of(1)));
      NoIdeaView view = game.view(state, Seat.of(0));
      for (int seat = 0; seat < seats; seat++) {
        for (int place = 0; place < 6; place++) {
          assertEquals(Cards.HIDDEN, view.card(Seat.of(seat), place));
        }
      }
      assertEquals(108 - 6 * seats, view.drawPile());
      assertEquals(12, view.trophiesLeft());
      assertEquals(List.of(), view.piles());
      assertEquals(Seat.of(1), view.current());
    }
  }

  /**
   * "A blue 3 does not fit on the red 5, a red 3 fits on both, a yellow 4 with a function on none."
   */
  @Test
  public void exampleOfATurn() {
    NoIdeaTable table =
        NoIdeaTable.seats(2).pile("R5").drawPile("B3").layout(1, "R3", "Y4+", "G1").play("draw");
    assertEquals("R5 B3", table.tops());
    table.play("reveal 1");
    assertEquals(List.of("lay P1", "lay P2"), table.moves());
    table.play("lay P1");
    assertEquals("R3 B3", table.tops());
    table.play("reveal 2");
    assertEquals("the function is not triggered", "R3 B3", table.tops());
    assertEquals(". Y4+ G1 . . .", table.layoutOf(1));
    assertEquals(2, table.turn());
    assertEquals(
        "S1 draws B3; S1 opens B3 2; S1 shows 1 R3; S1 lays R3 1; S1 shows 2 Y4+; S1 returns 2",
        table.told());
  }

  /**
   * "A gray 6 goes on the green 6; the last card indeed does not fit: a trophy, and five cards."
   */
  @Test
  public void exampleOfARightClaim() {
    NoIdeaTable table =
        NoIdeaTable.seats(2)
            .pile("P3")
            .pile("G6")
            .drawPile("B1", "B2", "B3", "B4", "B5", "B6")
            .layout(1, ".", "A6", "R1x")
            .revealing()
            .play("reveal 2");
    assertEquals("P3 A6", table.tops());
    table.play("claim");
    assertEquals(1, table.trophies(1));
    assertEquals("the function is not resolved", "P3 A6", table.tops());
    assertEquals("B1 B2 R1x B3 B4 B5", table.layoutOf(1));
    assertEquals(1, table.drawPileSize());
    assertEquals(2, table.turn());
  }

  /** "The green 1 and the red 3 do not fit, but the purple 2 does: no trophy, and three cards." */
  @Test
  public void exampleOfAMistakenClaim() {
    NoIdeaTable table =
        NoIdeaTable.seats(2)
            .pile("Y2")
            .drawPile("B1", "B3", "B4", "B5")
            .layout(1, "G1", "R3", "P2")
            .revealing()
            .play("claim");
    assertEquals(0, table.trophies(1));
    assertEquals("Y2", table.tops());
    assertEquals("G1 R3 P2 B1 B3 B4", table.layoutOf(1));
    assertEquals(2, table.turn());
    assertEquals(
        "S1 claims; S1 shows 1 G1; S1 shows 2 R3; S1 shows 3 P2; S1 mistaken; S1 is-dealt 3",
        table.told());
  }

  /** "A red 5 with a plus opens a pile, brings a yellow 2, and that opens another." */
  @Test
  public void exampleOfThePlus() {
    NoIdeaTable table = NoIdeaTable.seats(2).pile("B4").drawPile("R5+", "Y2", "G1").play("draw");
    assertEquals("B4 R5+ Y2", table.tops());
    assertEquals(1, table.turn());
    assertFalse(table.mustDraw());
  }

  /** "A blue 3 that removes is laid on the gray 3; the other two piles go; play goes on." */
  @Test
  public void exampleOfRemovingTheOtherPiles() {
    NoIdeaTable table =
        NoIdeaTable.seats(2)
            .pile("R5", "R6")
            .pile("G2", "A2", "A3")
            .pile("Y1")
            .layout(1, "B3x", "B4")
            .revealing()
            .play("reveal 1");
    assertEquals("B3x", table.tops());
    assertEquals(3, table.removedSize());
    assertEquals(1, table.turn());
    assertEquals(List.of("claim", "reveal 2"), table.moves());
  }

  @Test
  public void aTurnStartsWithTheDrawPile() {
    NoIdeaTable table = NoIdeaTable.seats(2).drawPile("B4");
    assertEquals(NoIdeaRefusal.DRAW_FIRST, table.refusalOf("reveal 1"));
    assertEquals(NoIdeaRefusal.DRAW_FIRST, table.refusalOf("claim"));
    assertEquals(TableRefusal.TURN, table.refusalOf(2, "draw"));
  }

  @Test
  public void whoKeepsFittingGoesOnRevealing() {
    NoIdeaTable table =
        NoIdeaTable.seats(2)
            .pile("R5")
            .layout(1, "R4", "R3", "R2", "G1")
            .revealing()
            .play("reveal 1", "reveal 2", "reveal 3");
    assertEquals(1, table.turn());
    assertEquals("R2", table.tops());
  }

  @Test
  public void aClearedLayoutWinsATrophyAndSixNewCardsAndTheNextPlayerIsOn() {
    NoIdeaTable table =
        NoIdeaTable.seats(3)
            .pile("R5")
            .drawPile("B1", "B2", "B3", "B4", "B5", "B6", "G1")
            .layout(1, ".", "R3")
            .revealing()
            .play("reveal 2");
    assertEquals(1, table.trophies(1));
    assertEquals("B1 B2 B3 B4 B5 B6", table.layoutOf(1));
    assertEquals(2, table.turn());
  }

  @Test
  public void wonTrophiesAreSecretUntilTheEnd() {
    NoIdeaTable table = NoIdeaTable.seats(2).trophiesWonBy(1, 2);
    assertEquals(List.of((byte) 5), table.viewOf(1).trophies(Seat.of(0)));
    assertEquals(List.of(Cards.HIDDEN), table.viewOf(2).trophies(Seat.of(0)));
    assertEquals(List.of(Cards.HIDDEN), table.table().trophies(Seat.of(0)));
  }

  @Test
  public void theLastPlayerHandsOnToTheFirst() {
    NoIdeaTable table =
        NoIdeaTable.seats(3)
            .turnOf(3)
            .pile("R5")
            .drawPile("B1", "B2", "B3", "B4", "B5")
            .layout(3, "G2", "*2")
            .revealing();
    assertEquals(TableRefusal.TURN, table.refusalOf(1, "reveal 1"));
    assertEquals(NoIdeaRefusal.EMPTY_PLACE, table.refusalOf("reveal 3"));
    table.play("claim");
    assertEquals("G2 B1 B2 B3 B4 B5", table.layoutOf(3));
    assertEquals(2, table.points(3));
    assertEquals(NoIdeaCards.parse("G2"), table.table().card(Seat.of(2), 0));
    assertEquals(1, table.turn());
  }

  @Test
  public void aPrizeFromTheLayoutEndsTheTurnAndIsKept() {
    NoIdeaTable table =
        NoIdeaTable.seats(2).pile("R5").layout(1, "*2", "R3").revealing().play("reveal 1");
    assertEquals(2, table.points(1));
    assertEquals(". R3 . . . .", table.layoutOf(1));
    assertEquals(2, table.turn());
  }

  @Test
  public void aPrizeThatIsTheLastCardClearsTheLayout() {
    NoIdeaTable table =
        NoIdeaTable.seats(2)
            .pile("R5")
            .drawPile("B1", "B2", "B3", "B4", "B5", "B6")
            .layout(1, "*1")
            .revealing()
            .play("reveal 1");
    assertEquals(1, table.trophies(1));
    assertEquals(1 + 5, table.points(1));
    assertEquals("B1 B2 B3 B4 B5 B6", table.layoutOf(1));
  }

  @Test
  public void aRefillGivesOpponentsWithFewerThanThreeCardsThree() {
    NoIdeaTable table =
        NoIdeaTable.seats(4)
            .pile("R5")
            .drawPile("B1", "B2", "B3", "B4")
            .layout(1, "R3r", "R4")
            .layout(2, "G1")
            .layout(3, ".", "G2", "G3")
            .layout(4, "G4", "G5", "G6", "Y1")
            .revealing()
            .play("reveal 1");
    assertEquals(". R4 . . . .", table.layoutOf(1));
    assertEquals("G1 B1 B2 . . .", table.layoutOf(2));
    assertEquals("B3 G2 G3 . . .", table.layoutOf(3));
    assertEquals("G4 G5 G6 Y1 . .", table.layoutOf(4));
    assertEquals(1, table.turn());
  }

  @Test
  public void aFunctionFromTheDrawPileActsToo() {
    NoIdeaTable table = NoIdeaTable.seats(2).pile("R5").pile("G2").drawPile("R1x").play("draw");
    assertEquals("R1x", table.tops());
  }

  @Test
  public void aFunctionThatAPlusBringsActsToo() {
    NoIdeaTable table =
        NoIdeaTable.seats(2).pile("R4").pile("G2").drawPile("R5+", "A4x", "B1").play("draw");
    assertEquals("A4x", table.tops());
    assertEquals("it lay on nothing it fitted: both other piles are gone", 3, table.removedSize());
  }

  @Test
  public void theLastTrophyEndsTheGameAndPointsDecide() {
    NoIdeaTable table =
        NoIdeaTable.seats(2)
            .trophiesWonBy(1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2)
            .pile("R5")
            .drawPile("B1")
            .layout(1, "R3")
            .revealing()
            .play("reveal 1");
    assertTrue(table.isOver());
    assertEquals(List.of(), table.moves());
    assertEquals(36 + 3, table.points(1));
    assertEquals(7, table.points(2));
    assertEquals(1, table.place(1));
    assertEquals(2, table.place(2));
    assertEquals(List.of((byte) 4, (byte) 3), table.viewOf(1).trophies(Seat.of(1)));
    assertEquals(TableRefusal.OVER, table.refusalOf("draw"));
  }
}
