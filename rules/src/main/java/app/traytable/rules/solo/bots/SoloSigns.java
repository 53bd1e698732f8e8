package app.traytable.rules.solo.bots;

import app.traytable.rules.solo.SoloBag;
import app.traytable.rules.solo.SoloCards;
import app.traytable.rules.solo.SoloCards.Symbol;
import app.traytable.rules.solo.SoloState;
import app.traytable.rules.solo.SoloState.Phase;

/** What can be counted at an imagined table and tells who will go out first. */
public final class SoloSigns {
  private static final int SIZES = 10;

  /** The symbols worth a number of their own: all but the numbers, which are the rest. */
  private static final Symbol[] ACTIONS = {
    Symbol.SKIP,
    Symbol.CHANGE,
    Symbol.DRAW_TWO,
    Symbol.SWAP,
    Symbol.GIFT,
    Symbol.CHOOSE,
    Symbol.DRAW_FOUR,
    Symbol.ALL_SWAP,
    Symbol.PROTECTION
  };

  private static final int FIRST_ACTION = SIZES + 1;
  private static final int FIRST_OTHER = FIRST_ACTION + ACTIONS.length;

  /** How many signs there are for each seat. */
  public static final int COUNT = FIRST_OTHER + 27;

  private static final long[] FACES = new long[ACTIONS.length];
  private static final long TAKING_HANDS;
  private static final long CHAINING;

  static {
    long taking = 0;
    long chaining = 0;
    for (byte card = 0; card < SoloCards.FACES; card++) {
      Symbol symbol = SoloCards.symbol(card);
      for (int i = 0; i < ACTIONS.length; i++) {
        FACES[i] |= ACTIONS[i] == symbol ? 1L << card : 0;
      }
      taking |= symbol == Symbol.SWAP || symbol == Symbol.ALL_SWAP ? 1L << card : 0;
      chaining |= symbol == Symbol.DRAW_TWO || symbol == Symbol.DRAW_FOUR ? 1L << card : 0;
    }
    TAKING_HANDS = taking;
    CHAINING = chaining;
  }

  private SoloSigns() {}

  /** Writes the signs of one seat. */
  public static void write(SoloState s, int seat, double[] signs) {
    SoloBag hand = s.hand(seat).cards();
    int size = s.hand(seat).size();
    int seats = s.rules().seats();
    for (int i = 0; i < SIZES; i++) {
      signs[i] = i + 1 == Math.min(size, SIZES) ? 1 : 0;
    }
    signs[SIZES] = Math.max(0, size - SIZES);
    for (int i = 0; i < ACTIONS.length; i++) {
      signs[FIRST_ACTION + i] = count(hand, FACES[i]);
    }
    int distance = s.direction() * (seat - s.current());
    distance = distance < 0 ? distance + seats : distance;
    boolean turn = distance == 0;
    boolean chain = s.phase() == Phase.CHAIN;
    long fits = hand.faces() & SoloCards.fitting(s.pile().top(), s.suit());
    int fitting = count(hand, fits);
    int blacks = count(hand, SoloCards.BLACKS);
    int least = Integer.MAX_VALUE;
    int takers = 0;
    for (int other = 0; other < seats; other++) {
      if (other != seat) {
        least = Math.min(least, s.hand(other).size());
        takers += (s.hand(other).cards().faces() & TAKING_HANDS) != 0 ? 1 : 0;
      }
    }
    int colours = 0;
    int most = 0;
    for (int suit = 0; suit < SoloCards.SUITS; suit++) {
      int following = SoloEffort.following(hand, suit);
      colours += following > 0 ? 1 : 0;
      most = Math.max(most, following);
    }
    boolean answers = (fits & CHAINING | hand.faces() & SoloCards.PROTECTIONS) != 0;
    boolean takes = (hand.faces() & TAKING_HANDS) != 0;
    boolean free = turn && !chain;
    int i = FIRST_OTHER;
    signs[i++] = Integer.bitCount(hand.triples());
    signs[i++] = turn ? 1 : 0;
    signs[i++] = distance == 1 ? 1 : 0;
    signs[i++] = distance == 2 ? 1 : 0;
    signs[i++] = (double) distance / seats;
    signs[i++] = free && fitting == 0 ? 1 : 0;
    signs[i++] = free && fitting > 1 ? 1 : 0;
    signs[i++] = free && size == 1 && fitting > 0 ? 1 : 0;
    signs[i++] = free && size == 2 && fitting > 0 ? 1 : 0;
    signs[i++] = free && size == 3 && fitting > 0 ? 1 : 0;
    signs[i++] = distance == 1 && size == 1 && fitting > 0 ? 1 : 0;
    signs[i++] = distance > 1 && size == 1 && fitting > 0 ? 1 : 0;
    signs[i++] = chain && turn && !answers ? s.chain() : 0;
    signs[i++] = chain && turn && answers ? s.chain() : 0;
    signs[i++] = chain && distance == 1 ? s.chain() : 0;
    signs[i++] = colours;
    signs[i++] = most;
    signs[i++] = size == 1 ? blacks : 0;
    signs[i++] = size == 2 ? blacks : 0;
    signs[i++] = size == 3 ? blacks : 0;
    signs[i++] = fitting;
    signs[i++] = size == 2 && colours == 1 ? 1 : 0;
    signs[i++] = takes ? Math.max(0, size - 1 - least) : 0;
    signs[i++] = takes && turn && (fits & TAKING_HANDS) != 0 ? Math.max(0, size - 1 - least) : 0;
    signs[i++] = size <= 2 ? takers : 0;
    signs[i++] = size == 3 || size == 4 ? takers : 0;
    signs[i] = size >= 6 ? takers : 0;
  }

  private static int count(SoloBag bag, long faces) {
    return Long.bitCount(bag.ones() & faces)
        + 2 * Long.bitCount(bag.twos() & faces)
        + 4 * Long.bitCount(bag.fours() & faces);
  }
}
