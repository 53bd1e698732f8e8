package app.traytable.rules.pointapile.bots;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.pointapile.PointAPileTable;
import java.util.List;
import org.junit.Test;

/** What a score pile promises, whoever thinks so. The last card of a text is the top. */
public final class PointAPileHopesTest {
  private static final List<PointAPileHopes> LEARNED =
      List.of(PointAPileHopes.OF_TWO, PointAPileHopes.OF_MANY);
  private static final List<PointAPileHopes> ALL =
      List.of(PointAPileHopes.FELT, PointAPileHopes.OF_TWO, PointAPileHopes.OF_MANY);

  /** Of the first seat, while the seat forms piles whose number is given. */
  private static double hope(PointAPileHopes hopes, String cards, int active) {
    PointAPileTable t = PointAPileTable.seats(2).active(active).score(1, cards);
    return hopes.of(t.state().score(0), t.state(), 0);
  }

  private static double hope(PointAPileHopes hopes, String cards) {
    return hope(hopes, cards, 1);
  }

  private static void assertBetter(List<PointAPileHopes> all, String better, String worse) {
    for (PointAPileHopes hopes : all) {
      double lead = hope(hopes, better) - hope(hopes, worse);
      assertTrue(all.indexOf(hopes) + ": " + better + " over " + worse + " " + lead, lead > 0);
    }
  }

  @Test
  public void whoHasFiveOfAColourLeavesNobodyElseAChance() {
    assertTrue(ALL.stream().allMatch(h -> hope(h, "R R R R R") > 100 + hope(h, "R R R R G")));
  }

  @Test
  public void whoHasFivePointsLeavesNobodyElseAChance() {
    assertTrue(ALL.stream().allMatch(h -> hope(h, "B+5own4 B B B") > 100 + hope(h, "B B B B")));
  }

  @Test
  public void ofTwoWhoReachTheGoalMorePointsAreBetter() {
    assertBetter(ALL, "R R R R R G+1", "R R R R R G");
  }

  @Test
  public void theFourthCardOfAColourIsBetterThanTheSecondOfAnother() {
    assertBetter(ALL, "B B B B G", "B B B G G");
  }

  @Test
  public void aPointIsBetterThanNone() {
    assertBetter(ALL, "R+1 G", "R G");
    assertBetter(ALL, "P G", "P-1 G");
  }

  /** A pile with that colour on top may not be picked. */
  @Test
  public void whoHasLearnedWantsAnotherColourOnTopOfFourEqualOnes() {
    assertBetter(LEARNED, "B B B B G", "G B B B B");
    assertEquals(
        hope(PointAPileHopes.FELT, "B B B B G"), hope(PointAPileHopes.FELT, "G B B B B"), 1e-9);
  }

  @Test
  public void whoHasLearnedSeesWhatACardMoreWouldBring() {
    assertBetter(LEARNED, "B+5own4 B B G", "B+1 B B G");
  }

  @Test
  public void whoHasLearnedLikesToFormTheNextPiles() {
    for (PointAPileHopes hopes : LEARNED) {
      assertTrue(hope(hopes, "B B B G", 2) > hope(hopes, "B B B G", 1));
    }
  }

  @Test
  public void whatIsRememberedIsWhatWasReckoned() {
    for (PointAPileHopes hopes : LEARNED) {
      PointAPileHopes remembering = hopes.remembering();
      for (int time = 0; time < 2; time++) {
        for (String cards : List.of("", "B", "B G", "G B", "R+1 B G", "B R+1 G", "R+1 G B")) {
          for (int active = 1; active <= 2; active++) {
            assertEquals(
                cards, hope(hopes, cards, active), hope(remembering, cards, active), 1e-12);
          }
        }
      }
    }
  }
}
