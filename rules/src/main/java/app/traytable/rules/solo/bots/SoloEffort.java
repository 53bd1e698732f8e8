package app.traytable.rules.solo.bots;

import app.traytable.rules.solo.SoloBag;
import app.traytable.rules.solo.SoloCards;

/** How many turns it takes to get rid of cards: most take one, and some help others along. */
final class SoloEffort {
  /** What three cards of one number save: they go in one turn. */
  private static final double TRIPLE = 2;

  private static final double[] EFFORT = new double[SoloCards.FACES];

  static {
    for (byte card = 0; card < EFFORT.length; card++) {
      EFFORT[card] =
          switch (SoloCards.symbol(card)) {
            case NUMBER, CHANGE -> 1;
            case SKIP, SWAP -> 0.9;
            case DRAW_TWO -> 0.8;
            case ALL_SWAP -> 0.7;
            case CHOOSE, PROTECTION -> 0.6;
            case DRAW_FOUR -> 0.2;
            case GIFT -> 0;
          };
    }
  }

  private SoloEffort() {}

  /** How many of these cards have the colour. */
  static int following(SoloBag left, int colour) {
    long faces = SoloCards.coloured(colour);
    return Long.bitCount(left.ones() & faces) + 2 * Long.bitCount(left.twos() & faces);
  }

  static double of(SoloBag bag) {
    double effort = 0;
    long faces = bag.faces();
    for (long left = faces; left != 0; left &= left - 1) {
      int face = Long.numberOfTrailingZeros(left);
      effort += bag.count(face) * EFFORT[face];
    }
    int triples = bag.triples();
    for (; triples != 0; triples &= triples - 1) {
      effort -= TRIPLE;
    }
    return effort;
  }

  /** No card in hand takes more. */
  static boolean isHardest(byte card, SoloBag bag) {
    return EFFORT[card] == EFFORT[hardest(bag)];
  }

  /** The card that takes most. */
  static byte hardest(SoloBag bag) {
    byte worst = 0;
    double most = -1;
    for (long left = bag.faces(); left != 0; left &= left - 1) {
      int face = Long.numberOfTrailingZeros(left);
      if (EFFORT[face] > most) {
        most = EFFORT[face];
        worst = (byte) face;
      }
    }
    return worst;
  }
}
