package app.traytable.rules.pointapile;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.pointapile.PointAPileCards.Text;
import app.traytable.rules.pointapile.PointAPileCards.Touch;
import app.traytable.rules.table.Colour;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.Test;

/** The data table against the published counts. */
public final class PointAPileCardsTest {
  private static List<Byte> deck(boolean touchMeNot) {
    List<Byte> cards = new ArrayList<>();
    for (byte card : PointAPileCards.deck(touchMeNot)) {
      cards.add(card);
    }
    return cards;
  }

  private static List<Byte> of(Text text) {
    return deck(true).stream().filter(c -> PointAPileCards.text(c) == text).toList();
  }

  /** "2/3" gives two points for three. */
  private static List<String> values(Text text) {
    return of(text).stream()
        .map(c -> PointAPileCards.points(c) + "/" + PointAPileCards.need(c))
        .sorted()
        .toList();
  }

  private static Set<Colour> colours(Text text) {
    Set<Colour> colours = new HashSet<>();
    of(text).forEach(card -> colours.add(PointAPileCards.colour(card)));
    return colours;
  }

  private static Map<Colour, Integer> byColour(List<Byte> cards) {
    Map<Colour, Integer> counts = new TreeMap<>();
    cards.forEach(card -> counts.merge(PointAPileCards.colour(card), 1, Integer::sum));
    return counts;
  }

  @Test
  public void theDeckHas54CardsInFourColours() {
    assertEquals(54, deck(false).size());
    assertEquals(
        Map.of(Colour.RED, 16, Colour.GREEN, 16, Colour.BLUE, 11, Colour.PURPLE, 11),
        byColour(deck(false)));
  }

  @Test
  public void eachTextComesAsOftenAsPublished() {
    assertEquals(25, of(Text.BLANK).size());
    assertEquals(List.of("-1/0", "1/0", "1/0", "1/0"), values(Text.PLAIN));
    assertEquals(List.of("-1/0", "1/0", "1/0", "1/0"), values(Text.PER_CARD_OF_ITS_COLOUR));
    assertEquals(List.of("3/4", "4/4", "5/4"), values(Text.ALL_COLOURS));
    assertEquals(List.of("2/3", "3/4", "4/5", "5/4"), values(Text.OF_ANY_COLOUR));
    assertEquals(List.of("2/3", "3/4", "4/5", "5/4"), values(Text.OF_ITS_COLOUR));
    assertEquals(List.of("2/5", "3/5", "4/6"), values(Text.CARDS));
    assertEquals(List.of("-1/0", "1/0", "1/0"), values(Text.PER_BLANK_CARD));
    assertEquals(List.of("-1/1", "1/1"), values(Text.LAST_CARD));
    assertEquals(List.of("-1/1", "1/1"), values(Text.WHILE_ACTIVE));
  }

  @Test
  public void theTextsOfOneColourHaveOneColourEach() {
    assertEquals(4, colours(Text.OF_ITS_COLOUR).size());
    assertEquals(4, colours(Text.PER_CARD_OF_ITS_COLOUR).size());
  }

  @Test
  public void fifteenMoreCardsSayWhoMayPickThem() {
    assertEquals(54 + 15, deck(true).size());
    assertEquals(deck(false), deck(true).subList(0, 54));
    Map<Touch, Integer> counts = new TreeMap<>();
    deck(true).forEach(card -> counts.merge(PointAPileCards.touch(card), 1, Integer::sum));
    assertEquals(
        new TreeMap<>(
            Map.of(
                Touch.ANYBODY, 54,
                Touch.ACTIVE_ONLY, 2,
                Touch.NOT_ACTIVE, 2,
                Touch.NOT_THE_LEADER, 2,
                Touch.FEWER_THAN_FIVE_CARDS, 2,
                Touch.MORE_THAN_FIVE_CARDS, 1,
                Touch.LACKS_ITS_COLOUR, 2,
                Touch.OWNS_ITS_COLOUR, 2,
                Touch.NO_SUCH_CARD_YET, 2)),
        counts);
    assertEquals(
        Map.of(Colour.RED, 4, Colour.GREEN, 4, Colour.BLUE, 4, Colour.PURPLE, 3),
        byColour(of(Text.TOUCH_ME_NOT)));
    of(Text.TOUCH_ME_NOT).forEach(card -> assertEquals(0, PointAPileCards.points(card)));
  }

  @Test
  public void thereAreTwelveMissions() {
    List<PointAPileMission> missions = new ArrayList<>();
    for (byte card : PointAPileMission.cards()) {
      missions.add(PointAPileMission.of(card));
    }
    assertEquals(12, missions.size());
    assertEquals(10, new HashSet<>(missions).size());
    assertEquals(2, Collections.frequency(missions, PointAPileMission.FIVE_OF_ONE_COLOUR));
    assertEquals(2, Collections.frequency(missions, PointAPileMission.TWO_OF_EVERY_COLOUR));
  }

  @Test
  public void onlyBlankCardsOfOneColourLookTheSame() {
    Map<Byte, Integer> copies = new TreeMap<>();
    deck(true).forEach(card -> copies.merge(card, 1, Integer::sum));
    assertEquals(PointAPileCards.FACES, copies.size());
    copies.forEach((card, count) -> assertTrue(count == 1 || PointAPileCards.isBlank(card)));
    assertEquals(4, copies.keySet().stream().filter(PointAPileCards::isBlank).count());
  }

  @Test
  public void everyCardHasItsOwnName() {
    Set<String> names = new HashSet<>();
    for (byte card : deck(true)) {
      String name = PointAPileCards.name(card);
      names.add(name);
      assertEquals(card, PointAPileCards.parse(name));
      assertTrue(name, name.matches("[RGBP][^ ]*"));
    }
    assertEquals(PointAPileCards.FACES, names.size());
    assertThrows(IllegalArgumentException.class, () -> PointAPileCards.parse("R9"));
  }

  @Test
  public void aColourHasTheNumberOfItsCards() {
    for (byte card = 0; card < PointAPileCards.FACES; card++) {
      assertEquals(PointAPileCards.suit(card), PointAPileCards.suit(PointAPileCards.colour(card)));
    }
  }
}
