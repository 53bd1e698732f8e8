package app.traytable.sound;

/**
 * How each sound is made. Paper needs the high rate; a pitch is as pure at a lower one. Loudness is
 * set so that none stands out; what cards do all the time is softest.
 */
enum Recipe {
  CARD_LAID(16_000, 0.07, 0.5),
  CARD_DRAWN(16_000, 0.11, 0.4),
  CARD_FLIPPED(16_000, 0.08, 0.45),
  SHUFFLED(16_000, 0.26, 0.45),
  PILE_TAKEN(16_000, 0.17, 0.5),
  COUNT(11_025, 0.06, 0.5),
  BELL(11_025, 0.46, 0.5),
  CLAIM_WON(11_025, 0.24, 0.42),
  CLAIM_LOST(8_000, 0.26, 0.45),
  TROPHY(11_025, 0.36, 0.45),
  ROUND_END(8_000, 0.36, 0.45);

  private static final int CARDS = 13;

  private final int rate;
  private final double seconds;
  private final double peak;

  Recipe(int rate, double seconds, double peak) {
    this.rate = rate;
    this.seconds = seconds;
    this.peak = peak;
  }

  int rate() {
    return rate;
  }

  double seconds() {
    return seconds;
  }

  double peak() {
    return peak;
  }

  short[] samples() {
    return wave().finished(peak);
  }

  byte[] file() {
    return Wave.file(rate, samples());
  }

  private Wave wave() {
    Wave wave = new Wave(rate, seconds);
    return switch (this) {
      case CARD_LAID -> tap(wave);
      case CARD_DRAWN -> wave.add(0, new Paper(rate, 1, 1500, 5200, 1, 0.045, 0.022));
      case CARD_FLIPPED -> flip(wave);
      case SHUFFLED -> riffle(wave);
      case PILE_TAKEN -> sweep(wave);
      case COUNT -> knock(wave);
      case BELL -> ring(wave);
      case CLAIM_WON -> note(note(wave, 0, 784), 0.085, 1047);
      case CLAIM_LOST -> note(note(wave, 0, 392), 0.1, 311);
      case TROPHY -> note(note(note(note(wave, 0, 523), 0.07, 659), 0.14, 784), 0.21, 1047);
      case ROUND_END -> note(note(note(note(wave, 0, 440), 0, 587), 0.12, 392), 0.12, 494);
    };
  }

  /** A card comes down: its edge, and the wood under the felt. */
  private static Wave tap(Wave wave) {
    return wave.add(0, new Paper(wave.rate(), 5, 900, 4200, 1, 0.002, 0.012))
        .add(0, new Chime(170, 0.16, 0.004, 0.015));
  }

  /** Off the table, and down on its other side. */
  private static Wave flip(Wave wave) {
    return wave.add(0, new Paper(wave.rate(), 2, 2200, 6000, 2, 0.003, 0.007))
        .add(0.03, new Paper(wave.rate(), 3, 900, 4200, 1, 0.002, 0.012));
  }

  /** Cards run off two thumbs, quicker and quicker. */
  private static Wave riffle(Wave wave) {
    for (int card = 0; card < CARDS; card++) {
      double part = (double) card / CARDS;
      double at = 0.24 * StrictMath.pow(part, 0.8);
      double loud = 0.5 + 0.5 * part;
      wave.add(at, new Paper(wave.rate(), card, 1400, 5000, loud, 0.002, 0.006));
    }
    return wave;
  }

  /** Many cards slide together and come to rest. */
  private static Wave sweep(Wave wave) {
    return wave.add(0, new Paper(wave.rate(), 4, 700, 3200, 1, 0.08, 0.03))
        .add(0.105, new Chime(150, 0.2, 0.006, 0.02));
  }

  /** A knuckle on wood. */
  private static Wave knock(Wave wave) {
    return wave.add(0, new Chime(1050, 1, 0.002, 0.012))
        .add(0, new Chime(2730, 0.35, 0.001, 0.005));
  }

  /** The higher a part of a bell, the sooner it is gone. */
  private static Wave ring(Wave wave) {
    return wave.add(0, new Chime(932, 1, 0.003, 0.14))
        .add(0, new Chime(1870, 0.55, 0.002, 0.11))
        .add(0, new Chime(2570, 0.4, 0.002, 0.07))
        .add(0, new Chime(3790, 0.25, 0.001, 0.035));
  }

  /** A soft wooden bar. */
  private static Wave note(Wave wave, double at, double hertz) {
    return wave.add(at, new Chime(hertz, 1, 0.004, 0.06))
        .add(at, new Chime(hertz * 3.93, 0.18, 0.002, 0.018));
  }
}
