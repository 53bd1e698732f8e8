package app.traytable.rules.qwinto;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;

import app.traytable.rules.table.Colour;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.Test;

/** The deck and the printed sheet against what is published about them. */
public final class QwintoCardsTest {
  @Test
  public void thereAreThirtyTwoCardsAndNoTwoAlike() {
    Set<String> texts = new HashSet<>();
    for (byte card : QwintoCards.deck()) {
      texts.add(QwintoCards.text(card));
    }
    assertEquals(32, QwintoCards.deck().length);
    assertEquals(32, texts.size());
  }

  @Test
  public void everyColourHasZeroToSixAndMinusTwo() {
    Map<Colour, Set<Integer>> values = new EnumMap<>(Colour.class);
    for (byte card : QwintoCards.deck()) {
      values
          .computeIfAbsent(QwintoCards.colour(card), c -> new TreeSet<>())
          .add(QwintoCards.value(card));
    }
    assertEquals(Set.of(Colour.ORANGE, Colour.YELLOW, Colour.PURPLE, Colour.GRAY), values.keySet());
    for (Set<Integer> numbers : values.values()) {
      assertEquals(List.of(-2, 0, 1, 2, 3, 4, 5, 6), List.copyOf(numbers));
    }
  }

  @Test
  public void aCardIsReadAsItIsWritten() {
    for (byte card : QwintoCards.deck()) {
      assertEquals(card, QwintoCards.parse(QwintoCards.text(card)));
    }
    assertEquals(Colour.GRAY, QwintoCards.colour(QwintoCards.parse("A-2")));
    assertEquals(-2, QwintoCards.value(QwintoCards.parse("A-2")));
    assertEquals(Colour.PURPLE, QwintoCards.colour(QwintoCards.parse("P6")));
    assertEquals(6, QwintoCards.value(QwintoCards.parse("P6")));
    for (String text : List.of("", "O", "O7", "O-1", "R4", "o4", "O04", "O4 ")) {
      assertThrows(IllegalArgumentException.class, () -> QwintoCards.parse(text));
    }
  }

  @Test
  public void everyRowHasNineFieldsAndOneGap() {
    assertEquals(List.of(2, 3, 4, 6, 7, 8, 9, 10, 11), columns(0));
    assertEquals(List.of(1, 2, 3, 4, 5, 7, 8, 9, 10), columns(1));
    assertEquals(List.of(0, 1, 2, 3, 5, 6, 7, 8, 9), columns(2));
    assertEquals(QwintoFields.NONE, QwintoFields.at(0, 5));
    assertEquals(QwintoFields.NONE, QwintoFields.at(1, 6));
    assertEquals(QwintoFields.NONE, QwintoFields.at(2, 4));
    assertEquals(
        List.of(Colour.ORANGE, Colour.YELLOW, Colour.PURPLE),
        List.of(QwintoFields.colour(0), QwintoFields.colour(1), QwintoFields.colour(2)));
  }

  private static List<Integer> columns(int row) {
    return IntStream.range(0, QwintoFields.COLUMNS)
        .filter(column -> QwintoFields.at(row, column) != QwintoFields.NONE)
        .boxed()
        .toList();
  }

  @Test
  public void fieldsCountRowByRowFromTheLeft() {
    int next = 0;
    for (int row = 0; row < QwintoFields.ROWS; row++) {
      for (int column : columns(row)) {
        int field = QwintoFields.at(row, column);
        assertEquals(next++, field);
        assertEquals(row, QwintoFields.row(field));
        assertEquals(column, QwintoFields.column(field));
      }
    }
    assertEquals(27, next);
    assertEquals("O1", QwintoFields.text(0));
    assertEquals("Y5", QwintoFields.text(13));
    assertEquals("P9", QwintoFields.text(26));
  }

  @Test
  public void eachOfTheFiveColumnsOfThreeHasOneBonusField() {
    assertEquals(List.of(2, 3, 7, 8, 9), QwintoFields.bonusColumns());
    Map<Integer, Colour> bonuses = new TreeMap<>();
    for (int field = 0; field < QwintoFields.COUNT; field++) {
      if (QwintoFields.isBonus(field)) {
        Colour colour = QwintoFields.colour(QwintoFields.row(field));
        assertNull(bonuses.put(QwintoFields.column(field), colour));
      }
    }
    assertEquals(
        Map.of(
            2,
            Colour.PURPLE,
            3,
            Colour.ORANGE,
            7,
            Colour.ORANGE,
            8,
            Colour.YELLOW,
            9,
            Colour.PURPLE),
        bonuses);
  }
}
