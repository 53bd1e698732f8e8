package app.traytable.rules.solo;

import app.traytable.rules.table.Colour;
import java.util.Arrays;
import java.util.List;

/**
 * The deck. Cards that look the same are the same: a card is the number of its face, first the
 * coloured ones colour by colour, then the black ones. There are fewer than 64 faces, so a set of
 * faces is one long.
 */
public final class SoloCards {
  /** What a card shows besides its colour. */
  public enum Symbol {
    NUMBER(""),
    SKIP("Skip"),
    CHANGE("Change"),
    DRAW_TWO("Draw2"),
    SWAP("Swap"),
    GIFT("Gift"),
    CHOOSE("Choose"),
    DRAW_FOUR("Draw4"),
    ALL_SWAP("AllSwap"),
    PROTECTION("Protect");

    private final String text;

    Symbol(String text) {
      this.text = text;
    }
  }

  /** A symbol, its number if it has one, how many there are in each colour, and penalty points. */
  private record Kind(Symbol symbol, int number, int copies, int points) {}

  private static final Kind[] COLOURED = {
    new Kind(Symbol.NUMBER, 1, 2, 1),
    new Kind(Symbol.NUMBER, 2, 2, 2),
    new Kind(Symbol.NUMBER, 3, 2, 3),
    new Kind(Symbol.NUMBER, 4, 2, 4),
    new Kind(Symbol.NUMBER, 5, 2, 5),
    new Kind(Symbol.NUMBER, 6, 2, 6),
    new Kind(Symbol.NUMBER, 7, 2, 7),
    new Kind(Symbol.NUMBER, 8, 2, 8),
    new Kind(Symbol.NUMBER, 9, 2, 9),
    new Kind(Symbol.SKIP, 0, 2, 20),
    new Kind(Symbol.CHANGE, 0, 2, 10),
    new Kind(Symbol.DRAW_TWO, 0, 2, 30),
    new Kind(Symbol.SWAP, 0, 1, 30),
    new Kind(Symbol.GIFT, 0, 1, 30),
  };

  private static final Kind[] BLACK = {
    new Kind(Symbol.CHOOSE, 0, 4, 40),
    new Kind(Symbol.DRAW_FOUR, 0, 4, 50),
    new Kind(Symbol.ALL_SWAP, 0, 4, 40),
  };

  /** One with a bolt in each colour. */
  private static final Kind PROTECTION = new Kind(Symbol.PROTECTION, 0, 1, 40);

  /** The colours to play in, in the order of their numbers. */
  public static final List<Colour> COLOURS =
      List.of(Colour.RED, Colour.GREEN, Colour.BLUE, Colour.YELLOW);

  /** How many colours there are to play in. */
  public static final int SUITS = 4;

  /** Instead of a colour: every card fits. */
  public static final int ANY = SUITS;

  static final int NUMBERS = 9;

  private static final int PER_SUIT = COLOURED.length;
  private static final int FIRST_BLACK = SUITS * PER_SUIT;

  public static final byte CHOOSE = (byte) FIRST_BLACK;
  public static final byte DRAW_FOUR = (byte) (CHOOSE + 1);
  public static final byte ALL_SWAP = (byte) (CHOOSE + 2);
  static final byte FIRST_PROTECTION = (byte) (CHOOSE + 3);

  /** How many different cards there are. */
  public static final int FACES = FIRST_PROTECTION + SUITS;

  private static final long ALL = (1L << FACES) - 1;

  /** One bit for each black face. */
  public static final long BLACKS = ALL & -(1L << FIRST_BLACK);

  /** One bit for each Protection. */
  public static final long PROTECTIONS = 0xFL << FIRST_PROTECTION;

  public static final long DRAW_TWOS = faces(Symbol.DRAW_TWO);

  private static final long NUMBERED = faces(Symbol.NUMBER);

  /** With these an old edition lets people interject as well. */
  private static final long QUICK =
      faces(Symbol.SKIP) | faces(Symbol.CHANGE) | faces(Symbol.DRAW_TWO);

  /** Cards whose player chooses a colour. */
  static final long WILDS = faces(Symbol.CHOOSE) | faces(Symbol.DRAW_FOUR);

  /** Cards whose player chooses another player. */
  static final long AIMED = faces(Symbol.SWAP) | faces(Symbol.GIFT);

  /** All that a move must say more about than which card it is. */
  static final long CHOOSY = WILDS | AIMED;

  private static final Kind[] KINDS = new Kind[FACES];
  private static final String[] TEXTS = new String[FACES];
  private static final byte[] DECK;

  /** For each colour, and last for any colour, the faces that fit by it. */
  private static final long[] FITTING_COLOUR = new long[SUITS + 1];

