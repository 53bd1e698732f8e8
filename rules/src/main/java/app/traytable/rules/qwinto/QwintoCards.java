package app.traytable.rules.qwinto;

import app.traytable.rules.table.Colour;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The deck. There are no two cards of one face, so a card is its place in the deck, and a set of
 * cards is one bit for each.
 */
public final class QwintoCards {
  /** The colours of the three rows from top to bottom, then gray, which is never called. */
  private static final Colour[] COLOURS = {
    Colour.ORANGE, Colour.YELLOW, Colour.PURPLE, Colour.GRAY
  };

  private static final byte[] VALUES = {-2, 0, 1, 2, 3, 4, 5, 6};

  static final int SUITS = COLOURS.length;
  static final int COUNT = SUITS * VALUES.length;

  private static final byte[] VALUE = new byte[COUNT];
  private static final byte[] SUIT = new byte[COUNT];

  /** The bit of the row in which a sum with this card may stand; none for gray. */
  private static final byte[] ROW_BIT = new byte[COUNT];

  private static final int[] SAME_VALUE = new int[COUNT];

  static {
    for (int card = 0; card < COUNT; card++) {
      int suit = card / VALUES.length;
      SUIT[card] = (byte) suit;
      VALUE[card] = VALUES[card % VALUES.length];
      ROW_BIT[card] = (byte) (COLOURS[suit] == Colour.GRAY ? 0 : 1 << suit);
    }
    for (int a = 0; a < COUNT; a++) {
      for (int b = 0; b < COUNT; b++) {
        if (a != b && VALUE[a] == VALUE[b]) {
          SAME_VALUE[a] |= 1 << b;
        }
      }
    }
  }

  private static final List<String> TEXTS =
      IntStream.range(0, COUNT)
          .mapToObj(card -> "" + COLOURS[SUIT[card]].letter() + VALUE[card])
          .collect(Collectors.toList());

  private QwintoCards() {}

  /** All cards, in order; a copy to shuffle. */
  static byte[] deck() {
    return listed(-1);
  }

  /** The cards of a set, in order. */
  static byte[] listed(int set) {
    byte[] cards = new byte[Integer.bitCount(set)];
    int rest = set;
    for (int i = 0; i < cards.length; i++) {
      cards[i] = (byte) Integer.numberOfTrailingZeros(rest);
      rest &= rest - 1;
    }
    return cards;
  }

  static boolean isCard(byte card) {
    return card >= 0 && card < COUNT;
  }

  public static Colour colour(byte card) {
    return COLOURS[SUIT[card]];
  }

  public static int value(byte card) {
    return VALUE[card];
  }

  static int suit(byte card) {
    return SUIT[card];
  }

  static int rowBit(byte card) {
    return ROW_BIT[card];
  }

  /** All other cards of the same value. */
  static int sameValue(byte card) {
    return SAME_VALUE[card];
  }

  /** "O4" is the orange 4, "A-2" the gray -2. */
  public static String text(byte card) {
    return isCard(card) ? TEXTS.get(card) : "" + card;
  }

  /** The card with this text. */
  public static byte parse(String text) {
    int card = TEXTS.indexOf(text);
    if (card < 0) {
      throw new IllegalArgumentException("there is no card " + text);
    }
    return (byte) card;
  }
}
