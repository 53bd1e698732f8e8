package app.traytable.data;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.database.SQLException;
import android.database.sqlite.SQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Whatever happens while a file is opened, it is still there afterwards. */
@RunWith(AndroidJUnit4.class)
public final class DoorTest {
  private final Context context = ApplicationProvider.getApplicationContext();
  private final File file = context.getDatabasePath("door.db");

  @Test
  public void aDamagedFileIsNotDeleted() throws IOException {
    assertTrue(file.getParentFile().isDirectory() || file.getParentFile().mkdirs());
    Files.write(file.toPath(), "this is no database, ".repeat(99).getBytes(StandardCharsets.UTF_8));

    assertStays();
  }

  @Test
  public void aFileAtWhichRoomStumblesIsNotDeleted() throws IOException {
    create("ALTER TABLE room_master_table RENAME COLUMN identity_hash TO hash");

    assertStays();
  }

  @Test
  public void aFileOfALaterVersionIsNotDeleted() throws IOException {
    create("PRAGMA user_version = " + (TraytableDatabase.VERSION + 1));

    assertStays();
  }

  /** A whole file, and then this. */
  private void create(String change) {
    TraytableDatabase whole = TraytableDatabase.open(context, "door.db");
    whole.getOpenHelper().getWritableDatabase();
    whole.getOpenHelper().close();
    try (SQLiteDatabase raw =
        SQLiteDatabase.openDatabase(
            file.getPath(),
            null,
            SQLiteDatabase.OPEN_READWRITE | SQLiteDatabase.ENABLE_WRITE_AHEAD_LOGGING)) {
      raw.execSQL(change);
    }
  }

  private void assertStays() throws IOException {
    byte[] before = Files.readAllBytes(file.toPath());
    TraytableDatabase database = TraytableDatabase.open(context, "door.db");

    assertThrows(SQLException.class, () -> database.getOpenHelper().getWritableDatabase());

    assertArrayEquals(before, Files.readAllBytes(file.toPath()));
  }
}
