package app.traytable.rules.bots;

import app.traytable.rules.table.Move;
import app.traytable.rules.table.Rng;
import java.util.List;

/** Lets the lot choose: the measure below which no bot may fall. */
public final class RandomBot<M extends Move, V> implements Bot<M, V> {
  @Override
  public M choose(V view, List<M> legalMoves, Rng rng) {
    return legalMoves.get(rng.below(legalMoves.size()));
  }
}
