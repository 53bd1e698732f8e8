package app.traytable.rules.noidea;

import app.traytable.rules.table.Colour;
import java.util.Arrays;

/**
 * The deck. Cards that look the same are the same: a card is the number of its face, first the
 * plain ones by colour and number, then the eighteen with a function, then the prizes.
 */
public final class NoIdeaCards {
  /** What a card does when it is laid. */
  public enum Function {
    NONE(""),
    PLUS("+"),
    REMOVE("x"),
    REFILL("r");

    private final String sign;

    Function(String sign) {
      this.sign = sign;
    }
  }

  /**
   * Colour, the number it has only twice, and the numbers that carry "+", "remove" and "refill".
   */
  private record Suit(Colour colour, int scarce, int plus, int remove, int refill) {}

  private static final Suit[] SUITS = {
    new Suit(Colour.BLUE, 1, 1, 3, 5),
    new Suit(Colour.GRAY, 2, 2, 4, 6),
    new Suit(Colour.GREEN, 3, 3, 5, 1),
    new Suit(Colour.YELLOW, 4, 4, 6, 2),
    new Suit(Colour.RED, 5, 5, 1, 3),
    new Suit(Colour.PURPLE, 6, 6, 2, 4),
  };

  private static final int COPIES = 3;
  private static final int NUMBERS = 6;
  private static final byte[] PRIZES = {2, 1, 1, 1, 1, 0};
  private static final byte[] TROPHIES = {5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 3};

  private static final int PLAIN = SUITS.length * NUMBERS;
  private static final int FIRST_PRIZE = PLAIN + 3 * SUITS.length;

  /** How many different cards there are. */
  public static final int FACES = FIRST_PRIZE + 3;

  private static final byte[] SUIT = new byte[FIRST_PRIZE];
  private static final byte[] NUMBER = new byte[FIRST_PRIZE];
  private static final Function[] FUNCTION = new Function[FIRST_PRIZE];

  /** For each number card, one bit for each card that fits it by colour or number. */
  private static final long[] FITTING = new long[FIRST_PRIZE];

  private static final byte[] DECK;

  static {
    byte[] deck = new byte[SUITS.length * NUMBERS * COPIES + PRIZES.length];
    int size = 0;
    int special = PLAIN;
    for (int s = 0; s < SUITS.length; s++) {
      for (int number = 1; number <= NUMBERS; number++) {
        Function function = functionOf(SUITS[s], number);
        int copies = number == SUITS[s].scarce() ? COPIES - 1 : COPIES;
        int plain = s * NUMBERS + number - 1;
        define(plain, s, number, Function.NONE);
        Arrays.fill(deck, size, size + copies, (byte) plain);
        if (function != Function.NONE) {
          define(special, s, number, function);
          deck[size] = (byte) special++;
        }
        size += copies;
      }
    }
    for (byte value : PRIZES) {
      deck[size++] = (byte) (FIRST_PRIZE + value);
    }
    DECK = Arrays.copyOf(deck, size);
    for (int a = 0; a < FIRST_PRIZE; a++) {
      for (int b = 0; b < FIRST_PRIZE; b++) {
        if (SUIT[a] == SUIT[b] || NUMBER[a] == NUMBER[b]) {
          FITTING[a] |= 1L << b;
        }
      }
    }
  }

  private NoIdeaCards() {}

  private static void define(int face, int suit, int number, Function function) {
    SUIT[face] = (byte) suit;
    NUMBER[face] = (byte) number;
    FUNCTION[face] = function;
  }

  private static Function functionOf(Suit suit, int number) {
    return number == suit.plus()
        ? Function.PLUS
        : number == suit.remove()
            ? Function.REMOVE
            : number == suit.refill() ? Function.REFILL : Function.NONE;
  }

  /** Number cards and prizes, in order; a copy to shuffle. */
  public static byte[] deck() {
    return DECK.clone();
  }

  /** The values of the trophies, in order; a copy to shuffle. */
  static byte[] trophies() {
    return TROPHIES.clone();
  }

  public static boolean fits(byte card, byte top) {
    return (FITTING[top] >>> card & 1) != 0;
  }

  public static boolean isPrize(byte card) {
    return card >= FIRST_PRIZE;
  }

  /** What a prize is worth. */
  public static int prizeValue(byte card) {
    return card - FIRST_PRIZE;
  }

  public static byte prize(int value) {
    return (byte) (FIRST_PRIZE + value);
  }

  public static Colour colour(byte card) {
    return SUITS[SUIT[card]].colour();
  }

  public static int number(byte card) {
    return NUMBER[card];
  }

  public static Function function(byte card) {
    return FUNCTION[card];
  }

  /** "R5+" is a red 5 with a plus, "*2" a prize worth two. */
  public static String text(byte card) {
    return isPrize(card)
        ? "*" + prizeValue(card)
        : "" + colour(card).letter() + number(card) + function(card).sign;
  }

  /** The card with this text. */
  public static byte parse(String text) {
    for (byte card = 0; card < FACES; card++) {
      if (text(card).equals(text)) {
        return card;
      }
    }
    throw new IllegalArgumentException("there is no card " + text);
  }
}
