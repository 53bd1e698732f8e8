package app.traytable.rules.bots;

import app.traytable.rules.table.Move;
import app.traytable.rules.table.Rng;
import java.util.List;

/**
 * Chooses among legal moves from what its seat may know; the same view, moves and chance give the
 * same choice.
 */
public interface Bot<M extends Move, V> {
  M choose(V view, List<M> legalMoves, Rng rng);
}
