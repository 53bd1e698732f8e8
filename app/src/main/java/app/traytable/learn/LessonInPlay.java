package app.traytable.learn;

import androidx.annotation.StringRes;
import app.traytable.match.Animal;
import app.traytable.match.Frame;
import app.traytable.match.Sides;
import app.traytable.match.TableUi;
import app.traytable.match.Told;
import app.traytable.match.Viewpoint;
import app.traytable.room.GameRoom;
import app.traytable.room.MatchInRoom;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A lesson at the table: a real match that goes on as the lesson wants, and no other way. Its moves
 * are on no disk; how far the learner has come is enough to lay it again.
 */
final class LessonInPlay<M extends Move, V, E extends Event, H> {
  private final GameRoom<M, V, E, H> room;
  private final Lesson lesson;
  private final List<LessonStep> steps;
  private final List<Player> players;
  private final List<Animal> animals;

  private Match<?, M, V, E> match;
  private Told<E> told = new Told<>();
  private int at;
  private int played;
  private int looked;
  private List<String> moves = List.of();
  private boolean isOtherMove;
  private boolean isHinted;
  private Frame.@Nullable Refused refused;
  private int refusals;

  /** Tables of lessons have numbers below zero; a table that is laid anew has a new one. */
  private long table = -1;

  /**
   * @param at the step to begin with
   */
  LessonInPlay(
      GameRoom<M, V, E, H> room,
      Lesson lesson,
      int at,
      List<Player> players,
      List<Animal> animals) {
    this.room = room;
    this.lesson = lesson;
    this.steps = lesson.steps();
    this.players = players;
    this.animals = animals;
    this.at = at;
    this.match = lesson.before(at, room.getPlayable().game(), players);
  }

  int at() {
    return at;
  }

  private LessonStep step() {
    return steps.get(at);
  }

  private boolean isLast() {
    return at == steps.size() - 1;
  }

  /** Others have still something to play before this step waits for anything. */
  boolean hasMoreToShow() {
    return played < step().plies().size();
  }

  /** The table still shows the last move, and nobody goes on before the learner has seen it. */
  boolean isLookedAt() {
    return looked < match.plies() && match.lastEvents(null).stream().anyMatch(Event::isLookedAt);
  }

  /** The table has shown this move to its end. */
  void haveLooked(int ply) {
    looked = Math.max(looked, Math.min(ply, match.plies()));
  }

  /** The next of the moves that others make in this step. */
  void showNext() {
    if (hasMoreToShow()) {
      match = Lesson.play(match, step().plies().subList(played, played + 1));
      played++;
    }
  }

  /** Lays the table as it was when this step began. */
  void again() {
    begin(at);
    layAnew();
    match = lesson.before(at, room.getPlayable().game(), players);
  }

  /** The learner has read what there is to be read. */
  void goOn() {
    if (!hasMoreToShow() && !step().isToAct() && !isLast()) {
      advance();
    }
  }

  /** The learner wants to be shown what to do. */
  void hint() {
    isHinted = true;
  }

  void play(Seat seat, Move wanted) {
    if (hasMoreToShow() || !step().isToAct()) {
      return;
    }
    M move;
    Match<?, M, V, E> next;
    try {
      move = match.game().moves().own(wanted);
      next = match.play(seat, move);
    } catch (IllegalMove e) {
      refusals++;
      refused = new Frame.Refused(e.refusal(), refusals);
      return;
    }
    refused = null;
    List<String> all = LessonStep.and(moves, match.game().moves().text(move));
    if (seat != Lesson.LEARNER || !step().accepts(all)) {
      isOtherMove = true;
      layAnew();
      return;
    }
    match = next;
    moves = all;
    isOtherMove = false;
    if (step().isDone(all)) {
      advance();
    }
  }

  private void advance() {
    begin(at + 1);
    if (lesson.beginsDeal(at)) {
      layAnew();
      match = lesson.before(at, room.getPlayable().game(), players);
    }
  }

  private void begin(int step) {
    at = step;
    played = 0;
    moves = List.of();
    isOtherMove = false;
    isHinted = false;
    refused = null;
  }

  /** Whatever was chosen on the table is forgotten, and nothing flies to where it lies now. */
  private void layAnew() {
    table--;
    looked = 0;
    told = new Told<>();
  }

  LessonUi ui() {
    boolean isToAct = step().isToAct() && !hasMoreToShow();
    TableUi.Laid laid =
        isToAct ? (TableUi.Laid) viewpoint().ui(() -> TableUi.Annals.NONE) : viewpoint().watching();
    return new LessonUi(laid, null, said(), waitsFor(), glowing(), at + 1, steps.size());
  }

  TableUi.Log log() {
    return viewpoint().log();
  }

  private @StringRes int said() {
    return isOtherMove ? step().otherwise() : step().sentence();
  }

  private LessonUi.Waits waitsFor() {
    if (hasMoreToShow()) {
      return LessonUi.Waits.FOR_OTHERS;
    } else if (step().isToAct()) {
      return LessonUi.Waits.FOR_A_MOVE;
    }
    return isLast() ? LessonUi.Waits.FOR_NOTHING : LessonUi.Waits.TO_GO_ON;
  }

  private @Nullable Move glowing() {
    String next = step().next(moves);
    boolean isShown = !hasMoreToShow() && (isHinted || !step().isFree());
    return next == null || !isShown ? null : match.game().moves().parse(next);
  }

  private Viewpoint<M, V, E, H> viewpoint() {
    return new Viewpoint<>(
        table,
        new MatchInRoom<>(room, match),
        told,
        animals.subList(0, match.players().size()),
        Sides.evenly(match.players().size()),
        Seats.firstOnes(1),
        Lesson.LEARNER,
        refused,
        match.plies(),
        true);
  }
}
