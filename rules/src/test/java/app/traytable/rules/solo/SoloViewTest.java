package app.traytable.rules.solo;

import static app.traytable.rules.solo.SoloSituation.with;
import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Seat;
import java.util.List;
import org.junit.Test;

/** What somebody at the table sees, and what whoever looks back at it. */
public final class SoloViewTest {
  private static final Seat ANNA = Seat.of(0);
  private static final Seat BEN = Seat.of(1);
  private static final Seat CARL = Seat.of(2);

  private static SoloSituation three() {
    return with("R5", "R1 RSkip RChange RSwap RGift AllSwap Choose G1", "B1 BProtect", "Y1 Y2")
        .points(3, 0, 20)
        .next("R9 Y8");
  }

  private static SoloView table(SoloSituation t) {
    return t.game.table(t.state);
  }

  private static SoloView lookedBack(SoloSituation t) {
    return t.game.open(t.state, ANNA);
  }

  @Test
  public void everybodySeesWhoseTurnItIsAndHowManyCardsThereAre() {
    for (SoloView view : List.of(three().viewOf(ANNA), three().viewOf(CARL), table(three()))) {
      assertEquals(3, view.seats());
      assertEquals(1, view.round());
      assertEquals(CARL, view.dealer());
      assertEquals(ANNA, view.current());
      assertEquals("S1", view.toAct().toString());
      assertEquals(List.of(8, 2, 2), List.of(view.size(ANNA), view.size(BEN), view.size(CARL)));
      assertEquals(120 - 1 - 12, view.drawPile());
      assertEquals("R5", SoloCards.text(view.top()));
      assertEquals(1, view.pile().size());
      assertEquals(Colour.RED, view.colour());
      assertEquals(
          List.of(3, 0, 20), List.of(view.points(ANNA), view.points(BEN), view.points(CARL)));
      assertEquals(500, view.limit());
      assertTrue(view.isClockwise());
      assertFalse(view.isOver());
    }
  }

  @Test
  public void aCardThatIsLaidIsSeenOnThePile() {
    SoloView view = table(three().does("S1 play Choose G"));
    assertEquals(2, view.pile().size());
    assertEquals(7, view.size(ANNA));
    assertEquals(Colour.GREEN, view.colour());
    assertEquals(BEN, view.current());
    assertFalse(table(three().does("S1 play RChange")).isClockwise());
    assertNull("any card fits", table(three().does("S1 play AllSwap", "S1 go")).colour());
  }

  @Test
  public void theTurnAndTheRoundAreThoseOfTheTable() {
    SoloSituation t = with("R5", "R1 RSwap", "B1 B2", "Y1").does("S1 play RSwap S2");
    assertEquals("while somebody else is asked", ANNA, t.game.turn(t.state));
    assertEquals(1, t.game.round(t.state));
    t.does("S2 accept", "S2 solo", "S2 play R1");
    assertEquals(2, t.game.round(t.state));
    assertTrue(t.game.fewestPointsAreBest());
  }

  @Test
  public void theOwnHandIsInTheOrderOfItsFacesAndNobodyElseSeesIt() {
    List<Byte> hand = List.of(SoloCards.parse("B1"), SoloCards.parse("BProtect"));
    assertEquals(hand, three().viewOf(BEN).hand());
    assertEquals(hand, three().viewOf(BEN).known(BEN));
    assertEquals(List.of(), three().viewOf(ANNA).known(BEN));
    assertEquals(List.of(), table(three()).hand());
  }

  @Test
  public void aCardJustDrawnIsSeenByItsOwner() {
    SoloSituation t = three();
    assertFalse(t.viewOf(ANNA).hasDrawn());
    assertEquals(Cards.NONE, t.viewOf(ANNA).drawn());
    t.does("S1 draw");
    assertEquals("R9", SoloCards.text(t.viewOf(ANNA).drawn()));
    assertEquals(Cards.HIDDEN, t.viewOf(BEN).drawn());
    assertTrue(t.viewOf(BEN).hasDrawn());
    assertFalse(t.does("S1 keep").viewOf(ANNA).hasDrawn());
  }

