package app.traytable.match;

import app.traytable.room.MatchInRoom;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import org.jspecify.annotations.Nullable;

/**
 * A match at one moment, and what may be seen of it by whoever holds the phone.
 *
 * @param told of all moments of this match
 */
record Moment<M extends Move, V, E extends Event, H>(MatchInRoom<M, V, E, H> played, Told<E> told) {
  /** The first moment of a match. */
  static <M extends Move, V, E extends Event, H> Moment<M, V, E, H> first(
      MatchInRoom<M, V, E, H> dealt) {
    return new Moment<>(dealt, new Told<>());
  }

  Match<?, M, V, E> match() {
    return played.match();
  }

  /** The moment after a move. */
  Moment<M, V, E, H> after(Seat seat, M move) {
    return at(match().play(seat, move));
  }

  /** The moment before the last move; null at the beginning. */
  @Nullable Moment<M, V, E, H> before() {
    Match<?, M, V, E> before = match().before();
    return before == null ? null : at(before);
  }

  private Moment<M, V, E, H> at(Match<?, M, V, E> match) {
    return new Moment<>(new MatchInRoom<>(played.room(), match), told);
  }

  Viewpoint<M, V, E, H> viewpoint(@Nullable Seat holder) {
    return new Viewpoint<>(
        1,
        played,
        told,
        Disk.animals(match()),
        Sides.evenly(match().players().size()),
        people(),
        holder,
        null,
        0,
        false);
  }

  private Seats people() {
    int bits = 0;
    for (int seat = 0; seat < match().players().size(); seat++) {
      bits |= match().players().get(seat).level() == null ? 1 << seat : 0;
    }
    return Seats.ofBits(bits);
  }

  Frame frame(@Nullable Seat holder) {
    return Shown.frame(viewpoint(holder).ui(() -> TableUi.Annals.NONE));
  }
}
