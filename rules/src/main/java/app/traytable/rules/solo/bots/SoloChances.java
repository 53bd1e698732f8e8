package app.traytable.rules.solo.bots;

import app.traytable.rules.bots.Learned;
import app.traytable.rules.solo.SoloState;

/** How likely each seat is the first to go out of a round that still goes on. */
final class SoloChances {
  /** What each sign weighs with two at the table, with up to five, with more. */
  // `./gradlew :rules:train -Pgame=solo` prints this table.
  private static final double[][] WEIGHTS = {
    {
      0.326, 0.136, 0.098, 0.043, -0.043, -0.066, -0.172, -0.206, -0.286, -0.397,
      -0.077, 0.073, 0.057, 0.022, -0.035, 0.428, 0.256, 0.237, -0.153, 0.231,
      0.186, -0.008, 0.008, 0.000, 0.008, -0.079, 0.086, 4.787, 0.363, 0.114,
      0.835, 0.000, -0.001, 0.060, 0.003, -0.118, -0.035, 0.559, 0.059, 0.022,
      0.048, 0.253, 0.037, 0.111, -0.021, -0.005, -0.007,
    },
    {
      0.609, 0.260, 0.095, -0.014, -0.194, -0.314, -0.387, -0.481, -0.583, -0.619,
      -0.182, 0.001, -0.002, 0.050, -0.049, 0.578, 0.146, 0.148, -0.175, 0.213,
      0.370, -0.061, -0.008, -0.003, -0.074, -0.081, 0.137, 4.583, 0.438, 0.191,
      1.149, 0.629, -0.033, 0.028, 0.002, -0.079, -0.047, 0.736, 0.188, 0.115,
      0.040, 0.195, 0.088, 0.069, -0.194, -0.107, -0.036,
    },
    {
      0.887, 0.364, 0.105, -0.053, -0.222, -0.341, -0.414, -0.483, -0.563, -0.724,
      -0.126, -0.040, -0.019, -0.007, 0.066, 0.585, 0.050, 0.033, -0.156, 0.205,
      0.375, -0.040, 0.048, 0.036, -0.130, -0.172, 0.118, 4.007, 0.587, 0.294,
      1.169, 0.459, -0.040, 0.027, 0.004, -0.064, -0.053, 0.786, 0.241, 0.095,
      0.026, 0.103, 0.089, 0.048, -0.149, -0.053, 0.021,
    },
  };

  private static final Learned[] LEARNED = Learned.each(SoloSigns.COUNT, WEIGHTS);

  private SoloChances() {}

  /** One for each seat; together they are 1. */
  static double[] of(SoloState s) {
    int seats = s.rules().seats();
    Learned learned = LEARNED[seats == 2 ? 0 : seats < 6 ? 1 : 2];
    double[] signs = new double[SoloSigns.COUNT];
    double[] chances = new double[seats];
    double sum = 0;
    for (int seat = 0; seat < seats; seat++) {
      SoloSigns.write(s, seat, signs);
      chances[seat] = StrictMath.exp(learned.of(signs));
      sum += chances[seat];
    }
    for (int seat = 0; seat < seats; seat++) {
      chances[seat] /= sum;
    }
    return chances;
  }
}