  @Test
  public void everybodySeesWhomASwapIsForAndThatAnAnswerIsDue() {
    SoloView before = table(three());
    assertNull(before.target());
    assertFalse(before.isAsked());
    SoloView asked = table(three().does("S1 play RSwap S2"));
    assertEquals(BEN, asked.target());
    assertTrue(asked.isAsked());
    assertFalse(asked.isGiving());
    assertEquals("it is still the turn of who asks", ANNA, asked.current());
    assertEquals("S2", asked.toAct().toString());
  }

  @Test
  public void everybodySeesHowManyCardsAreChosenForAGift() {
    SoloSituation t = three().does("S1 play RGift S3");
    assertTrue(table(t).isGiving());
    assertFalse(table(t).isAsked());
    t.does("S1 give G1");
    assertArrayEquals(new byte[] {Cards.HIDDEN}, t.viewOf(CARL).offer());
    assertArrayEquals(new byte[] {SoloCards.parse("G1")}, t.viewOf(ANNA).offer());
    assertFalse(table(t.does("S1 give R1")).isGiving());
  }

  @Test
  public void everybodySeesWhoHasShelterFromAnAllSwap() {
    SoloSituation t = three();
    assertFalse(table(t).isAllSwap());
    assertTrue(table(t.does("S1 play AllSwap")).isAllSwap());
    assertEquals("", table(t).sheltered().toString());
    assertEquals("S2", table(t.does("S2 protect B")).sheltered().toString());
    assertFalse(table(t.does("S1 go")).isAllSwap());
  }

  @Test
  public void everybodySeesWhoIsSkipped() {
    assertNull(table(three()).skipped());
    assertEquals(BEN, table(three().does("S1 play RSkip")).skipped());
  }

  @Test
  public void afterTheEndNobodyActs() {
    List<String> oneRound = List.of("match-length=one-round");
    SoloView over = table(SoloSituation.playing(oneRound, "R5", "R1", "B1").does("S1 play R1"));
    assertTrue(over.isOver());
    assertEquals("", over.toAct().toString());
    assertEquals("a single round has no limit", 0, over.limit());
    assertEquals(List.of(SoloCards.parse("B1")), over.known(BEN));
  }

  @Test
  public void whoeverLooksBackSeesEveryHandAndEveryDrawnCard() {
    SoloSituation t = three().does("S1 draw", "S1 keep", "S2 draw");
    assertFalse(t.viewOf(ANNA).isLaidOpen());
    assertEquals(Cards.HIDDEN, t.viewOf(ANNA).drawn());
    assertTrue(lookedBack(t).isLaidOpen());
    assertEquals(3, lookedBack(t).known(BEN).size());
    assertEquals("Y8", SoloCards.text(lookedBack(t).drawn()));
  }

  @Test
  public void twoViewsAreEqualIfNobodyCouldTellThemApart() {
    SoloSituation one = with("R5", "R1 G1", "B1 B2");
    SoloSituation other = with("R5", "R1 G1", "Y1 Y2");
    assertEquals(one.viewOf(ANNA), other.viewOf(ANNA));
    assertEquals(one.viewOf(ANNA).hashCode(), other.viewOf(ANNA).hashCode());
    assertNotEquals(one.viewOf(BEN), other.viewOf(BEN));
    assertNotEquals(table(one), one.viewOf(ANNA));
    SoloSituation over = SoloSituation.playing(List.of("match-length=one-round"), "R5", "R1", "B1");
    over.does("S1 play R1");
    assertNotEquals("one of them looks back", over.viewOf(ANNA), lookedBack(over));
    assertNotEquals("they look from two sides", over.viewOf(ANNA), over.viewOf(BEN));
  }

  @Test
  public void whatHasBeenSwappedOrPassedCannotBeTakenBack() {
    SoloSituation swap = three();
    int before = swap.game.shown(swap.state);
    swap.does("S1 play RSwap S3", "S3 accept");
    assertTrue(swap.game.shown(swap.state) > before);
    SoloSituation all = three();
    before = all.game.shown(all.state);
    all.does("S1 play AllSwap", "S1 go");
    assertTrue(all.game.shown(all.state) > before);
  }
}
