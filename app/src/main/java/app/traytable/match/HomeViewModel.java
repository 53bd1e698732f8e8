package app.traytable.match;

import android.app.Application;
import androidx.lifecycle.AndroidViewModel;
import app.traytable.Background;
import app.traytable.TraytableApp;
import java.util.List;
import kotlinx.coroutines.Job;
import kotlinx.coroutines.flow.FlowKt;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.jspecify.annotations.Nullable;

/** What is unfinished, and what becomes of it. */
public final class HomeViewModel extends AndroidViewModel {
  private final MutableStateFlow<@Nullable String> export = StateFlowKt.MutableStateFlow(null);
  private final StateFlow<@Nullable List<SavedMatch>> unfinished;
  private final StateFlow<@Nullable List<LineUp>> lineUps;
  private final Wastebasket wastebasket;
  private final MatchRepository repository;
  private final Background background;

  public HomeViewModel(Application application) {
    super(application);
    TraytableApp app = TraytableApp.of(application);
    repository = app.matches();
    wastebasket = app.wastebasket();
    background = app.background();
    unfinished = Observed.stateOf(repository.unfinished(), this);
    lineUps = Observed.stateOf(repository.lineUps(), this);
  }

  /** The newest first; null until the database has been read. */
  public StateFlow<@Nullable List<SavedMatch>> unfinished() {
    return unfinished;
  }

  /** Who sat down together, the latest first; null until the database has been read. */
  public StateFlow<@Nullable List<LineUp>> lineUps() {
    return lineUps;
  }

  /** What has been deleted, here or elsewhere. */
  public Wastebasket wastebasket() {
    return wastebasket;
  }

  /** A broken save on its way to another app; null when there is none. */
  public StateFlow<@Nullable String> export() {
    return FlowKt.asStateFlow(export);
  }

  /** Only what cannot be played on leaves like this: a running match would show every hand. */
  public Job export(long id) {
    return background.run(
        () -> {
          Save save = repository.find(id);
          boolean isBroken = save != null && !save.isSound(repository.rooms());
          export.setValue(isBroken ? save.text(repository.rooms()) : null);
        });
  }

  public void exported() {
    export.setValue(null);
  }
}
