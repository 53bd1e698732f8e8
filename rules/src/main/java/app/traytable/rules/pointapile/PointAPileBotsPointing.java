package app.traytable.rules.pointapile;

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
final class PointAPileBotsPointing {
  private final PointAPileState s;
  private final int seats;
  private final int pointing;

  /** By seat; null for who does not point. */
  private final byte[][] picks;

  private final double[][] regrets;
  private final double[][] habits;
  private final double[] chances;
  private final double[] before;
  private final byte[] picked;
  private int rehearsals;

  /** The piles on the table are as they will be pointed at. */
  PointAPileBotsPointing(PointAPileState s) {
    this.s = s;
    seats = s.rules.seats();
    pointing = s.phase == Phase.FORMING ? Seats.firstOnes(seats).bits() : s.pointing.bits();
    picks = new byte[seats][];
    regrets = new double[seats][];
    habits = new double[seats][];
    chances = new double[seats];
    before = new double[seats];
    picked = new byte[seats];
    Arrays.fill(picked, Cards.NONE);
    for (int seat = 0; seat < seats; seat++) {
      before[seat] = hope(seat, s.scores[seat]);
      if ((pointing >>> seat & 1) != 0) {
        int piles = PointAPilePicking.piles(s, seat);
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

  private double hope(int seat, byte[] pile) {
    byte mission = s.rules.missions() ? s.missions[seat] : Cards.NONE;
    return PointAPileBotsHopes.of(pile, seat == s.active, mission);
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
    double[] hopes = hopes(luck);
    for (int seat = 0; seat < seats; seat++) {
      double chance = PointAPileBotsHopes.chance(hopes, seat);
      chances[seat] += chance;
      if (picks[seat] != null) {
        byte chosen = picked[seat];
        for (int i = 0; i < picks[seat].length; i++) {
          picked[seat] = picks[seat][i];
          double other =
              picked[seat] == chosen ? chance : PointAPileBotsHopes.chance(hopes(luck), seat);
          regrets[seat][i] = Math.max(0, regrets[seat][i] + other - chance);
        }
        picked[seat] = chosen;
      }
    }
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

  /** The hopes of all seats after everybody has picked like this. */
  private double[] hopes(long luck) {
    double[] hopes = before.clone();
    int space = s.inSpace.bits();
    byte[] unwanted = s.unwanted;
    for (int pile = 0; pile < s.piles.length; pile++) {
      int wanted = 0;
      for (int seat = 0; seat < seats; seat++) {
        wanted |= picked[seat] == pile ? 1 << seat : 0;
      }
      byte[] cards = s.piles[pile];
      if (Integer.bitCount(wanted) == 1) {
        int seat = Integer.numberOfTrailingZeros(wanted);
        hopes[seat] = hope(seat, joined(s.scores[seat], cards));
      } else if (wanted == 0 || cards.length == 1) {
        unwanted = joined(unwanted, cards);
      } else {
        share(cards, wanted, (int) (luck >>> pile & 1), hopes);
      }
    }
    for (int seat = 0; seat < seats; seat++) {
      space |= picked[seat] == PointAPileState.SPACE ? 1 << seat : 0;
    }
    if (Integer.bitCount(space) == 1 && unwanted.length > 0) {
      int seat = Integer.numberOfTrailingZeros(space);
      hopes[seat] = hope(seat, joined(s.scores[seat], unwanted));
    }
    return hopes;
  }

  /** A contested pile is split in the end: everybody gets a card in turn until none is left. */
  private void share(byte[] cards, int wanted, int start, double[] hopes) {
    int among = Integer.bitCount(wanted);
    int turn = start;
    for (int left = wanted; left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      byte[] pile = s.scores[seat];
      for (int i = turn++ % among; i < cards.length; i += among) {
        pile = Cards.with(pile, cards[i]);
      }
      hopes[seat] = hope(seat, pile);
    }
  }

  private static byte[] joined(byte[] below, byte[] above) {
    byte[] cards = Arrays.copyOf(below, below.length + above.length);
    System.arraycopy(above, 0, cards, below.length, above.length);
    return cards;
  }

  /** What these piles are worth to a seat: its chance to win, on average over the rehearsals. */
  double chance(int seat) {
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
