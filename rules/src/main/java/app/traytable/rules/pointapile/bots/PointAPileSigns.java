package app.traytable.rules.pointapile.bots;

import app.traytable.rules.pointapile.PointAPile;
import app.traytable.rules.pointapile.PointAPileCards;
import app.traytable.rules.pointapile.PointAPileScore;
import app.traytable.rules.table.Cards;
import java.util.Arrays;

/** What can be counted of a score pile between two rounds and tells how near it is to winning. */
public final class PointAPileSigns {
  private static final int FEWEST_POINTS = -2;
  private static final int MOST_POINTS = 4;
  private static final int MOST_OF_A_COLOUR = 4;
  private static final int MANY_CARDS = 6;
  private static final int WORST_LOSS = -2;
  private static final int BEST_GAIN = 3;

  private static final int FIRST_COLOUR = 1 + MOST_POINTS - FEWEST_POINTS;
  private static final int FIRST_OTHER = FIRST_COLOUR + 1 + MOST_OF_A_COLOUR;
  private static final int FIRST_OF_BEST = FIRST_OTHER + 16;

  /** From so many cards of a colour on it matters which. */
  private static final int FEW_OF_A_COLOUR = 2;

  private static final int SIGNS_OF_BEST = 3;

  /** How many signs there are for each seat. */
  public static final int COUNT =
      FIRST_OF_BEST + SIGNS_OF_BEST * (1 + MOST_OF_A_COLOUR - FEW_OF_A_COLOUR);

  /** Every face of the deck without touch-me-nots, and what part of the deck it is. */
  private static final byte[] FACES;

  private static final double[] PARTS;

  /** The colours of which there are most cards. */
  private static final int COMMON;

  static {
    byte[] deck = PointAPileCards.deck(false);
    int[] copies = new int[PointAPileCards.FACES];
    int[] ofColour = new int[PointAPileCards.COLOURS];
    for (byte card : deck) {
      copies[card]++;
      ofColour[PointAPileCards.suit(card)]++;
    }
    byte[] faces = new byte[copies.length];
    double[] parts = new double[copies.length];
    int size = 0;
    for (byte card = 0; card < copies.length; card++) {
      if (copies[card] > 0) {
        faces[size] = card;
        parts[size++] = (double) copies[card] / deck.length;
      }
    }
    FACES = Arrays.copyOf(faces, size);
    PARTS = Arrays.copyOf(parts, size);
    int most = Arrays.stream(ofColour).max().orElse(0);
    int common = 0;
    for (int suit = 0; suit < ofColour.length; suit++) {
      common |= ofColour[suit] == most ? 1 << suit : 0;
    }
    COMMON = common;
  }

  private final byte[] pile;
  private final long counts;
  private final boolean formsNext;
  private final int points;
  private final int top;

  /** How many there are of each colour. */
  private final int[] cards = new int[PointAPileCards.COLOURS];

  private PointAPileSigns(byte[] pile, boolean formsNext) {
    this.pile = pile;
    this.formsNext = formsNext;
    counts = PointAPileScore.count(pile);
    points = PointAPileScore.points(pile, counts, formsNext);
    top = pile.length == 0 ? -1 : PointAPileCards.suit(pile[pile.length - 1]);
    for (int suit = 0; suit < cards.length; suit++) {
      cards[suit] = PointAPileScore.ofColour(counts, suit);
    }
  }

  /**
   * The signs of a score pile that has not won.
   *
   * @param formsNext its owner forms the piles of the next round
   */
  public static double[] of(byte[] pile, boolean formsNext) {
    double[] signs = new double[COUNT];
    new PointAPileSigns(pile, formsNext).write(signs);
    return signs;
  }

