package app.traytable.rules.bots;

/**
 * What was learned from who won many matches in the end: weighs the signs that can be counted of a
 * seat. In two layers: all signs count, and so does each of some mixtures of them as far as it is
 * above nought. At a table each seat's chance is in proportion to e raised to its sum.
 */
public final class Learned {
  private final int signs;
  private final double[] weights;

  private Learned(int signs, double[] weights) {
    if (weights.length < signs || (weights.length - signs) % (signs + 2) != 0) {
      throw new IllegalArgumentException(weights.length + " weights for " + signs + " signs");
    }
    this.signs = signs;
    this.weights = weights;
  }

  /**
   * For each table of weights, as a training prints it, what it tells.
   *
   * @param tables one weight for each sign; then for each mixture where it starts, its signs, and
   *     what it counts
   */
  public static Learned[] each(int signs, double[][] tables) {
    Learned[] each = new Learned[tables.length];
    for (int i = 0; i < each.length; i++) {
      each[i] = new Learned(signs, tables[i]);
    }
    return each;
  }

  public double of(double[] counted) {
    double sum = 0;
    int at = 0;
    for (int i = 0; i < signs; i++) {
      sum += weights[at++] * counted[i];
    }
    while (at < weights.length) {
      double mixture = weights[at++];
      for (int i = 0; i < signs; i++) {
        mixture += weights[at++] * counted[i];
      }
      sum += weights[at++] * Math.max(0, mixture);
    }
    return sum;
  }
}
