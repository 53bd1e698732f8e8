package app.traytable.learn;

import android.app.Application;
import androidx.lifecycle.AndroidViewModel;
import app.traytable.Background;
import app.traytable.TraytableApp;
import app.traytable.match.Animal;
import app.traytable.match.Person;
import app.traytable.room.GameRoom;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.settings.SettingsRepository;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import kotlinx.coroutines.Job;
import kotlinx.coroutines.flow.FlowKt;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.jspecify.annotations.Nullable;

/** One lesson at a time, from where it was left. */
public final class LessonViewModel extends AndroidViewModel {
  private final MutableStateFlow<@Nullable LessonUi> state = StateFlowKt.MutableStateFlow(null);
  private final LearnedRepository learned;
  private final SettingsRepository settings;
  private final Background background;

  // Touched in the background only.
  private @Nullable LessonInPlay<?, ?, ?, ?> open;
  private @Nullable Lesson lesson;
  private @Nullable Job showing;

  public LessonViewModel(Application application) {
    super(application);
    TraytableApp app = TraytableApp.of(application);
    learned = app.learned();
    settings = app.settings();
    background = app.background();
  }

  /** Null until the table is laid. */
  public StateFlow<@Nullable LessonUi> state() {
    return FlowKt.asStateFlow(state);
  }

  /**
   * Lays the table of a lesson, unless it lies there already.
   *
   * @param learner null if nobody's name is known yet
   * @param names for all who have none
   */
  public Job open(
      GameRoom<?, ?, ?, ?> room, Lesson wanted, @Nullable Person learner, List<String> names) {
    return background.run(
        () -> {
          if (!wanted.equals(lesson)) {
            stop();
            lesson = wanted;
            open = begin(room, wanted, learner, names);
            goOn();
          }
        });
  }

  private <M extends Move, V, E extends Event, H> LessonInPlay<M, V, E, H> begin(
      GameRoom<M, V, E, H> room, Lesson wanted, @Nullable Person learner, List<String> names) {
    List<Player> players = new ArrayList<>();
    players.add(Player.person(learner == null ? names.get(0) : learner.name()));
    for (String name : names.subList(1, names.size())) {
      players.add(Player.bot(name, Level.NORMAL));
    }
    List<Animal> animals = new ArrayList<>();
    for (int seat = 0; seat < players.size(); seat++) {
      animals.add(Animal.ofSeat(seat));
    }
    return new LessonInPlay<>(room, wanted, learned.now().stepOf(wanted), players, animals);
  }

  public Job play(Seat seat, Move move) {
    return atTheTable(table -> table.play(seat, move));
  }

  /** Moves that were chosen together, as far as the lesson goes with them. */
  public Job playAll(Seat seat, List<? extends Move> moves) {
    return atTheTable(table -> moves.forEach(move -> table.play(seat, move)));
  }

  public Job next() {
    return atTheTable(LessonInPlay::goOn);
  }

  public Job again() {
    return atTheTable(LessonInPlay::again);
  }

  public Job hint() {
    return atTheTable(LessonInPlay::hint);
  }

  /** The table has shown the move of this ply to its end: what waits for it goes on. */
  public Job haveLooked(int ply) {
    return background.run(
        () -> {
          if (open != null && open.isLookedAt()) {
            open.haveLooked(ply);
            showNext(open);
          }
        });
  }

  public Job readLog() {
    return background.run(
        () -> {
          LessonUi now = state.getValue();
          if (open != null && now != null) {
            state.setValue(now.withLog(open.log()));
          }
        });
  }

  public Job closeLog() {
    return background.run(
        () -> {
          LessonUi now = state.getValue();
          if (now != null) {
            state.setValue(now.withLog(null));
          }
        });
  }

  /** The lesson is left where it is. */
  public Job leave() {
    return background.run(
        () -> {
          stop();
          open = null;
          lesson = null;
          state.setValue(null);
        });
  }

  @Override
  protected void onCleared() {
    var unused = leave();
  }

  private Job atTheTable(Consumer<LessonInPlay<?, ?, ?, ?>> action) {
    return background.run(
        () -> {
          if (open != null && lesson != null) {
            int before = open.at();
            action.accept(open);
            if (open.at() != before) {
              learned.reach(lesson, open.at());
            }
            goOn();
          }
        });
  }

  /** Shows the moment, and then what others play in it, one thing at a time. */
  private void goOn() {
    stop();
    if (open == null) {
      return;
    }
    LessonInPlay<?, ?, ?, ?> table = open;
    state.setValue(table.ui());
    showNext(table);
  }

  private void showNext(LessonInPlay<?, ?, ?, ?> table) {
    if (table.hasMoreToShow() && !table.isLookedAt()) {
      showing =
          background.think(
              table::hasMoreToShow,
              more -> settings.now().botSpeed().breath(),
              more -> {
                table.showNext();
                goOn();
              });
    }
  }

  private void stop() {
    if (showing != null) {
      showing.cancel(null);
      showing = null;
    }
  }
}
