package app.traytable.match;

import android.app.Application;
import androidx.lifecycle.AndroidViewModel;
import app.traytable.Background;
import app.traytable.TraytableApp;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Seat;
import app.traytable.settings.SettingsRepository;
import java.util.function.Consumer;
import kotlinx.coroutines.Job;
import kotlinx.coroutines.flow.FlowKt;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.jspecify.annotations.Nullable;

/** One match at a time, from the disk to the screen. */
public final class MatchViewModel extends AndroidViewModel {
  private final MutableStateFlow<TableUi> ui =
      StateFlowKt.MutableStateFlow((TableUi) new TableUi.Loading());
  private final MutableStateFlow<TableUi.@Nullable Log> log = StateFlowKt.MutableStateFlow(null);
  private final MutableStateFlow<TableUi.@Nullable Hints> hints =
      StateFlowKt.MutableStateFlow(null);
  private final MutableStateFlow<TableUi.@Nullable Peek> peeked =
      StateFlowKt.MutableStateFlow(null);
  private final MatchRepository repository;
  private final Background background;

  // Touched in the background only.
  private final Bots bots;
  private @Nullable Sitting<?, ?, ?> sitting;
  private @Nullable Job advising;

  public MatchViewModel(Application application) {
    this(
        application,
        TraytableApp.of(application).matches(),
        TraytableApp.of(application).settings(),
        TraytableApp.of(application).background(),
        Pace.TO_SPEAK);
  }

  /**
   * @param toSpeak how long bots wait at least while people may speak up, in milliseconds
   */
  public MatchViewModel(
      Application application,
      MatchRepository repository,
      SettingsRepository settings,
      Background background,
      long toSpeak) {
    super(application);
    this.repository = repository;
    this.background = background;
    bots = new Bots(background, settings, toSpeak);
  }

  public StateFlow<TableUi> ui() {
    return FlowKt.asStateFlow(ui);
  }

  /** The log for the one who sees the table; null unless it is being read. */
  public StateFlow<TableUi.@Nullable Log> log() {
    return FlowKt.asStateFlow(log);
  }

  /** What the best bot would do; null unless somebody has asked. */
  public StateFlow<TableUi.@Nullable Hints> hints() {
    return FlowKt.asStateFlow(hints);
  }

  /** What one person alone may see at an open table; null unless that person looks. */
  public StateFlow<TableUi.@Nullable Peek> peeked() {
    return FlowKt.asStateFlow(peeked);
  }

  /** Opens a match. If it lies open already, only the bots go on. */
  public Job open(long id) {
    return background.run(
        () -> {
          if (sitting != null && sitting.id() == id) {
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
      ui.setValue(new TableUi.Gone(id));
      return;
    }
    try {
      Match<?, ?, ?> match = save.open();
      sitting = sit(id, match, save);
      show();
    } catch (BrokenSave e) {
      ui.setValue(new TableUi.Broken(id, save.row().game(), e.damage(), save.text()));
    }
  }

  private <S, M extends Move, V> Sitting<S, M, V> sit(long id, Match<S, M, V> match, Save save) {
    return new Sitting<>(repository, id, match, save.emblems(match.players().size()));
  }

  /** Plays what was chosen on the screen of this ply. */
  public Job play(int ply, Seat seat, Move move) {
    return atTheTable(sitting -> sitting.play(ply, seat, move.text()));
  }

  public Job undo(int ply) {
    return atTheTable(sitting -> sitting.undo(ply));
  }

  /** "I am ...": this person holds the phone now. */
  public Job take(Seat seat) {
    return atTheTable(sitting -> sitting.take(seat));
  }

  /** The phone goes on to somebody else. */
  public Job putDown() {
    return atTheTable(Sitting::putDown);
  }

  /** Nobody looks at the table: the phone is put down, and the bots wait too. */
  public Job away() {
    return background.run(
        () -> {
          bots.watch(false);
          if (sitting != null) {
            sitting.putDown();
            clearAsides();
            ui.setValue(sitting.ui());
          }
        });
  }

  /** Bots go on without a pause until people have to act. */
  public Job hurry() {
    return background.run(
        () -> {
          bots.hurry();
          letBotsPlay();
        });
  }

  /** Bots wait while something is being read that they would play on behind. */
  public Job holdBots() {
    return background.run(() -> bots.hold(true));
  }

  public Job letBotsGoOn() {
    return background.run(
        () -> {
          bots.hold(false);
          letBotsPlay();
        });
  }

  public Job readLog() {
    return background.run(
        () -> {
          if (sitting != null) {
            log.setValue(sitting.sight().log());
          }
        });
  }

  public void closeLog() {
    log.setValue(null);
  }

  /** Asks the best bot what it would do here. */
  public Job askForHint() {
    return background.run(
        () -> {
          if (sitting != null) {
            Sitting.Question<?, ?, ?> question = sitting.question();
            clearAsides();
            advising = background.think(question::think, h -> 0, hints::setValue);
          }
        });
  }

  public void closeHints() {
    hints.setValue(null);
  }

  /** "I am ...": this person looks alone at what is theirs. */
  public Job peek(Seat seat) {
    return background.run(
        () -> {
          if (sitting != null && sitting.sight().mayPeek(seat)) {
            peeked.setValue(sitting.sight().peek(seat));
          }
        });
  }

  public Job stopPeeking() {
    return background.run(() -> peeked.setValue(null));
  }

  /** Leaves the table. The match is on disk, move by move. */
  public Job leave() {
    return background.run(
        () -> {
          clearTable();
          repository.refresh();
        });
  }

  @Override
  protected void onCleared() {
    var unused = leave();
  }

  private Job atTheTable(Consumer<Sitting<?, ?, ?>> action) {
    return background.run(
        () -> {
          if (sitting != null) {
            action.accept(sitting);
            show();
          }
        });
  }

  /** Nothing that was asked for at one table is left for the next. */
  private void clearTable() {
    bots.forget();
    sitting = null;
    ui.setValue(new TableUi.Loading());
    clearAsides();
  }

  private void show() {
    if (sitting == null) {
      return;
    }
    if (sitting.isBehind()) {
      layAnew(sitting.id());
      return;
    }
    clearAsides();
    ui.setValue(sitting.ui());
    letBotsPlay();
  }

  /** What belongs to one moment goes with it. */
  private void clearAsides() {
    if (advising != null) {
      advising.cancel(null);
      advising = null;
    }
    log.setValue(null);
    hints.setValue(null);
    peeked.setValue(null);
  }

  /** The match has been played on at another table: this one is laid as it now stands. */
  private void layAnew(long id) {
    clearAsides();
    sitting = null;
    load(id);
    if (sitting != null) {
      sitting.tellOfTheOtherTable();
      ui.setValue(sitting.ui());
    }
  }

  private void letBotsPlay() {
    if (sitting != null) {
      letBotsPlay(sitting);
    }
  }

  private void letBotsPlay(Sitting<?, ?, ?> at) {
    bots.goOn(
        at,
        played -> {
          if (played || at.isBehind()) {
            show();
          } else {
            // The disk is full: trying again at once would be trying forever.
            ui.setValue(at.ui());
          }
        });
  }
}
