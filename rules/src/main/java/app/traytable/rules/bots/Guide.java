package app.traytable.rules.bots;

import app.traytable.rules.table.Game;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one game teaches a {@link WorldSearch}: which moves deserve a try, how people go on playing,
 * and what a table is worth. It holds nothing that changes.
 *
 * <p>Where a whole world is handed in it is an imagined one, so a look at hidden cards would not
 * cheat; yet players who see through cards go on in ways nobody does, so it is better not to look.
 */
public interface Guide<S, M extends Move, V> {
  /** Whose view this is. */
  Seat viewer(V view);

  /** The moves that deserve a try, at least one of them, the best guess first. */
  default List<M> worthTrying(V view, List<M> legalMoves) {
    return legalMoves;
  }

  /** The reactions that deserve a try; none lets the moment pass without a thought. */
  default List<M> worthReacting(V view, List<M> legalMoves) {
    return legalMoves;
  }

  /**
   * What somebody of this temper would do at a glance. The search makes another move only where it
   * is clearly better.
   *
   * @param tries the moves in the running; null for letting the moment pass
   */
  default @Nullable M natural(V view, List<? extends @Nullable M> tries, Temper temper) {
    return tries.get(0);
  }

  /**
   * By how many standard errors this move must be better than the natural one to be made.
   *
   * @param tries the moves in the running
   */
  default double doubt(V view, List<? extends @Nullable M> tries, @Nullable M move) {
    return 0;
  }

  /** Worlds for one decision, that look like this to its viewer and may well be the true one. */
  default Worlds<S> worlds(Game<S, M, V, ?> game, V view) {
    return rng -> game.imagine(view, rng);
  }

  /** A quick and sound move of a seat that must act. */
  M goOn(S world, Seat seat, List<M> legalMoves, Rng rng);

  /** Who might react out of turn now; nobody is asked whose cards or rules leave no chance. */
  default Seats mayReact(S world) {
    return Seats.NONE;
  }

  /** A quick and sound reaction, or null. */
  default @Nullable M react(S world, Seat seat, List<M> legalMoves, Rng rng) {
    return null;
  }

  /** Playing on from the first table to this one is enough to tell what the move was worth. */
  default boolean isFarEnough(S first, S now) {
    return false;
  }

  /** What this table is worth to a seat, be the game over or not; more is better. */
  double worth(S world, Seat seat);
}
