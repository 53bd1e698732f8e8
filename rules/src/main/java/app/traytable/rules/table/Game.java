package app.traytable.rules.table;

import app.traytable.rules.bots.Bot;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rules of one game. Everything is a pure function of its arguments; states, moves and views
 * never change.
 *
 * @param <S> the whole truth, seen by nobody
 * @param <M> what a seat may do
 * @param <V> what a seat may know
 */
public interface Game<S, M extends Move, V> {
  GameInfo info();

  /**
   * The first state.
   *
   * @throws IllegalSetup for the set-up of another game
   */
  S deal(Setup setup);

  /** Who must act now; nobody when it is over. */
  Seats toAct(S state);

  /**
   * Whom the table gives time now, by what everybody can see: seats that need not act, but could
   * answer what has just happened if they hold the card for it, and will be too late afterwards.
   * Whoever hurries past them, as a bot can, takes that chance from them.
   */
  default Seats awaited(S state) {
    return Seats.NONE;
  }

  /**
   * In their order, without repetition, reactions included; empty for a seat that may do nothing,
   * and for one where nobody sits.
   */
  List<M> legalMoves(S state, Seat seat);

  /**
   * The state after this move.
   *
   * @throws IllegalMove with a reason that a player understands; the state stays as it is in any
   *     case
   */
  S play(S state, Seat seat, M move);

  /**
   * All that this seat may know, and nothing else.
   *
   * @throws IllegalMove for a seat where nobody sits: {@link #table} is what strangers see
   */
  V view(S state, Seat seat);

  /** What lies open for everybody: the screen while the phone changes hands. */
  V table(S state);

  /** Some full state that looks like this to its viewer. */
  S imagine(V view, Rng rng);

  Outcome outcome(S state);

  /**
   * What happens in this move, step by step, as the viewer may know it.
   *
   * @param viewer null for the table
   */
  List<Event> tell(S before, Seat seat, M move, @Nullable Seat viewer);

  /**
   * Grows whenever anything hidden comes to somebody's eyes: what has been seen cannot be taken
   * back.
   */
  int shown(S state);

  /**
   * Reads what {@link Move#text} writes.
   *
   * @throws IllegalMove for any other text
   */
  M parse(String text);

  /** A player of this strength that needs no person. */
  Bot<M, V> bot(Level level);
}
