package app.traytable.settings;

import android.app.Application;
import android.os.Build;
import androidx.lifecycle.AndroidViewModel;
import app.traytable.TraytableApp;
import app.traytable.match.MatchRepository;
import app.traytable.match.Observed;
import app.traytable.match.Person;
import java.util.List;
import kotlinx.coroutines.flow.StateFlow;
import org.jspecify.annotations.Nullable;

public final class SettingsViewModel extends AndroidViewModel {
  private final SettingsRepository repository;
  private final MatchRepository matches;
  private final StateFlow<@Nullable List<Person>> people;

  public SettingsViewModel(Application application) {
    super(application);
    repository = TraytableApp.of(application).settings();
    matches = TraytableApp.of(application).matches();
    people = Observed.stateOf(matches.people(), this);
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

  public void choose(BotSpeed speed) {
    repository.change(settings -> settings.withBotSpeed(speed));
  }

  public void choose(TimeToSpeak time) {
    repository.change(settings -> settings.withTimeToSpeak(time));
  }

  public void choose(CardSize size) {
    repository.change(settings -> settings.withCardSize(size));
  }

  public void useLeftHand(boolean use) {
    repository.change(settings -> settings.withLeftHanded(use));
  }

  public void useSounds(boolean use) {
    repository.change(settings -> settings.withSounds(use));
  }

  public void useHaptics(boolean use) {
    repository.change(settings -> settings.withHaptics(use));
  }

  public void keepScreenOn(boolean keep) {
    repository.change(settings -> settings.withKeepScreenOn(keep));
  }

  public void choose(HastyTouch touch) {
    repository.change(settings -> settings.withHastyTouch(touch));
  }

  public void explainNews(boolean explain) {
    repository.change(settings -> settings.withExplainsNews(explain));
  }

  public void showStatistics(boolean show) {
    repository.change(settings -> settings.withShowsStatistics(show));
  }

  public void allAtOnce(boolean all) {
    repository.change(settings -> settings.withAllAtOnce(all));
  }

  public void layOnTable(boolean lies) {
    repository.change(settings -> settings.withLiesOnTable(lies));
  }

  /** Those whose names are remembered; null until the database has been read. */
  public StateFlow<@Nullable List<Person>> people() {
    return people;
  }

  public void forget(Person person) {
    matches.forgetPerson(person.name());
  }

  public Language language() {
    return Language.chosen();
  }

  /** The system offers colours of the wallpaper since Android 12. */
  public static boolean hasDynamicColour() {
    return Build.VERSION.SDK_INT >= Build.VERSION_CODES.S;
  }
}
