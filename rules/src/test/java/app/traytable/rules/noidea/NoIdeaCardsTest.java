package app.traytable.rules.noidea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.noidea.NoIdeaCards.Function;
import app.traytable.rules.table.Colour;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import org.junit.Test;

/** The deck against what the box says. */
public final class NoIdeaCardsTest {
  private final byte[] deck = NoIdeaCards.deck();

  @Test
  public void thereAre102NumberCardsAndSixPrizes() {
    assertEquals(108, deck.length);
    assertEquals(102, numberCards());
    byte[] prizes = new byte[6];
    int i = 0;
    for (byte card : deck) {
      if (NoIdeaCards.isPrize(card)) {
        prizes[i++] = (byte) NoIdeaCards.prizeValue(card);
      }
    }
    Arrays.sort(prizes);
    assertEquals("[0, 1, 1, 1, 1, 2]", Arrays.toString(prizes));
  }

  @Test
  public void thereAreTwelveTrophies() {
    byte[] trophies = NoIdeaCards.trophies();
    Arrays.sort(trophies);
    assertEquals("[3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5]", Arrays.toString(trophies));
  }

  @Test
  public void eachColourAndEachNumberHasSeventeenCards() {
    Map<Colour, Integer> colours = new EnumMap<>(Colour.class);
    int[] numbers = new int[7];
    for (byte card : deck) {
      if (!NoIdeaCards.isPrize(card)) {
        colours.merge(NoIdeaCards.colour(card), 1, Integer::sum);
        numbers[NoIdeaCards.number(card)]++;
      }
    }
    assertEquals("{BLUE=17, GRAY=17, GREEN=17, YELLOW=17, RED=17, PURPLE=17}", colours.toString());
    assertEquals("[0, 17, 17, 17, 17, 17, 17]", Arrays.toString(numbers));
  }

  @Test
  public void eachColourAndEachNumberHasOneCardOfEachFunction() {
    for (Function function : Function.values()) {
      if (function != Function.NONE) {
        int colours = 0;
        int numbers = 0;
        int count = 0;
        for (byte card : deck) {
          if (!NoIdeaCards.isPrize(card) && NoIdeaCards.function(card) == function) {
            colours |= 1 << NoIdeaCards.colour(card).letter() - 'A';
            numbers |= 1 << NoIdeaCards.number(card);
            count++;
          }
        }
        assertEquals(6, count);
        assertEquals(6, Integer.bitCount(colours));
        assertEquals(0b1111110, numbers);
      }
    }
  }

  @Test
  public void theRulebooksFunctionCardsAreInTheDeck() {
    assertTrue("red 5 is a plus", contains("R5+"));
    assertTrue("blue 3 removes", contains("B3x"));
    assertTrue("yellow 4 has a function", contains("Y4+") || contains("Y4x") || contains("Y4r"));
  }

  private boolean contains(String card) {
    byte wanted = NoIdeaCards.parse(card);
    for (byte one : deck) {
      if (one == wanted) {
        return true;
      }
    }
    return false;
  }

  private int numberCards() {
    int count = 0;
    for (byte card : deck) {
      count += NoIdeaCards.isPrize(card) ? 0 : 1;
    }
    return count;
  }
}
