package app.traytable.rules.pointapile;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Rng;
import java.util.Arrays;
import java.util.List;
import org.junit.Test;

/** Each mission, with just enough and with one card or point too few, and when they are checked. */
public final class PointAPileMissionsTest {
  private static boolean wins(PointAPileMission mission, String cards) {
    PointAPileState state = PointAPileTable.seats(2).active(2).score(1, cards).state();
    return mission.isWonBy(PointAPileScore.count(state.scores[0]), state.points(0));
  }

  @Test
  public void fiveOfOneColour() {
    assertTrue(wins(PointAPileMission.FIVE_OF_ONE_COLOUR, "G G R+1 G G G"));
    assertFalse(wins(PointAPileMission.FIVE_OF_ONE_COLOUR, "G G R+1 G G R R R"));
  }

  @Test
  public void twoOfEveryColour() {
    assertTrue(wins(PointAPileMission.TWO_OF_EVERY_COLOUR, "R R G G B B P P"));
    assertFalse(wins(PointAPileMission.TWO_OF_EVERY_COLOUR, "R R G G B B P R G"));
  }

  @Test
  public void twoOfEveryColourNeedNotBeBlank() {
    assertTrue(
        wins(
            PointAPileMission.TWO_OF_EVERY_COLOUR,
            "R+1 R+3own4 G+1 G+4own5 B+1 B+5own4 P-1 P+2own3"));
  }

  @Test
  public void tenPoints() {
    assertTrue(wins(PointAPileMission.TEN_POINTS, "B+5colours G+4colours R P+1active B+1"));
    assertFalse(wins(PointAPileMission.TEN_POINTS, "B+5colours G+4colours R P+1active"));
  }

  @Test
  public void sixCardsWithText() {
    String five = "R+1 G+1 B+1 P-1 R+3own4";
    assertTrue(wins(PointAPileMission.SIX_CARDS_WITH_TEXT, five + " R G+4own5"));
    assertFalse(wins(PointAPileMission.SIX_CARDS_WITH_TEXT, five + " R G"));
  }

  @Test
  public void fiveBlankCards() {
    assertTrue(wins(PointAPileMission.FIVE_BLANK_CARDS, "R G B P P"));
    assertFalse(wins(PointAPileMission.FIVE_BLANK_CARDS, "R G B P R+1 P-1"));
  }

  @Test
  public void allColoursAndSixPoints() {
    assertTrue(wins(PointAPileMission.ALL_COLOURS_AND_SIX_POINTS, "B+5colours G+1 R P"));
    assertFalse(wins(PointAPileMission.ALL_COLOURS_AND_SIX_POINTS, "B+5colours G R P"));
    String withoutBlue = "G+4cards6 R+1 G+1 P R+3cards5 P";
    assertEquals(9, PointAPileTable.seats(2).active(2).score(1, withoutBlue).points(1));
    assertFalse(wins(PointAPileMission.ALL_COLOURS_AND_SIX_POINTS, withoutBlue));
  }

  @Test
  public void allColoursAndSixCards() {
    assertTrue(wins(PointAPileMission.ALL_COLOURS_AND_SIX_CARDS, "R G B P P P"));
    assertFalse(wins(PointAPileMission.ALL_COLOURS_AND_SIX_CARDS, "R G B P P"));
    assertFalse(wins(PointAPileMission.ALL_COLOURS_AND_SIX_CARDS, "R G B B B B R"));
  }

  @Test
  public void twelveCards() {
    assertTrue(wins(PointAPileMission.TWELVE_CARDS, "R R R R G G G G B B B P"));
    assertFalse(wins(PointAPileMission.TWELVE_CARDS, "R R R R G G G G B B P"));
  }

  @Test
  public void eightCardsAndFourPoints() {
    assertTrue(wins(PointAPileMission.EIGHT_CARDS_AND_FOUR_POINTS, "G+4cards6 R R R G G B P"));
    assertFalse(wins(PointAPileMission.EIGHT_CARDS_AND_FOUR_POINTS, "G+4cards6 R R R G G B"));
    assertFalse(wins(PointAPileMission.EIGHT_CARDS_AND_FOUR_POINTS, "G+4cards6 R R R G G B P-1"));
  }

  @Test
  public void fiveRedAndThreeGreen() {
    assertTrue(wins(PointAPileMission.FIVE_RED_AND_THREE_GREEN, "R R R R R G G G"));
    assertFalse(wins(PointAPileMission.FIVE_RED_AND_THREE_GREEN, "R R R R R G G B B B"));
    assertFalse(wins(PointAPileMission.FIVE_RED_AND_THREE_GREEN, "R R R R G G G G G"));
  }

