package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.database.SQLException;
import android.database.sqlite.SQLiteFullException;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.room.Turn;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Refusal;
import app.traytable.rules.table.Seat;
import app.traytable.settings.Settings;
import app.traytable.settings.SettingsRepository;
import app.traytable.settings.Theme;
import java.util.List;
import kotlinx.coroutines.Job;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/**
 * SQLite itself says that the disk is full: the file may not grow by a page, and every change asks
 * for more than there is. What could not be written has changed nothing.
 */
@RunWith(AndroidJUnit4.class)
public final class FullDiskTest {
  private static final List<String> TABLES =
      List.of("settings", "matches", "plies", "results", "people");

  private final Disk disk = new Disk();
  private Match<?, ?, ?, ?> match;
  private long id;

  @Before
  public void oneMatch() {
    Player anna = Player.person("Anna");
    match = Deal.of("pointapile", Seat.of(0), anna, Player.person("Ben")).match();
    id = disk.begin(match);
  }

  @After
  public void close() {
    disk.close();
  }

  @Test
  public void aSettingGoesBackToWhatIsOnDisk() {
    SettingsRepository settings = settings();
    Disk.finish(settings.change(it -> it.withTheme(Theme.DARK)));
    fill(TABLES);

    settings.change(it -> it.withTheme(Theme.LIGHT));
    Disk.finish(settings.change(it -> it.withLeftHanded(true)));

    assertEquals(Settings.STANDARD.withTheme(Theme.DARK), settings.current().getValue());
    assertRefused();
    SettingsRepository later = settings();
    Disk.finish(later.load());
    assertEquals(Settings.STANDARD.withTheme(Theme.DARK), later.current().getValue());
  }

  @Test
  public void nobodyIsForgotten() {
    fill(TABLES);

    Disk.finish(disk.repository().forgetPerson("Anna"));

    assertEquals(2, OnDisk.now(disk.repository().people()).size());
    assertRefused();
  }

  @Test
  public void aMatchIsNotDeleted() {
    fill(TABLES);

    assertFull(() -> disk.repository().remove(id));

    assertEquals(1, unfinished().size());
  }

  @Test
  public void aDeletedMatchStaysDeleted() {
    disk.behind(() -> disk.repository().remove(id));
    fill(TABLES);

    assertFull(() -> disk.repository().restore(List.of(id)));

    assertEquals(0, unfinished().size());
  }

  @Test
  public void aMatchIsNotHalfBegun() {
    Disk.finish(disk.repository().forgetPerson("Anna"));
    fill(List.of("people"));

    assertFull(() -> disk.repository().start(match, Disk.animals(match)));

    assertEquals(1, unfinished().size());
    assertEquals(1, OnDisk.now(disk.repository().people()).size());
  }

  @Test
  public void aMoveIsNotPlayed() {
    for (List<String> full : List.of(List.of("plies"), List.of("matches"))) {
      OpenMatch<?, ?, ?, ?> open = disk.sit(id);
      fill(full);

      play(open, false);

      assertEquals(Obstacle.NOT_SAVED, refusal(open));
      assertEquals(0, open.plies());
      disk.restart();
      assertEquals(0, disk.sit(id).plies());
    }
  }

  @Test
  public void aMoveIsNotTakenBack() {
    play(disk.sit(id), true);
    for (List<String> full : List.of(List.of("plies"), List.of("matches"))) {
      OpenMatch<?, ?, ?, ?> again = disk.sit(id);
      fill(full);

      disk.behind(() -> again.undo(1));

      assertEquals(Obstacle.NOT_TAKEN_BACK, refusal(again));
      assertEquals(1, again.plies());
      disk.restart();
      assertEquals(1, disk.sit(id).plies());
    }
  }

  @Test
  public void theAppStartsThoughItCannotForgetADeletedMatch() {
    disk.behind(() -> disk.repository().remove(id));
    disk.restart();
    fill(TABLES);

    Job start = disk.repository().load();
    Disk.finish(start);

    assertFalse(start.isCancelled());
    assertEquals(0, unfinished().size());
    assertEquals(2, OnDisk.now(disk.repository().people()).size());
    // Nobody has asked for anything that could be refused.
    assertFalse(disk.background().getRefused().getValue());
  }

  private SettingsRepository settings() {
    return new SettingsRepository(disk.database().settings(), disk.background());
  }

  private List<SavedMatch> unfinished() {
    return OnDisk.now(disk.repository().unfinished());
  }

  private void assertRefused() {
    assertTrue(disk.background().getRefused().getValue());
  }

  /** The first refusal is SQLite's own word for it; ending the transaction may add another. */
  private void assertFull(Runnable work) {
    disk.behind(
        () -> {
          SQLException refused = assertThrows(SQLException.class, work::run);
          assertTrue(String.valueOf(refused), refused instanceof SQLiteFullException);
        });
  }

  private void play(OpenMatch<?, ?, ?, ?> at, boolean played) {
    Turn<?> turn = Shown.firstTurn(at.ui());
    disk.behind(() -> assertEquals(played, at.play(0, turn.getSeat(), turn.getMoves().get(0))));
  }

  private static Refusal refusal(OpenMatch<?, ?, ?, ?> at) {
    return Shown.refused(at.ui()).why();
  }

  /** From now on these tables take no change, until the next restart. */
  private void fill(List<String> tables) {
    disk.behind(
        () -> {
          SupportSQLiteDatabase sql = disk.database().getOpenHelper().getWritableDatabase();
          sql.execSQL("CREATE TABLE IF NOT EXISTS ballast (weight BLOB)");
          for (String table : tables) {
            for (String change : List.of("INSERT", "UPDATE", "DELETE")) {
              sql.execSQL(
                  "CREATE TEMP TRIGGER full_"
                      + (table + change)
                      + (" BEFORE " + change + " ON " + table)
                      + " BEGIN INSERT INTO ballast VALUES (zeroblob(1000000)); END");
            }
          }
          // In a transaction, because the limit is that of a connection: of the one that writes.
          sql.beginTransaction();
          sql.query("PRAGMA max_page_count = 1").moveToFirst();
          sql.setTransactionSuccessful();
          sql.endTransaction();
        });
  }
}
