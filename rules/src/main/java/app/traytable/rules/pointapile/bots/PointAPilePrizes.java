package app.traytable.rules.pointapile.bots;

import app.traytable.rules.pointapile.PointAPileState;
import app.traytable.rules.table.Cards;
import org.jspecify.annotations.Nullable;

/**
 * Who gets what when fingers come down, and how heavy that makes each score pile. Everything is
 * reckoned once, when it is first asked for: rehearsals ask for the same again and again.
 */
final class PointAPilePrizes {
  /** Up to so many piles the weights with each set of them are kept. */
  private static final int KEPT_PILES = 8;

  private final PointAPileState s;
  private final PointAPileHopes hopes;
  private final double[] before;

  /** By seat and pile. */
  private final double[][] alone;

  /** By seat and set of piles that nobody gets; 0 is not reckoned yet. */
  private final double[][] withUnwanted;

  /** By pile and set of seats that want it: the weights of all, for each ending. */
  private final double[] @Nullable [][][] shared;

  PointAPilePrizes(PointAPileState s, PointAPileHopes hopes) {
    this.s = s;
    this.hopes = hopes;
    int seats = s.rules().seats();
    before = new double[seats];
    alone = new double[seats][s.piles()];
    withUnwanted = new double[seats][1 << Math.min(KEPT_PILES, s.piles())];
    shared = new double[s.piles()][1 << seats][][];
    for (int seat = 0; seat < seats; seat++) {
      before[seat] = hopes.weight(s.score(seat), s, seat);
    }
  }

  /**
   * Fills in how heavy every score pile is when these things were picked.
   *
   * @param luck decides how contested piles end up
   */
  void hand(byte[] picked, long luck, double[] weights) {
    System.arraycopy(before, 0, weights, 0, weights.length);
    int unwanted = 0;
    for (int pile = 0; pile < s.piles(); pile++) {
      int wanted = 0;
      for (int seat = 0; seat < picked.length; seat++) {
        wanted |= picked[seat] == pile ? 1 << seat : 0;
      }
      if (wanted == 0) {
        unwanted |= 1 << pile;
      } else if ((wanted & wanted - 1) == 0) {
        int seat = Integer.numberOfTrailingZeros(wanted);
        weights[seat] = alone(seat, pile);
      } else if (s.pileSize(pile) == 1) {
        unwanted |= 1 << pile;
      } else {
        double[][] endings = shared(pile, wanted);
        double[] ending = endings[(int) (luck >>> 3 * pile & 0x7fffffff) % endings.length];
        for (int left = wanted; left != 0; left &= left - 1) {
          int seat = Integer.numberOfTrailingZeros(left);
          weights[seat] = ending[seat];
        }
      }
    }
    int space = s.inSpace().bits();
    for (int seat = 0; seat < picked.length; seat++) {
      space |= picked[seat] == PointAPileState.SPACE ? 1 << seat : 0;
    }
    if (Integer.bitCount(space) == 1) {
      int seat = Integer.numberOfTrailingZeros(space);
      weights[seat] = withUnwanted(seat, unwanted);
    }
  }

  private double alone(int seat, int pile) {
    double weight = alone[seat][pile];
    if (weight == 0) {
      weight = hopes.weight(s.scoreWith(seat, pile), s, seat);
      alone[seat][pile] = weight;
    }
    return weight;
  }

  private double withUnwanted(int seat, int piles) {
    double weight = piles < withUnwanted[seat].length ? withUnwanted[seat][piles] : 0;
    if (weight == 0) {
      byte[] all = Cards.joined(s.score(seat), s.unwanted());
      for (int left = piles; left != 0; left &= left - 1) {
        all = Cards.joined(all, s.pile(Integer.numberOfTrailingZeros(left)));
      }
      weight = hopes.weight(all, s, seat);
      if (piles < withUnwanted[seat].length) {
        withUnwanted[seat][piles] = weight;
      }
    }
    return weight;
  }

  private double[][] shared(int pile, int wanted) {
    double[][] endings = shared[pile][wanted];
    if (endings == null) {
      endings = dealtOut(s.pile(pile), wanted);
      shared[pile][wanted] = endings;
    }
    return endings;
  }

  /** A contested pile is split in the end: everybody gets a card in turn until none is left. */
  private double[][] dealtOut(byte[] cards, int wanted) {
    int among = Integer.bitCount(wanted);
    double[][] endings = new double[among][before.length];
    for (int start = 0; start < among; start++) {
      int turn = start;
      for (int left = wanted; left != 0; left &= left - 1) {
        int seat = Integer.numberOfTrailingZeros(left);
        byte[] pile = s.score(seat);
        for (int i = turn++ % among; i < cards.length; i += among) {
          pile = Cards.with(pile, cards[i]);
        }
        endings[start][seat] = hopes.weight(pile, s, seat);
      }
    }
    return endings;
  }
}
