package app.traytable.settings;

import android.app.Application;
import android.os.Build;
import androidx.lifecycle.AndroidViewModel;
import app.traytable.TraytableApp;
import kotlinx.coroutines.flow.StateFlow;
import org.jspecify.annotations.Nullable;

public final class SettingsViewModel extends AndroidViewModel {
  private final SettingsRepository repository;

  public SettingsViewModel(Application application) {
    super(application);
    repository = TraytableApp.of(application).settings();
  }

  /** Null until the database has been read. */
  public StateFlow<@Nullable Settings> settings() {
    return repository.current();
  }

  public void choose(Theme theme) {
    repository.change(settings -> settings.withTheme(theme));
  }

  public void useDynamicColour(boolean use) {
    repository.change(settings -> settings.withDynamicColour(use));
  }

  public void choose(Language language) {
    language.choose();
  }

  public Language language() {
    return Language.chosen();
  }

  /** The system offers colours of the wallpaper since Android 12. */
  public static boolean hasDynamicColour() {
    return Build.VERSION.SDK_INT >= Build.VERSION_CODES.S;
  }
}
