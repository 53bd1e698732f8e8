package app.traytable.rules.pointapile;

import static app.traytable.rules.pointapile.PointAPileCards.COLOURS;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a score pile is worth at this moment. All cards of a pile are counted in one pass into one
 * number, eight bits for each thing that a text may ask for.
 */
public final class PointAPileScore {
  private static final int BLANKS = 8 * COLOURS;
  private static final int TEXTS = BLANKS + 8;
  private static final int TOUCH_ME_NOTS = TEXTS + 8;
  private static final int CARDS = TOUCH_ME_NOTS + 8;

  /** What each face adds to the number. */
  private static final long[] COUNTED = new long[PointAPileCards.FACES];

  static {
    for (byte card = 0; card < COUNTED.length; card++) {
      COUNTED[card] = 1L << 8 * PointAPileCards.suit(card) | 1L << CARDS;
      COUNTED[card] |= 1L << (PointAPileCards.isBlank(card) ? BLANKS : TEXTS);
      if (PointAPileCards.isTouchMeNot(card)) {
        COUNTED[card] |= 1L << TOUCH_ME_NOTS;
      }
    }
  }

  private PointAPileScore() {}

  /**
   * What one card gives now and why.
   *
   * @param points what it gives
   * @param have how many of what it asks for are there
   * @param need how many it takes; 0 where each one counts or nothing is asked for
   */
  public record Worth(byte card, int points, int have, int need) {}

  /** Everything in a score pile that a text may ask for. */
  public static long count(byte[] pile) {
    long counts = 0;
    for (byte card : pile) {
      counts += COUNTED[card];
    }
    return counts;
  }

  /** The same with one more card. */
  public static long count(long counts, byte more) {
    return counts + COUNTED[more];
  }

  public static int ofColour(long counts, int suit) {
    return (int) (counts >>> 8 * suit) & 0xff;
  }

  public static int ofBestColour(long counts) {
    int most = 0;
    for (int suit = 0; suit < COLOURS; suit++) {
      most = Math.max(most, ofColour(counts, suit));
    }
    return most;
  }

  static int ofScarcestColour(long counts) {
    int least = ofColour(counts, 0);
    for (int suit = 1; suit < COLOURS; suit++) {
      least = Math.min(least, ofColour(counts, suit));
    }
    return least;
  }

  private static int colours(long counts) {
    int colours = 0;
    for (int suit = 0; suit < COLOURS; suit++) {
      colours += ofColour(counts, suit) > 0 ? 1 : 0;
    }
    return colours;
  }

  /** The cards of each colour, but no more than so many of it. */
  static int upTo(int most, long counts) {
    int sum = 0;
    for (int suit = 0; suit < COLOURS; suit++) {
      sum += Math.min(most, ofColour(counts, suit));
    }
    return sum;
  }

  static int blanks(long counts) {
    return (int) (counts >>> BLANKS) & 0xff;
  }

  static int texts(long counts) {
    return (int) (counts >>> TEXTS) & 0xff;
  }

  static int touchMeNots(long counts) {
    return (int) (counts >>> TOUCH_ME_NOTS) & 0xff;
  }

  static int cards(long counts) {
    return (int) (counts >>> CARDS);
  }

  /**
   * The points of a score pile.
   *
   * @param active its owner is the active player
   */
  public static int points(byte[] pile, long counts, boolean active) {
    int points = 0;
    for (int i = 0; i < pile.length; i++) {
      if (PointAPileCards.points(pile[i]) != 0) {
        points += points(pile[i], have(pile[i], counts, i == pile.length - 1, active));
      }
    }
    return points;
  }

  /** What each card of a score pile gives, from the lowest to the top. */
  static List<Worth> worths(byte[] pile, boolean active) {
    long counts = count(pile);
    List<Worth> worths = new ArrayList<>(pile.length);
    for (int i = 0; i < pile.length; i++) {
      int have = have(pile[i], counts, i == pile.length - 1, active);
      worths.add(new Worth(pile[i], points(pile[i], have), have, PointAPileCards.need(pile[i])));
    }
    return worths;
  }

  private static int points(byte card, int have) {
    int each = PointAPileCards.points(card);
    if (PointAPileCards.text(card).isPerCard()) {
      return each * have;
    }
    return have >= PointAPileCards.need(card) ? each : 0;
  }

  /**
   * How many of what a card asks for are there.
   *
   * @param last the card is the top of the score pile
   * @param active the owner is the active player
   */
  public static int have(byte card, long counts, boolean last, boolean active) {
    return switch (PointAPileCards.text(card)) {
      case BLANK, PLAIN, TOUCH_ME_NOT -> 0;
      case PER_CARD_OF_ITS_COLOUR, OF_ITS_COLOUR -> ofColour(counts, PointAPileCards.suit(card));
      case ALL_COLOURS -> colours(counts);
      case OF_ANY_COLOUR -> ofBestColour(counts);
      case CARDS -> cards(counts);
      case PER_BLANK_CARD -> blanks(counts);
      case LAST_CARD -> last ? 1 : 0;
      case WHILE_ACTIVE -> active ? 1 : 0;
    };
  }

  /** What this pile has reached of five cards of one colour and five points; null for neither. */
  static PointAPileEvent.@Nullable Goal goal(byte[] pile, boolean active) {
    long counts = count(pile);
    boolean colour = ofBestColour(counts) >= PointAPile.GOAL;
    boolean points = points(pile, counts, active) >= PointAPile.GOAL;
    if (colour && points) {
      return PointAPileEvent.Goal.BOTH;
    }
    return colour ? PointAPileEvent.Goal.COLOUR : points ? PointAPileEvent.Goal.POINTS : null;
  }
}
