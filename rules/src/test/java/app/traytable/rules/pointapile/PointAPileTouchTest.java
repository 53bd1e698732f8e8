package app.traytable.rules.pointapile;

import static org.junit.Assert.assertEquals;

import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import org.junit.Test;

/** Who may pick a pile with each touch-me-not card on top. */
public final class PointAPileTouchTest {
  /** The seats that may pick the only pile. */
  private static String allowed(PointAPileTable table) {
    int bits = 0;
    for (Seat seat : Seats.firstOnes(table.state().rules.seats())) {
      if (table.view(1).mayPick(seat, 0)) {
        bits |= 1 << seat.index();
      }
      boolean listed = table.moves(seat.index() + 1).contains("pick P1");
      assertEquals(table.view(1).mayPick(seat, 0), listed);
    }
    return Seats.ofBits(bits).toString();
  }

  @Test
  public void activeOnly() {
    PointAPileTable table = PointAPileTable.touchMeNot(3).active(2).piles("R!active-only");
    assertEquals("S2", allowed(table));
    assertEquals("touch-active-only", table.refusal("S1 pick P1"));
  }

  @Test
  public void notActive() {
    PointAPileTable table = PointAPileTable.touchMeNot(3).active(2).piles("B!not-active");
    assertEquals("S1 S3", allowed(table));
    assertEquals("touch-not-active", table.refusal("S2 pick P1"));
  }

  @Test
  public void notTheLeader() {
    PointAPileTable table =
        PointAPileTable.touchMeNot(3).score(2, "B+1").score(3, "G P B").piles("R!not-leader");
    assertEquals("S1 S3", allowed(table));
    assertEquals("touch-not-leader", table.refusal("S2 pick P1"));
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
    assertEquals("touch-under-5", table.refusal("S2 pick P1"));
  }

  @Test
  public void moreThanFiveCards() {
    PointAPileTable table =
        PointAPileTable.touchMeNot(3)
            .score(1, "R R R G B")
            .score(2, "R R R G G B")
            .piles("R!over-5");
    assertEquals("S2", allowed(table));
    assertEquals("touch-over-5", table.refusal("S1 pick P1"));
  }

  @Test
  public void lacksThisColour() {
    PointAPileTable table =
        PointAPileTable.touchMeNot(3).score(1, "G R").score(2, "B R").piles("G!lacks-colour");
    assertEquals("S2 S3", allowed(table));
    assertEquals("touch-lacks-colour", table.refusal("S1 pick P1"));
  }

  @Test
  public void ownsThisColour() {
    PointAPileTable table =
        PointAPileTable.touchMeNot(3).score(1, "P R").score(2, "B R").piles("P!owns-colour");
    assertEquals("S1", allowed(table));
    assertEquals("touch-owns-colour", table.refusal("S2 pick P1"));
  }

  @Test
  public void hasNoSuchCardYet() {
    PointAPileTable table =
        PointAPileTable.touchMeNot(3).score(1, "B!first-one R").score(2, "R").piles("G!first-one");
    assertEquals("S2 S3", allowed(table));
    assertEquals("touch-first-one", table.refusal("S1 pick P1"));
  }

  @Test
  public void theColourOnTopStillRestricts() {
    PointAPileTable table = PointAPileTable.touchMeNot(2).score(1, "G R").piles("R!active-only");
    assertEquals("", allowed(table));
    assertEquals("same-colour", table.refusal("S1 pick P1"));
  }
}
