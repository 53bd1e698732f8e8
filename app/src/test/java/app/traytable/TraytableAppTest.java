package app.traytable;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.database.sqlite.SQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.data.DatabaseFile;
import app.traytable.match.Animal;
import app.traytable.match.HomeViewModel;
import app.traytable.match.OnDisk;
import app.traytable.match.SavedMatch;
import app.traytable.rules.noidea.NoIdea;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Setup;
import app.traytable.settings.Settings;
import app.traytable.settings.SettingsViewModel;
import app.traytable.settings.Theme;
import app.traytable.setup.NewMatchViewModel;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import kotlin.coroutines.EmptyCoroutineContext;
import kotlinx.coroutines.BuildersKt;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** The whole app on a disk that will not do as it should. */
@RunWith(AndroidJUnit4.class)
public final class TraytableAppTest {
  private final TraytableApp app = ApplicationProvider.getApplicationContext();
  private final File file = app.getDatabasePath("traytable.db");
  private final List<Throwable> crashes = Collections.synchronizedList(new ArrayList<>());
  private final Thread.UncaughtExceptionHandler usual = Thread.getDefaultUncaughtExceptionHandler();

  @Before
  public void watch() throws InterruptedException {
    Thread.setDefaultUncaughtExceptionHandler((thread, e) -> crashes.add(e));
    settle();
  }

  @After
  public void noCrash() {
    Thread.setDefaultUncaughtExceptionHandler(usual);
    assertEquals(List.of(), crashes);
  }

  @Test
  public void nothingIsKnownBeforeSomebodyHasLooked() {
    assertNull(new HomeViewModel(app).unfinished().getValue());
    assertNull(new SettingsViewModel(app).people().getValue());
    assertNull(new NewMatchViewModel(app).people().getValue());
  }

  @Test
  public void nonsenseInThePlaceOfTheDatabase() throws Exception {
    replaceBy("no database at all\n".repeat(300).getBytes(StandardCharsets.UTF_8));

    app.onCreate();
    settle();

    assertEquals(DatabaseFile.Why.DAMAGED, Objects.requireNonNull(app.trouble().getValue()).why());
    assertEquals(Settings.STANDARD, app.settings().current().getValue());
    assertEquals(List.of(), unfinished());
    begin();
    assertEquals(1, unfinished().size());
    app.troubleRead();
    assertNull(app.trouble().getValue());
  }

  @Test
  public void aDatabaseOutOfReach() throws Exception {
    replaceBy(Files.readAllBytes(file.toPath()));
    assertTrue(new File(file.getPath() + "-wal").mkdir());

    app.onCreate();
    settle();

    assertEquals(
        DatabaseFile.Why.OUT_OF_REACH, Objects.requireNonNull(app.trouble().getValue()).why());
    assertEquals(Settings.STANDARD, app.settings().current().getValue());
    assertEquals(List.of(), unfinished());
  }

  @Test
  public void aDeletedMatchThatCannotBeForgotten() throws Exception {
    long id = begin();
    new HomeViewModel(app).wastebasket().delete(id);
    settle();
    refuse("DELETE", "matches");

    app.onCreate();
    settle();

    assertEquals(List.of(), unfinished());
    assertNotNull(app.settings().current().getValue());
    assertFalse(app.background().getRefused().getValue());
  }

  @Test
  public void whatCannotBeDeletedStaysAndThereIsNothingToUndo() throws Exception {
    begin();
    refuse("UPDATE", "matches");
    HomeViewModel home = new HomeViewModel(app);

    home.wastebasket().delete(unfinished().get(0).id());
    settle();

    assertEquals(List.of(), home.wastebasket().deleted().getValue());
    assertEquals(1, unfinished().size());
    assertRefused();
  }

  @Test
  public void whatCannotBeBroughtBackCanStillBeBroughtBackLater() throws Exception {
    long id = begin();
    HomeViewModel home = new HomeViewModel(app);
    home.wastebasket().delete(id);
    settle();
    refuse("UPDATE", "matches");

    home.wastebasket().undo();
    settle();

    assertEquals(List.of(id), home.wastebasket().deleted().getValue());
    assertRefused();
    sql("DROP TRIGGER refused");
    home.wastebasket().undo();
    settle();
    assertEquals(List.of(), home.wastebasket().deleted().getValue());
    assertEquals(1, unfinished().size());
  }

  @Test
  public void aSettingThatCannotBeSavedGoesBack() throws Exception {
    refuse("INSERT", "settings");

    new SettingsViewModel(app).choose(Theme.DARK);
    settle();

    assertEquals(Settings.STANDARD, app.settings().current().getValue());
    assertRefused();
  }

  @Test
  public void somebodyWhoCannotBeForgottenIsStillKnown() throws Exception {
    begin();
    refuse("DELETE", "people");
    SettingsViewModel settings = new SettingsViewModel(app);

    settings.forget(OnDisk.now(app.matches().people()).get(0));
    settle();

    assertEquals(2, OnDisk.now(app.matches().people()).size());
    assertRefused();
  }

  /** It is said once. */
  private void assertRefused() {
    assertTrue(app.background().getRefused().getValue());
    app.background().refusalRead();
    assertFalse(app.background().getRefused().getValue());
  }

  private long begin() throws InterruptedException {
    NoIdea game = new NoIdea();
    Match<?, ?, ?, ?> match =
        Match.start(
            game,
            Setup.of(game.info(), 2, 3),
            List.of(Player.person("Anna"), Player.person("Ben")));
    long[] id = new long[1];
    app.background()
        .run(() -> id[0] = app.matches().start(match, List.of(Animal.ofSeat(0), Animal.ofSeat(1))));
    settle();
    return id[0];
  }

  private List<SavedMatch> unfinished() {
    return OnDisk.now(app.matches().unfinished());
  }

  /** The disk will not do this any more. */
  private void refuse(String change, String table) {
    sql(
        "CREATE TRIGGER refused BEFORE "
            + (change + " ON " + table)
            + " BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END");
  }

  private void sql(String statement) {
    try (SQLiteDatabase database =
        SQLiteDatabase.openDatabase(
            file.getPath(),
            null,
            SQLiteDatabase.OPEN_READWRITE | SQLiteDatabase.ENABLE_WRITE_AHEAD_LOGGING)) {
      database.execSQL(statement);
    }
  }

  /** Another file in its place: whoever has the old one open keeps that. */
  private void replaceBy(byte[] bytes) throws IOException {
    assertTrue(app.deleteDatabase(file.getName()));
    Files.write(file.toPath(), bytes);
  }

  private void settle() throws InterruptedException {
    BuildersKt.runBlocking(
        EmptyCoroutineContext.INSTANCE, (scope, done) -> app.background().run(() -> {}).join(done));
  }
}
