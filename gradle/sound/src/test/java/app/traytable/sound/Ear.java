package app.traytable.sound;

/** Hears what is wrong with a sound; all it says is a part of the loudest that a file can hold. */
final class Ear {
  private static final double FULL = Short.MAX_VALUE;
  private static final double NEAR = 0.003;

  private final int rate;
  private final double[] samples;

  Ear(int rate, short[] samples) {
    this.rate = rate;
    this.samples = new double[samples.length];
    for (int i = 0; i < samples.length; i++) {
      this.samples[i] = samples[i] / FULL;
    }
  }

  double seconds() {
    return (double) samples.length / rate;
  }

  double peak() {
    return loudest(0, samples.length);
  }

  /** What a loudspeaker would hold itself out by. */
  double offset() {
    double sum = 0;
    for (double sample : samples) {
      sum += sample;
    }
    return Math.abs(sum / samples.length);
  }

  double loudness() {
    double sum = 0;
    for (double sample : samples) {
      sum += sample * sample;
    }
    return Math.sqrt(sum / samples.length);
  }

  /** How loud it begins, in so many seconds. */
  double beginning(double seconds) {
    return loudest(0, (int) (seconds * rate) + 1);
  }

  /** How loud it ends. */
  double end(double seconds) {
    return loudest(samples.length - 1 - (int) (seconds * rate), samples.length);
  }

  /**
   * The sharpest corner beside what is usual around it: noise has many of them and a pitch has
   * none, but a click stands alone.
   */
  double click() {
    int near = (int) (NEAR * rate);
    double click = 0;
    for (int i = 1; i < samples.length - 1; i++) {
      double sum = 0;
      int many = 0;
      for (int j = Math.max(1, i - near); j < Math.min(samples.length - 1, i + near); j++) {
        // Its neighbours are parts of the same corner.
        if (Math.abs(j - i) > 1) {
          sum += corner(j) * corner(j);
          many++;
        }
      }
      // What is softer than this nobody hears.
      double usual = Math.max(0.01, Math.sqrt(sum / many));
      click = Math.max(click, corner(i) / usual);
    }
    return click;
  }

  private double corner(int i) {
    return Math.abs(samples[i - 1] - 2 * samples[i] + samples[i + 1]);
  }

  private double loudest(int from, int to) {
    double loudest = 0;
    for (int i = from; i < to; i++) {
      loudest = Math.max(loudest, Math.abs(samples[i]));
    }
    return loudest;
  }
}
