package app.traytable.rules.bots;

import app.traytable.rules.table.Level;
import app.traytable.rules.table.Move;
import java.util.List;

/**
 * Those who play a game without a person.
 *
 * @param <H> why a move is good: a sealed type of each game
 */
public interface Bots<M extends Move, V, H> {
  /** A player of this strength. */
  Bot<M, V> bot(Level level);

  /** Why this move, which the best bot has chosen, is good: something that its seat can follow. */
  H explain(V view, List<M> legalMoves, M move);
}
