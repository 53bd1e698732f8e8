package app.traytable.rules.pointapile.bots;

import app.traytable.rules.pointapile.PointAPileCards;
import app.traytable.rules.pointapile.PointAPileScore;

/** What a score pile promises to somebody with a feeling for the game. */
final class PointAPileFeeling {
  private static final int FEWEST_POINTS = -2;
  private static final int MOST_POINTS = 4;

  /** By points, from the fewest to the most. */
  private static final double[] POINTS = {-0.6, -0.3, 0, 0.4, 0.9, 1.5, 2.2};

  /** By the cards of the best colour. */
  private static final double[] COLOUR = {0, 0.1, 0.35, 0.8, 1.6};

  private static final double CARD = 0.05;

  /** For each point that a text still withholds, as far as what it asks for is there. */
  private static final double WITHHELD = 0.15;

  private PointAPileFeeling() {}

  /**
   * What it promises unless it has won.
   *
   * @param formsNext its owner is the active player of the next round
   */
  static double of(byte[] pile, boolean formsNext) {
    long counts = PointAPileScore.count(pile);
    int points = PointAPileScore.points(pile, counts, formsNext);
    double hope = POINTS[Math.max(0, Math.min(MOST_POINTS, points) - FEWEST_POINTS)];
    hope += COLOUR[PointAPileScore.ofBestColour(counts)] + CARD * pile.length;
    for (byte card : pile) {
      int need = PointAPileCards.need(card);
      int have = need > 1 ? PointAPileScore.have(card, counts, false, false) : need;
      hope += have < need ? WITHHELD * PointAPileCards.points(card) * have / need : 0;
    }
    return hope;
  }
}
