package app.traytable.match;

import android.database.SQLException;
import app.traytable.match.TableUi.LoggedMove;
import app.traytable.match.TableUi.Turn;
import app.traytable.rules.bots.BotTurn;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A match at the table: who holds the phone, and so what may be seen. Every move is on disk before
 * it shows here. It belongs to the background; only what it publishes leaves it.
 */
final class Sitting<S, M extends Move, V> {
  /** The key of a refusal that is the disk's, not the rules'. */
  static final String NOT_SAVED = "not-saved";

  private static final int RECENT_PLIES = 4;
  private static final int TO_REACT = 4;

  private final MatchRepository repository;
  private final long id;
  private final List<Emblem> emblems;
  private final Seats people;
  private Match<S, M, V> match;
  private @Nullable Seat holder;
  private Frame.@Nullable Refusal refusal;
  private int refusals;

  Sitting(MatchRepository repository, long id, Match<S, M, V> match, List<Emblem> emblems) {
    this.repository = repository;
    this.id = id;
    this.match = match;
    this.emblems = emblems;
    this.people = people(match.players());
    settle();
  }

  private static Seats people(List<Player> players) {
    int bits = 0;
    for (int seat = 0; seat < players.size(); seat++) {
      if (players.get(seat).level() == null) {
        bits |= 1 << seat;
      }
    }
    return Seats.ofBits(bits);
  }

  long id() {
    return id;
  }

  int plies() {
    return match.plies();
  }

  /**
   * Plays a move that was chosen at this ply, unless something else has been played meanwhile.
   *
   * @return whether it has been played
   */
  boolean play(int ply, Seat seat, String move) {
    if (ply != match.plies()) {
      return false;
    }
    try {
      Match<S, M, V> next = match.play(seat, match.game().parse(move));
      repository.append(id, next);
      match = next;
      refusal = null;
      settle();
      return true;
    } catch (IllegalMove e) {
      refuse(e.key(), String.valueOf(e.getMessage()));
    } catch (SQLException e) {
      refuse(NOT_SAVED, "The move could not be saved.");
    }
    return false;
  }

  void undo(int ply) {
    if (ply != match.plies() || !canUndo()) {
      return;
    }
    try {
      repository.takeBack(id, match);
      match = match.undo();
      refusal = null;
      settle();
    } catch (SQLException e) {
      refuse(NOT_SAVED, "The move could not be taken back.");
    }
  }

  /** This person has taken the phone. */
  void take(Seat seat) {
    if (people.contains(seat)) {
      holder = seat;
      refusal = null;
    }
  }

  /** Nobody holds the phone any more: what is private goes under the curtain. */
  void putDown() {
    holder = null;
    refusal = null;
    settle();
  }

  private void refuse(String key, String message) {
    refusals++;
    refusal = new Frame.Refusal(key, message, refusals);
  }

  /** Alone, one always holds the phone; with others, only as long as one has to act. */
  private void settle() {
    if (people.size() == 1) {
      holder = people.iterator().next();
    } else if (holder != null && !toAct().contains(holder)) {
      holder = null;
    }
  }

  /**
   * What a bot wants to do now. Thinking may take a while, so it is done elsewhere, on a match that
   * does not change; null when it is for people to go on.
   */
  @Nullable Thought<S, M, V> thought() {
    boolean claimed = people.size() > 1 && holder != null && !toAct().contains(holder);
    return claimed || toAct().isEmpty() ? null : new Thought<>(match);
  }

  /** A bot's turn in a match that stands still. */
  record Thought<S, M extends Move, V>(Match<S, M, V> match) {
    @Nullable BotTurn<M> think() {
      return BotTurn.next(match);
    }

    int ply() {
      return match.plies();
    }
  }

  /** Nobody at the table waits for this bot: people act at the same time. */
  boolean isUnnoticed(Seat bot) {
    return toAct().contains(bot) && (toAct().bits() & people.bits()) != 0;
  }

  /** How many breaths a bot takes before it goes on. */
  int breaths() {
    boolean mayReact =
        holder != null
            && !toAct().contains(holder)
            && !match.game().legalMoves(match.state(), holder).isEmpty();
    return Math.max(mayReact ? TO_REACT : 1, Pace.breaths(match.lastEvents(null)));
  }

  TableUi ui() {
    Seats toAct = toAct();
    if (toAct.isEmpty()) {
      return over();
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

  private TableUi over() {
    boolean alone = match.players().size() == 1;
    List<TableUi.Score> records = new ArrayList<>();
    if (alone) {
      repository
          .records(match.setup().game(), 10)
          .forEach(r -> records.add(new TableUi.Score(r.name(), r.points(), r.matchId() == id)));
    }
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
    return new TableUi.Log(viewer, moves);
  }

  /** What this person alone may see on an open table, for as long as a finger rests on it. */
  V peek(Seat seat) {
    return match.game().view(match.state(), seat);
  }

  boolean mayPeek(Seat seat) {
    return people.contains(seat) && isOpen();
  }

  String journal() {
    return match.journal().text();
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
      events.addAll(0, m.lastEvents(viewer));
    }
    return events;
  }

  /** Only who made the last move and still holds the phone, or anybody at an open table. */
  private boolean canUndo() {
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

  private Seats toAct() {
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
