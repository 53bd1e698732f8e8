package app.traytable.settings;

import app.traytable.Background;
import app.traytable.data.SettingsDao;
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

  public Job load() {
    return background.run(() -> current.compareAndSet(null, Settings.from(dao.all())));
  }

  public Job change(UnaryOperator<Settings> change) {
    Settings after = change.apply(now());
    current.setValue(after);
    return background.run(() -> dao.put(after.toRows()));
  }
}
