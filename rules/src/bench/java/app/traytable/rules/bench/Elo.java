package app.traytable.rules.bench;

import java.util.Locale;

/**
 * How strong somebody is: 400 points more are ten first places to one.
 *
 * @param variance of what is estimated, over deals
 */
record Elo(double points, double variance) {
  /**
   * Normal is where counting begins. Everybody wins nearly all deals against the lot, so that its
   * distance is known least of all: counted from there, all others would look as uncertain.
   */
  static final Elo NORMAL = new Elo(0, 0);

  private static final double PER_NAT = 400 / StrictMath.log(10);

  /** Whoever got this share against somebody of this strength. */
  Elo above(Shares shares) {
    Elo lead = difference(shares);
    return new Elo(points + lead.points, variance + lead.variance);
  }

  /** Whoever left this share to somebody of this strength. */
  Elo below(Shares shares) {
    Elo lead = difference(shares);
    return new Elo(points - lead.points, variance + lead.variance);
  }

  private static Elo difference(Shares shares) {
    double mean = shares.cautiousMean();
    double slope = PER_NAT / (mean * (1 - mean));
    return new Elo(
        PER_NAT * StrictMath.log(mean / (1 - mean)),
        slope * slope * shares.cautiousVariance() / (shares.deals() + 1));
  }

  /** Half the 95 % interval. */
  double interval() {
    return Shares.NORMAL_95 * Math.sqrt(variance);
  }

  @Override
  public String toString() {
    return variance == 0
        ? "0"
        : String.format(Locale.ROOT, "%+.0f ± %.0f", points, interval()).replace('-', '−');
  }
}
