package app.traytable.rules.pointapile.bots;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Comparison;
import app.traytable.rules.pointapile.PointAPile;
import app.traytable.rules.pointapile.PointAPileMove;
import app.traytable.rules.pointapile.PointAPileState;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;

/**
 * Holds two moves against each other: what the others point at is drawn from the habits they have
 * learned, and both moves meet the same luck.
 */
final class PointAPileTrial {
  private static final PointAPile GAME = new PointAPile();
  private static final int DRAWS = 400;
  private static final double NORMAL_95 = 1.96;

  /** Chances that differ by less come to the same. */
  private static final double SAME = 1e-9;

  private final PointAPileState s;
  private final int seat;
  private final PointAPilePlayer player;

  PointAPileTrial(PointAPileState s, int seat, PointAPilePlayer player) {
    this.s = s;
    this.seat = seat;
    this.player = player;
  }

  Comparison of(PointAPileMove best, PointAPileMove aimed, Rng rng) {
    long luck = rng.next();
    boolean isPick = s.phase() == PointAPileState.Phase.POINTING;
    PointAPilePointing one = player.rehearsed(isPick ? s : put(best, luck), new Rng(luck));
    PointAPilePointing two = isPick ? one : player.rehearsed(put(aimed, luck), new Rng(luck));
    int better = 0;
    int worse = 0;
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < DRAWS; i++) {
      Bot.stopIfNobodyWaits();
      long draw = rng.next();
      double lead =
          isPick
              ? one.chance(seat, target(best), new Rng(draw))
                  - one.chance(seat, target(aimed), new Rng(draw))
              : one.chance(s.active(), new Rng(draw)) - two.chance(s.active(), new Rng(draw));
      better += lead > SAME ? 1 : 0;
      worse += lead < -SAME ? 1 : 0;
      sum += lead;
      squares += lead * lead;
    }
    double mean = sum / DRAWS;
    double error = Math.sqrt(Math.max(0, squares / DRAWS - mean * mean) / (DRAWS - 1));
    return new Comparison(DRAWS, better, worse, mean > SAME && mean > NORMAL_95 * error);
  }

  /** The piles as they will lie when all that follows is put as well as can be. */
  private PointAPileState put(PointAPileMove move, long luck) {
    return player.formed(GAME.play(s, Seat.of(seat), move), new Rng(luck));
  }

  private static byte target(PointAPileMove move) {
    return move instanceof PointAPileMove.Pick pick ? (byte) pick.pile() : PointAPileState.SPACE;
  }
}