  @Test
  public void touchMeNotCardsAreCardsWithText() {
    PointAPileState state =
        PointAPileTable.touchMeNot(2).score(1, "R+1 G+1 B+1 P-1 R+3own4 R!over-5").state();
    assertTrue(
        PointAPileMission.SIX_CARDS_WITH_TEXT.isWonBy(PointAPileScore.count(state.scores[0]), 0));
  }

  @Test
  public void aMissionIsAsFarAsTheCardsAndPointsThatItNeeds() {
    assertEquals(0.6, progress(PointAPileMission.FIVE_OF_ONE_COLOUR, "R R R G G"), 0);
    assertEquals(5 / 8.0, progress(PointAPileMission.TWO_OF_EVERY_COLOUR, "R R R G B B"), 0);
    assertEquals(0.3, progress(PointAPileMission.TEN_POINTS, "R+1 G+1 B+1 R"), 0);
    assertEquals("no less than nothing", 0, progress(PointAPileMission.TEN_POINTS, "P-1"), 0);
    assertEquals(2 / 6.0, progress(PointAPileMission.SIX_CARDS_WITH_TEXT, "R+1 P-1 R"), 0);
    assertEquals(0.4, progress(PointAPileMission.FIVE_BLANK_CARDS, "R+1 G B"), 0);
    assertEquals(
        (3 / 4.0 + 3 / 6.0) / 2,
        progress(PointAPileMission.ALL_COLOURS_AND_SIX_POINTS, "R+1 G+1 B+1 R"),
        0);
    assertEquals(
        (2 / 4.0 + 3 / 6.0) / 2, progress(PointAPileMission.ALL_COLOURS_AND_SIX_CARDS, "R R G"), 0);
    assertEquals(0.25, progress(PointAPileMission.TWELVE_CARDS, "R R G"), 0);
    assertEquals(
        (4 / 8.0 + 1 / 4.0) / 2,
        progress(PointAPileMission.EIGHT_CARDS_AND_FOUR_POINTS, "R R G B+1"),
        0);
    assertEquals(
        (2 + 3) / 8.0, progress(PointAPileMission.FIVE_RED_AND_THREE_GREEN, "R R G G G G"), 1e-9);
  }

  @Test
  public void aMissionIsAllTheWayThereWhenItIsWonAndNotBefore() {
    Rng chance = new Rng(4);
    int won = 0;
    for (int i = 0; i < 2_000; i++) {
      byte[] deck = PointAPileCards.deck(false);
      Cards.shuffle(deck, deck.length, chance);
      byte[] pile = Arrays.copyOf(deck, chance.below(16));
      long counts = PointAPileScore.count(pile);
      int points = PointAPileScore.points(pile, counts, true);
      for (PointAPileMission mission : PointAPileMission.values()) {
        double progress = mission.progress(counts, points);
        assertEquals(mission + " at " + progress, mission.isWonBy(counts, points), progress == 1);
        assertTrue(progress >= 0 && progress <= 1);
        won += progress == 1 ? 1 : 0;
      }
    }
    assertTrue(won + " won", won > 1_000);
  }

  private static double progress(PointAPileMission mission, String cards) {
    PointAPileState state = PointAPileTable.seats(2).active(2).score(1, cards).state();
    return mission.progress(PointAPileScore.count(state.scores[0]), state.points(0));
  }

  // Ruling 8.

  @Test
  public void aMissionStandsInsteadOfTheCommonGoal() {
    PointAPileTable table =
        PointAPileTable.missions(PointAPileMission.TEN_POINTS, PointAPileMission.TWELVE_CARDS)
            .score(1, "R R R R R+1 G+1 B+1 G+4cards6 P")
            .piles("R");
    assertEquals("forming", table.picks("1-").phase());
  }

  @Test
  public void missionsAreCheckedFromTheActivePlayerClockwiseAndOneWins() {
    PointAPileTable table =
        PointAPileTable.missions(
                PointAPileMission.FIVE_OF_ONE_COLOUR,
                PointAPileMission.FIVE_BLANK_CARDS,
                PointAPileMission.FIVE_OF_ONE_COLOUR)
            .active(2)
            .score(1, "R R R R B+1")
            .score(2, "R+1 G+1")
            .score(3, "G G G G P")
            .piles("R", "G");
    table.picks("1-2");
    assertEquals("S3", table.state().winners.toString());
    assertEquals(List.of(3, 2, 1), table.places());
  }

  @Test
  public void ofTwoCompleteMissionsTheActivePlayersWins() {
    PointAPileTable table =
        PointAPileTable.missions(
                PointAPileMission.FIVE_OF_ONE_COLOUR, PointAPileMission.FIVE_OF_ONE_COLOUR)
            .active(2)
            .score(1, "R R R R B+1")
            .score(2, "G G G G P")
            .piles("R", "G");
    assertEquals(List.of(2, 1), table.picks("12").places());
  }
}
