package app.traytable.match;

import app.traytable.room.Advice;
import app.traytable.room.GameRoom;
import app.traytable.room.MatchInRoom;
import app.traytable.room.Reply;
import app.traytable.room.Scene;
import app.traytable.room.Secret;
import app.traytable.room.Turn;
import app.traytable.rules.bots.Answer;
import app.traytable.rules.bots.BotTurn;
import app.traytable.rules.table.DealCode;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What may be seen of a match at this moment, given who holds the phone.
 *
 * @param sides where around the phone everybody sits, as {@link Sides} tells
 * @param people the seats of those who are no bots
 * @param holder who holds the phone; null while nobody does
 * @param seen so many moves the holder has seen, and whatever hit them
 * @param isHeard somebody plays by ear and is told of every move
 */
public record Viewpoint<M extends Move, V, E extends Event, H>(
    long id,
    MatchInRoom<M, V, E, H> played,
    Told<E> told,
    List<Animal> animals,
    List<Integer> sides,
    Seats people,
    @Nullable Seat holder,
    Frame.@Nullable Refused refused,
    int seen,
    boolean isHeard) {
  private static final int RECENT_PLIES = 4;

  /** More than the moves that somebody may make at once. */
  private static final int LATELY = 24;

  /**
   * The screen of this moment.
   *
   * @param annals what is told of other matches when this one is over
   */
  public TableUi ui(Supplier<TableUi.Annals> annals) {
    Seats toAct = match().toAct();
    if (toAct.isEmpty()) {
      return over(annals.get());
    }
    if (isHit()) {
      return new TableUi.Watching(frame(holder, reactions()), false, List.of());
    }
    if (goesWithoutSaying()) {
      return watching();
    }
    if (holder == null || match().isOpen()) {
      return withoutHolder();
    }
    List<M> moves = match().legalMoves(holder);
    List<Turn<M>> turns = moves.isEmpty() ? List.of() : List.of(new Turn<>(holder, moves));
    return toAct.contains(holder)
        ? new TableUi.YourTurn(frame(holder, turns), List.of(holder))
        : new TableUi.Watching(frame(holder, turns), people.size() > 1, List.of());
  }

  /**
   * Something has befallen the holder, and nothing goes on before they have seen it. Whoever took
   * the phone to call out has no time for that.
   */
  boolean isHit() {
    Seats toAct = match().toAct();
    if (holder == null || toAct.isEmpty() || (people.size() > 1 && !toAct.contains(holder))) {
      return false;
    }
    return !chronicle().since(holder, holder, seen).hits().isEmpty();
  }

  /** The only person who must act is not asked for anything: people look on. */
  private boolean goesWithoutSaying() {
    return acting().size() == 1 && BotTurn.ofCourse(match()) != null;
  }

  private Seats acting() {
    return Seats.ofBits(match().toAct().bits() & people.bits());
  }

  /** The same moment for those who only look, whoever has to act. */
  public TableUi.Watching watching() {
    Seat viewer = people.size() == 1 ? holder : null;
    return new TableUi.Watching(frame(viewer, List.of()), false, claimants());
  }

  /** What the holder may do out of turn. */
  private List<Turn<M>> reactions() {
    if (holder == null || match().toAct().contains(holder)) {
      return List.of();
    }
    List<M> moves = match().legalMoves(holder);
    return moves.isEmpty() ? List.of() : List.of(new Turn<>(holder, moves));
  }

  private TableUi withoutHolder() {
    Seats acting = acting();
    if (acting.isEmpty()) {
      return watching();
    }
    // Alone with bots there is nobody to hide anything from, on an open table neither.
    Seat viewer = people.size() == 1 ? holder : null;
    if (!match().isOpen()) {
      return new TableUi.HandOver(frame(viewer, List.of()), list(acting), claimants());
    }
    List<Turn<M>> turns = new ArrayList<>();
    acting.forEach(seat -> turns.add(new Turn<>(seat, match().legalMoves(seat))));
    return new TableUi.YourTurn(frame(viewer, turns), list(acting));
  }

  private TableUi over(TableUi.Annals annals) {
    Seat viewer = people.size() == 1 ? holder : null;
    return new TableUi.Over(
        frame(viewer, List.of()), match().outcome(), DealCode.of(match().setup()), annals);
  }

  /** All moves so far, the newest last, as the one who now sees the table may know them. */
  public TableUi.Log log() {
    Seat viewer = viewer();
    return new TableUi.Log(id, viewer, chronicle().moves(viewer, Integer.MAX_VALUE));
  }

  /** Who looks now: the viewer, or at an open table the only one who may act. */
  private @Nullable Since since(@Nullable Seat viewer) {
    if (viewer != null) {
      return chronicle().since(viewer, viewer, seen);
    }
    Seats acting = acting();
    return match().isOpen() && acting.size() == 1
        ? chronicle().since(acting.iterator().next(), null, seen)
        : null;
  }

  /** What this person alone may see on an open table, once the others look away. */
  TableUi.Peek peek(Seat seat) {
    return new TableUi.Peek(id, match().plies(), new Secret<>(room(), seat, match().view(seat)));
  }

  boolean mayPeek(Seat seat) {
    return people.contains(seat) && match().isOpen();
  }

  /** What the best bot would do in the place of those who may act here now. */
  Question<M, V, E, H> question() {
    TableUi ui = ui(() -> TableUi.Annals.NONE);
    return ui instanceof TableUi.YourTurn yours
        ? new Question<>(id, played, yours.frame().viewer(), yours.acting())
        : new Question<>(id, played, null, List.of());
  }

  /** Somebody's turn in a match that stands still. */
  record Question<M extends Move, V, E extends Event, H>(
      long id, MatchInRoom<M, V, E, H> played, @Nullable Seat viewer, List<Seat> asking) {
    TableUi.Hints think() {
      GameRoom<M, V, E, H> room = played.room();
      Match<?, M, V, E> match = played.match();
      // What the screen shows already: of what one seat alone knows nothing leaves this thread.
      V shown = seen(match, viewer);
      List<Advice<?, ?, ?, ?>> advice = new ArrayList<>();
      for (Seat seat : asking) {
        advice.add(
            new Advice<>(room, seat, shown, BotTurn.hint(match, room.getPlayable().bots(), seat)));
      }
      return new TableUi.Hints(id, match.plies(), viewer, advice);
    }

    /** Whether that seat was given a hint here, and may make this move. */
    boolean mayAsk(Seat seat, Move move) {
      return asking.contains(seat) && played.match().legalMoves(seat).contains(move);
    }

    /** Why that seat should rather make the move of its hint. */
    Reply<M, V, E, H> whyNot(Seat seat, Move hinted, Move aimed) {
      GameRoom<M, V, E, H> room = played.room();
      Match<?, M, V, E> match = played.match();
      M best = match.game().moves().own(hinted);
      M other = match.game().moves().own(aimed);
      Answer<M, H> answer =
          best.equals(other)
              ? null
              : BotTurn.whyNot(match, room.getPlayable().bots(), seat, best, other);
      return new Reply<>(room, seat, seen(match, viewer), other, answer);
    }
  }

  private @Nullable Seat viewer() {
    return people.size() == 1 || (holder != null && !match().isOpen()) ? holder : null;
  }

  private Frame frame(@Nullable Seat viewer, List<Turn<M>> turns) {
    Match<?, M, V, E> before = match().before();
    return new Frame(
        id,
        match().setup().game(),
        match().setup().options(),
        match().players(),
        animals,
        sides,
        match().plies(),
        viewer,
        new Scene<>(
            room(),
            seen(match(), viewer),
            turns,
            chronicle().events(viewer, RECENT_PLIES),
            told.last(match(), viewer),
            before == null ? null : seen(before, viewer)),
        match().toAct(),
        canUndo(),
        refused,
        since(viewer),
        isHeard ? chronicle().moves(viewer, LATELY) : List.of());
  }

  private static <V> V seen(Match<?, ?, V, ?> match, @Nullable Seat viewer) {
    return viewer == null ? match.table() : match.view(viewer);
  }

  private Chronicle<M, V, E, H> chronicle() {
    return new Chronicle<>(played, told);
  }

  /** Only who made the last move and still holds the phone, or anybody at an open table. */
  boolean canUndo() {
    Seat mover = match().lastMover();
    return mover != null
        && people.contains(mover)
        && (match().isOpen() || mover == holder)
        && match().canUndo();
  }

  private List<Seat> claimants() {
    return match().game().hasReactions() && people.size() > 1 ? list(people) : List.of();
  }

  private GameRoom<M, V, E, H> room() {
    return played.room();
  }

  private Match<?, M, V, E> match() {
    return played.match();
  }

  private static List<Seat> list(Seats seats) {
    List<Seat> list = new ArrayList<>();
    seats.forEach(list::add);
    return list;
  }
}
