package app.traytable.rules.table;

import java.util.Arrays;

/**
 * Piles and hands as arrays of small numbers; what is handed in stays as it is unless its name says
 * otherwise.
 */
public final class Cards {
  /** In a view: a card lies here, and the viewer does not know which. */
  public static final byte HIDDEN = -2;

  /** No card lies here. */
  public static final byte NONE = -1;

  private static final byte[] NO_CARDS = {};

  private Cards() {}

  public static byte[] none() {
    return NO_CARDS;
  }

  /** Shuffles the first cards of the array itself. */
  public static void shuffle(byte[] cards, int count, Rng rng) {
    for (int i = count - 1; i > 0; i--) {
      int j = rng.below(i + 1);
      byte card = cards[i];
      cards[i] = cards[j];
      cards[j] = card;
    }
  }

  /** The first cards of both are the same. */
  public static boolean sameFirst(byte[] cards, byte[] others, int count) {
    for (int i = 0; i < count; i++) {
      if (cards[i] != others[i]) {
        return false;
      }
    }
    return true;
  }

  public static byte[] with(byte[] cards, byte card) {
    byte[] longer = Arrays.copyOf(cards, cards.length + 1);
    longer[cards.length] = card;
    return longer;
  }

  public static byte[] joined(byte[] cards, byte[] more) {
    byte[] longer = Arrays.copyOf(cards, cards.length + more.length);
    System.arraycopy(more, 0, longer, cards.length, more.length);
    return longer;
  }

  public static byte[] without(byte[] cards, int index) {
    byte[] shorter = new byte[cards.length - 1];
    System.arraycopy(cards, 0, shorter, 0, index);
    System.arraycopy(cards, index + 1, shorter, index, shorter.length - index);
    return shorter;
  }

  /** That many cards of which nothing is known. */
  public static byte[] hidden(int count) {
    byte[] cards = new byte[count];
    Arrays.fill(cards, HIDDEN);
    return cards;
  }
}
