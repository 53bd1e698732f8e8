package app.traytable.rules.table;

/**
 * The one source of chance: SplitMix64, whose whole condition is one number, so that a state can
 * keep it and every machine deals the same cards from the same seed forever.
 */
public final class Rng {
  private static final long STEP = 0x9E3779B97F4A7C15L;

  private long state;

  public Rng(long state) {
    this.state = state;
  }

  /** What to keep in order to go on from here later. */
  public long state() {
    return state;
  }

  public long next() {
    state += STEP;
    long z = state;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /** A number from 0 to one less than the bound. */
  public int below(int bound) {
    return (int) ((next() >>> 32) * bound >>> 32);
  }

  /** Another generator that goes its own way from here. */
  public Rng split() {
    return new Rng(next());
  }
}
