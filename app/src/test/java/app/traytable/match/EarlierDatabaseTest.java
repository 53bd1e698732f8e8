package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.data.DatabaseFile;
import app.traytable.data.ResultRow;
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
  private static final Path FILE = Path.of("src/test/saves/version-3.db");
  private static final Path JOURNALS = Path.of("../rules/src/test/saves");

  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void whatVersionThreeKeptIsFound() throws IOException {
    File file = context.getDatabasePath("disk.db");
    assertTrue(file.getParentFile().isDirectory() || file.getParentFile().mkdirs());
    Files.copy(FILE, file.toPath());

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
            assertEquals(List.of(23), pointsOf(disk.repository().records("qwinto", 10)));
            assertNotNull(disk.repository().latest("solo"));
          });
      assertMatches(
          disk, List.of("solo-begun", "pointapile-begun", "qwinto-begun", "noidea-begun"));
    }
  }

  private static List<Integer> pointsOf(List<ResultRow> records) {
    return records.stream().map(ResultRow::points).toList();
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
