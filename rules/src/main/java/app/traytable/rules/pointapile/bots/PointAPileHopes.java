package app.traytable.rules.pointapile.bots;

import app.traytable.rules.pointapile.PointAPile;
import app.traytable.rules.pointapile.PointAPileMission;
import app.traytable.rules.pointapile.PointAPileScore;
import app.traytable.rules.pointapile.PointAPileState;
import app.traytable.rules.table.Cards;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * How near a score pile is to winning, as a weight: at a table with several of them, each owner's
 * chance to win is in proportion to it.
 */
final class PointAPileHopes {
  /** What somebody with a feeling for the game would say. */
  static final PointAPileHopes FELT = new PointAPileHopes(PointAPileFeeling::of);

  /** What thousands of games taught, of two and of more. */
  static final PointAPileHopes OF_TWO = new PointAPileHopes(PointAPileLessons::ofTwo);

  static final PointAPileHopes OF_MANY = new PointAPileHopes(PointAPileLessons::ofMany);

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
  private static final int FEWEST_POINTS = -2;
  private static final int MOST_POINTS = 12;

  private final Unfinished unfinished;

  private PointAPileHopes(Unfinished unfinished) {
    this.unfinished = unfinished;
  }

  /** What a score pile promises that has not won. */
  @FunctionalInterface
  private interface Unfinished {
    /**
     * The logarithm of its weight.
     *
     * @param formsNext its owner forms the piles of the next round
     */
    double of(byte[] pile, boolean formsNext);
  }

  /** The same for one decision, in which the same is asked again and again. */
  PointAPileHopes remembering() {
    Map<String, Double> known = new HashMap<>();
    return new PointAPileHopes(
        (pile, formsNext) ->
            known.computeIfAbsent(key(pile, formsNext), key -> unfinished.of(pile, formsNext)));
  }

  /** Which cards there are, which one is on top, and whose turn it will be. */
  private static String key(byte[] pile, boolean formsNext) {
    byte[] key = Cards.with(pile, (byte) (formsNext ? 1 : 0));
    Arrays.sort(key, 0, Math.max(0, pile.length - 1));
    return new String(key, StandardCharsets.ISO_8859_1);
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
    } else if (reaches(counts, now)) {
      int limited = Math.max(FEWEST_POINTS, Math.min(MOST_POINTS, now));
      return REACHED + REACHED_POINT * limited + REACHED_CARD * Math.min(14, pile.length);
    }
    return unfinished.of(pile, owner == (s.active() + 1) % s.rules().seats());
  }

  /** Enough cards of one colour, or enough points. */
  static boolean reaches(long counts, int points) {
    return points >= PointAPile.GOAL || PointAPileScore.ofBestColour(counts) >= PointAPile.GOAL;
  }

  /** The game ends with such a score pile. */
  static boolean hasWon(byte[] pile, PointAPileState s, int owner) {
    return FELT.of(pile, s, owner) >= REACHED / 2;
  }
}
