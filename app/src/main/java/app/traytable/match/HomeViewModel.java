package app.traytable.match;

import android.app.Application;
import androidx.lifecycle.AndroidViewModel;
import app.traytable.Background;
import app.traytable.TraytableApp;
import java.util.ArrayList;
import java.util.List;
import kotlinx.coroutines.Job;
import kotlinx.coroutines.flow.FlowKt;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.jspecify.annotations.Nullable;

/** What is unfinished, and what becomes of it. */
public final class HomeViewModel extends AndroidViewModel {
  private final MutableStateFlow<List<Long>> deleted =
      StateFlowKt.MutableStateFlow(List.<Long>of());
  private final MutableStateFlow<@Nullable String> export = StateFlowKt.MutableStateFlow(null);
  private final StateFlow<@Nullable List<SavedMatch>> unfinished;
  private final StateFlow<@Nullable List<LineUp>> lineUps;
  private final MatchRepository repository;
  private final Background background;

  public HomeViewModel(Application application) {
    super(application);
    TraytableApp app = TraytableApp.of(application);
    repository = app.matches();
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

  /** What can still be brought back. */
  public StateFlow<List<Long>> deleted() {
    return FlowKt.asStateFlow(deleted);
  }

  /** A save on its way to another app; null when there is none. */
  public StateFlow<@Nullable String> export() {
    return FlowKt.asStateFlow(export);
  }

  /**
   * What the disk will not delete stays where it is, and there is nothing to undo. A match may be
   * asked for twice before the list shows that it has gone: that is one match.
   */
  public Job delete(long id) {
    return background.run(
        () -> {
          List<Long> all = new ArrayList<>(deleted.getValue());
          if (!all.contains(id)) {
            repository.remove(id);
            all.add(id);
            deleted.setValue(List.copyOf(all));
          }
        });
  }

  /** Brings back all that the offer was about. */
  public Job undoDelete() {
    List<Long> offered = deleted.getValue();
    return background.run(
        () -> {
          repository.restore(offered);
          withdraw(offered);
        });
  }

  /** The offer to undo has been let pass. */
  public Job letGo() {
    List<Long> offered = deleted.getValue();
    return background.run(() -> withdraw(offered));
  }

  private void withdraw(List<Long> offered) {
    List<Long> left = new ArrayList<>(deleted.getValue());
    left.removeAll(offered);
    deleted.setValue(List.copyOf(left));
  }

  public Job export(long id) {
    return background.run(
        () -> {
          Save save = repository.find(id);
          export.setValue(save == null ? null : save.text(repository.rooms()));
        });
  }

  public void exported() {
    export.setValue(null);
  }
}
