package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.database.SQLException;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.Background;
import app.traytable.Rooms;
import app.traytable.data.DatabaseFile;
import app.traytable.data.TraytableDatabase;
import app.traytable.rules.table.Player;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/**
 * A match that is over is deleted, and at the next start all that is kept of it goes. The process
 * dies after every page that SQLite writes for that: all of it is there, or nothing.
 */
@RunWith(AndroidJUnit4.class)
public final class KilledWhileDeletingTest {
  // What stands before the first page of the log, and before each.
  private static final int LOG_HEAD = 32;
  private static final int PAGE_HEAD = 24;
  private static final int PAGE = 4096;

  private final Context context = ApplicationProvider.getApplicationContext();
  private final Background background = new Background();
  private TraytableDatabase database;
  private MatchRepository repository;
  private long deleted;
  private long other;

  @Before
  public void twoMatches() {
    open("deleting.db");
    behind(
        () -> {
          deleted =
              OnDisk.keep(repository, PlayedOut.of("qwinto", 1, anna(), Player.person("Ben")));
          other = OnDisk.keep(repository, PlayedOut.of("qwinto", 2, anna(), Player.person("Cleo")));
          database
              .getOpenHelper()
              .getWritableDatabase()
              .execSQL("INSERT INTO figures SELECT id, 0, 'counted', 7 FROM matches");
        });
    // All of it goes from the log into the file.
    database.close();
    open("deleting.db");
  }

  private static Player anna() {
    return Player.person("Anna");
  }

  @After
  public void close() {
    database.close();
  }

  @Test
  public void aMatchIsDeletedOrNot() throws IOException {
    behind(() -> repository.remove(deleted));

    Set<Boolean> seen = new HashSet<>();
    afterEveryPage(
        () -> {
          boolean isListed = !database.history().match(deleted).isEmpty();
          seen.add(isListed);
          assertFalse(PlayedRows.left(database, deleted).contains(0));
          assertTrue(LastMoment.of(repository, deleted) instanceof TableUi.Over);
        });

    assertEquals(Set.of(true, false), seen);
  }

  @Test
  public void whatIsKeptOfItGoesAsOne() throws IOException {
    behind(() -> repository.remove(deleted));
    database.close();
    open("deleting.db");
    Disk.finish(repository.load());

    Set<Boolean> seen = new HashSet<>();
    afterEveryPage(
        () -> {
          List<Integer> left = PlayedRows.left(database, deleted);
          assertTrue(left.toString(), PlayedRows.isWhole(left));
          seen.add(left.contains(0));
          // It was deleted before: nobody sees it again.
          assertEquals(List.of(), database.history().match(deleted));
        });

    assertEquals(Set.of(true, false), seen);
    behind(() -> assertEquals(List.of(0, 0, 0, 0, 0), PlayedRows.left(database, deleted)));
  }

  @Test
  public void whatTheDiskWillNotForgetStaysWhole() {
    behind(() -> repository.remove(deleted));
    for (String table : List.of("plies", "results", "endings", "figures")) {
      database.close();
      open("deleting.db");
      behind(
          () ->
              database
                  .getOpenHelper()
                  .getWritableDatabase()
                  .execSQL(
                      "CREATE TRIGGER stuck BEFORE DELETE ON "
                          + table
                          + " BEGIN SELECT RAISE(ABORT, 'stuck'); END"));

      Disk.finish(repository.load());

      behind(
          () -> {
            assertFalse(table, PlayedRows.left(database, deleted).contains(0));
            assertEquals(List.of(), database.history().match(deleted));
            database.getOpenHelper().getWritableDatabase().execSQL("DROP TRIGGER stuck");
          });
    }
    database.close();
    open("deleting.db");
    Disk.finish(repository.load());
    behind(() -> assertEquals(List.of(0, 0, 0, 0, 0), PlayedRows.left(database, deleted)));
    assertOtherIsThere();
  }

  /** Starts the app on what a process leaves that wrote so many pages of the log and no more. */
  private void afterEveryPage(Runnable look) throws IOException {
    byte[] file = read("deleting.db");
    byte[] log = read("deleting.db-wal");
    TraytableDatabase whole = database;
    int pages = (log.length - LOG_HEAD) / (PAGE_HEAD + PAGE);
    assertTrue("nothing was written", pages > 0);
    for (int page = 0; page <= pages; page++) {
      String name = "killed" + page + ".db";
      Files.write(path(name).toPath(), file);
      Files.write(
          path(name + "-wal").toPath(), Arrays.copyOf(log, LOG_HEAD + page * (PAGE_HEAD + PAGE)));
      open(name);
      try {
        behind(() -> assertNull(DatabaseFile.check(context, database)));
        behind(look);
        assertOtherIsThere();
      } finally {
        database.close();
      }
    }
    database = whole;
  }

  private void assertOtherIsThere() {
    behind(
        () -> {
          assertFalse(PlayedRows.left(database, other).contains(0));
          assertEquals(2, database.history().match(other).size());
          assertTrue(LastMoment.of(repository, other) instanceof TableUi.Over);
        });
  }

  private void open(String name) {
    database = TraytableDatabase.open(context, name);
    repository =
        new MatchRepository(
            Rooms.STANDARD,
            database.matches(),
            database.people(),
            background,
            System::currentTimeMillis);
  }

  private File path(String name) {
    return context.getDatabasePath(name);
  }

  private byte[] read(String name) throws IOException {
    return Files.readAllBytes(path(name).toPath());
  }

  private void behind(Runnable work) {
    Throwable[] failure = new Throwable[1];
    Disk.finish(
        background.run(
            () -> {
              try {
                work.run();
              } catch (SQLException | AssertionError e) {
                failure[0] = e;
              }
            }));
    if (failure[0] != null) {
      throw new AssertionError(failure[0]);
    }
  }
}
