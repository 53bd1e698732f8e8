package app.traytable.rules.qwinto.bots;

import static app.traytable.rules.qwinto.QwintoFields.PER_ROW;
import static app.traytable.rules.qwinto.QwintoSheet.HIGHEST;
import static app.traytable.rules.qwinto.QwintoSheet.LOWEST;

/**
 * How well a stretch of empty fields between two numbers of a row will fill. Numbers fall into one
 * stretch only, so after an entry its two halves go on independently, and the best place for every
 * number can be worked out backwards from the last round.
 */
final class QwintoOdds {
  /** More rounds than this are as good as this many. */
  static final int MOST_ROUNDS = 30;

  /** A rounded guess at how often each number from 1 on is called. */
  private static final double[] CALLS = {3, 4, 5, 6, 7, 7, 7, 7, 7, 7, 7, 6, 6, 5, 5, 4, 3, 3};

  /** How often a call may go into a row. Found by trying: with less, rows are closed too early. */
  private static final double RATE = 0.7;

  private static final int EDGES = HIGHEST + 2;
  private static final int PER_LENGTH = EDGES * EDGES;
  private static final int PER_ROUND = (PER_ROW + 1) * PER_LENGTH;

  private static final float[] FILLED = new float[(MOST_ROUNDS + 1) * PER_ROUND];
  private static final float[] FULL = new float[(MOST_ROUNDS + 1) * PER_ROUND];

  static {
    double all = 0;
    for (double calls : CALLS) {
      all += calls;
    }
    double[] odds = new double[EDGES];
    for (int number = LOWEST; number <= HIGHEST; number++) {
      odds[number] = RATE * CALLS[number - LOWEST] / all;
    }
    for (int i = 0; i < FULL.length; i++) {
      FULL[i] = i / PER_LENGTH % (PER_ROW + 1) == 0 ? 1 : 0;
    }
    for (int rounds = 1; rounds <= MOST_ROUNDS; rounds++) {
      for (int length = 1; length <= PER_ROW; length++) {
        for (int low = 0; low < EDGES; low++) {
          for (int high = low + 1; high < EDGES; high++) {
            work(rounds, length, low, high, odds);
          }
        }
      }
    }
  }

  private QwintoOdds() {}

  private static void work(int rounds, int length, int low, int high, double[] odds) {
    double filledIfNone = filled(rounds - 1, length, low, high);
    double fullIfNone = full(rounds - 1, length, low, high);
    double filled = filledIfNone;
    double full = fullIfNone;
    for (int number = low + 1; number < high; number++) {
      double bestFilled = filledIfNone;
      double bestFull = fullIfNone;
      for (int left = 0; left < length; left++) {
        int right = length - 1 - left;
        bestFilled =
            Math.max(
                bestFilled,
                1
                    + filled(rounds - 1, left, low, number)
                    + filled(rounds - 1, right, number, high));
        bestFull =
            Math.max(
                bestFull,
                full(rounds - 1, left, low, number) * full(rounds - 1, right, number, high));
      }
      filled += odds[number] * (bestFilled - filledIfNone);
      full += odds[number] * (bestFull - fullIfNone);
    }
    FILLED[index(rounds, length, low, high)] = (float) filled;
    FULL[index(rounds, length, low, high)] = (float) full;
  }

  private static int index(int rounds, int length, int low, int high) {
    return rounds * PER_ROUND + length * PER_LENGTH + low * EDGES + high;
  }

  /**
   * How many fields of a stretch will be filled.
   *
   * @param low the number before the stretch, or 0
   * @param high the number behind it, or 19
   */
  static float filled(int rounds, int length, int low, int high) {
    return FILLED[index(rounds, length, low, high)];
  }

  /** How likely the whole stretch can be filled. */
  static float full(int rounds, int length, int low, int high) {
    return FULL[index(rounds, length, low, high)];
  }
}
