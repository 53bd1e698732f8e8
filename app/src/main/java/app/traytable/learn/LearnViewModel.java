package app.traytable.learn;

import android.app.Application;
import android.database.SQLException;
import androidx.lifecycle.AndroidViewModel;
import app.traytable.Background;
import app.traytable.TraytableApp;
import app.traytable.match.MatchRepository;
import app.traytable.room.Scene;
import kotlinx.coroutines.Job;
import kotlinx.coroutines.flow.FlowKt;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.jspecify.annotations.Nullable;

/** What has been learnt here, and to whom a lesson may be offered. */
public final class LearnViewModel extends AndroidViewModel {
  private final MutableStateFlow<@Nullable Looked> looked = StateFlowKt.MutableStateFlow(null);
  private final LearnedRepository learned;
  private final MatchRepository matches;
  private final Background background;

  public LearnViewModel(Application application) {
    super(application);
    TraytableApp app = TraytableApp.of(application);
    learned = app.learned();
    matches = app.matches();
    background = app.background();
  }

  /** Null until the database has been read. */
  public StateFlow<@Nullable Learned> learned() {
    return learned.current();
  }

  /** What has been looked up of a match; null until then. */
  public StateFlow<@Nullable Looked> looked() {
    return FlowKt.asStateFlow(looked);
  }

  /**
   * @param isFirst nobody has played its game here before, and no lesson has been offered
   */
  public record Looked(long match, boolean isFirst) {}

  /** Looks whether this match is the first of its game, and whether lessons were offered then. */
  public Job look(long match, String game) {
    return background.run(() -> looked.setValue(new Looked(match, isFirst(match, game))));
  }

  private boolean isFirst(long match, String game) {
    try {
      return !learned.now().isOffered(game) && matches.isOnly(match, game);
    } catch (SQLException e) {
      // Not to be taught is better than not to be able to play.
      return false;
    }
  }

  /** Lessons of this game have been offered, and something has been answered. */
  public void answered(String game) {
    Looked now = looked.getValue();
    looked.setValue(now == null ? null : new Looked(now.match(), false));
    learned.offer(game);
  }

  /** The offer has been seen; it is not made in another match. */
  public void offered(String game) {
    learned.offer(game);
  }

  /** What is to be explained of this moment after all that has been told; null if nothing is. */
  public @Nullable News news(Scene<?, ?, ?, ?> scene) {
    return learned.now().news(scene);
  }

  public void told(News news) {
    learned.tell(news.id());
  }
}
