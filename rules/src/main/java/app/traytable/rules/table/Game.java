package app.traytable.rules.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rules of one game. Everything is a pure function of its arguments; states, moves, views and
 * events never change.
 *
 * @param <S> the whole truth, seen by nobody
 * @param <M> what a seat may do
 * @param <V> what a seat may know
 * @param <E> what may happen
 */
public interface Game<S, M extends Move, V, E extends Event> {
  GameInfo info();

  /** Every move there is. */
  Vocabulary<M> moves();

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

  /** Whether a seat that need not act can ever do something all the same. */
  default boolean hasReactions() {
    return false;
  }

  /** By what everybody can see, somebody may hold what can be played out of turn now. */
  default boolean invitesReactions(S state) {
    return false;
  }

  /**
   * Those who must act now may do so before everybody's eyes, for nobody could learn anything: it
   * depends on nothing that is hidden.
   */
  boolean isOpen(S state);

  /**
   * What this seat, which must act, does without being asked, because whoever has this view can
   * tell that there is nothing to choose; null if it is asked. Before several people it is asked of
   * the {@link #table}, so that nobody learns anything from what goes by itself: that a hand leaves
   * no choice is a secret of its owner.
   */
  default @Nullable M matterOfCourse(V view, Seat seat) {
    return null;
  }

  /**
   * In their order, without repetition, reactions included; empty for a seat that may do nothing,
   * and for one where nobody sits.
   */
  List<M> legalMoves(S state, Seat seat);

  /**
   * The state after this move: the one way to carry it out, whether anybody is told or not.
   *
   * @throws IllegalMove with a reason that a player understands; the state stays as it is in any
   *     case
   */
  S play(S state, Seat seat, M move, Teller<E> teller);

  /** The state after a move of which nobody is told. */
  default S play(S state, Seat seat, M move) {
    return play(state, seat, move, Teller.silent());
  }

  /**
   * What happens in this move, step by step, as the viewer may know it.
   *
   * @param viewer null for the table
   */
  default List<E> tell(S before, Seat seat, M move, @Nullable Seat viewer) {
    Teller<E> teller = Teller.to(viewer);
    play(before, seat, move, teller);
    return teller.told();
  }

  /**
   * Everything that happens in this move, whoever may know it: for looking back at a match that is
   * over.
   */
  default List<E> tellAll(S before, Seat seat, M move) {
    Teller<E> teller = Teller.toAll();
    play(before, seat, move, teller);
    return teller.told();
  }

  /** What is still told of an event once another move has been made: a log is no memory aid. */
  default E afterwards(E event) {
    return event;
  }

  /**
   * Whether all may look back, before a match is over, at how it came to a state that looks like
   * this, as everybody saw it. Where to remember is the game, nobody may.
   */
  default boolean mayLookBack(V view) {
    return true;
  }

  /**
   * All that this seat may know, and nothing else.
   *
   * @throws IllegalMove for a seat where nobody sits: {@link #table} is what strangers see
   */
  V view(S state, Seat seat);

  /** What lies open for everybody: the screen while the phone changes hands. */
  V table(S state);

  /**
   * The view of this seat with everything open that anybody holds or that lies before them: for
   * looking back at a match that is over. What lies in a pile face down and what chance will bring
   * stay hidden. No bot ever gets one.
   */
  V open(S state, Seat near);

  /** Some full state that looks like this to its viewer. */
  S imagine(V view, Rng rng);

  Outcome outcome(S state);

  /** Whose turn it is, also while others are asked, and after the end. */
  Seat turn(S state);

  /**
   * Which round of the game this is, counted from 1; 0 in a game that has none of its own: there,
   * once round the table is a round.
   */
  default int round(S state) {
    return 0;
  }

  /** Whether points are a burden, so that whoever has the fewest has done best. */
  default boolean fewestPointsAreBest() {
    return false;
  }

  /** What is counted of every seat once a match is over, each thing under an id of its own. */
  default List<Figure<V, E>> figures() {
    return List.of();
  }

  /**
   * Grows whenever anything hidden comes to somebody's eyes: what has been seen cannot be taken
   * back.
   */
  int shown(S state);
}
