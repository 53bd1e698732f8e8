package app.traytable.rules.pointapile;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import app.traytable.rules.table.Seat;
import org.jspecify.annotations.Nullable;
import org.junit.Test;

/** What nobody is asked, because everybody sees that there is nothing to choose. */
public final class PointAPileCourseTest {
  private static final PointAPile GAME = new PointAPile();

  @Test
  public void aPileOfTwoIsSplitWithoutAsking() {
    PointAPileTable table = PointAPileTable.seats(2).piles("R G", "B").picks("11");

    assertEquals("put 1 new", course(table, 1));
    assertEquals("put 2 new", course(table.play("S1 put 1 new"), 1));
    assertEquals("done", course(table.play("S1 put 2 new"), 1));
    assertNull(course(table.play("S1 done"), 1));
  }

  @Test
  public void whicheverOfItsCardsCameFirst() {
    PointAPileTable table = PointAPileTable.seats(2).piles("R G", "B").picks("11");

    assertEquals("put 1 new", course(table.play("S1 put 2 new"), 1));
  }

  @Test
  public void aPileOfThreeCanBeSplitInSeveralWays() {
    PointAPileTable table = PointAPileTable.seats(2).piles("R G P", "B").picks("11");

    assertNull(course(table, 1));
    assertNull(course(table.play("S1 put 1 new", "S1 put 2 new", "S1 put 3 new"), 1));
  }

  @Test
  public void formingIsAsked() {
    PointAPileTable table = PointAPileTable.seats(2).drawn("R G B P");

    assertNull(course(table, 1));
    table.play("S1 put 1 new", "S1 put 2 P1", "S1 put 3 P1", "S1 put 4 P1");
    assertNull(course(table, 1));
  }

  @Test
  public void whoMayPointAtNothingButTheEmptyTableDoes() {
    PointAPileTable table = PointAPileTable.seats(2).score(1, "R").piles("R", "R");

    assertEquals("pick space", course(table, 1));
    assertNull(course(table, 2));
  }

  @Test
  public void somebodyElseHasNothingToDo() {
    PointAPileTable table = PointAPileTable.seats(2).piles("R G", "B").picks("11");

    assertNull(course(table, 2));
  }

  private static @Nullable String course(PointAPileTable table, int seat) {
    PointAPileMove move = GAME.matterOfCourse(table.table(), Seat.of(seat - 1));
    return move == null ? null : GAME.moves().text(move);
  }
}
