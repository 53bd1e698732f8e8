package app.traytable.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.Background;
import app.traytable.data.SettingRow;
import app.traytable.data.TraytableDatabase;
import app.traytable.settings.Settings;
import app.traytable.settings.SettingsRepository;
import app.traytable.settings.Theme;
import app.traytable.ui.whist.WithWhist;
import java.util.List;
import kotlin.coroutines.EmptyCoroutineContext;
import kotlinx.coroutines.BuildersKt;
import kotlinx.coroutines.Job;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

/** On a database on disk: every {@link #restart} is a new process for all that Room can tell. */
@RunWith(AndroidJUnit4.class)
public final class LearnedRepositoryTest {
  private final Context context = ApplicationProvider.getApplicationContext();
  private final Lesson lesson = WithWhist.getRooms().of("whist").getLessons().get(0);
  private TraytableDatabase database = TraytableDatabase.open(context, "learned.db");
  private LearnedRepository learned = repository();

  @After
  public void close() {
    database.close();
  }

  @Test
  public void nothingIsKnownBeforeTheDatabaseHasBeenRead() {
    assertNull(learned.current().getValue());
  }

  @Test
  public void aLessonIsFoundWhereItWasLeft() throws Exception {
    finish(learned.reach(lesson, 2));

    restart();

    assertEquals(2, learned.now().stepOf(lesson));
    assertFalse(learned.now().isFinished(lesson));
  }

  @Test
  public void aFinishedLessonBeginsAnew() throws Exception {
    finish(learned.reach(lesson, lesson.steps().size() - 1));

    restart();

    assertTrue(learned.now().isFinished(lesson));
    assertEquals(0, learned.now().stepOf(lesson));
  }

  @Test
  public void whatHasBeenOfferedAndToldIsSoForGood() throws Exception {
    finish(learned.offer("whist"));
    finish(learned.tell("whist/trick"));

    restart();

    assertTrue(learned.now().isOffered("whist"));
    assertFalse(learned.now().isOffered("chess"));
    assertTrue(learned.now().isTold("whist/trick"));
    assertFalse(learned.now().isTold("whist"));
  }

  @Test
  public void settingsAndLessonsLeaveEachOtherAlone() throws Exception {
    SettingsRepository settings = new SettingsRepository(database.settings(), new Background());
    finish(settings.change(it -> it.withTheme(Theme.DARK)));
    finish(learned.reach(lesson, 1));

    restart();
    settings = new SettingsRepository(database.settings(), new Background());
    finish(settings.load());

    assertEquals(Settings.STANDARD.withTheme(Theme.DARK), settings.now());
    assertEquals(1, learned.now().stepOf(lesson));
  }

  @Test
  public void aStepThatDoesNotExistIsTheFirst() throws Exception {
    for (String step : List.of("99", "-1", "x", "", "123456789012")) {
      List<SettingRow> rows = List.of(new SettingRow("lesson whist/first", step));
      finish(new Background().run(() -> database.settings().put(rows)));
      restart();
      assertEquals(step, 0, learned.now().stepOf(lesson));
      assertFalse(step, learned.now().isFinished(lesson));
    }
  }

  private void restart() throws Exception {
    database.close();
    database = TraytableDatabase.open(context, "learned.db");
    learned = repository();
    finish(learned.load());
  }

  private LearnedRepository repository() {
    return new LearnedRepository(database.settings(), new Background());
  }

  private static void finish(Job job) throws InterruptedException {
    BuildersKt.runBlocking(EmptyCoroutineContext.INSTANCE, (scope, done) -> job.join(done));
  }
}
