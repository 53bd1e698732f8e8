package app.traytable.history;

import android.app.Application;
import androidx.lifecycle.AndroidViewModel;
import app.traytable.TraytableApp;
import app.traytable.data.Finisher;
import app.traytable.match.Observed;
import app.traytable.match.Wastebasket;
import java.util.List;
import kotlinx.coroutines.flow.Flow;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.jspecify.annotations.Nullable;

/** What was played, as far as somebody has leafed. */
public final class HistoryViewModel extends AndroidViewModel {
  /** So many matches come at a time: more than the largest screen shows. */
  public static final int PAGE = 60;

  /**
   * The newest matches.
   *
   * @param isAll nothing older fits
   */
  public record Leafed(Filter filter, List<PlayedMatch> matches, boolean isAll) {
    public Leafed {
      matches = List.copyOf(matches);
    }
  }

  private record Question(Filter filter, int most) {}

  private final MutableStateFlow<Question> question =
      StateFlowKt.MutableStateFlow(new Question(Filter.NONE, PAGE));
  private final StateFlow<@Nullable Leafed> leafed;
  private final StateFlow<@Nullable List<Finisher>> people;
  private final HistoryRepository repository;
  private final Wastebasket wastebasket;

  public HistoryViewModel(Application application) {
    super(application);
    TraytableApp app = TraytableApp.of(application);
    repository = app.history();
    wastebasket = app.wastebasket();
    leafed = Observed.whileSeen(Observed.latest(question, this::answer), this);
    people = Observed.whileSeen(repository.people(), this);
  }

  private Flow<Leafed> answer(Question asked) {
    // One more than is shown tells whether there are more.
    return Observed.each(
        repository.newest(asked.filter(), asked.most() + 1),
        found ->
            new Leafed(
                asked.filter(),
                found.subList(0, Math.min(asked.most(), found.size())),
                found.size() <= asked.most()));
  }

  /** So many that fit. */
  public void look(Filter filter, int most) {
    question.setValue(new Question(filter, most));
  }

  /** Null until the database has been read; what it holds may be of an earlier question. */
  public StateFlow<@Nullable Leafed> leafed() {
    return leafed;
  }

  /** Who can be asked for; null until the database has been read. */
  public StateFlow<@Nullable List<Finisher>> people() {
    return people;
  }

  /** How many matches of a game there are. */
  public Flow<Integer> count(String game) {
    return repository.count(game);
  }

  public Wastebasket wastebasket() {
    return wastebasket;
  }
}
