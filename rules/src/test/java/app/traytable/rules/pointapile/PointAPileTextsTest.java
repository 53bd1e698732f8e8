package app.traytable.rules.pointapile;

import static org.junit.Assert.assertEquals;

import app.traytable.rules.pointapile.PointAPileScore.Worth;
import app.traytable.rules.table.Seat;
import java.util.List;
import org.junit.Test;

/** What each text gives, counted over the owner's score pile. */
public final class PointAPileTextsTest {
  /** The points of a score pile whose owner is not active, from its lowest card to its top. */
  private static int points(String cards) {
    return PointAPileTable.seats(2).active(2).score(1, cards).points(1);
  }

  private static int pointsOfTheActivePlayer(String cards) {
    return PointAPileTable.seats(2).active(1).score(1, cards).points(1);
  }

  @Test
  public void blankCardsGiveNothing() {
    assertEquals(0, points(""));
    assertEquals(0, points("R R R G G B P"));
  }

  @Test
  public void plusOneAndMinusOneAlwaysCount() {
    assertEquals(1, points("R+1"));
    assertEquals(3, points("R+1 G+1 B+1 R"));
    assertEquals(-1, points("P-1"));
    assertEquals(0, points("P-1 G+1"));
  }

  @Test
  public void aPointForEachCardOfItsColourCountsItself() {
    assertEquals(1, points("R+1each-R"));
    assertEquals(3, points("R+1each-R R G R"));
    assertEquals(2, points("G G+1each-G R"));
    assertEquals(4, points("B B+1each-B B B R"));
    assertEquals(-1, points("P-1each-P R G B"));
    assertEquals(-3, points("P P-1each-P P"));
  }

  @Test
  public void allFourColoursGiveThreeFourAndFive() {
    assertEquals(0, points("R+3colours G B"));
    assertEquals(3, points("R+3colours G B P"));
    assertEquals(0, points("G+4colours G B R R"));
    assertEquals(4, points("G+4colours R B P"));
    assertEquals(5, points("P G R B+5colours"));
    assertEquals(12, points("R+3colours G+4colours B+5colours P"));
  }

  @Test
  public void enoughCardsOfAnyOneColourGiveTheirPoints() {
    assertEquals(0, points("P+2any3 P R R"));
    assertEquals(2, points("P+2any3 R R R"));
    assertEquals(2, points("P+2any3 P P"));
    assertEquals(0, points("R+3any4 G G G"));
    assertEquals(3, points("R+3any4 G G G G"));
    assertEquals(0, points("G+4any5 R R R R"));
    assertEquals(4, points("G+4any5 R R R R R"));
    assertEquals(0, points("B+5any4 P P P"));
    assertEquals(5, points("B+5any4 P P P P"));
  }

  @Test
  public void enoughCardsOfItsOwnColourGiveTheirPoints() {
    assertEquals(0, points("P+2own3 P R R R"));
    assertEquals(2, points("P+2own3 P P"));
    assertEquals(0, points("R+3own4 R R G G G G"));
    assertEquals(3, points("R+3own4 R R R"));
    assertEquals(0, points("G+4own5 G G G R R R R R"));
    assertEquals(4, points("G+4own5 G G G G"));
    assertEquals(0, points("B+5own4 B B R R R R"));
    assertEquals(5, points("B+5own4 B B B"));
  }

  @Test
  public void enoughCardsInAllGiveTheirPoints() {
    assertEquals(0, points("P+2cards5 R R R"));
    assertEquals(2, points("P+2cards5 R R R G"));
    assertEquals(0, points("R+3cards5 R R R"));
    assertEquals(3, points("R+3cards5 R R R G"));
    assertEquals(0, points("G+4cards6 R R R G"));
    assertEquals(4, points("G+4cards6 R R R G G"));
  }

  @Test
  public void aPointForEachBlankCardDoesNotCountItself() {
    assertEquals(0, points("B+1each-blank G+4own5 R+3own4"));
    assertEquals(2, points("B+1each-blank R G"));
    assertEquals(4, points("P+1each-blank B+1each-blank R G"));
    assertEquals(-3, points("R-1each-blank R R R"));
  }

  @Test
  public void touchMeNotCardsAreNotBlankAndGiveNothing() {
    PointAPileTable table = PointAPileTable.touchMeNot(2).active(2);
    assertEquals(1, table.score(1, "B+1each-blank R!over-5 R").points(1));
  }

  @Test
  public void theLastCardCountsOnlyOnTop() {
    assertEquals(1, points("R G+1last"));
    assertEquals(0, points("G+1last R"));
    assertEquals(-1, points("R B-1last"));
    assertEquals(0, points("B-1last R"));
  }

  @Test
  public void aCardForTheActivePlayerCountsOnlyWhileItsOwnerIs() {
    assertEquals(0, points("P+1active R"));
    assertEquals(1, pointsOfTheActivePlayer("P+1active R"));
    assertEquals(0, points("R-1active R"));
    assertEquals(-1, pointsOfTheActivePlayer("R-1active R"));
  }

  @Test
  public void eachCardSaysWhatItGivesAndWhy() {
    PointAPileView view =
        PointAPileTable.seats(2).score(1, "R+1each-R R P+2any3 G+4cards6 G+1last").view(2);
    List<Worth> worths = view.worths(Seat.of(0));
    assertEquals(5, worths.size());
    assertEquals(new Worth(PointAPileCards.parse("R+1each-R"), 2, 2, 0), worths.get(0));
    assertEquals(new Worth(PointAPileCards.parse("R"), 0, 0, 0), worths.get(1));
    assertEquals(new Worth(PointAPileCards.parse("P+2any3"), 0, 2, 3), worths.get(2));
    assertEquals(new Worth(PointAPileCards.parse("G+4cards6"), 0, 5, 6), worths.get(3));
    assertEquals(new Worth(PointAPileCards.parse("G+1last"), 1, 1, 1), worths.get(4));
    assertEquals(3, view.points(Seat.of(0)));
  }

  @Test
  public void whatACardGivesTheActivePlayerIsSeenWhileItsOwnerIsActive() {
    for (int active = 1; active <= 2; active++) {
      PointAPileView view = PointAPileTable.seats(2).active(active).score(1, "P+1active R").table();
      int given = active == 1 ? 1 : 0;
      assertEquals(
          new Worth(PointAPileCards.parse("P+1active"), given, given, 1),
          view.worths(Seat.of(0)).get(0));
    }
  }
}
