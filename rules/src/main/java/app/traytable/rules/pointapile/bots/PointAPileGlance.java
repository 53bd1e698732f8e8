package app.traytable.rules.pointapile.bots;

import app.traytable.rules.bots.Temper;
import app.traytable.rules.pointapile.PointAPileScore;
import app.traytable.rules.pointapile.PointAPileState;
import app.traytable.rules.table.Seat;
import java.util.Arrays;

/** What anybody sees at a glance who is about to point. */
final class PointAPileGlance {
  /** By how much each card of a pile moves those who like fat piles, or small ones. */
  private static final double TASTE = 0.25;

  private final PointAPileState s;
  private final int seat;

  PointAPileGlance(PointAPileState s, int seat) {
    this.s = s;
    this.seat = seat;
  }

  /**
   * A habit without what would look silly, and with a taste. All that a habit holds does about as
   * well against others who have learned theirs, so a taste costs nothing. If all of it looks
   * silly, whatever does not.
   *
   * @param habit first for empty space, then for the piles this seat may pick
   */
  double[] seen(double[] habit, Temper temper) {
    byte[] piles = new byte[habit.length];
    int next = 1;
    for (int left = s.pickable(seat); left != 0; left &= left - 1) {
      piles[next++] = (byte) Integer.numberOfTrailingZeros(left);
    }
    double[] seen = new double[habit.length];
    double[] sensible = new double[habit.length];
    for (int i = 0; i < seen.length; i++) {
      if (i == 0 ? !isSillySpace(piles) : !isSilly(piles, i)) {
        sensible[i] = taste(i == 0 ? 0 : s.pileSize(piles[i]), temper);
        seen[i] = habit[i] * sensible[i];
      }
    }
    if (scaled(seen)) {
      return seen;
    }
    return scaled(sensible) ? sensible : habit;
  }

  /** Whether there is anything, and if so, whose parts are then 1 together. */
  private static boolean scaled(double[] parts) {
    double sum = Arrays.stream(parts).sum();
    for (int i = 0; i < parts.length; i++) {
      parts[i] /= sum;
    }
    return sum > 0;
  }

  private static double taste(int cards, Temper temper) {
    return switch (temper) {
      case BOLD -> 1 + TASTE * cards;
      case STEADY -> 1;
      case CAREFUL -> cards == 0 ? 0.5 : 1 / (1 + TASTE * cards);
    };
  }

  /** A pile of one's own brings points for certain. */
  private boolean isSillySpace(byte[] piles) {
    for (int i = 1; i < piles.length; i++) {
      if (!s.rules().missions() && rivals(piles[i]) == 0 && gain(piles[i]) > 0) {
        return true;
      }
    }
    return false;
  }

  /** It costs points for nothing, or another pile is better in all that shows and no less free. */
  private boolean isSilly(byte[] piles, int index) {
    int pile = piles[index];
    if (s.rules().missions() || blocks(pile)) {
      return false;
    }
    if (gain(pile) < 0 && colour(pile) == ownColour()) {
      return true;
    }
    for (int i = 1; i < piles.length; i++) {
      int other = piles[i];
      boolean noLess =
          (rivals(other) & ~rivals(pile)) == 0
              && gain(other) >= gain(pile)
              && colour(other) >= colour(pile)
              && s.pileSize(other) >= s.pileSize(pile);
      if (noLess && (gain(other) > gain(pile) || colour(other) > colour(pile))) {
        return true;
      }
    }
    return false;
  }

  /** One bit for each other seat that points and may pick this pile. */
  private int rivals(int pile) {
    int rivals = 0;
    for (Seat other : s.pointing()) {
      boolean may = other.index() != seat && s.mayPick(other.index(), pile);
      rivals |= may ? 1 << other.index() : 0;
    }
    return rivals;
  }

  /** Somebody else would win with it. */
  private boolean blocks(int pile) {
    for (int left = rivals(pile); left != 0; left &= left - 1) {
      int other = Integer.numberOfTrailingZeros(left);
      if (PointAPileHopes.hasWon(s.scoreWith(other, pile), s, other)) {
        return true;
      }
    }
    return false;
  }

  private int gain(int pile) {
    byte[] after = s.scoreWith(seat, pile);
    long counts = PointAPileScore.count(after);
    return PointAPileScore.points(after, counts, seat == s.active()) - s.points(seat);
  }

  private int colour(int pile) {
    return PointAPileScore.ofBestColour(PointAPileScore.count(s.scoreWith(seat, pile)));
  }

  private int ownColour() {
    return PointAPileScore.ofBestColour(PointAPileScore.count(s.score(seat)));
  }

  /** Somebody else alone may pick a pile that wins, and nobody could come in between. */
  static boolean handsAWin(PointAPileState formed) {
    for (int pile = 0; pile < formed.piles(); pile++) {
      int who = 0;
      for (Seat each : PointAPilePointing.who(formed)) {
        who |= formed.mayPick(each.index(), pile) ? 1 << each.index() : 0;
      }
      int only = Integer.numberOfTrailingZeros(who);
      if (Integer.bitCount(who) == 1
          && only != formed.active()
          && PointAPileHopes.hasWon(formed.scoreWith(only, pile), formed, only)) {
        return true;
      }
    }
    return false;
  }
}
