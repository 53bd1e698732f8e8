package app.traytable.match;

import android.app.Application;
import androidx.lifecycle.AndroidViewModel;
import app.traytable.Background;
import app.traytable.TraytableApp;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Seat;
import app.traytable.settings.SettingsRepository;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import kotlinx.coroutines.flow.FlowKt;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.jspecify.annotations.Nullable;

/** One match at a time, from the disk to the screen. */
public final class MatchViewModel extends AndroidViewModel {
  private final MutableStateFlow<TableState> state =
      StateFlowKt.MutableStateFlow(TableState.of(new TableUi.Loading()));
  private final MatchRepository repository;
  private final Background background;

  // Touched in the background only.
  private final BotPacer bots;
  private final Asides asides;
  private @Nullable OpenMatch<?, ?, ?, ?> open;

  public MatchViewModel(Application application) {
    this(application, TraytableApp.of(application));
  }

  private MatchViewModel(Application application, TraytableApp app) {
    this(
        application,
        app.matches(),
        app.settings(),
        app.background(),
        () -> app.settings().now().timeToSpeak().millis(),
        watching -> app.learned().now().hasNews(watching.frame(), app.settings().now()));
  }

  MatchViewModel(
      Application application,
      MatchRepository repository,
      SettingsRepository settings,
      Background background,
      LongSupplier toSpeak,
      Predicate<TableUi.Watching> isNew) {
    super(application);
    this.repository = repository;
    this.background = background;
    bots = new BotPacer(background, settings, toSpeak, isNew);
    asides = new Asides(background, this::change);
  }

  public StateFlow<TableState> state() {
    return FlowKt.asStateFlow(state);
  }

  /** From any thread. */
  private void change(UnaryOperator<TableState> change) {
    TableState before = state.getValue();
    while (!state.compareAndSet(before, change.apply(before))) {
      before = state.getValue();
    }
  }

  /** Another moment, and nothing that was asked for in the one before. */
  private void show(TableUi ui) {
    asides.forgetQuestion();
    state.setValue(TableState.of(ui));
  }

  /** Opens a match. If it lies open already, only the bots go on. */
  public void open(long id) {
    background.run(
        () -> {
          if (open != null && open.id() == id) {
            bots.watch(true);
            letBotsPlay();
          } else {
            clearTable();
            load(id);
          }
        });
  }

  private void load(long id) {
    Save save = repository.find(id);
    if (save == null) {
      show(new TableUi.Gone(id));
      return;
    }
    try {
      open = save.sit(repository);
      open.listen(bots.isListened());
      show();
    } catch (BrokenSave e) {
      show(new TableUi.Broken(id, save.row().game(), e.damage(), save.text(repository.rooms())));
    }
  }

  /** Plays what was chosen on the screen of this ply. */
  public void play(int ply, Seat seat, Move move) {
    atTheTable(table -> table.play(ply, seat, move));
  }

  /** The same with several moves that were chosen together, one after another. */
  public void playAll(int ply, Seat seat, List<? extends Move> moves) {
    atTheTable(table -> table.playAll(ply, seat, moves));
  }

  /** Moves of several seats that all made at the same moment. */
  public void playTogether(int ply, Map<Seat, ? extends Move> moves) {
    atTheTable(table -> table.playTogether(ply, moves));
  }

  public void undo(int ply) {
    atTheTable(table -> table.undo(ply));
  }

  /** "I am ...": this person holds the phone now. */
  public void take(Seat seat) {
    atTheTable(table -> table.take(seat));
  }

  /** The phone goes on to somebody else. */
  public void putDown() {
    atTheTable(OpenMatch::putDown);
  }

  /** Whoever holds the phone has seen what hit them: all goes on. */
  public void goOn() {
    atTheTable(OpenMatch::see);
  }

  /** The table has shown the move of this ply to its end: bots that waited for it go on. */
  public void haveLooked(long id, int ply) {
    background.run(
        () -> {
          if (open != null && open.id() == id && open.haveLooked(ply)) {
            letBotsPlay();
          }
        });
  }

