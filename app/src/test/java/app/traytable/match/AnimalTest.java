package app.traytable.match;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import org.junit.Test;

public final class AnimalTest {
  /** As versions before animals wrote the usual signs of ten seats. */
  private static final String TEN_SIGNS = "0.0 1.1 2.2 3.3 4.4 5.5 6.6 7.7 0.3 1.4";

  private static final List<Animal> ALL = Arrays.asList(Animal.values());

  @Test
  public void tenSeatsHaveTenAnimals() {
    List<Animal> animals = new ArrayList<>();
    for (int seat = 0; seat < 10; seat++) {
      animals.add(Animal.ofSeat(seat));
    }

    assertEquals(ALL, animals);
  }

  @Test
  public void whatIsWrittenIsReadWhateverTheSeat() {
    for (Animal animal : ALL) {
      assertEquals(animal, Animal.parse(animal.toString(), 3));
    }
    assertEquals("fox whale", Animal.text(List.of(Animal.FOX, Animal.WHALE)));
    List<Animal> backwards = new ArrayList<>(ALL);
    Collections.reverse(backwards);
    assertEquals(backwards, Animal.parseAll(Animal.text(backwards), 10));
  }

  @Test
  public void theUsualSignOfASeatInEarlierVersionsIsItsAnimalNow() {
    assertEquals(ALL, Animal.parseAll(TEN_SIGNS, 10));
    // On another seat too: somebody known takes the sign along.
    assertEquals(Animal.RABBIT, Animal.parse("0.3", 2));
    assertEquals(Animal.ELEPHANT, Animal.parse("1.4", 0));
  }

  @Test
  public void everySignOfEarlierVersionsIsAnAnimalAndAllAnimalsOccur() {
    int[] times = new int[10];
    for (int colour = 0; colour < 8; colour++) {
      for (int shape = 0; shape < 8; shape++) {
        String sign = colour + "." + shape;
        Animal animal = Animal.parse(sign, 0);
        assertEquals(sign, animal, Animal.parse(sign, 9));
        times[animal.ordinal()]++;
      }
    }
    for (int often : times) {
      assertEquals(6.5, often, 0.5);
    }
  }

  @Test
  public void unreadableTextGivesTheAnimalOfTheSeat() {
    for (String text : List.of("", "??", "3", "8.1", "1.8", "FOX", "fox ", "-1.2", "dog")) {
      assertEquals(text, Animal.CAT, Animal.parse(text, 7));
    }
    assertEquals(ALL.subList(0, 4), Animal.parseAll("", 4));
    assertEquals(
        List.of(Animal.BEAR, Animal.WHALE, Animal.FROG), Animal.parseAll("bear ? frog fox", 3));
  }

  @Test
  public void twoSignsThatBecameOneAnimalAreToldApart() {
    String signs = "0.0 " + another("0.0") + " 1.1";

    assertEquals(List.of(Animal.FOX, Animal.FROG, Animal.WHALE), Animal.parseAll(signs, 3));
    assertEquals(10, new HashSet<>(Animal.parseAll("5.5 ".repeat(10), 10)).size());
  }

  /** Another sign that reads as the same animal. */
  private static String another(String sign) {
    for (int shape = 0; shape < 8; shape++) {
      for (int colour = 0; colour < 8; colour++) {
        String other = colour + "." + shape;
        if (!other.equals(sign) && Animal.parse(other, 0) == Animal.parse(sign, 0)) {
          return other;
        }
      }
    }
    throw new AssertionError(sign);
  }
}
