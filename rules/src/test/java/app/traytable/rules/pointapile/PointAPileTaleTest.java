package app.traytable.rules.pointapile;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Seat;
import java.util.Arrays;
import java.util.List;
import org.junit.Test;

/** What everybody is told at the end of a round. */
public final class PointAPileTaleTest {
  private static List<String> toldOf(PointAPileTable table, String lastPick) {
    return table.told(lastPick, null);
  }

  @Test
  public void aloneInEmptySpaceWhereNothingIsLeftOneGetsNothing() {
    PointAPileTable table = PointAPileTable.seats(2).piles("R").play("S1 pick P1");
    assertEquals(
        List.of("S2 picks ?", "S1 points P1", "S2 points space", "S1 wanted P1 S1", "S1 scores R"),
        toldOf(table, "S2 pick space").subList(0, 5));
    assertEquals("and then come new cards", 6, toldOf(table, "S2 pick space").size());
  }

  @Test
  public void whatNobodyGetsIsToldToBeDiscarded() {
    PointAPileTable table = PointAPileTable.seats(2).piles("R", "G").play("S1 pick P1");
    List<String> told = toldOf(table, "S2 pick P1");
    assertTrue(told.contains("S1 unsplittable P1 S1 S2"));
    assertTrue(told.contains("S1 discards R G"));
  }

  @Test
  public void thatTheDiscardsAreShuffledInIsToldBeforeNewCardsAreDrawn() {
    PointAPileTable table = PointAPileTable.seats(2).piles("R", "G").deck(3).play("S1 pick P1");
    List<String> told = toldOf(table, "S2 pick P2");
    assertEquals("S2 shuffles 52", told.get(told.size() - 2));
    assertTrue(told.get(told.size() - 1).startsWith("S2 draws "));
    List<String> enough =
        toldOf(PointAPileTable.seats(2).piles("R", "G").play("S1 pick P1"), "S2 pick P2");
    assertFalse(enough.toString(), enough.toString().contains("shuffles"));
  }

  @Test
  public void theLotDecidesInWhichOrderTheDiscardsComeAgain() {
    PointAPileState one = PointAPileTable.seats(2).piles("R", "G").deck(3).state();
    PointAPileState other = new PointAPileState(one);
    other.rng++;
    byte[] first = afterTheRound(one);
    byte[] second = afterTheRound(other);
    assertNotEquals(Arrays.toString(first), Arrays.toString(second));
  }

  private static byte[] afterTheRound(PointAPileState state) {
    PointAPile game = new PointAPile();
    PointAPileState now = state;
    for (int seat = 0; seat < 2; seat++) {
      now = game.play(now, Seat.of(seat), PointAPileMoves.PICKS.get(seat));
    }
    return Arrays.copyOf(now.deck, now.deckLeft);
  }

  @Test
  public void thatThereIsNoOtherRoundIsToldWithTheCardsThatAreLeft() {
    PointAPileTable table =
        PointAPileTable.seats(2).piles("R", "G B").lastCards(1).play("S1 pick P2");
    List<String> told = toldOf(table, "S2 pick space");
    assertEquals("S1 runs-out 1", told.get(told.size() - 1));

    table = PointAPileTable.seats(2).piles("R", "G B").lastCards(0).play("S1 pick P1");
    told = toldOf(table, "S2 pick P1");
    assertEquals("with the discards", "S1 runs-out 3", told.get(told.size() - 1));
  }
}
