package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Level;
import app.traytable.rules.table.Player;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.Test;

/** Where around the phone people sit. */
public final class SidesTest {
  private final Player anna = Player.person("Anna");
  private final Player ben = Player.person("Ben");
  private final Player carla = Player.person("Carla");
  private final Player bot = Player.bot("Bot", Level.HARD);

  @Test
  public void peopleSitWhereTheyHaveChosen() {
    assertEquals(
        List.of(90, 180, 0),
        Sides.around(List.of(anna, ben, carla), Map.of("Anna", 90, "Ben", 180, "Carla", 0)));
  }

  @Test
  public void othersSitBetweenThem() {
    assertEquals(
        List.of(0, 90, 180, 270),
        Sides.around(List.of(anna, bot, ben, bot), Map.of("Anna", 0, "Ben", 180)));
    assertEquals(List.of(90, 270), Sides.around(List.of(anna, bot), Map.of("Anna", 90)));
  }

  @Test
  public void allSitEvenlyWhereNobodyIsKnown() {
    assertEquals(List.of(0, 120, 240), Sides.around(List.of(anna, ben, carla), Map.of()));
    assertEquals(List.of(0, 180), Sides.around(List.of(anna, ben), Map.of("Anna", Person.NO_SIDE)));
  }

  @Test
  public void whatWouldNotBeTheOrderOfPlayIsNobodysSide() {
    List<Integer> evenly = List.of(0, 120, 240);
    List<Player> three = List.of(anna, ben, carla);
    assertEquals(evenly, Sides.around(three, Map.of("Anna", 0, "Ben", 240, "Carla", 120)));
    assertEquals(evenly, Sides.around(three, Map.of("Anna", 90, "Ben", 90)));
    assertEquals(evenly, Sides.around(three, Map.of("Anna", 4_000, "Ben", -7)));
  }

  @Test
  public void aBotIsNotTakenForAPersonOfItsName() {
    Player other = Player.bot("Anna", Level.EASY);
    assertEquals(List.of(0, 180), Sides.around(List.of(other, ben), Map.of("Anna", 90)));
  }

  /** However many sit there and whatever is remembered of them. */
  @Test
  public void everybodyAlwaysSitsClockwiseInTheOrderOfPlay() {
    Random lot = new Random(5);
    for (int time = 0; time < 5_000; time++) {
      int seats = 1 + lot.nextInt(10);
      List<Player> players = new ArrayList<>();
      Map<String, Integer> known = new HashMap<>();
      for (int seat = 0; seat < seats; seat++) {
        players.add(
            lot.nextBoolean() ? Player.person("P" + seat) : Player.bot("P" + seat, Level.EASY));
        known.put("P" + seat, lot.nextInt(400) - 20);
      }
      List<Integer> sides = Sides.around(players, known);
      int round = 0;
      for (int seat = 0; seat < seats; seat++) {
        int side = sides.get(seat);
        assertTrue(side >= 0 && side < 360);
        round += Math.floorMod(sides.get((seat + 1) % seats) - side, 360);
      }
      assertEquals(sides.toString(), seats == 1 ? 0 : 360, round);
    }
  }
}
