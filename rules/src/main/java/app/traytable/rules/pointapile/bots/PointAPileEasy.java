package app.traytable.rules.pointapile.bots;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.pointapile.PointAPileMove;
import app.traytable.rules.pointapile.PointAPileState;
import app.traytable.rules.pointapile.PointAPileState.Phase;
import app.traytable.rules.pointapile.PointAPileView;
import app.traytable.rules.table.Rng;
import java.util.List;

/** Likes piles that are good to have, without a thought for what the others might want. */
final class PointAPileEasy implements Bot<PointAPileMove, PointAPileView> {
  /** How many picks of a hundred are overlooked. */
  private static final int OVERLOOKS = 20;

  /** How much better a pile has to be before it is clearly liked more. */
  private static final double TASTE = 0.6;

  /** Winning at once is liked very much, but no more than can be reckoned with. */
  private static final double MOST = 20;

  @Override
  public PointAPileMove choose(PointAPileView view, List<PointAPileMove> legalMoves, Rng rng) {
    if (view.phase() != Phase.POINTING) {
      return legalMoves.get(rng.below(legalMoves.size()));
    }
    PointAPileState s = view.masked();
    int seat = PointAPileBots.seat(view);
    double[] habit = new double[legalMoves.size()];
    double sum = 0;
    for (int i = 0; i < habit.length; i++) {
      boolean noticed = i == 0 || rng.below(100) >= OVERLOOKS;
      habit[i] = noticed ? StrictMath.exp(gain(s, seat, legalMoves.get(i)) / TASTE) : 0;
      sum += habit[i];
    }
    for (int i = 0; i < habit.length; i++) {
      habit[i] /= sum;
    }
    return legalMoves.get(PointAPilePointing.draw(habit, rng));
  }

  /** What it would be good for if nobody else came in between; empty space is good for nothing. */
  private static double gain(PointAPileState s, int seat, PointAPileMove move) {
    if (!(move instanceof PointAPileMove.Pick pick)) {
      return 0;
    }
    PointAPileHopes hopes = PointAPileHopes.FELT;
    double after = hopes.of(s.scoreWith(seat, pick.pile()), s, seat);
    return Math.min(MOST, after - hopes.of(s.score(seat), s, seat));
  }
}
