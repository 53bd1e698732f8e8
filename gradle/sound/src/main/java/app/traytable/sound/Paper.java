package app.traytable.sound;

/**
 * What cards are heard by: a breath of noise between two pitches that swells and dies away. By the
 * same seed it is the same noise, on every machine.
 */
final class Paper implements Wave.Voice {
  private static final long FACTOR = 0x5DEECE66DL;
  private static final long MASK = (1L << 48) - 1;

  private final double loud;
  private final double swell;
  private final double decay;
  private final double keptLow;
  private final double keptHigh;
  private long seed;
  private double low;
  private double lower;
  private double high;
  private double higher;

  /**
   * @param low in hertz, as high: what lies outside is soft
   * @param swell in seconds, until it is loudest
   * @param decay in seconds, until it has lost almost two thirds of that again
   */
  Paper(int rate, long seed, double low, double high, double loud, double swell, double decay) {
    this.loud = loud;
    this.swell = swell;
    this.decay = decay;
    this.keptLow = kept(low, rate);
    this.keptHigh = kept(high, rate);
    this.seed = seed;
  }

  private static double kept(double hertz, int rate) {
    return StrictMath.exp(-2 * StrictMath.PI * hertz / rate);
  }

  /** The next moment: it is asked one after the other. */
  @Override
  public double at(double seconds) {
    double noise = noise();
    high = keptHigh * high + (1 - keptHigh) * noise;
    higher = keptHigh * higher + (1 - keptHigh) * high;
    low = keptLow * low + (1 - keptLow) * higher;
    lower = keptLow * lower + (1 - keptLow) * (higher - low);
    return loud * Chime.envelope(seconds, swell, decay) * (higher - low - lower);
  }

  private double noise() {
    seed = (seed * FACTOR + 11) & MASK;
    return (seed >> 16) / (double) (1L << 31) - 1;
  }
}
