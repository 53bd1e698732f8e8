package app.traytable.statistics;

import android.app.Application;
import androidx.lifecycle.AndroidViewModel;
import app.traytable.Background;
import app.traytable.TraytableApp;
import app.traytable.data.StatisticsDao.Known;
import app.traytable.match.Observed;
import java.util.List;
import java.util.function.UnaryOperator;
import kotlinx.coroutines.Dispatchers;
import kotlinx.coroutines.Job;
import kotlinx.coroutines.flow.Flow;
import kotlinx.coroutines.flow.FlowKt;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.jspecify.annotations.Nullable;

/** What one looks at, and what of it can still be undone. */
public final class StatisticsViewModel extends AndroidViewModel {
  private final MutableStateFlow<Question> question = StateFlowKt.MutableStateFlow(Question.FIRST);
  private final MutableStateFlow<@Nullable FreshStart> fresh = StateFlowKt.MutableStateFlow(null);
  private final StateFlow<@Nullable Statistics> statistics;
  private final StatisticsRepository repository;
  private final Background background;

  /**
   * Somebody has begun anew.
   *
   * @param before since when their matches counted until then; null for all of them
   */
  public record FreshStart(String name, @Nullable Long before) {}

  public StatisticsViewModel(Application application) {
    super(application);
    TraytableApp app = TraytableApp.of(application);
    repository = app.statistics();
    background = app.background();
    Flow<List<Known>> known = Observed.observe(repository.people(), rows -> rows);
    Flow<Statistics> answers =
        FlowKt.combine(known, question, (people, asked, done) -> repository.answer(people, asked));
    statistics = Observed.stateOf(FlowKt.flowOn(answers, Dispatchers.getIO()), this);
  }

  /** Null until the database has been read. */
  public StateFlow<@Nullable Statistics> statistics() {
    return statistics;
  }

  public void ask(UnaryOperator<Question> change) {
    question.setValue(change.apply(question.getValue()));
  }

  /** What can still be undone. */
  public StateFlow<@Nullable FreshStart> fresh() {
    return FlowKt.asStateFlow(fresh);
  }

  /** What the disk will not take changes nothing, and there is nothing to undo. */
  public Job startAnew(String name) {
    return background.run(() -> fresh.setValue(new FreshStart(name, repository.startAnew(name))));
  }

  public Job undo(FreshStart start) {
    return background.run(
        () -> {
          repository.restore(start.name(), start.before());
          letGo(start);
        });
  }

  /** The offer to undo has been let pass. */
  public void letGo(FreshStart start) {
    fresh.compareAndSet(start, null);
  }
}
