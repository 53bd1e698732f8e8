package app.traytable.setup;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.traytable.match.Animal;
import app.traytable.match.Person;
import app.traytable.rules.table.Level;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.Test;

/** Guests are told as "Anna 90": who they are, and which side of the table is theirs if any. */
public final class SeatingTest {
  @Test
  public void nobodyIsSeatedAtAnEmptyTable() {
    assertEquals(List.of(), seated(5));
  }

  @Test
  public void whoHasNoSideIsSpreadOverTheChairs() {
    assertEquals(List.of("Anna 0"), seated(4, "Anna"));
    assertEquals(List.of("Anna 0", "Ben 3", "Cleo 6"), seated(10, "Anna", "Ben", "Cleo"));
    assertEquals(
        List.of("Anna 0", "Ben 1", "Cleo 2", "Dora 3"), seated(5, "Anna", "Ben", "Cleo", "Dora"));
  }

  @Test
  public void whoHasASideSitsThereAtAnyTable() {
    assertEquals(List.of("Ben 0", "Anna 5"), seated(10, "Anna 180", "Ben 0"));
    assertEquals(List.of("Ben 0", "Anna 2"), seated(4, "Anna 180", "Ben 0"));
    assertEquals(List.of("Ben 0", "Anna 4"), seated(5, "Anna 288", "Ben 0"));
  }

  @Test
  public void ofTwoWithOneSideTheFirstHasItAndTheOtherTheNextChair() {
    assertEquals(List.of("Anna 2", "Ben 3"), seated(5, "Anna 144", "Ben 144"));
    assertEquals(List.of("Anna 3", "Ben 4"), seated(5, "Anna 288", "Ben 288"));
  }

  @Test
  public void theOrderStaysWhereChairsAreFew() {
    assertEquals(
        List.of("Dora 0", "Ben 1", "Cleo 2", "Anna 3"),
        seated(4, "Anna 90", "Ben 36", "Cleo 72", "Dora 0"));
  }

  @Test
  public void whoHasNoSideFollowsWhomTheyFollowed() {
    assertEquals(List.of("Anna 0", "Bot 2", "Ben 5"), seated(10, "Anna 0", "Bot", "Ben 180"));
    assertEquals(List.of("Anna 0", "Ben 5", "Bot 7"), seated(10, "Bot", "Anna 0", "Ben 180"));
  }

  @Test
  public void whereNoChairIsFreeBetweenTwoItIsTheNextFreeOne() {
    assertEquals(List.of("Anna 0", "Ben 1", "Bot 2"), seated(4, "Anna 0", "Bot", "Ben 90"));
    assertEquals(
        List.of("Bot 0", "Anna 1", "Ben 2", "Cleo 3"),
        seated(4, "Anna 90", "Bot", "Ben 180", "Cleo 270"));
  }

  @Test
  public void whereTheySatEverybodyWithASideSitsAgain() {
    for (int places = 1; places <= 10; places++) {
      for (int place = 0; place < places; place++) {
        Person person = new Person("Anna", Animal.FOX, Person.side(place, places));
        assertEquals(place, person.place(places));
      }
    }
  }

  @Test
  public void aSideThatIsNoneIsNobodys() {
    assertFalse(new Person("Anna", Animal.FOX, 360).hasSide());
    assertFalse(new Person("Anna", Animal.FOX, -90).hasSide());
    assertTrue(new Person("Anna", Animal.FOX, 359).hasSide());
    assertEquals(0, new Person("Anna", Animal.FOX, 359).place(10));
  }

  @Test
  public void everybodyHasAChairOfTheirOwnWhateverTheirSides() {
    String[] guests = new String[8];
    for (int sides = 0; sides < 1 << 8; sides++) {
      for (int guest = 0; guest < guests.length; guest++) {
        boolean hasSide = (sides >> guest & 1) == 1;
        guests[guest] = "G" + guest + (hasSide ? " " + guest * 97 % 360 : "");
      }
      List<String> chairs = new ArrayList<>();
      seated(8, guests).forEach(told -> chairs.add(told.split(" ", -1)[1]));
      assertEquals(8, new HashSet<>(chairs).size());
    }
  }

  private static List<String> seated(int places, String... guests) {
    List<Chair> chairs = new ArrayList<>();
    List<@Nullable Person> known = new ArrayList<>();
    for (String guest : guests) {
      List<String> words = Arrays.asList(guest.split(" ", -1));
      String name = words.get(0);
      Level level = name.equals("Bot") ? Level.EASY : null;
      chairs.add(new Chair(name, level, Animal.FOX, chairs.size()));
      known.add(
          words.size() == 1 ? null : new Person(name, Animal.FOX, Integer.parseInt(words.get(1))));
    }
    return Seating.around(chairs, known, places).stream()
        .map(chair -> chair.name() + " " + chair.place())
        .toList();
  }
}
