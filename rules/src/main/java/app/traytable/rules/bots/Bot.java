package app.traytable.rules.bots;

import app.traytable.rules.table.Move;
import app.traytable.rules.table.Rng;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * Chooses among legal moves from what its seat may know; the same view, moves and chance give the
 * same choice on every machine, which is why bots reckon with {@link StrictMath}. Thinking stops
 * with a {@link CancellationException} as soon as its thread is interrupted.
 */
public interface Bot<M extends Move, V> {
  /** One of the moves, for a seat that must act. */
  M choose(V view, List<M> legalMoves, Rng rng);

  /** One of the moves for a seat that need not act, or null to let the moment pass. */
  default @Nullable M react(V view, List<M> legalMoves, Rng rng) {
    return null;
  }

  /** Ends the thinking of an interrupted thread; whoever thinks long asks often. */
  static void stopIfNobodyWaits() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("nobody waits for this move any more");
    }
  }
}
