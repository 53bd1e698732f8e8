package app.traytable.rules.whist;

import app.traytable.rules.table.Colour;
import java.util.List;

/** Four suits of eight: a card is its suit times eight and its rank, and the ace is the highest. */
public final class WhistCards {
  public static final int COUNT = 32;
  public static final int RANKS = 8;

  private static final List<Colour> SUITS =
      List.of(Colour.RED, Colour.BLUE, Colour.GREEN, Colour.BLACK);
  private static final String NAMES = "789TJQKA";

  private WhistCards() {}

  public static int suit(byte card) {
    return card / RANKS;
  }

  public static Colour colour(byte card) {
    return SUITS.get(suit(card));
  }

  /** One letter. */
  public static String rank(byte card) {
    return NAMES.substring(card % RANKS, card % RANKS + 1);
  }

  /** "RA" is the red ace. */
  public static String text(byte card) {
    return colour(card).letter() + rank(card);
  }
}