  /** Whether somebody plays by ear: bots then wait until each move has been told. */
  public void listen(boolean listened) {
    letBotsPlay(
        () -> {
          bots.listen(listened);
          if (open != null) {
            open.listen(bots.isListened());
          }
        });
  }

  /** Nobody looks at the table: the phone is put down, and the bots wait too. */
  public void away() {
    background.run(
        () -> {
          bots.watch(false);
          if (open != null) {
            open.putDown();
            show(open.ui());
          }
        });
  }

  /** Bots go on without a pause until people have to act. */
  public void hurry() {
    letBotsPlay(bots::hurry);
  }

  /** Bots wait while something is being read that they would play on behind. */
  public void holdBots() {
    background.run(() -> bots.hold(true));
  }

  public void letBotsGoOn() {
    letBotsPlay(() -> bots.hold(false));
  }

  public void readLog() {
    besideTheTable(asides::readLog);
  }

  public void closeLog() {
    change(now -> now.withLog(null));
  }

  /** Asks the best bot what it would do here. */
  public void askForHint() {
    besideTheTable(asides::askForHint);
  }

  /** The next move that is chosen here is asked about and not played. */
  public void doubtHint() {
    besideTheTable(from -> asides.doubt());
  }

  /** Asks why not this move that was chosen on the screen of this ply; others are refused. */
  public void askWhyNot(int ply, Seat seat, Move aimed) {
    background.run(
        () -> {
          if (open != null && open.plies() == ply) {
            TableUi.Hints hints = state.getValue().hints();
            if (!asides.askWhyNot(open.viewpoint(), hints, seat, aimed)) {
              open.play(ply, seat, aimed);
              show();
            }
          }
        });
  }

  public void closeHints() {
    change(now -> now.withHints(null));
  }

  /** "I am ...": this person looks alone at what is theirs. */
  public void peek(Seat seat) {
    besideTheTable(from -> asides.peek(from, seat));
  }

  public void stopPeeking() {
    background.run(() -> change(now -> now.withPeek(null)));
  }

  /** Leaves the table. The match is on disk, move by move. */
  public void leave() {
    background.run(this::clearTable);
  }

  @Override
  protected void onCleared() {
    leave();
  }

  private void atTheTable(Consumer<OpenMatch<?, ?, ?, ?>> action) {
    background.run(
        () -> {
          if (open != null) {
            action.accept(open);
            show();
          }
        });
  }

  /** Nothing of the match changes for it. */
  private void besideTheTable(Consumer<Viewpoint<?, ?, ?, ?>> wish) {
    background.run(
        () -> {
          if (open != null) {
            wish.accept(open.viewpoint());
          }
        });
  }

  /** Nothing that was asked for at one table is left for the next. */
  private void clearTable() {
    bots.forget();
    open = null;
    show(new TableUi.Loading());
  }

  private void show() {
    if (open != null && open.isBehind()) {
      layAnew(open.id());
    } else if (open != null) {
      show(open.ui());
      letBotsPlay();
    }
  }

  /** The match has been played on at another table: this one is laid as it now stands. */
  private void layAnew(long id) {
    open = null;
    load(id);
    if (open != null) {
      open.tellOfTheOtherTable();
      show(open.ui());
    }
  }

  private void letBotsPlay(Runnable otherwise) {
    background.run(
        () -> {
          otherwise.run();
          letBotsPlay();
        });
  }

  private void letBotsPlay() {
    if (open != null) {
      OpenMatch<?, ?, ?, ?> at = open;
      bots.goOn(at, played -> shown(at, played));
    }
  }

  private void shown(OpenMatch<?, ?, ?, ?> at, boolean played) {
    if (played || at.isBehind()) {
      show();
    } else {
      // The disk is full: trying again at once would be trying forever.
      show(at.ui());
    }
  }
}