  private void write(double[] signs) {
    signs[Math.max(0, Math.min(MOST_POINTS, points) - FEWEST_POINTS)] = 1;
    int best = PointAPileScore.ofBestColour(counts);
    signs[FIRST_COLOUR + Math.min(MOST_OF_A_COLOUR, best)] = 1;
    int bests = 0;
    int second = 0;
    for (int suit = 0; suit < PointAPileCards.COLOURS; suit++) {
      bests |= cards[suit] == best ? 1 << suit : 0;
      second = cards[suit] == best ? second : Math.max(second, cards[suit]);
    }
    boolean isTied = Integer.bitCount(bests) > 1;
    int i = FIRST_OTHER;
    signs[i++] = isTied ? best : second;
    signs[i++] = pile.length;
    signs[i++] = Math.max(0, pile.length - MANY_CARDS);
    signs[i++] = pile.length == 0 ? 1 : 0;
    signs[i++] = formsNext ? 1 : 0;
    signs[i++] = points - PointAPileScore.points(pile, counts, !formsNext);
    signs[i++] = points >= 3 && best >= 3 ? 1 : 0;
    i = writeTexts(signs, i);
    writeNextCards(signs, i);
    if (best >= FEW_OF_A_COLOUR && best <= MOST_OF_A_COLOUR) {
      int at = FIRST_OF_BEST + SIGNS_OF_BEST * (best - FEW_OF_A_COLOUR);
      signs[at] = top >= 0 && (bests >>> top & 1) != 0 ? 1 : 0;
      signs[at + 1] = (bests & COMMON) != 0 ? 1 : 0;
      signs[at + 2] = isTied ? 1 : 0;
    }
  }

  /** Points that texts withhold so far, or give for each card of a kind. */
  private int writeTexts(double[] signs, int first) {
    for (byte card : pile) {
      int need = PointAPileCards.need(card);
      int each = PointAPileCards.points(card);
      if (need > 1) {
        int have = PointAPileScore.have(card, counts, false, false);
        signs[first] += have < need ? (double) each * have / need : 0;
        signs[first + 1] += have == need - 1 ? each : 0;
      } else if (PointAPileCards.text(card).isPerCard()) {
        signs[first + 2] += each;
      }
    }
    return first + 3;
  }

  /**
   * What part of the deck would win on top of the pile, or bring points, alone or with a second
   * card; of that, what may not be on top of a pile that its owner picks.
   */
  private void writeNextCards(double[] signs, int first) {
    byte[] one = Cards.with(pile, Cards.NONE);
    byte[] two = Cards.with(one, Cards.NONE);
    int[] most = new int[FACES.length];
    for (int i = 0; i < FACES.length; i++) {
      most[i] = mostWithTwoMore(FACES[i]);
    }
    int mostOfPile = 0;
    for (byte card : pile) {
      mostOfPile += mostWithTwoMore(card);
    }
    for (int i = 0; i < FACES.length; i++) {
      one[pile.length] = FACES[i];
      two[pile.length] = FACES[i];
      long more = PointAPileScore.count(counts, FACES[i]);
      boolean barred = PointAPileCards.suit(FACES[i]) == top;
      int then = PointAPileScore.points(one, more, formsNext);
      boolean wins = PointAPileHopes.reaches(more, then);
      int gain = then - points;
      signs[first] += wins ? PARTS[i] : 0;
      signs[first + 1] += wins && barred ? PARTS[i] : 0;
      signs[first + 2] += PARTS[i] * Math.max(WORST_LOSS, Math.min(BEST_GAIN, gain));
      signs[first + 3] += gain > 0 ? PARTS[i] : 0;
      signs[first + 4] += gain > 0 && barred ? PARTS[i] : 0;
      for (int j = 0; j <= i; j++) {
        boolean both = isFiveOfAColour(FACES[i], FACES[j]);
        if (!both && mostOfPile + most[i] + most[j] >= PointAPile.GOAL) {
          two[pile.length + 1] = FACES[j];
          long all = PointAPileScore.count(more, FACES[j]);
          both = PointAPileScore.points(two, all, formsNext) >= PointAPile.GOAL;
        }
        signs[first + 5] += both ? PARTS[i] * PARTS[j] * (i == j ? 1 : 2) : 0;
      }
    }
  }

  private boolean isFiveOfAColour(byte one, byte other) {
    int suit = PointAPileCards.suit(one);
    int suitOfOther = PointAPileCards.suit(other);
    return suit == suitOfOther
        ? cards[suit] + 2 >= PointAPile.GOAL
        : Math.max(cards[suit], cards[suitOfOther]) + 1 >= PointAPile.GOAL;
  }

  /**
   * More points than this the card cannot give here when two more cards have come, itself or not.
   */
  private int mostWithTwoMore(byte card) {
    int each = PointAPileCards.points(card);
    int have = each == 0 ? 0 : PointAPileScore.have(card, counts, true, formsNext);
    if (PointAPileCards.text(card).isPerCard()) {
      return each > 0 ? each * (have + 2) : each * have;
    }
    int need = PointAPileCards.need(card);
    return each > 0 ? have + 2 >= need ? each : 0 : need == 0 ? each : 0;
  }
}
