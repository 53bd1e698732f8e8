package app.traytable.rules.pointapile;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Hint;
import app.traytable.rules.pointapile.PointAPileState.Phase;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.List;
import java.util.concurrent.CancellationException;

/**
 * Forms the piles that promise most when everybody points at them, and points by a habit that
 * cannot be read. How well depends on how often it rehearses the pointing before.
 */
final class PointAPileBotsPlayer implements Bot<PointAPileMove, PointAPileView> {
  private final PointAPile game;

  /** So many ways to put the cards are compared. */
  private final int ways;

  /** So often the pointing is rehearsed for each of them, and before a pick. */
  private final int rehearsals;

  private final int beforePick;

  PointAPileBotsPlayer(PointAPile game, int ways, int rehearsals, int beforePick) {
    this.game = game;
    this.ways = ways;
    this.rehearsals = rehearsals;
    this.beforePick = beforePick;
  }

  @Override
  public PointAPileMove choose(PointAPileView view, List<PointAPileMove> legalMoves, Rng rng) {
    if (legalMoves.size() == 1) {
      return legalMoves.get(0);
    }
    return view.phase() == Phase.POINTING
        ? pick(view, legalMoves, rng)
        : put(view.masked, legalMoves, rng);
  }

  @Override
  public Hint<PointAPileMove> hint(PointAPileView view, List<PointAPileMove> legalMoves, Rng rng) {
    PointAPileMove move = choose(view, legalMoves, rng);
    return new PointAPileBotsReasons(view).explain(move, legalMoves);
  }

  private PointAPileMove pick(PointAPileView view, List<PointAPileMove> legalMoves, Rng rng) {
    PointAPileBotsPointing pointing = new PointAPileBotsPointing(view.masked);
    pointing.rehearse(beforePick, rng);
    double[] habit = pointing.habit(view.seat(), 0.05);
    return legalMoves.get(PointAPileBotsPointing.draw(habit, rng));
  }

  private PointAPileMove put(PointAPileState s, List<PointAPileMove> legalMoves, Rng rng) {
    Seat active = Seat.of(s.active);
    PointAPileMove best = legalMoves.get(0);
    double most = -1;
    long luck = rng.next();
    for (int way = 0; way < ways; way++) {
      if (Thread.currentThread().isInterrupted()) {
        throw new CancellationException("nobody waits for this move any more");
      }
      PointAPileMove first = legalMoves.get(rng.below(legalMoves.size()));
      PointAPileState formed = game.play(s, active, first);
      while (formed.toPut != 0) {
        List<PointAPileMove> moves = game.legalMoves(formed, active);
        formed = game.play(formed, active, moves.get(rng.below(moves.size())));
      }
      PointAPileBotsPointing pointing = new PointAPileBotsPointing(formed);
      pointing.rehearse(rehearsals, new Rng(luck));
      double chance = pointing.chance(s.active);
      if (chance > most) {
        most = chance;
        best = first;
      }
    }
    return best;
  }
}