  /** For each face, the faces that fit by number or symbol. */
  private static final long[] FITTING_SYMBOL = new long[FACES];

  static {
    byte[] deck = new byte[200];
    int size = 0;
    for (int face = 0; face < FACES; face++) {
      Kind kind = kindOf(face);
      KINDS[face] = kind;
      TEXTS[face] = textOf(face, kind);
      Arrays.fill(deck, size, size + kind.copies(), (byte) face);
      size += kind.copies();
    }
    DECK = Arrays.copyOf(deck, size);
    for (int suit = 0; suit < SUITS; suit++) {
      FITTING_COLOUR[suit] = BLACKS | ((1L << PER_SUIT) - 1) << suit * PER_SUIT;
    }
    FITTING_COLOUR[ANY] = ALL;
    for (int face = 0; face < FIRST_BLACK; face++) {
      for (int suit = 0; suit < SUITS; suit++) {
        FITTING_SYMBOL[face] |= 1L << suit * PER_SUIT + face % PER_SUIT;
      }
    }
  }

  private SoloCards() {}

  private static Kind kindOf(int face) {
    if (face < FIRST_BLACK) {
      return COLOURED[face % PER_SUIT];
    }
    return face < FIRST_PROTECTION ? BLACK[face - FIRST_BLACK] : PROTECTION;
  }

  private static String textOf(int face, Kind kind) {
    String shown = kind.number() > 0 ? "" + kind.number() : kind.symbol().text;
    return isSuited(face) ? COLOURS.get(suit(face)).letter() + shown : shown;
  }

  private static boolean isSuited(int face) {
    return face < FIRST_BLACK || face >= FIRST_PROTECTION;
  }

  private static long faces(Symbol symbol) {
    long faces = 0;
    for (int face = 0; face < FACES; face++) {
      if (kindOf(face).symbol() == symbol) {
        faces |= 1L << face;
      }
    }
    return faces;
  }

  /** All cards, in order; a copy to shuffle. */
  static byte[] deck() {
    return DECK.clone();
  }

  /**
   * The faces that may be laid on this card.
   *
   * @param suit the colour asked for, or {@link #ANY}
   */
  public static long fitting(byte top, int suit) {
    return FITTING_COLOUR[suit] | FITTING_SYMBOL[top];
  }

  /** All faces of a colour. */
  public static long coloured(int suit) {
    return FITTING_COLOUR[suit] & ~BLACKS;
  }

  /** The faces on which the same card may be thrown out of turn. */
  static long interjecting(boolean actionsToo) {
    return actionsToo ? NUMBERED | QUICK : NUMBERED;
  }

  /** The four faces of the same number. */
  public static long sameNumber(int number) {
    return FITTING_SYMBOL[number - 1];
  }

  /** The set of numbers, 1 being its lowest bit, of which these cards of one suit are a part. */
  static int numbers(long faces, int suit) {
    return (int) (faces >>> suit * PER_SUIT) & (1 << NUMBERS) - 1;
  }

  static boolean isNumber(byte card) {
    return KINDS[card].symbol() == Symbol.NUMBER;
  }

  /** The number of the colour of a card or of its bolt; {@link #ANY} for the other black ones. */
  public static int suit(int card) {
    return card < FIRST_BLACK
        ? card / PER_SUIT
        : card < FIRST_PROTECTION ? ANY : card - FIRST_PROTECTION;
  }

  /** The Protection with a bolt of this colour. */
  public static byte protection(int suit) {
    return (byte) (FIRST_PROTECTION + suit);
  }

  public static Symbol symbol(byte card) {
    return KINDS[card].symbol();
  }

  /** Black for all black cards, also those with a coloured bolt. */
  public static Colour colour(byte card) {
    return card < FIRST_BLACK ? COLOURS.get(card / PER_SUIT) : Colour.BLACK;
  }

  /** The colour of the bolt on a Protection. */
  public static Colour bolt(byte card) {
    return COLOURS.get(card - FIRST_PROTECTION);
  }

  /** The number on a number card; 0 for all others. */
  public static int number(byte card) {
    return KINDS[card].number();
  }

  /** What a card costs whoever still holds it at the end of a round. */
  public static int points(byte card) {
    return KINDS[card].points();
  }

  /** "R5" is a red 5, "RSkip" a red Skip, "RProtect" a Protection with a red bolt. */
  public static String text(byte card) {
    return TEXTS[card];
  }

  /** The card with this text. */
  public static byte parse(String text) {
    for (byte card = 0; card < FACES; card++) {
      if (TEXTS[card].equals(text)) {
        return card;
      }
    }
    throw new IllegalArgumentException("there is no card " + text);
  }
}
