package app.traytable.history;

import android.app.Application;
import androidx.lifecycle.AndroidViewModel;
import app.traytable.Background;
import app.traytable.TraytableApp;
import app.traytable.match.Damage;
import app.traytable.match.LastMoment;
import app.traytable.match.LineUp;
import app.traytable.match.MatchRepository;
import app.traytable.match.TableUi;
import app.traytable.match.Wastebasket;
import kotlinx.coroutines.Job;
import kotlinx.coroutines.flow.FlowKt;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.jspecify.annotations.Nullable;

/** One match that is over. */
public final class PlayedViewModel extends AndroidViewModel {
  /**
   * All that is to be told of it.
   *
   * @param match null when there is no such match, or no longer
   * @param lineUp what had been agreed on; null when that cannot be read
   * @param end its last moment; null when its moves cannot be read
   * @param problem why not
   */
  public record Played(
      long id,
      @Nullable PlayedMatch match,
      @Nullable LineUp lineUp,
      TableUi.@Nullable Over end,
      @Nullable Damage problem) {}

  private final MutableStateFlow<@Nullable Played> played = StateFlowKt.MutableStateFlow(null);
  private final HistoryRepository history;
  private final MatchRepository matches;
  private final Wastebasket wastebasket;
  private final Background background;

  public PlayedViewModel(Application application) {
    super(application);
    TraytableApp app = TraytableApp.of(application);
    history = app.history();
    matches = app.matches();
    wastebasket = app.wastebasket();
    background = app.background();
  }

  /** Null until {@link #open} has looked; what it holds may be of another match. */
  public StateFlow<@Nullable Played> played() {
    return FlowKt.asStateFlow(played);
  }

  /** Reads a match and replays it once. */
  public Job open(long id) {
    return background.run(() -> played.setValue(read(id)));
  }

  private Played read(long id) {
    PlayedMatch match = history.find(id);
    if (match == null) {
      return new Played(id, null, null, null, null);
    }
    TableUi end = LastMoment.of(matches, id);
    return new Played(
        id,
        match,
        matches.lineUp(id),
        end instanceof TableUi.Over over ? over : null,
        end instanceof TableUi.Broken broken ? broken.problem() : null);
  }

  public Wastebasket wastebasket() {
    return wastebasket;
  }
}
