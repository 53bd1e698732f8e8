package app.traytable.rules.bots;

import app.traytable.rules.table.Level;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Rng;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Those who play a game without a person.
 *
 * @param <H> why a move is good, or what speaks against it: a sealed type of each game
 */
public interface Bots<M extends Move, V, H> {
  /** A player of this strength and temper. */
  Bot<M, V> bot(Level level, Temper temper);

  /** A player of this strength who does what most people would. */
  default Bot<M, V> bot(Level level) {
    return bot(level, Temper.STEADY);
  }

  /** Why this move, which the best bot has chosen, is good: something that its seat can follow. */
  H explain(V view, List<M> legalMoves, M move);

  /**
   * What speaks against a legal move where the best bot has chosen another one; null where there is
   * nothing to be seen but how both went.
   */
  @Nullable H objection(V view, List<M> legalMoves, M best, M aimed);

  /** Tries both moves in the same imagined worlds, as the best bot does when it chooses. */
  Comparison compare(V view, M best, M aimed, Rng rng);

  /**
   * How long a bot seems to think about a move, judged by what lies open for everybody. A move that
   * stays secret takes as long as any other that might be made there: a pause tells nothing.
   */
  default Tempo tempo(V table, M move) {
    return Tempo.USUAL;
  }
}
