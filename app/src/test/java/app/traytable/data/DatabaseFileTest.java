package app.traytable.data;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.database.sqlite.SQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** What cannot be opened is kept untouched, and the app can begin anew beside it. */
@RunWith(AndroidJUnit4.class)
public final class DatabaseFileTest {
  private final Context context = ApplicationProvider.getApplicationContext();
  private final File file = context.getDatabasePath("other.db");

  @Before
  public void noDatabase() {
    context.deleteDatabase("other.db");
    assertTrue(file.getParentFile().isDirectory() || file.getParentFile().mkdirs());
  }

  @Test
  public void noDatabaseIsFine() {
    assertNull(DatabaseFile.check(file));
  }

  @Test
  public void aSoundDatabaseStays() {
    create(TraytableDatabase.VERSION);

    assertNull(DatabaseFile.check(file));

    assertTrue(file.exists());
  }

  @Test
  public void nonsenseIsSetAsideAsItIs() throws IOException {
    byte[] nonsense = "this is no database at all, ".repeat(100).getBytes(StandardCharsets.UTF_8);
    Files.write(file.toPath(), nonsense);

    DatabaseFile.SetAside aside = DatabaseFile.check(file);

    assertNotNull(aside);
    assertFalse(aside.newer());
    assertFalse(file.exists());
    assertArrayEquals(
        nonsense, Files.readAllBytes(new File(file.getParentFile(), aside.name()).toPath()));
  }

  @Test
  public void aNewerDatabaseIsSetAsideAndNeverOverwritten() {
    create(TraytableDatabase.VERSION + 1);
    DatabaseFile.SetAside first = DatabaseFile.check(file);
    create(TraytableDatabase.VERSION + 1);

    DatabaseFile.SetAside second = DatabaseFile.check(file);

    assertNotNull(first);
    assertNotNull(second);
    assertTrue(first.newer());
    assertFalse(first.name().equals(second.name()));
    assertEquals(TraytableDatabase.VERSION + 1, version(first.name()));
  }

  private void create(int version) {
    try (SQLiteDatabase database = SQLiteDatabase.openOrCreateDatabase(file, null)) {
      database.setVersion(version);
    }
  }

  private int version(String name) {
    File kept = new File(file.getParentFile(), name);
    try (SQLiteDatabase database =
        SQLiteDatabase.openDatabase(kept.getPath(), null, SQLiteDatabase.OPEN_READONLY)) {
      return database.getVersion();
    }
  }
}
