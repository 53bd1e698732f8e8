package app.traytable.data;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** What cannot be opened is kept untouched, and the app can begin anew beside it. */
@RunWith(AndroidJUnit4.class)
public final class DatabaseFileTest {
  private static final String SETTINGS = "SELECT value FROM settings";
  private static final int PAGE = 4096;

  private final Context context = ApplicationProvider.getApplicationContext();
  private final File file = context.getDatabasePath("other.db");
  private TraytableDatabase database = TraytableDatabase.open(context, "other.db");

  @Before
  public void aFolderForIt() {
    assertTrue(file.getParentFile().isDirectory() || file.getParentFile().mkdirs());
  }

  @After
  public void close() {
    database.close();
  }

  @Test
  public void noDatabaseIsFine() {
    assertNull(check());
  }

  @Test
  public void aSoundDatabaseStays() {
    create();

    assertNull(check());

    assertEquals(List.of("DARK"), settings());
  }

  @Test
  public void nonsenseIsSetAsideAsItIs() throws IOException {
    byte[] nonsense = "this is no database at all, ".repeat(100).getBytes(StandardCharsets.UTF_8);
    Files.write(file.toPath(), nonsense);

    assertSetAside(nonsense, DatabaseFile.Why.DAMAGED);
  }

  @Test
  public void anIndexThatTellsSomethingElseThanItsTableIsNotSound() throws IOException {
    create();
    byte[] bytes = Files.readAllBytes(file.toPath());
    // The name stands in the table and in its index; the quick check does not compare them.
    int inTheIndex = lastIndexOf(bytes, "theme");
    bytes[inTheIndex] = 'T';
    Files.write(file.toPath(), bytes);

    assertSetAside(bytes, DatabaseFile.Why.DAMAGED);
  }

  /** Of thousands of matches not every index is compared, but every page is read. */
  @Test
  public void aLostPageOfALargeFileIsNoticed() throws IOException {
    create();
    sql(
        "INSERT INTO matches (id, game, opening, emblems, started, changed, toAct, over, removed,"
            + " seal) VALUES (1, '', '', '', 0, 0, 0, 1, 0, '')");
    sql(
        "WITH RECURSIVE n (ply) AS (SELECT 0 UNION ALL SELECT ply + 1 FROM n LIMIT 150000)"
            + " INSERT INTO plies SELECT 1, ply, 'S1 play ' || ply FROM n");
    assertNull(check());
    restart();
    byte[] bytes = Files.readAllBytes(file.toPath());
    assertTrue(bytes.length + " bytes", bytes.length > 4_000_000);
    int page = bytes.length / 2 / PAGE * PAGE;
    Arrays.fill(bytes, page, page + PAGE, (byte) 0xFF);
    Files.write(file.toPath(), bytes);

    assertSetAside(bytes, DatabaseFile.Why.DAMAGED);
  }

  @Test
  public void aFileThatLacksAColumnIsNotOurs() throws IOException {
    create();
    sql("ALTER TABLE people RENAME COLUMN emblem TO sign");

    assertSetAside(Files.readAllBytes(file.toPath()), DatabaseFile.Why.DAMAGED);
  }

  @Test
  public void aNewerDatabaseIsSetAsideAndNeverOverwritten() throws IOException {
    create();
    sql("PRAGMA user_version = " + (TraytableDatabase.VERSION + 1));
    byte[] first = Files.readAllBytes(file.toPath());
    String kept = assertSetAside(first, DatabaseFile.Why.NEWER);
    restart();
    create();
    sql("PRAGMA user_version = " + (TraytableDatabase.VERSION + 2));

    String other = assertSetAside(Files.readAllBytes(file.toPath()), DatabaseFile.Why.NEWER);

    assertEquals("other.db.aside1", kept);
    assertEquals("other.db.aside2", other);
    assertArrayEquals(first, Files.readAllBytes(beside(kept)));
  }

  @Test
  public void whatHasNotYetGoneIntoAnEmptyFileIsSetAsideWithIt() throws IOException {
    byte[] log = {1, 2, 3};
    Files.write(file.toPath(), new byte[0]);
    Files.write(beside("other.db-wal"), log);

    String kept = assertSetAside(new byte[0], DatabaseFile.Why.DAMAGED);

    assertArrayEquals(log, Files.readAllBytes(beside(kept + "-wal")));
  }

  @Test
  public void aFileThatCanBeReadAndNeverWrittenIsSetAside() throws IOException {
    create();
    byte[] bytes = Files.readAllBytes(file.toPath());
    bytes[18] = 3; // a later SQLite would know how to write it
    Files.write(file.toPath(), bytes);

    assertSetAside(bytes, DatabaseFile.Why.DAMAGED);
  }

