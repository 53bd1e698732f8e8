package app.traytable.match;

import app.traytable.match.TableUi.LoggedMove;
import app.traytable.match.TableUi.Turn;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What may be seen of a match at this moment, given who holds the phone.
 *
 * @param people the seats of those who are no bots
 * @param holder who holds the phone; null while nobody does
 */
record Sight<S, M extends Move, V>(
    long id,
    Match<S, M, V> match,
    List<Emblem> emblems,
    Seats people,
    @Nullable Seat holder,
    Frame.@Nullable Refusal refusal) {
  private static final int RECENT_PLIES = 4;

  /**
   * The screen of this moment.
   *
   * @param records the best results of those who play alone, for the end of such a match
   */
  TableUi ui(Supplier<List<TableUi.Score>> records) {
    Seats toAct = toAct();
    if (toAct.isEmpty()) {
      return over(records.get());
    }
    if (holder == null || isOpen()) {
      return withoutHolder(toAct);
    }
    List<Move> moves = moves(holder);
    return toAct.contains(holder)
        ? new TableUi.YourTurn(frame(holder), List.of(new Turn(holder, moves)))
        : new TableUi.Watching(frame(holder), moves, people.size() > 1, List.of());
  }

  private TableUi withoutHolder(Seats toAct) {
    Seats acting = Seats.ofBits(toAct.bits() & people.bits());
    List<Seat> others = claimants();
    // Alone with bots there is nobody to hide anything from, on an open table neither.
    Frame frame = frame(people.size() == 1 ? holder : null);
    if (acting.isEmpty()) {
      return new TableUi.Watching(frame, List.of(), false, others);
    }
    if (!isOpen()) {
      return new TableUi.HandOver(frame, list(acting), others);
    }
    List<Turn> turns = new ArrayList<>();
    acting.forEach(seat -> turns.add(new Turn(seat, moves(seat))));
    return new TableUi.YourTurn(frame, turns);
  }

  private TableUi over(List<TableUi.Score> records) {
    return new TableUi.Over(
        frame(people.size() == 1 ? holder : null),
        match.game().outcome(match.state()),
        match.setup().seed(),
        records,
        Rounds.of(match));
  }

  /** All moves so far, the newest last, as the one who now sees the table may know them. */
  TableUi.Log log() {
    Seat viewer = viewer();
    List<LoggedMove> moves = new ArrayList<>();
    for (Match<S, M, V> m = match; m != null && m.plies() > 0; m = m.before()) {
      List<Event> events = m.lastEvents(viewer);
      moves.add(new LoggedMove(m.plies(), m == match ? events : Memory.kept(match, events)));
    }
    Collections.reverse(moves);
    return new TableUi.Log(id, viewer, moves);
  }

  /** What this person alone may see on an open table, once the others look away. */
  TableUi.Peek peek(Seat seat) {
    V view = match.game().view(match.state(), seat);
    return new TableUi.Peek(id, match.plies(), seat, view);
  }

  boolean mayPeek(Seat seat) {
    return people.contains(seat) && isOpen();
  }

  private @Nullable Seat viewer() {
    return people.size() == 1 || (holder != null && !isOpen()) ? holder : null;
  }

  private Frame frame(@Nullable Seat viewer) {
    Game<S, M, V> game = match.game();
    return new Frame(
        id,
        match.setup().game(),
        match.setup().options(),
        match.players(),
        emblems,
        match.plies(),
        viewer,
        viewer == null ? game.table(match.state()) : game.view(match.state(), viewer),
        toAct(),
        recent(viewer),
        match.lastEvents(viewer),
        canUndo(),
        refusal);
  }

  private List<Event> recent(@Nullable Seat viewer) {
    List<Event> events = new ArrayList<>();
    Match<S, M, V> m = match;
    for (int i = 0; i < RECENT_PLIES && m != null; i++, m = m.before()) {
      List<Event> told = m.lastEvents(viewer);
      events.addAll(0, m == match ? told : Memory.kept(match, told));
    }
    return events;
  }

  /** Only who made the last move and still holds the phone, or anybody at an open table. */
  boolean canUndo() {
    Seat mover = match.lastMover();
    return mover != null
        && people.contains(mover)
        && (isOpen() || mover == holder)
        && match.canUndo();
  }

  private List<Seat> claimants() {
    return OpenTable.hasReactions(match.setup().game()) && people.size() > 1
        ? list(people)
        : List.of();
  }

  private List<Move> moves(Seat seat) {
    return List.copyOf(match.game().legalMoves(match.state(), seat));
  }

  Seats toAct() {
    return match.game().toAct(match.state());
  }

  private boolean isOpen() {
    return OpenTable.isOpen(match.setup().game(), match.game().table(match.state()));
  }

  private static List<Seat> list(Seats seats) {
    List<Seat> list = new ArrayList<>();
    seats.forEach(list::add);
    return list;
  }
}
