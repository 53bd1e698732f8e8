package app.traytable.replay;

import android.app.Application;
import androidx.lifecycle.AndroidViewModel;
import app.traytable.Background;
import app.traytable.TraytableApp;
import app.traytable.match.Found;
import app.traytable.match.MatchRepository;
import app.traytable.match.TableUi;
import app.traytable.room.MatchInRoom;
import java.util.function.Consumer;
import kotlinx.coroutines.Job;
import kotlinx.coroutines.flow.FlowKt;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.jspecify.annotations.Nullable;

/** One match that is looked back at, from the disk to the screen. Nothing of it is written. */
public final class ReplayViewModel extends AndroidViewModel {
  private static final ReplayUi LOADING = new ReplayUi.NotLaid(new TableUi.Loading());

  private final MutableStateFlow<ReplayUi> state = StateFlowKt.MutableStateFlow(LOADING);
  private final MatchRepository repository;
  private final Background background;

  // Touched in the background only.
  private @Nullable ReplayedMatch<?, ?, ?, ?> open;
  private long id;
  private ReplaySpeed speed = ReplaySpeed.USUAL;
  private boolean isPlaying;
  private @Nullable Job showing;

  public ReplayViewModel(Application application) {
    super(application);
    TraytableApp app = TraytableApp.of(application);
    repository = app.matches();
    background = app.background();
  }

  public StateFlow<ReplayUi> state() {
    return FlowKt.asStateFlow(state);
  }

  /**
   * Lays the table of a match, unless it lies there already.
   *
   * @param ply the moment to begin with
   */
  public Job open(long match, int ply) {
    return background.run(
        () -> {
          if (open == null || id != match) {
            clear();
            id = match;
            load(ply);
          }
        });
  }

  private void load(int ply) {
    Found found = Found.of(repository, id);
    MatchInRoom<?, ?, ?, ?> played = found.played();
    if (played == null) {
      state.setValue(new ReplayUi.NotLaid(found.instead()));
    } else if (!played.match().toAct().isEmpty() && !played.match().mayLookBack()) {
      state.setValue(new ReplayUi.NotYet(id));
    } else {
      ReplayedMatch<?, ?, ?, ?> match = new ReplayedMatch<>(played, found.animals());
      match.goTo(ply);
      open = match;
      show();
    }
  }

  /** By hand: whatever plays by itself stops. */
  public Job step(int moves) {
    return byHand(match -> match.goTo(match.at() + moves));
  }

  public Job goTo(int ply) {
    return byHand(match -> match.goTo(ply));
  }

  public Job backToARound() {
    return byHand(ReplayedMatch::backToARound);
  }

  public Job onToARound() {
    return byHand(ReplayedMatch::onToARound);
  }

  public Job look(Eyes eyes) {
    return byHand(match -> match.look(eyes));
  }

  public Job pause() {
    return byHand(match -> {});
  }

  /** Plays on, or from the beginning if this is the end; pauses if it plays. */
  public Job playOrPause() {
    return atTheTable(
        match -> {
          isPlaying = !isPlaying;
          if (isPlaying && match.isAtTheEnd()) {
            match.goTo(0);
          }
        });
  }

  /** It goes on, as quickly as that. */
  public Job pace(ReplaySpeed wanted) {
    return atTheTable(match -> speed = wanted);
  }

  /** The table has shown the move of this ply to its end: what waits for it goes on. */
  public Job haveLooked(long table, int ply) {
    return background.run(
        () -> {
          if (open != null && open.haveLooked(table, ply)) {
            playOn(open);
          }
        });
  }

  public Job readLog() {
    return background.run(
        () -> {
          if (open != null && state.getValue() instanceof ReplayUi.Laid now) {
            state.setValue(now.withLog(open.log()));
          }
        });
  }

  public Job closeLog() {
    return background.run(
        () -> {
          if (state.getValue() instanceof ReplayUi.Laid now) {
            state.setValue(now.withLog(null));
          }
        });
  }

  public Job leave() {
    return background.run(this::clear);
  }

  @Override
  protected void onCleared() {
    var unused = leave();
  }

  private Job byHand(Consumer<ReplayedMatch<?, ?, ?, ?>> action) {
    return atTheTable(
        match -> {
          isPlaying = false;
          action.accept(match);
        });
  }

  private Job atTheTable(Consumer<ReplayedMatch<?, ?, ?, ?>> action) {
    return background.run(
        () -> {
          if (open != null) {
            action.accept(open);
            show();
          }
        });
  }

  private void show() {
    stop();
    if (open != null) {
      isPlaying = isPlaying && !open.isAtTheEnd();
      boolean isRead = state.getValue() instanceof ReplayUi.Laid now && now.log() != null;
      state.setValue(open.ui(isRead ? open.log() : null, speed, isPlaying));
      playOn(open);
    }
  }

  private void playOn(ReplayedMatch<?, ?, ?, ?> match) {
    stop();
    if (isPlaying && !match.isLookedAt()) {
      long pause = speed.bots().breath() * match.breaths();
      showing =
          background.think(
              () -> pause,
              millis -> millis,
              millis -> {
                match.forward();
                show();
              });
    }
  }

  private void clear() {
    stop();
    open = null;
    isPlaying = false;
    state.setValue(LOADING);
  }

  private void stop() {
    if (showing != null) {
      showing.cancel(null);
      showing = null;
    }
  }
}
