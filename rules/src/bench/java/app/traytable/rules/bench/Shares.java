package app.traytable.rules.bench;

/**
 * What one side has got of the first places, deal by deal. Each deal is played by both sides in
 * turn, so that the luck of the cards falls out: deals are what varies, not matches.
 */
final class Shares {
  static final double NORMAL_95 = 1.96;

  private int deals;
  private double sum;
  private double squares;

  void add(double share) {
    deals++;
    sum += share;
    squares += share * share;
  }

  int deals() {
    return deals;
  }

  double mean() {
    return sum / deals;
  }

  /** Half the 95 % interval of the mean. */
  double interval() {
    double variance = Math.max(0, squares / deals - mean() * mean());
    return NORMAL_95 * Math.sqrt(variance / Math.max(1, deals - 1));
  }

  /**
   * The mean as if one deal more had been won and one lost: neither side is infinitely better
   * because it has won every deal so far.
   */
  double cautiousMean() {
    return (sum + 1) / (deals + 2);
  }

  /** The variance between deals, with the same two added: it is never nothing. */
  double cautiousVariance() {
    double mean = cautiousMean();
    return (squares + 1) / (deals + 2) - mean * mean;
  }
}
