package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.data.Alone;
import app.traytable.data.DatabaseFile;
import app.traytable.rules.table.DealCode;
import app.traytable.rules.table.Match;
import app.traytable.settings.SettingsRepository;
import app.traytable.settings.Theme;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;

/**
 * A database as people have it on their phones. The file was written once and is never written
 * again: what it holds must be found by every later version.
 */
@RunWith(AndroidJUnit4.class)
public final class EarlierDatabaseTest {
  private static final Path SAVES = Path.of("src/test/saves");
  private static final Path JOURNALS = Path.of("../rules/src/test/saves");

  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void whatVersionThreeKeptIsFound() throws IOException {
    bring("version-3.db");

    try (Disk disk = new Disk()) {
      disk.behind(() -> assertNull(DatabaseFile.check(context, disk.database())));
      Disk.finish(disk.repository().load());
      SettingsRepository settings =
          new SettingsRepository(disk.database().settings(), disk.background());
      Disk.finish(settings.load());
      assertEquals(Theme.DARK, settings.now().theme());
      assertEquals(
          List.of("Li", "Anna", "Ben", "Jürgen 2.", "Zoë"),
          OnDisk.now(disk.repository().people()).stream().map(Person::name).toList());
      assertEquals(
          List.of(Animal.FOX, Animal.FOX, Animal.WHALE, Animal.OWL, Animal.CHICK),
          OnDisk.now(disk.repository().people()).stream().map(Person::animal).toList());
      assertTrue(OnDisk.now(disk.repository().people()).stream().noneMatch(Person::hasSide));
      disk.behind(
          () -> {
            assertEquals(
                List.of(23), pointsOf(disk.database().matches().records("qwinto", false, 10)));
            assertNotNull(disk.repository().latest("solo"));
          });
      assertMatches(
          disk, List.of("solo-begun", "pointapile-begun", "qwinto-begun", "noidea-begun"));
    }
  }

  /** Version 4 kept of a match that was over who had sat there, and their points and places. */
  @Test
  public void whatVersionFourKeptIsReckonedUp() throws IOException {
    bring("version-4.db");

    try (Disk disk = new Disk()) {
      disk.behind(() -> assertNull(DatabaseFile.check(context, disk.database())));
      disk.reckonUp();

      assertEquals(
          List.of(
              "noidea Anna 12 2 person",
              "noidea Jürgen 2. 14 1 person",
              "noidea Pickle 1 3 hard",
              "qwinto Anna -15 1 person",
              "pointapile Jürgen 2. 0 2 person",
              "pointapile Biscuit 5 1 easy",
              "pointapile Pickle 0 3 hard",
              "pointapile Anna 0 3 person",
              "solo Anna 0 1 person",
              "solo Pickle 99 2 hard"),
          disk.rows(
              "SELECT game || ' ' || name || ' ' || points || ' ' || place || ' ' || level"
                  + " FROM results JOIN matches ON id = match_id WHERE removed = 0 ORDER BY id, seat"));
      for (long id = 1; id <= 4; id++) {
        Match<?, ?, ?, ?> match = Deal.read(disk.journal(id));
        assertEquals(
            List.of(DealCode.of(match.setup())),
            disk.rows("SELECT deal FROM endings WHERE match_id = " + id));
        assertEquals(Disk.figures(match), disk.figures(id));
      }
      assertEquals(1, OnDisk.now(disk.repository().unfinished()).size());
      assertEquals(
          List.of("Anna", "Jürgen 2."),
          OnDisk.now(disk.repository().people()).stream().map(Person::name).toList());
    }
  }

  private void bring(String save) throws IOException {
    File file = context.getDatabasePath("disk.db");
    assertTrue(file.getParentFile().isDirectory() || file.getParentFile().mkdirs());
    Files.copy(SAVES.resolve(save), file.toPath());
  }

  private static List<Integer> pointsOf(List<Alone> records) {
    return records.stream().map(Alone::points).toList();
  }

  private static void assertMatches(Disk disk, List<String> journals) throws IOException {
    List<SavedMatch> unfinished = OnDisk.now(disk.repository().unfinished());
    assertEquals(journals.size(), unfinished.size());
    for (int i = 0; i < journals.size(); i++) {
      SavedMatch saved = unfinished.get(i);
      assertNull(saved.problem());
      for (int seat = 0; seat < saved.players().size(); seat++) {
        assertEquals(Animal.ofSeat(seat), saved.animals().get(seat));
      }
      assertEquals(
          Files.readString(JOURNALS.resolve(journals.get(i) + ".journal")),
          disk.sit(saved.id()).journal());
    }
  }
}
