package app.traytable.settings;

import android.database.SQLException;
import app.traytable.Background;
import app.traytable.data.SettingsDao;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import kotlinx.coroutines.Job;
import kotlinx.coroutines.flow.FlowKt;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.jspecify.annotations.Nullable;

/** The settings: shown at once, written behind the screen in the order of the changes. */
public final class SettingsRepository {
  private final MutableStateFlow<@Nullable Settings> current = StateFlowKt.MutableStateFlow(null);
  private final SettingsDao dao;
  private final Background background;
  private final AtomicInteger waiting = new AtomicInteger();

  public SettingsRepository(SettingsDao dao, Background background) {
    this.dao = dao;
    this.background = background;
  }

  /** Null until the database has been read. */
  public StateFlow<@Nullable Settings> current() {
    return FlowKt.asStateFlow(current);
  }

  /** The settings as they are, or the standard ones as long as nobody knows better. */
  public Settings now() {
    Settings known = current.getValue();
    return known == null ? Settings.STANDARD : known;
  }

  /** What cannot be read is as standard, so that the app can start. */
  public Job load() {
    return background.run(
        () -> {
          Settings onDisk;
          try {
            onDisk = onDisk();
          } catch (SQLException e) {
            onDisk = Settings.STANDARD;
          }
          current.compareAndSet(null, onDisk);
        });
  }

  /** What the disk will not take is taken back on the screen too. */
  public Job change(UnaryOperator<Settings> change) {
    Settings before = now();
    // First: what is shown before it is awaited could be taken back by an earlier change.
    waiting.incrementAndGet();
    current.setValue(change.apply(before));
    return background.run(
        () -> {
          Settings kept = before;
          try {
            kept = onDisk();
            Settings after = change.apply(kept);
            dao.put(after.newRows(kept));
            kept = after;
          } finally {
            Settings shown = current.getValue();
            // The last of many quick changes decides: the others have been overtaken.
            if (waiting.decrementAndGet() == 0) {
              current.compareAndSet(shown, kept);
            }
          }
        });
  }

  private Settings onDisk() {
    return Settings.from(dao.all());
  }
}
