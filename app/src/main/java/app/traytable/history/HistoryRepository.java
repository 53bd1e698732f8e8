package app.traytable.history;

import app.traytable.data.Finisher;
import app.traytable.data.HistoryDao;
import app.traytable.match.Observed;
import java.util.List;
import kotlinx.coroutines.flow.Flow;
import org.jspecify.annotations.Nullable;

/** All matches that are over. What returns no {@link Flow} belongs to the background. */
public final class HistoryRepository {
  private final HistoryDao history;

  public HistoryRepository(HistoryDao history) {
    this.history = history;
  }

  /** So many that fit, the newest first, now and whenever that has changed. */
  public Flow<List<PlayedMatch>> newest(Filter filter, int most) {
    return Observed.observe(history.newest(filter.game(), filter.person(), most), PlayedMatch::of);
  }

  /** Those who have played to an end, whoever has done so most often first. */
  public Flow<List<Finisher>> people() {
    return Observed.observe(history.people(), List::copyOf);
  }

  /** How many matches of a game are over. */
  public Flow<Integer> count(String game) {
    return Observed.orNone(history.count(game));
  }

  /** Null when there is no such match that is over. */
  @Nullable PlayedMatch find(long id) {
    try {
      List<PlayedMatch> found = PlayedMatch.of(history.match(id));
      return found.isEmpty() ? null : found.get(0);
    } catch (RuntimeException e) {
      return null;
    }
  }
}
