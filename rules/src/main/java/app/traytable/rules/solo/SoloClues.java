package app.traytable.rules.solo;

import java.util.Arrays;

/**
 * What everybody may gather about a hand from what was done with it, card by card in the order in
 * which they came: a set of faces that this card probably does not have. Whoever draws probably has
 * nothing that fits but an All Swap, whoever lays a Choose or a Protection nothing coloured that
 * fits, and whoever wishes for a colour holds a card of it. Nothing of it is certain, and none of
 * it comes from a card that is hidden.
 */
final class SoloClues {
  private SoloClues() {}

  /** Of so many cards just dealt nothing can be gathered. */
  static long[] none(int cards) {
    return new long[cards];
  }

  /** One more card comes. */
  static long[] with(long[] clues) {
    return Arrays.copyOf(clues, clues.length + 1);
  }

  /** All these cards probably have none of the faces. */
  static long[] lacking(long[] clues, long faces) {
    long[] next = clues.clone();
    for (int i = 0; i < next.length; i++) {
      next[i] = unlessNothingIsLeft(next[i], faces);
    }
    return next;
  }

  /** The card that came last probably has none of the faces. */
  static long[] lastLacking(long[] clues, long faces) {
    long[] next = clues.clone();
    int last = next.length - 1;
    next[last] = unlessNothingIsLeft(next[last], faces);
    return next;
  }

  /** One of the cards, the one of which least is known, probably has one of the faces. */
  static long[] holding(long[] clues, long faces) {
    int least = -1;
    for (int i = 0; i < clues.length; i++) {
      boolean mayBe = (faces & ~clues[i]) != 0;
      if (mayBe && (least < 0 || Long.bitCount(clues[i]) < Long.bitCount(clues[least]))) {
        least = i;
      }
    }
    if (least < 0) {
      return clues;
    }
    long[] next = clues.clone();
    next[least] |= SoloCards.ALL & ~faces;
    return next;
  }

  /** A card is laid: of those that it may have been, the one of which most is known. */
  static long[] without(long[] clues, byte card) {
    return remove(clues, mostTelling(clues, card));
  }

  /** Which of the cards one with this face most likely is. */
  private static int mostTelling(long[] clues, byte card) {
    int most = -1;
    for (int i = 0; i < clues.length; i++) {
      boolean mayBe = (clues[i] >>> card & 1) == 0;
      if (mayBe && (most < 0 || Long.bitCount(clues[i]) > Long.bitCount(clues[most]))) {
        most = i;
      }
    }
    return most < 0 ? clues.length - 1 : most;
  }

  private static long[] remove(long[] clues, int index) {
    long[] next = Arrays.copyOf(clues, clues.length - 1);
    System.arraycopy(clues, index + 1, next, index, next.length - index);
    return next;
  }

  /** What is left to gather once these cards of the hand are known. */
  static long[] without(long[] clues, SoloBag known) {
    long[] left = clues;
    for (byte card : known.cards()) {
      left = without(left, card);
    }
    return left;
  }

  /** A card that can be nothing any more was misjudged: only what was gathered last counts. */
  private static long unlessNothingIsLeft(long before, long faces) {
    long both = before | faces;
    return both != SoloCards.ALL ? both : faces != SoloCards.ALL ? faces : before;
  }
}
