package app.traytable.rules.bench;

import java.util.Locale;

/**
 * A sequential test (generalised SPRT): which of two shares of first places the first one has. It
 * is asked after every deal and stops as soon as the deals speak clearly enough for one of them;
 * either is wrongly accepted about five times of a hundred.
 *
 * @param h0 the share if there is nothing in it
 * @param h1 the share if there is something in it
 */
record Sprt(double h0, double h1) {
  private static final double ERROR = 0.05;

  /** So much evidence is enough, for the one or against it. */
  static final double BOUND = StrictMath.log((1 - ERROR) / ERROR);

  enum Verdict {
    H0,
    H1,
    OPEN
  }

  Sprt {
    if (!(h0 > 0 && h0 < 1 && h1 > 0 && h1 < 1) || h0 == h1) {
      throw new IllegalArgumentException("two shares between 0 and 1, not " + h0 + ":" + h1);
    }
  }

  /** Reads "0.50:0.55". */
  static Sprt parse(String text) {
    String[] words = text.split(":", 2);
    if (words.length != 2) {
      throw new IllegalArgumentException("two shares like 0.50:0.55, not " + text);
    }
    return new Sprt(Double.parseDouble(words[0]), Double.parseDouble(words[1]));
  }

  /**
   * The logarithm of how much likelier the second share makes what has happened; the mean of so
   * many deals is taken for normally distributed, with the variance they have shown.
   */
  double evidence(Shares shares) {
    if (shares.deals() == 0) {
      return 0;
    }
    double lead = 2 * shares.mean() - h0 - h1;
    return (h1 - h0) * lead * shares.deals() / (2 * shares.cautiousVariance());
  }

  Verdict verdict(Shares shares) {
    double evidence = evidence(shares);
    return evidence >= BOUND ? Verdict.H1 : evidence <= -BOUND ? Verdict.H0 : Verdict.OPEN;
  }

  /** What came out, for people. */
  String told(Shares shares) {
    String verdict =
        switch (verdict(shares)) {
          case H0 -> String.format(Locale.ROOT, "H0: rather %s than %s", percent(h0), percent(h1));
          case H1 -> String.format(Locale.ROOT, "H1: rather %s than %s", percent(h1), percent(h0));
          case OPEN -> "open: the deals do not tell";
        };
    return String.format(
        Locale.ROOT,
        "LLR %+.2f (%.2f to %.2f) after %d deals, %s",
        evidence(shares),
        -BOUND,
        BOUND,
        shares.deals(),
        verdict);
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }
}
