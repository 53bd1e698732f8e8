package app.traytable.match;

import app.traytable.match.TableUi.LoggedMove;
import app.traytable.room.MatchInRoom;
import app.traytable.room.Story;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What has happened in a match so far, as it is told now to whoever looks; null for everybody. */
record Chronicle<M extends Move, V, E extends Event, H>(
    MatchInRoom<M, V, E, H> played, Told<E> told) {

  /** The last moves, at the most so many, the newest last. */
  List<LoggedMove> moves(@Nullable Seat viewer, int most) {
    List<LoggedMove> moves = new ArrayList<>();
    Match<?, M, V, E> m = played.match();
    for (; m != null && m.plies() > 0 && moves.size() < most; m = m.before()) {
      moves.add(logged(m, viewer));
    }
    Collections.reverse(moves);
    return moves;
  }

  /** All that happened in the last moves, at the most so many. */
  List<E> events(@Nullable Seat viewer, int most) {
    List<E> events = new ArrayList<>();
    Match<?, M, V, E> m = played.match();
    for (int i = 0; i < most && m != null; i++, m = m.before()) {
      events.addAll(0, eventsOf(m, viewer));
    }
    return events;
  }

  /**
   * What the others have done since this seat's last move.
   *
   * @param seen so many moves that seat has seen, and whatever hit it
   */
  Since since(Seat seat, @Nullable Seat viewer, int seen) {
    List<LoggedMove> moves = new ArrayList<>();
    List<Story<?>> hits = new ArrayList<>();
    Match<?, M, V, E> m = played.match();
    for (; m != null && m.plies() > 0 && m.lastMover() != seat; m = m.before()) {
      moves.add(logged(m, viewer));
      addHits(m, seat, viewer, seen, hits);
    }
    if (m == null || m.plies() == 0) {
      // Whoever has not moved yet has missed nothing since.
      moves.clear();
    } else {
      // What one has agreed to oneself, such as a gift, is still to be seen.
      addHits(m, seat, viewer, seen, hits);
    }
    Collections.reverse(moves);
    Collections.reverse(hits);
    return new Since(seat, moves, hits);
  }

  private void addHits(
      Match<?, M, V, E> m, Seat seat, @Nullable Seat viewer, int seen, List<Story<?>> hits) {
    if (m.plies() > seen) {
      List<E> hitting = new ArrayList<>(eventsOf(m, viewer));
      hitting.removeIf(event -> !event.hits(seat));
      if (!hitting.isEmpty()) {
        hits.add(new Story<>(played.room(), hitting));
      }
    }
  }

  private LoggedMove logged(Match<?, M, V, E> m, @Nullable Seat viewer) {
    Seat mover = Objects.requireNonNull(m.lastMover());
    return new LoggedMove(m.plies(), mover, new Story<>(played.room(), eventsOf(m, viewer)));
  }

  /** Everything of the last move, of those before what is left. */
  private List<E> eventsOf(Match<?, M, V, E> earlier, @Nullable Seat viewer) {
    List<E> events = told.last(earlier, viewer);
    if (earlier == played.match()) {
      return events;
    }
    List<E> kept = new ArrayList<>(events.size());
    events.forEach(event -> kept.add(played.match().game().afterwards(event)));
    return kept;
  }
}
