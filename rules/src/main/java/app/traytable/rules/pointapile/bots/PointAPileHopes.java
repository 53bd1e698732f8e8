package app.traytable.rules.pointapile.bots;

import app.traytable.rules.pointapile.PointAPile;
import app.traytable.rules.pointapile.PointAPileCards;
import app.traytable.rules.pointapile.PointAPileMission;
import app.traytable.rules.pointapile.PointAPileScore;
import app.traytable.rules.pointapile.PointAPileState;
import app.traytable.rules.table.Cards;

/**
 * How near a score pile is to winning, as a weight: at a table with several of them, each owner's
 * chance to win is in proportion to it.
 */
final class PointAPileHopes {
  /** What somebody with a feeling for the game would say. */
  static final PointAPileHopes FELT =
      new PointAPileHopes(
          new double[] {-0.6, -0.3, 0, 0.4, 0.9, 1.5, 2.2},
          new double[] {0, 0.1, 0.35, 0.8, 1.6},
          0.05,
          0.15,
          0,
          0,
          0);

  /** Fitted to who won in the end, over the rounds of thousands of games between two bots. */
  static final PointAPileHopes OF_TWO =
      new PointAPileHopes(
          new double[] {-0.1, -0.1, 0, 0.1, 0.3, 0.4, 0.4},
          new double[] {0, -0.4, -0.4, -0.1, -0.3},
          0.09,
          0.1,
          0.1,
          0.25,
          1.9);

  /** The same between four: sooner over, and no score pile promises much before the end. */
  static final PointAPileHopes OF_MANY =
      new PointAPileHopes(
          new double[] {-0.2, 0, 0, 0.11, 0.15, 0.34, 0.35},
          new double[] {0, 0.1, 0.1, 0.05, 0},
          0.12,
          0.14,
          0.18,
          0.25,
          1.1);

  private static final int FEWEST_POINTS = -2;

  /** A mission that is all but complete. */
  private static final double MISSION = 5;

  /** For each card of who has a mission that nobody else knows. */
  private static final double CARD_FOR_UNKNOWN_MISSION = 0.25;

  /**
   * Who has this much or more has reached the goal and leaves nobody else a chance; points, then
   * cards part those who have.
   */
  private static final double REACHED = 200;

  private static final double REACHED_POINT = 30;
  private static final double REACHED_CARD = 2;
  private static final int MOST_POINTS = 12;

  /** Every card without touch-me-nots, equal ones next to each other. */
  private static final byte[] DECK = PointAPileCards.deck(false);

  /** By points, from -2 or fewer to 4. */
  private final double[] points;

  /** By the cards of the best colour. */
  private final double[] colour;

  private final double card;

  /** For each point that a text still withholds, as far as what it asks for is there. */
  private final double withheld;

  /** For who forms the next piles. */
  private final double next;

  /** For each point that a text gives for every card of a kind. */
  private final double perCard;

  /** If any card at all would be enough to win. */
  private final double oneCardShort;

  private PointAPileHopes(
      double[] points,
      double[] colour,
      double card,
      double withheld,
      double next,
      double perCard,
      double oneCardShort) {
    this.points = points;
    this.colour = colour;
    this.card = card;
    this.withheld = withheld;
    this.next = next;
    this.perCard = perCard;
    this.oneCardShort = oneCardShort;
  }

  /**
   * The weight of a score pile at the end of a round.
   *
   * @param s the round in which it is won
   */
  double weight(byte[] pile, PointAPileState s, int owner) {
    return StrictMath.exp(of(pile, s, owner));
  }

  double of(byte[] pile, PointAPileState s, int owner) {
    byte mission = s.mission(owner);
    long counts = PointAPileScore.count(pile);
    int now = PointAPileScore.points(pile, counts, owner == s.active());
    if (mission == Cards.HIDDEN) {
      return CARD_FOR_UNKNOWN_MISSION * pile.length + 0.1 * now;
    } else if (mission != Cards.NONE) {
      PointAPileMission goal = PointAPileMission.of(mission);
      return goal.isWonBy(counts, now)
          ? REACHED
          : MISSION * StrictMath.pow(goal.progress(counts, now), 1.5);
    }
    int best = PointAPileScore.ofBestColour(counts);
    if (reaches(counts, now)) {
      int limited = Math.max(FEWEST_POINTS, Math.min(MOST_POINTS, now));
      return REACHED + REACHED_POINT * limited + REACHED_CARD * Math.min(14, pile.length);
    }
    boolean formsNext = owner == (s.active() + 1) % s.rules().seats();
    int then = PointAPileScore.points(pile, counts, formsNext);
    double hope = points[Math.max(0, Math.min(4, then) - FEWEST_POINTS)] + colour[best];
    hope += card * pile.length + (formsNext ? next : 0);
    for (byte each : pile) {
      int need = PointAPileCards.need(each);
      if (need > 1) {
        int have = PointAPileScore.have(each, counts, false, false);
        hope += have < need ? withheld * PointAPileCards.points(each) * have / need : 0;
      } else if (PointAPileCards.text(each).isPerCard()) {
        hope += perCard * PointAPileCards.points(each);
      }
    }
    return oneCardShort == 0 ? hope : hope + oneCardShort * winningCards(pile, formsNext);
  }

  /** What part of the deck would win on top of this pile. */
  private static double winningCards(byte[] pile, boolean active) {
    byte[] more = Cards.with(pile, Cards.NONE);
    int winning = 0;
    boolean wins = false;
    byte last = Cards.NONE;
    for (byte top : DECK) {
      if (top != last) {
        last = top;
        more[pile.length] = top;
        long counts = PointAPileScore.count(more);
        wins = reaches(counts, PointAPileScore.points(more, counts, active));
      }
      winning += wins ? 1 : 0;
    }
    return (double) winning / DECK.length;
  }

  private static boolean reaches(long counts, int points) {
    return points >= PointAPile.GOAL || PointAPileScore.ofBestColour(counts) >= PointAPile.GOAL;
  }

  /** The game ends with such a score pile. */
  static boolean hasWon(byte[] pile, PointAPileState s, int owner) {
    return FELT.of(pile, s, owner) >= REACHED / 2;
  }
}
