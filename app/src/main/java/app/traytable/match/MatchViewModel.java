package app.traytable.match;

import android.app.Application;
import androidx.lifecycle.AndroidViewModel;
import app.traytable.Background;
import app.traytable.TraytableApp;
import app.traytable.rules.bots.BotTurn;
import app.traytable.rules.table.BrokenJournal;
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
  private final SettingsRepository settings;
  private final Background background;

  // Touched in the background only.
  private @Nullable Sitting<?, ?, ?> sitting;
  private @Nullable Job thinking;
  private @Nullable Job advising;
  private boolean hurried;
  private boolean held;

  public MatchViewModel(Application application) {
    super(application);
    TraytableApp app = TraytableApp.of(application);
    repository = app.matches();
    settings = app.settings();
    background = app.background();
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
            letBotsPlay();
          } else {
            stopThinking();
            sitting = null;
            ui.setValue(new TableUi.Loading());
            clearAsides();
            load(id);
          }
        });
  }

  private void load(long id) {
    Save save = repository.find(id);
    if (save == null) {
      ui.setValue(new TableUi.Gone());
      return;
    }
    try {
      Match<?, ?, ?> match = save.open();
      sitting = sit(id, match, save);
      show();
    } catch (BrokenJournal e) {
      ui.setValue(
          new TableUi.Broken(id, save.row().game(), String.valueOf(e.getMessage()), save.text()));
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
          stopThinking();
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
          hurried = true;
          stopThinking();
          letBotsPlay();
        });
  }

  /** Bots wait while something is being read that they would play on behind. */
  public Job holdBots() {
    return background.run(
        () -> {
          held = true;
          stopThinking();
        });
  }

  public Job letBotsGoOn() {
    return background.run(
        () -> {
          held = false;
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
          stopThinking();
          sitting = null;
          ui.setValue(new TableUi.Loading());
          clearAsides();
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

  private void show() {
    if (sitting == null) {
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

  private void letBotsPlay() {
    stopThinking();
    if (sitting != null && !held) {
      letBotsPlay(sitting);
    }
  }

  private <S, M extends Move, V> void letBotsPlay(Sitting<S, M, V> at) {
    Sitting.Thought<S, M, V> thought = at.thought();
    if (thought == null) {
      hurried = false;
      return;
    }
    thinking =
        background.think(
            thought::think,
            turn -> turn == null || at.isUnnoticed(turn.seat()) ? 0 : pause(at),
            turn -> playBot(at, thought.ply(), turn));
  }

  private void playBot(Sitting<?, ?, ?> at, int ply, @Nullable BotTurn<?> turn) {
    if (sitting != at) {
      return;
    }
    if (turn == null) {
      hurried = false;
      return;
    }
    if (at.play(ply, turn.seat(), turn.move().text())) {
      show();
    } else {
      // The disk is full: trying again at once would be trying forever.
      ui.setValue(at.ui());
    }
  }

  private long pause(Sitting<?, ?, ?> at) {
    return hurried ? 0 : settings.now().botSpeed().breath() * at.breaths();
  }

  private void stopThinking() {
    if (thinking != null) {
      thinking.cancel(null);
      thinking = null;
    }
  }
}
