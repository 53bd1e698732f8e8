package app.traytable.rules.bench;

import app.traytable.rules.bots.Learned;
import app.traytable.rules.table.Rng;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Learns from moments of matches what the signs of each seat tell of who wins, and prints the
 * weights as {@link Learned} takes them. The same moments and the same luck give the same numbers.
 */
final class Learner {
  private static final int BATCH = 16;
  private static final double FIRST_STEP = 0.05;

  /** How far apart mixtures begin, so that they learn different things. */
  private static final double SPREAD = 0.2;

  private final int signs;
  private final double[] weights;

  /** The signs of all seats at one moment, and who won. */
  static final class Moment {
    private final float[][] signs;
    private final int winner;

    Moment(double[][] signs, int winner) {
      this.signs = new float[signs.length][];
      for (int seat = 0; seat < signs.length; seat++) {
        this.signs[seat] = new float[signs[seat].length];
        for (int i = 0; i < signs[seat].length; i++) {
          this.signs[seat][i] = (float) signs[seat][i];
        }
      }
      this.winner = winner;
    }
  }

  private Learner(int signs, int mixtures, Rng rng) {
    this.signs = signs;
    weights = new double[signs + mixtures * (signs + 2)];
    for (int i = signs; i < weights.length; i++) {
      weights[i] = SPREAD * (rng.below(2001) - 1000) / 1000;
    }
  }

  /** What these moments teach. */
  static Learner of(List<Moment> moments, int mixtures, int epochs, Rng rng) {
    Learner learner = new Learner(moments.get(0).signs[0].length, mixtures, rng);
    learner.learn(moments, epochs, rng);
    return learner;
  }

  /**
   * Learns from nine of ten moments, and prints what they teach and how well it tells the others.
   *
   * @param who whose table it is, for people
   */
  static void print(String who, List<Moment> moments, int mixtures, int epochs, Rng rng) {
    int held = moments.size() / 10;
    List<Moment> lessons = moments.subList(held, moments.size());
    List<Moment> unseen = moments.subList(0, held);
    Learner learner = of(lessons, mixtures, epochs, rng);
    System.out.printf(
        Locale.ROOT,
        "// %s: %d moments, loss %.4f, unseen %.4f, even %.4f%n{%n%s%n},%n",
        who,
        moments.size(),
        learner.loss(lessons),
        learner.loss(unseen),
        new Learner(learner.signs, 0, rng).loss(unseen),
        learner.told());
  }

  double[] weights() {
    return weights.clone();
  }

  /** The weights as the sources take them. */
  String told() {
    StringBuilder told = new StringBuilder();
    for (int i = 0; i < weights.length; i++) {
      String before = i == 0 ? "  " : i % 10 == 0 ? "\n  " : " ";
      told.append(before).append(String.format(Locale.ROOT, "%.3f,", weights[i]));
    }
    return told.toString();
  }

  /** Steps down the slope of the loss, shorter from epoch to epoch (Adagrad). */
  private void learn(List<Moment> moments, int epochs, Rng rng) {
    double[] squares = new double[weights.length];
    double[] slope = new double[weights.length];
    for (int step = 0; step < epochs * (moments.size() / BATCH); step++) {
      Arrays.fill(slope, 0);
      for (int i = 0; i < BATCH; i++) {
        addSlope(moments.get(rng.below(moments.size())), slope);
      }
      for (int k = 0; k < slope.length; k++) {
        squares[k] += slope[k] * slope[k];
        weights[k] -= FIRST_STEP * slope[k] / Math.sqrt(squares[k] + 1e-8);
      }
    }
  }

  private void addSlope(Moment moment, double[] slope) {
    double[] chances = chances(moment);
    for (int seat = 0; seat < chances.length; seat++) {
      float[] counted = moment.signs[seat];
      double miss = chances[seat] - (seat == moment.winner ? 1 : 0);
      for (int k = 0; k < signs; k++) {
        slope[k] += miss * counted[k] / BATCH;
      }
      for (int at = signs; at < weights.length; at += signs + 2) {
        double mixture = mixture(at, counted);
        if (mixture > 0) {
          slope[at + signs + 1] += miss * mixture / BATCH;
          double through = miss * weights[at + signs + 1];
          slope[at] += through / BATCH;
          for (int k = 0; k < signs; k++) {
            slope[at + 1 + k] += through * counted[k] / BATCH;
          }
        }
      }
    }
  }

  private double mixture(int at, float[] counted) {
    double mixture = weights[at];
    for (int k = 0; k < signs; k++) {
      mixture += weights[at + 1 + k] * counted[k];
    }
    return mixture;
  }

  private double[] chances(Moment moment) {
    double[] chances = new double[moment.signs.length];
    double sum = 0;
    for (int seat = 0; seat < chances.length; seat++) {
      float[] counted = moment.signs[seat];
      double score = 0;
      for (int k = 0; k < signs; k++) {
        score += weights[k] * counted[k];
      }
      for (int at = signs; at < weights.length; at += signs + 2) {
        score += weights[at + signs + 1] * Math.max(0, mixture(at, counted));
      }
      chances[seat] = StrictMath.exp(score);
      sum += chances[seat];
    }
    for (int seat = 0; seat < chances.length; seat++) {
      chances[seat] /= sum;
    }
    return chances;
  }

  /** By how much the winners surprise. */
  double loss(List<Moment> moments) {
    double loss = 0;
    for (Moment moment : moments) {
      loss -= StrictMath.log(chances(moment)[moment.winner]);
    }
    return loss / moments.size();
  }
}
