package app.traytable.learn;

import android.database.SQLException;
import app.traytable.Background;
import app.traytable.data.SettingsDao;
import java.util.function.UnaryOperator;
import kotlinx.coroutines.Job;
import kotlinx.coroutines.flow.FlowKt;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.jspecify.annotations.Nullable;

/** What has been learnt: known at once, written behind the screen. It lies beside the settings. */
public final class LearnedRepository {
  private final MutableStateFlow<@Nullable Learned> current = StateFlowKt.MutableStateFlow(null);
  private final SettingsDao dao;
  private final Background background;

  public LearnedRepository(SettingsDao dao, Background background) {
    this.dao = dao;
    this.background = background;
  }

  /** Null until the database has been read. */
  public StateFlow<@Nullable Learned> current() {
    return FlowKt.asStateFlow(current);
  }

  public Learned now() {
    Learned known = current.getValue();
    return known == null ? Learned.NOTHING : known;
  }

  public Job load() {
    return background.run(
        () -> {
          Learned onDisk;
          try {
            onDisk = Learned.from(dao.all());
          } catch (SQLException e) {
            // To be taught twice is better than not to be able to play.
            onDisk = Learned.NOTHING;
          }
          current.compareAndSet(null, onDisk);
        });
  }

  /** More has come to the disk from elsewhere; what is known here stays as it is. */
  public Job reload() {
    return background.run(
        () -> {
          Learned onDisk = Learned.from(dao.all());
          Learned known;
          do {
            known = current.getValue();
          } while (!current.compareAndSet(known, known == null ? onDisk : onDisk.under(known)));
        });
  }

  public Job reach(Lesson lesson, int step) {
    return change(learned -> learned.reaching(lesson, step));
  }

  /** Lessons of this game have been offered; they are not offered again. */
  public Job offer(String game) {
    return change(learned -> learned.offering(game));
  }

  public Job tell(String news) {
    return change(learned -> learned.telling(news));
  }

  /** From any thread: a lesson goes on in the background while the screen tells what is new. */
  private Job change(UnaryOperator<Learned> change) {
    while (true) {
      Learned known = current.getValue();
      Learned before = known == null ? Learned.NOTHING : known;
      Learned after = change.apply(before);
      if (current.compareAndSet(known, after)) {
        return background.run(() -> dao.put(after.newRows(before)));
      }
    }
  }
}
