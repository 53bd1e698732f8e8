package app.traytable.match;

import static org.junit.Assert.assertEquals;

import app.traytable.rules.table.Event;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

public final class PaceTest {
  @Test
  public void everyDeedTakesABreath() {
    assertEquals(1, breaths("draws"));
    assertEquals(2, breaths("draws", "lays"));
  }

  @Test
  public void nothingTakesABreathToo() {
    assertEquals(1, breaths());
  }

  @Test
  public void aCardThatGoesBackTakesThreeForItIsToBeRemembered() {
    assertEquals(4, breaths("shows", "returns"));
  }

  @Test
  public void nobodyWaitsForMoreThanSix() {
    assertEquals(6, breaths("shows", "shows", "shows", "shows", "shows", "shows"));
    assertEquals(6, breaths("returns", "returns", "returns"));
  }

  private static int breaths(String... verbs) {
    List<Event> happened = new ArrayList<>();
    for (String verb : verbs) {
      happened.add(new Event(Seat.of(0), verb, List.of()));
    }
    return Pace.breaths(happened);
  }
}
