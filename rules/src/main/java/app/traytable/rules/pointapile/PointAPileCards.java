package app.traytable.rules.pointapile;

import app.traytable.rules.table.Colour;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The deck. Cards that look the same are the same: a card is the number of its face, first the ones
 * with a text, then a blank one of each colour, then the ones that say who may pick them.
 */
public final class PointAPileCards {
  /** What a card counts before it gives its points. */
  public enum Text {
    BLANK(""),
    PLAIN(""),
    PER_CARD_OF_ITS_COLOUR("each-"),
    ALL_COLOURS("colours"),
    OF_ANY_COLOUR("any"),
    OF_ITS_COLOUR("own"),
    CARDS("cards"),
    PER_BLANK_CARD("each-blank"),
    LAST_CARD("last"),
    WHILE_ACTIVE("active"),
    TOUCH_ME_NOT("");

    private final String sign;

    Text(String sign) {
      this.sign = sign;
    }

    /** The points come once for each thing counted, not once when there are enough. */
    public boolean isPerCard() {
      return this == PER_CARD_OF_ITS_COLOUR || this == PER_BLANK_CARD;
    }
  }

  /** Who may pick a pile with this card on top. */
  public enum Touch {
    ANYBODY(0, ""),
    ACTIVE_ONLY(2, "active-only"),
    NOT_ACTIVE(2, "not-active"),
    NOT_THE_LEADER(2, "not-leader"),
    FEWER_THAN_FIVE_CARDS(2, "under-5"),
    MORE_THAN_FIVE_CARDS(1, "over-5"),
    LACKS_ITS_COLOUR(2, "lacks-colour"),
    OWNS_ITS_COLOUR(2, "owns-colour"),
    NO_SUCH_CARD_YET(2, "first-one");

    private final int copies;
    private final String sign;

    Touch(int copies, String sign) {
      this.copies = copies;
      this.sign = sign;
    }
  }

  /** One kind of card: so many copies, the points they give, and how many cards these need. */
  private record Print(int copies, Text text, int points, int need) {}

  /**
   * In this order the cards get their colours, one after the other, so that the texts of each kind
   * are of different colours. The texts that name a colour name their own.
   */
  private static final List<Print> PRINTS =
      List.of(
          new Print(3, Text.PLAIN, 1, 0),
          new Print(1, Text.PLAIN, -1, 0),
          new Print(3, Text.PER_CARD_OF_ITS_COLOUR, 1, 0),
          new Print(1, Text.PER_CARD_OF_ITS_COLOUR, -1, 0),
          new Print(1, Text.ALL_COLOURS, 3, 4),
          new Print(1, Text.ALL_COLOURS, 4, 4),
          new Print(1, Text.ALL_COLOURS, 5, 4),
          new Print(1, Text.OF_ANY_COLOUR, 2, 3),
          new Print(1, Text.OF_ANY_COLOUR, 3, 4),
          new Print(1, Text.OF_ANY_COLOUR, 4, 5),
          new Print(1, Text.OF_ANY_COLOUR, 5, 4),
          new Print(1, Text.OF_ITS_COLOUR, 2, 3),
          new Print(1, Text.OF_ITS_COLOUR, 3, 4),
          new Print(1, Text.OF_ITS_COLOUR, 4, 5),
          new Print(1, Text.OF_ITS_COLOUR, 5, 4),
          new Print(1, Text.CARDS, 2, 5),
          new Print(1, Text.CARDS, 3, 5),
          new Print(1, Text.CARDS, 4, 6),
          new Print(2, Text.PER_BLANK_CARD, 1, 0),
          new Print(1, Text.PER_BLANK_CARD, -1, 0),
          new Print(1, Text.LAST_CARD, 1, 1),
          new Print(1, Text.LAST_CARD, -1, 1),
          new Print(1, Text.WHILE_ACTIVE, 1, 1),
          new Print(1, Text.WHILE_ACTIVE, -1, 1),
          new Print(25, Text.BLANK, 0, 0));

  private static final Colour[] SUITS = {Colour.RED, Colour.GREEN, Colour.BLUE, Colour.PURPLE};

  /** How many cards of each colour the deck has without those that say who may pick them. */
  private static final int[] OF_COLOUR = {16, 16, 11, 11};

  public static final int COLOURS = SUITS.length;
  public static final int FACES = 48;
  private static final int FIRST_TOUCH = 33;

