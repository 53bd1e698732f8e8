package app.traytable.sound;

/**
 * A struck thing: one pure pitch that dies away.
 *
 * @param swell in seconds, until it is loudest
 * @param decay in seconds, until it has lost almost two thirds of that again
 */
record Chime(double hertz, double loud, double swell, double decay) implements Wave.Voice {
  @Override
  public double at(double seconds) {
    return loud
        * envelope(seconds, swell, decay)
        * StrictMath.sin(2 * StrictMath.PI * hertz * seconds);
  }

  /** Never a corner: it swells like half a wave and dies away evenly. */
  static double envelope(double seconds, double swell, double decay) {
    return seconds < swell
        ? 0.5 - 0.5 * StrictMath.cos(StrictMath.PI * seconds / swell)
        : StrictMath.exp((swell - seconds) / decay);
  }
}
