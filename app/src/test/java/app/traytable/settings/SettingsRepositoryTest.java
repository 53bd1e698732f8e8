package app.traytable.settings;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.Background;
import app.traytable.data.SettingRow;
import app.traytable.data.TraytableDatabase;
import java.util.List;
import kotlin.coroutines.EmptyCoroutineContext;
import kotlinx.coroutines.BuildersKt;
import kotlinx.coroutines.Job;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

/** On a database on disk: every {@link #restart} is a new process for all that Room can tell. */
@RunWith(AndroidJUnit4.class)
public final class SettingsRepositoryTest {
  private final Context context = ApplicationProvider.getApplicationContext();
  private TraytableDatabase database = TraytableDatabase.open(context, "settings.db");
  private SettingsRepository settings = repository();

  @After
  public void close() {
    database.close();
  }

  @Test
  public void nothingIsKnownBeforeTheDatabaseHasBeenRead() {
    assertNull(settings.current().getValue());
  }

  @Test
  public void aFreshAppHasTheStandardSettings() throws Exception {
    finish(settings.load());

    assertEquals(Settings.STANDARD, settings.current().getValue());
  }

  @Test
  public void aChangeShowsAtOnce() throws Exception {
    Job writing = settings.change(it -> it.withTheme(Theme.DARK));

    assertEquals(Settings.STANDARD.withTheme(Theme.DARK), settings.current().getValue());
    finish(writing);
  }

  @Test
  public void settingsSurviveTheEndOfTheProcess() throws Exception {
    finish(settings.change(it -> it.withTheme(Theme.DARK)));
    finish(settings.change(it -> it.withDynamicColour(true)));
    finish(settings.change(it -> it.withSounds(false)));

    restart();

    assertEquals(
        Settings.STANDARD.withTheme(Theme.DARK).withDynamicColour(true).withSounds(false),
        settings.current().getValue());
  }

  @Test
  public void theLastOfManyQuickChangesIsKept() throws Exception {
    settings.change(it -> it.withTheme(Theme.DARK));
    settings.change(it -> it.withTheme(Theme.SYSTEM));
    finish(settings.change(it -> it.withTheme(Theme.LIGHT)));

    restart();

    assertEquals(Settings.STANDARD.withTheme(Theme.LIGHT), settings.current().getValue());
  }

  @Test
  public void whatALaterVersionWroteIsAsStandard() throws Exception {
    List<SettingRow> rows =
        List.of(new SettingRow("theme", "SEPIA"), new SettingRow("cardSize", "huge"));
    finish(new Background().run(() -> database.settings().put(rows)));

    restart();

    assertEquals(Settings.STANDARD, settings.current().getValue());
  }

  private void restart() throws InterruptedException {
    database.close();
    database = TraytableDatabase.open(context, "settings.db");
    settings = repository();
    finish(settings.load());
  }

  private SettingsRepository repository() {
    return new SettingsRepository(database.settings(), new Background());
  }

  private static void finish(Job job) throws InterruptedException {
    BuildersKt.runBlocking(EmptyCoroutineContext.INSTANCE, (scope, done) -> job.join(done));
  }
}
