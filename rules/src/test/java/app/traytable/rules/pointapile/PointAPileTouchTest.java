package app.traytable.rules.pointapile;

import static org.junit.Assert.assertEquals;

import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.List;
import org.junit.Test;

/** Who may pick a pile with each touch-me-not card on top, and which piles have to go without. */
public final class PointAPileTouchTest {
  /** The seats that may pick the only pile. */
  private static String allowed(PointAPileTable table) {
    int bits = 0;
    for (Seat seat : Seats.firstOnes(table.state().rules.seats())) {
      PointAPileRefusal refusal = table.view(1).refusal(seat, 0);
      if (refusal == null) {
        bits |= 1 << seat.index();
      } else {
        assertEquals(refusal, table.refusal(seat + " pick P1"));
      }
      boolean listed = table.moves(seat.index() + 1).contains("pick P1");
      assertEquals(refusal == null, listed);
      assertEquals(table.view(1).mayPick(seat, 0), listed);
    }
    return Seats.ofBits(bits).toString();
  }

  @Test
  public void activeOnly() {
    PointAPileTable table = PointAPileTable.touchMeNot(3).active(2).piles("R!active-only");
    assertEquals("S2", allowed(table));
    assertEquals(PointAPileRefusal.TOUCH_ACTIVE_ONLY, table.refusal("S1 pick P1"));
  }

  @Test
  public void notActive() {
    PointAPileTable table = PointAPileTable.touchMeNot(3).active(2).piles("B!not-active");
    assertEquals("S1 S3", allowed(table));
    assertEquals(PointAPileRefusal.TOUCH_NOT_ACTIVE, table.refusal("S2 pick P1"));
  }

  @Test
  public void notTheLeader() {
    PointAPileTable table =
        PointAPileTable.touchMeNot(3).score(2, "B+1").score(3, "G P B").piles("R!not-leader");
    assertEquals("S1 S3", allowed(table));
    assertEquals(PointAPileRefusal.TOUCH_NOT_LEADER, table.refusal("S2 pick P1"));
  }

  @Test
  public void ofEqualPointsWhoHasMostCardsLeads() {
    PointAPileTable table =
        PointAPileTable.touchMeNot(3).score(2, "B P").score(3, "G P B").piles("R!not-leader");
    assertEquals("S1 S2", allowed(table));
  }

  @Test
  public void whoSharesTheLeadDoesNotLead() {
    PointAPileTable table =
        PointAPileTable.touchMeNot(3).score(2, "B P").score(3, "G P").piles("R!not-leader");
    assertEquals("S1 S2 S3", allowed(table));
    assertEquals("S1 S2 S3", allowed(PointAPileTable.touchMeNot(3).piles("R!not-leader")));
  }

  @Test
  public void fewerThanFiveCards() {
    PointAPileTable table =
        PointAPileTable.touchMeNot(3).score(1, "R R R G").score(2, "R R R G G").piles("B!under-5");
    assertEquals("S1 S3", allowed(table));
    assertEquals(PointAPileRefusal.TOUCH_UNDER_5, table.refusal("S2 pick P1"));
  }

  @Test
  public void moreThanFiveCards() {
    PointAPileTable table =
        PointAPileTable.touchMeNot(3)
            .score(1, "R R R G B")
            .score(2, "R R R G G B")
            .piles("R!over-5");
    assertEquals("S2", allowed(table));
    assertEquals(PointAPileRefusal.TOUCH_OVER_5, table.refusal("S1 pick P1"));
  }

  @Test
  public void lacksThisColour() {
    PointAPileTable table =
        PointAPileTable.touchMeNot(3).score(1, "G R").score(2, "B R").piles("G!lacks-colour");
    assertEquals("S2 S3", allowed(table));
    assertEquals(PointAPileRefusal.TOUCH_LACKS_COLOUR, table.refusal("S1 pick P1"));
  }

  @Test
  public void ownsThisColour() {
    PointAPileTable table =
        PointAPileTable.touchMeNot(3).score(1, "P R").score(2, "B R").piles("P!owns-colour");
    assertEquals("S1", allowed(table));
    assertEquals(PointAPileRefusal.TOUCH_OWNS_COLOUR, table.refusal("S2 pick P1"));
  }

  @Test
  public void hasNoSuchCardYet() {
    PointAPileTable table =
        PointAPileTable.touchMeNot(3).score(1, "B!first-one R").score(2, "R").piles("G!first-one");
    assertEquals("S2 S3", allowed(table));
    assertEquals(PointAPileRefusal.TOUCH_FIRST_ONE, table.refusal("S1 pick P1"));
  }

  @Test
  public void theColourOnTopStillRestricts() {
    PointAPileTable table = PointAPileTable.touchMeNot(2).score(1, "G R").piles("R!active-only");
    assertEquals("", allowed(table));
    assertEquals(PointAPileRefusal.SAME_COLOUR, table.refusal("S1 pick P1"));
  }

  @Test
  public void whereNoPileLiesNobodyPicksOne() {
    PointAPileTable table = PointAPileTable.seats(2).piles("R");
    assertEquals(PointAPileRefusal.PICK_NO_PILE, table.refusal("S1 pick P2"));
    assertEquals(PointAPileRefusal.PICK_NO_PILE, table.view(2).refusal(Seat.of(0), 1));
    assertEquals(PointAPileRefusal.PICK_NO_PILE, table.table().refusal(Seat.of(0), -1));
  }

  // Ruling 9.

  @Test
  public void onePileMustShowNoTouchMeNotCard() {
    PointAPileTable table =
        PointAPileTable.touchMeNot(2).drawn("R B!not-active G!first-one R!over-5");
    table.play("S1 put 1 new");
    assertEquals(PointAPileRefusal.SPARE, table.refusal("S1 put 2 P1"));
    assertEquals(List.of("put 2 new", "put 3 new", "put 4 new"), table.moves(1));
    table.play("S1 put 2 new");
    assertEquals(PointAPileRefusal.SPARE, table.refusal("S1 put 3 P1"));
    assertEquals(List.of("put 3 P2", "put 4 P2"), table.moves(1));
  }

  @Test
  public void aPileMayBeCoveredWhileAnotherOrAnOrdinaryCardIsLeft() {
    PointAPileTable table =
        PointAPileTable.touchMeNot(3).drawn("R G B!not-active G!first-one R!over-5 P!under-5");
    table.play("S1 put 1 new", "S1 put 3 P1", "S1 put 2 new", "S1 put 4 new");
    assertEquals(List.of("put 5 P1", "put 5 P3", "put 6 P1", "put 6 P3"), table.moves(1));
    table = PointAPileTable.touchMeNot(3).drawn("R G B!not-active").play("S1 put 1 new");
    table.play("S1 put 2 new");
    assertEquals(List.of("put 3 P1", "put 3 P2", "put 3 new"), table.moves(1));
  }

  @Test
  public void withoutAnOrdinaryCardAllPilesMayShowTouchMeNotCards() {
    PointAPileTable table =
        PointAPileTable.touchMeNot(2).drawn("R!over-5 B!not-active G!first-one P!under-5");
    assertEquals("pointing", table.form(1, 1, 1, 1).phase());
  }

  @Test
  public void aSplitMayLeaveOnlyTouchMeNotCardsOnTop() {
    PointAPileTable table =
        PointAPileTable.touchMeNot(2).piles("R!not-leader B!not-active R").picks("11");
    table.play("S1 put 3 new", "S1 put 1 P1", "S1 put 2 new", "S1 done");
    assertEquals(List.of("pick space", "pick P1"), table.moves(1));
  }
}
