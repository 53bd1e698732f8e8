package app.traytable.rules.solo;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.solo.SoloCards.Symbol;
import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Teller;
import java.util.Map;
import java.util.TreeMap;
import org.junit.Test;

public final class SoloCardsTest {
  private static int count(String card) {
    byte face = SoloCards.parse(card);
    int count = 0;
    for (byte other : SoloCards.deck()) {
      count += other == face ? 1 : 0;
    }
    return count;
  }

  private static int count(Symbol symbol) {
    int count = 0;
    for (byte card : SoloCards.deck()) {
      count += SoloCards.symbol(card) == symbol ? 1 : 0;
    }
    return count;
  }

  @Test
  public void thereAre120CardsAsTheRulebookCountsThem() {
    int numbers = 0;
    int coloured = 0;
    int black = 0;
    for (byte card : SoloCards.deck()) {
      if (SoloCards.symbol(card) == Symbol.NUMBER) {
        numbers++;
      } else if (SoloCards.colour(card) == Colour.BLACK) {
        black++;
      } else {
        coloured++;
      }
    }
    assertEquals(120, SoloCards.deck().length);
    assertEquals(72, numbers);
    assertEquals(32, coloured);
    assertEquals(16, black);
  }

  @Test
  public void everyColourHasTwoOfEachNumber() {
    for (char colour : "RGBY".toCharArray()) {
      for (int number = 1; number <= 9; number++) {
        assertEquals(2, count("" + colour + number));
      }
    }
  }

  @Test
  public void everyColourHasItsActionCards() {
    for (char colour : "RGBY".toCharArray()) {
      assertEquals(2, count(colour + "Skip"));
      assertEquals(2, count(colour + "Change"));
      assertEquals(2, count(colour + "Draw2"));
      assertEquals(1, count(colour + "Swap"));
      assertEquals(1, count(colour + "Gift"));
    }
  }

  @Test
  public void thereAreFourOfEachBlackCardAndOneBoltOfEachColour() {
    assertEquals(4, count("Choose"));
    assertEquals(4, count("Draw4"));
    assertEquals(4, count("AllSwap"));
    assertEquals(4, count(Symbol.PROTECTION));
    for (char colour : "RGBY".toCharArray()) {
      assertEquals(1, count(colour + "Protect"));
    }
  }

  @Test
  public void thePenaltyPointsAreThoseOfTheTable() {
    Map<Symbol, Integer> points = new TreeMap<>();
    points.put(Symbol.CHANGE, 10);
    points.put(Symbol.SKIP, 20);
    points.put(Symbol.DRAW_TWO, 30);
    points.put(Symbol.GIFT, 30);
    points.put(Symbol.SWAP, 30);
    points.put(Symbol.ALL_SWAP, 40);
    points.put(Symbol.PROTECTION, 40);
    points.put(Symbol.CHOOSE, 40);
    points.put(Symbol.DRAW_FOUR, 50);
    for (byte card : SoloCards.deck()) {
      int expected = points.getOrDefault(SoloCards.symbol(card), SoloCards.number(card)).intValue();
      assertEquals(SoloCards.text(card), expected, SoloCards.points(card));
      assertTrue(expected > 0);
    }
  }

  @Test
  public void aBoltHasTheColourThatIsToBeFollowed() {
    for (int suit = 0; suit < SoloCards.SUITS; suit++) {
      byte card = SoloCards.protection(suit);
      assertEquals(suit, SoloCards.suit(card));
      assertEquals(SoloCards.COLOURS.get(suit), SoloCards.bolt(card));
      assertEquals("the card itself is black", Colour.BLACK, SoloCards.colour(card));
    }
  }

  @Test
  public void aCardIsReadAsItIsWritten() {
    for (byte card = 0; card < SoloCards.FACES; card++) {
      assertEquals(card, SoloCards.parse(SoloCards.text(card)));
    }
    assertThrows(IllegalArgumentException.class, () -> SoloCards.parse("R0"));
  }

  @Test
  public void aBagCountsUpToFourOfAFaceAndBack() {
    SoloBag bag = SoloBag.EMPTY.with(3);
    for (int count = 1; count <= 4; count++) {
      bag = bag.with(57);
      assertEquals(count, bag.count(57));
      assertEquals(count + 1, bag.size());
    }
    for (int count = 3; count >= 0; count--) {
      bag = bag.without(57);
      assertEquals(count, bag.count(57));
      assertEquals(1, bag.count(3));
    }
    assertEquals(SoloBag.EMPTY.with(3), bag);
  }

  @Test
  public void aBagFindsEveryNumberItHasThreeTimes() {
    byte[] sevens = new byte[8];
    for (int i = 0; i < sevens.length; i++) {
      sevens[i] = SoloCards.parse("" + "RGBY".charAt(i / 2) + 7);
    }
    for (int mask = 0; mask < 1 << sevens.length; mask++) {
      SoloBag bag = SoloBag.EMPTY.with(SoloCards.parse("R6")).with(SoloCards.parse("G8"));
      for (int i = 0; i < sevens.length; i++) {
        bag = (mask >>> i & 1) != 0 ? bag.with(sevens[i]) : bag;
      }
      assertEquals(Integer.bitCount(mask) >= 3 ? 1 << 6 : 0, bag.triples());
    }
  }

  @Test
  public void handsMoveOnAsTheyAreAlsoWhenOneOfThemHasJustChanged() {
    SoloSituation t = SoloSituation.with("R5", "G1 G2", "B1 B3", "Y1 Y2").next("R9");
    SoloDeeds deeds = new SoloDeeds(t.state, Teller.silent());
    deeds.draw(0, 1);
    deeds.passHands();
    assertEquals("Y1 Y2", deeds.s.hands[0].cards().toString());
    assertEquals("R9 G1 G2", deeds.s.hands[1].cards().toString());
    assertEquals("B1 B3", deeds.s.hands[2].cards().toString());
  }
}