  private static final byte[] SUIT = new byte[FACES];
  private static final byte[] POINTS = new byte[FACES];
  private static final byte[] NEED = new byte[FACES];
  private static final Text[] TEXT = new Text[FACES];
  private static final Touch[] TOUCH = new Touch[FACES];

  private static final byte[] DECK;
  private static final byte[] DECK_WITH_TOUCH_ME_NOT;

  static {
    int[] left = OF_COLOUR.clone();
    byte[] deck = new byte[Arrays.stream(OF_COLOUR).sum()];
    int size = 0;
    int faces = 0;
    int suit = 0;
    for (Print print : PRINTS) {
      int firstOfPrint = faces;
      for (int copy = 0; copy < print.copies(); copy++) {
        while (left[suit] == 0) {
          suit = (suit + 1) % COLOURS;
        }
        int face = firstOfPrint;
        while (face < faces && SUIT[face] != suit) {
          face++;
        }
        if (face == faces) {
          define(faces++, suit, print, Touch.ANYBODY);
        }
        deck[size++] = (byte) face;
        left[suit]--;
        suit = (suit + 1) % COLOURS;
      }
    }
    DECK = deck;
    Print zero = new Print(1, Text.TOUCH_ME_NOT, 0, 0);
    for (Touch touch : Touch.values()) {
      for (int copy = 0; copy < touch.copies; copy++) {
        define(faces, (faces - FIRST_TOUCH) % COLOURS, zero, touch);
        faces++;
      }
    }
    DECK_WITH_TOUCH_ME_NOT = Arrays.copyOf(DECK, size + FACES - FIRST_TOUCH);
    for (int face = FIRST_TOUCH; face < FACES; face++) {
      DECK_WITH_TOUCH_ME_NOT[size++] = (byte) face;
    }
  }

  private PointAPileCards() {}

  /** These cards for those who may only read. */
  static List<Byte> list(byte[] cards) {
    List<Byte> list = new ArrayList<>(cards.length);
    for (byte card : cards) {
      list.add(card);
    }
    return list;
  }

  private static void define(int face, int suit, Print print, Touch touch) {
    SUIT[face] = (byte) suit;
    TEXT[face] = print.text();
    POINTS[face] = (byte) print.points();
    NEED[face] = (byte) print.need();
    TOUCH[face] = touch;
  }

  /** All cards, in order; a copy to shuffle. */
  public static byte[] deck(boolean touchMeNot) {
    return (touchMeNot ? DECK_WITH_TOUCH_ME_NOT : DECK).clone();
  }

  /** The number of its colour, for those who count. */
  public static int suit(byte card) {
    return SUIT[card];
  }

  static int suit(Colour colour) {
    return Arrays.asList(SUITS).indexOf(colour);
  }

  public static Colour colour(byte card) {
    return SUITS[SUIT[card]];
  }

  public static Text text(byte card) {
    return TEXT[card];
  }

  /** What the card gives once, or each time if it counts cards. */
  public static int points(byte card) {
    return POINTS[card];
  }

  /** How many it takes for the points; 0 where no number is asked for. */
  public static int need(byte card) {
    return NEED[card];
  }

  public static Touch touch(byte card) {
    return TOUCH[card];
  }

  public static boolean isBlank(byte card) {
    return TEXT[card] == Text.BLANK;
  }

  public static boolean isTouchMeNot(byte card) {
    return card >= FIRST_TOUCH;
  }

  /**
   * "R" is a blank red card, "R+1" gives a point, "B+5own4" gives five to who has four blue ones,
   * and "G!not-active" bars the active player.
   */
  public static String name(byte card) {
    String letter = "" + colour(card).letter();
    return switch (TEXT[card]) {
      case BLANK -> letter;
      case TOUCH_ME_NOT -> letter + "!" + TOUCH[card].sign;
      case PER_CARD_OF_ITS_COLOUR -> letter + signed(card) + TEXT[card].sign + letter;
      case OF_ANY_COLOUR, OF_ITS_COLOUR, CARDS ->
          letter + signed(card) + TEXT[card].sign + NEED[card];
      default -> letter + signed(card) + TEXT[card].sign;
    };
  }

  private static String signed(byte card) {
    return POINTS[card] > 0 ? "+" + POINTS[card] : "" + POINTS[card];
  }

  /** The card with this name. */
  public static byte parse(String name) {
    for (byte card = 0; card < FACES; card++) {
      if (name(card).equals(name)) {
        return card;
      }
    }
    throw new IllegalArgumentException("there is no card " + name);
  }
}
