package app.traytable.rules.noidea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Seat;
import java.util.List;
import java.util.Objects;
import org.junit.Test;

/** What somebody at the table sees, and what whoever looks back at it. */
public final class NoIdeaViewTest {
  private final NoIdea game = new NoIdea();

  private static NoIdeaTable inTheMiddle() {
    return NoIdeaTable.seats(3)
        .pile("P3", "R3")
        .pile("G6")
        .removed("B1", "B4")
        .drawPile("A1", "A2", "A3")
        .layout(1, "R1", "R2")
        .layout(2, "A5", ".", "Y2")
        .trophiesWonBy(2, 1, 2)
        .prizesWon(1, 1, 2)
        .prizesWon(3, 2, 1)
        .turnOf(2);
  }

  @Test
  public void everybodySeesWhatLiesInTheMiddleAndWhoHasWonWhat() {
    NoIdeaView view = inTheMiddle().viewOf(1);
    assertEquals(3, view.seats());
    assertEquals(Seat.of(1), view.current());
    assertEquals(3, view.drawPile());
    assertEquals(9, view.trophiesLeft());
    assertEquals(List.of("R3", "G6"), tops(view));
    assertEquals("B4", NoIdeaCards.text(Objects.requireNonNull(view.removed()).top()));
    assertEquals(List.of(0, 2, 0), prizes(view, 0));
    assertEquals(List.of(0, 0, 0), prizes(view, 1));
    assertEquals(List.of(0, 0, 1), prizes(view, 2));
    assertNull(NoIdeaTable.seats(2).viewOf(1).removed());
  }

  private static List<String> tops(NoIdeaView view) {
    return view.piles().stream().map(pile -> NoIdeaCards.text(pile.top())).toList();
  }

  /** By their values, none to two. */
  private static List<Integer> prizes(NoIdeaView view, int seat) {
    return List.of(
        view.prizes(Seat.of(seat), 0),
        view.prizes(Seat.of(seat), 1),
        view.prizes(Seat.of(seat), 2));
  }

  @Test
  public void onlyTheWinnerOfATrophyKnowsItsValue() {
    NoIdeaTable table = inTheMiddle();
    assertEquals(List.of((byte) 5, (byte) 3), table.viewOf(2).trophies(Seat.of(1)));
    assertEquals(List.of(Cards.HIDDEN, Cards.HIDDEN), table.viewOf(1).trophies(Seat.of(1)));
    assertEquals(List.of(Cards.HIDDEN), table.table().trophies(Seat.of(0)));
  }

  @Test
  public void aTurnBeginsWithTheDrawPile() {
    assertTrue(inTheMiddle().viewOf(2).mustDraw());
    assertFalse(inTheMiddle().revealing().viewOf(2).mustDraw());
    assertFalse(inTheMiddle().viewOf(2).isOver());
  }

  @Test
  public void aCardThatFitsOnTwoPilesWaitsInHand() {
    NoIdeaTable table = NoIdeaTable.seats(2).pile("R5").pile("B3").layout(1, "A4", "R3");
    NoIdeaView waiting = table.revealing().play("reveal 2").viewOf(1);
    assertEquals("R3", NoIdeaCards.text(waiting.held()));
    assertEquals(1, waiting.heldFrom());
    NoIdeaView drawn =
        NoIdeaTable.seats(2).pile("R5").pile("B3").drawPile("R3").play("draw").viewOf(1);
    assertEquals(-1, drawn.heldFrom());
  }

  @Test
  public void whoeverLooksBackSeesEveryCardThatLay() {
    NoIdeaView now = inTheMiddle().viewOf(1);
    NoIdeaView back = inTheMiddle().lookedBackFrom(1);
    assertFalse(now.isLaidOpen());
    assertTrue(back.isLaidOpen());
    assertEquals(Cards.HIDDEN, now.card(Seat.of(1), 0));
    assertEquals("A5", NoIdeaCards.text(back.card(Seat.of(1), 0)));
    assertEquals(List.of((byte) 5, (byte) 3), back.trophies(Seat.of(1)));
    assertEquals(3, back.drawPile());
  }

  @Test
  public void nobodyLooksBackWhileSeenCardsHaveToBeRemembered() {
    assertFalse(game.mayLookBack(inTheMiddle().viewOf(1)));
    NoIdeaTable over =
        inTheMiddle()
            .trophiesWonBy(1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2)
            .layout(2, "R3")
            .revealing()
            .play("reveal 1");
    assertTrue(over.viewOf(1).isOver());
    assertTrue(game.mayLookBack(over.viewOf(1)));
  }

  @Test
  public void aViewIsWrittenInOneLineThatTellsNothingHidden() {
    assertEquals(
        "S2 OPENING draw 3 removed 2 piles R3/2 G6/1 trophies 9"
            + " | S1 ? ? . . . . won [4]+[0, 2, 0]"
            + " | S2 ? . ? . . . won [?, ?]+[0, 0, 0]"
            + " | S3 ? ? ? ? ? ? won []+[0, 0, 1]",
        inTheMiddle().viewOf(1).toString());
    assertTrue(
        NoIdeaTable.seats(2)
            .pile("R5")
            .pile("B3")
            .drawPile("R3")
            .play("draw")
            .viewOf(1)
            .toString()
            .contains(" held R3 "));
  }

  @Test
  public void twoViewsAreEqualIfNobodyCouldTellThemApart() {
    assertEquals(inTheMiddle().viewOf(1), inTheMiddle().layout(2, "P6", ".", "B2").viewOf(1));
    assertEquals(
        inTheMiddle().viewOf(1).hashCode(),
        inTheMiddle().layout(2, "P6", ".", "B2").viewOf(1).hashCode());
    assertNotEquals(inTheMiddle().viewOf(1), inTheMiddle().viewOf(2));
    assertNotEquals(inTheMiddle().viewOf(1), inTheMiddle().lookedBackFrom(1));
    assertNotEquals(inTheMiddle().viewOf(1), inTheMiddle().turnOf(3).viewOf(1));
  }

  @Test
  public void aPlusIsToldBeforeTheCardThatItDraws() {
    NoIdeaTable table =
        NoIdeaTable.seats(2).pile("R1").pile("G2").drawPile("R5+", "B6").play("draw");
    assertEquals("S1 draws R5+; S1 lays R5+ 1; S1 plus; S1 draws B6; S1 opens B6 3", table.told());
  }
}
