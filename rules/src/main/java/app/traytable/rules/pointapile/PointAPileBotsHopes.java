package app.traytable.rules.pointapile;

import app.traytable.rules.table.Cards;

/**
 * How near each score pile is to winning, and what chance that gives its owner among the others.
 * The weights are guesses that the ladder has borne out.
 */
final class PointAPileBotsHopes {
  /** By points, from -2 or fewer to 4. */
  private static final double[] POINTS = {-0.6, -0.3, 0, 0.4, 0.9, 1.5, 2.2};

  private static final int FEWEST_POINTS = -2;

  /** By the cards of the best colour. */
  private static final double[] COLOUR = {0, 0.1, 0.35, 0.8, 1.6};

  private static final double CARD = 0.05;

  /** For each point that a text still withholds, as far as what it asks for is there. */
  private static final double WITHHELD = 0.15;

  /** A mission that is all but complete. */
  private static final double MISSION = 5;

  /** For each card of who has a mission that nobody else knows. */
  private static final double CARD_FOR_UNKNOWN_MISSION = 0.25;

  /**
   * Who has this much or more has reached the goal and leaves nobody else a chance; points, which
   * may be fewer than none, then cards part those who have.
   */
  private static final double REACHED = 1_000;

  private PointAPileBotsHopes() {}

  /**
   * The hope in a score pile.
   *
   * @param mission the owner's, or hidden, or none when all have the same goal
   */
  static double of(byte[] pile, boolean active, byte mission) {
    long counts = PointAPileScore.count(pile);
    int points = PointAPileScore.points(pile, counts, active);
    if (mission == Cards.HIDDEN) {
      return CARD_FOR_UNKNOWN_MISSION * pile.length + 0.1 * points;
    } else if (mission != Cards.NONE) {
      PointAPileMission goal = PointAPileMission.of(mission);
      return goal.isWonBy(counts, points)
          ? REACHED
          : MISSION * Math.pow(goal.progress(counts, points), 1.5);
    }
    int best = PointAPileScore.ofBestColour(counts);
    if (points >= PointAPile.GOAL || best >= PointAPile.GOAL) {
      return 2 * REACHED + points + pile.length / 100.0;
    }
    double hope = POINTS[Math.max(0, points - FEWEST_POINTS)] + COLOUR[best] + CARD * pile.length;
    return hope + WITHHELD * withheld(pile, counts);
  }

  /** The game ends with such a score pile. */
  static boolean hasWon(byte[] pile, boolean active, byte mission) {
    return of(pile, active, mission) >= REACHED;
  }

  private static double withheld(byte[] pile, long counts) {
    double sum = 0;
    for (byte card : pile) {
      int need = PointAPileCards.need(card);
      if (need > 1) {
        int have = PointAPileScore.have(card, counts, false, false);
        sum += have < need ? PointAPileCards.points(card) * (double) have / need : 0;
      }
    }
    return sum;
  }

  /** What chance to win its hope gives a seat. */
  static double chance(double[] hopes, int seat) {
    double sum = 0;
    for (double hope : hopes) {
      double ahead = hope - hopes[seat];
      sum += hopes[seat] >= REACHED && ahead != 0 ? beyond(ahead) : Math.exp(Math.min(50, ahead));
    }
    return 1 / sum;
  }

  /** Among those who are there the smallest lead decides. */
  private static double beyond(double ahead) {
    return ahead > 0 ? 1e9 : 0;
  }
}
