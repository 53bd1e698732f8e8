package app.traytable.rules.pointapile.bots;

import app.traytable.rules.pointapile.PointAPileState;
import app.traytable.rules.pointapile.PointAPileState.Phase;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seats;
import java.util.Arrays;

/**
 * Rehearses the pointing at piles. Whoever always took the best pile would be read and blocked, so
 * everybody learns a habit, a chance for each pick: again and again all pick by their habits, and
 * picks that would have done better become more likely (regret matching). The average over all
 * rehearsals is a habit against which nobody gains by knowing it.
 */
final class PointAPilePointing {
  private final PointAPilePrizes prizes;
  private final int seats;

  /** By seat; null for who does not point. */
  private final byte[][] picks;

  private final double[][] regrets;
  private final double[][] habits;
  private final double[] chances;
  private final byte[] picked;
  private final double[] weights;
  private int rehearsals;

  /** The piles on the table are as they will be pointed at. */
  PointAPilePointing(PointAPileState s, PointAPileHopes hopes) {
    seats = s.rules().seats();
    Seats pointing = who(s);
    prizes = new PointAPilePrizes(s, hopes);
    picks = new byte[seats][];
    regrets = new double[seats][];
    habits = new double[seats][];
    chances = new double[seats];
    weights = new double[seats];
    picked = new byte[seats];
    Arrays.fill(picked, Cards.NONE);
    for (int seat = 0; seat < seats; seat++) {
      if ((pointing.bits() >>> seat & 1) != 0) {
        int piles = s.pickable(seat);
        picks[seat] = new byte[1 + Integer.bitCount(piles)];
        picks[seat][0] = PointAPileState.SPACE;
        for (int i = 1; piles != 0; piles &= piles - 1) {
          picks[seat][i++] = (byte) Integer.numberOfTrailingZeros(piles);
        }
        regrets[seat] = new double[picks[seat].length];
        habits[seat] = new double[picks[seat].length];
      }
    }
  }

  /** Who points at the piles that lie on the table or are being formed. */
  static Seats who(PointAPileState s) {
    return s.phase() == Phase.FORMING ? Seats.firstOnes(s.rules().seats()) : s.pointing();
  }

  void rehearse(int times, Rng rng) {
    for (int i = 0; i < times; i++) {
      rehearse(rng);
    }
  }

  private void rehearse(Rng rng) {
    rehearsals++;
    for (int seat = 0; seat < seats; seat++) {
      if (picks[seat] != null) {
        double[] habit = habit(regrets[seat]);
        for (int i = 0; i < habit.length; i++) {
          habits[seat][i] += habit[i];
        }
        picked[seat] = picks[seat][draw(habit, rng)];
      }
    }
    long luck = rng.next();
    prizes.hand(picked, luck, weights);
    for (int seat = 0; seat < seats; seat++) {
      chances[seat] += chance(seat);
    }
    double[] asPicked = weights.clone();
    for (int seat = 0; seat < seats; seat++) {
      if (picks[seat] != null) {
        System.arraycopy(asPicked, 0, weights, 0, seats);
        double chance = chance(seat);
        byte chosen = picked[seat];
        for (int i = 0; i < picks[seat].length; i++) {
          if (picks[seat][i] != chosen) {
            picked[seat] = picks[seat][i];
            prizes.hand(picked, luck, weights);
            regrets[seat][i] = Math.max(0, regrets[seat][i] + chance(seat) - chance);
          }
        }
        picked[seat] = chosen;
      }
    }
  }

  /** What part of all weights is this seat's. */
  private double chance(int seat) {
    double sum = 0;
    for (double weight : weights) {
      sum += weight;
    }
    return weights[seat] / sum;
  }

  /** Everything that would have been better, in proportion; anything when nothing would. */
  private static double[] habit(double[] regrets) {
    double sum = 0;
    for (double regret : regrets) {
      sum += regret;
    }
    double[] habit = new double[regrets.length];
    for (int i = 0; i < habit.length; i++) {
      habit[i] = sum > 0 ? regrets[i] / sum : 1.0 / habit.length;
    }
    return habit;
  }

  static int draw(double[] habit, Rng rng) {
    double left = rng.below(1 << 24) / (double) (1 << 24);
    for (int i = 0; i < habit.length - 1; i++) {
      left -= habit[i];
      if (left < 0) {
        return i;
      }
    }
    return habit.length - 1;
  }

  /** A seat's chance to win when all pick by what they have learned. */
  double chance(int seat, Rng rng) {
    drawAll(rng);
    prizes.hand(picked, rng.next(), weights);
    return chance(seat);
  }

  /** The same when this seat picks this for certain. */
  double chance(int seat, byte pick, Rng rng) {
    drawAll(rng);
    picked[seat] = pick;
    prizes.hand(picked, rng.next(), weights);
    return chance(seat);
  }

  private void drawAll(Rng rng) {
    for (int seat = 0; seat < seats; seat++) {
      if (picks[seat] != null) {
        picked[seat] = picks[seat][draw(habit(seat, 0), rng)];
      }
    }
  }

  /** What these piles are worth to a seat: its chance to win, on average over the rehearsals. */
  double meanChance(int seat) {
    return chances[seat] / rehearsals;
  }

  /**
   * How likely a seat that points should pick each thing: first empty space, then the piles it may
   * pick. What came up hardly ever is left out.
   *
   * @param least the smallest part that counts
   */
  double[] habit(int seat, double least) {
    double[] habit = habits[seat].clone();
    double sum = 0;
    for (int i = 0; i < habit.length; i++) {
      habit[i] = habit[i] < least * rehearsals ? 0 : habit[i];
      sum += habit[i];
    }
    for (int i = 0; i < habit.length; i++) {
      habit[i] = sum == 0 ? 1.0 / habit.length : habit[i] / sum;
    }
    return habit;
  }
}