  /** The battery was empty while SQLite wrote into the file itself, as it does on small phones. */
  @Test
  public void whatAnInterruptedChangeHasWrittenIsTakenBack() throws IOException {
    create();
    Path journal = beside("other.db-journal");
    byte[] whole;
    byte[] half;
    byte[] undo;
    try (SQLiteDatabase raw =
        SQLiteDatabase.openDatabase(file.getPath(), null, SQLiteDatabase.OPEN_READWRITE)) {
      pragma(raw, "journal_mode = DELETE");
      pragma(raw, "cache_size = 1"); // what does not fit is written before the end
      whole = Files.readAllBytes(file.toPath());
      raw.beginTransaction();
      raw.execSQL("UPDATE settings SET value = 'LIGHT'");
      raw.execSQL(
          "WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n LIMIT 100)"
              + " INSERT INTO settings SELECT i, hex(zeroblob(1000)) FROM n");
      half = Files.readAllBytes(file.toPath());
      undo = Files.readAllBytes(journal);
      raw.endTransaction();
    }
    assertFalse("nothing was written", Arrays.equals(whole, half));
    Files.write(file.toPath(), half);
    Files.write(journal, undo);

    assertNull(check());

    assertEquals(List.of("DARK"), settings());
  }

  /** Here the name of its log would become too long for the disk. */
  @Test
  public void whatCannotBeSetAsideWholeStaysWholeInItsPlace() throws IOException {
    String name = "x".repeat(246);
    byte[] nonsense = "no database, ".repeat(100).getBytes(StandardCharsets.UTF_8);
    byte[] log = {1, 2, 3};
    Files.write(beside(name), nonsense);
    Files.write(beside(name + "-wal"), log);
    database.close();
    database = TraytableDatabase.open(context, name);

    assertEquals(new DatabaseFile.Trouble(DatabaseFile.Why.OUT_OF_REACH, name), check());

    assertArrayEquals(nonsense, Files.readAllBytes(beside(name)));
    assertArrayEquals(log, Files.readAllBytes(beside(name + "-wal")));
  }

  @Test
  public void whatIsOnlyOutOfReachStaysInItsPlace() throws IOException {
    create();
    byte[] bytes = Files.readAllBytes(file.toPath());
    // SQLite cannot open its log, as on a disk without room for one more file.
    assertTrue(new File(file.getPath() + "-wal").mkdir());

    DatabaseFile.Trouble trouble = Objects.requireNonNull(check());

    assertEquals(new DatabaseFile.Trouble(DatabaseFile.Why.OUT_OF_REACH, "other.db"), trouble);
    assertArrayEquals(bytes, Files.readAllBytes(file.toPath()));
  }

  private String assertSetAside(byte[] bytes, DatabaseFile.Why why) throws IOException {
    DatabaseFile.Trouble trouble = check();
    assertNotNull(trouble);
    assertEquals(why, trouble.why());
    assertArrayEquals(bytes, Files.readAllBytes(beside(trouble.name())));
    // The next question finds an empty database.
    assertEquals(List.of(), settings());
    return trouble.name();
  }

  private DatabaseFile.@Nullable Trouble check() {
    // Not on the main thread, which waits for no disk.
    return CompletableFuture.supplyAsync(() -> DatabaseFile.check(context, database)).join();
  }

  /** A database with one setting, and nobody at it. */
  private void create() {
    database
        .getOpenHelper()
        .getWritableDatabase()
        .execSQL("INSERT INTO settings VALUES ('theme', 'DARK')");
    restart();
  }

  private void restart() {
    database.close();
    database = TraytableDatabase.open(context, "other.db");
  }

  private List<String> settings() {
    List<String> values = new ArrayList<>();
    try (Cursor cursor = database.getOpenHelper().getWritableDatabase().query(SETTINGS)) {
      while (cursor.moveToNext()) {
        values.add(cursor.getString(0));
      }
    }
    return values;
  }

  private void sql(String statement) {
    try (SQLiteDatabase raw =
        SQLiteDatabase.openDatabase(file.getPath(), null, SQLiteDatabase.OPEN_READWRITE)) {
      raw.execSQL(statement);
    }
  }

  private static void pragma(SQLiteDatabase raw, String wish) {
    try (Cursor answer = raw.rawQuery("PRAGMA " + wish, null)) {
      answer.moveToFirst();
    }
  }

  private Path beside(String name) {
    return new File(file.getParentFile(), name).toPath();
  }

  private static int lastIndexOf(byte[] bytes, String word) {
    List<Integer> found = new ArrayList<>();
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    for (int at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      found.add(at);
    }
    assertEquals(2, found.size());
    return found.get(1);
  }
}
