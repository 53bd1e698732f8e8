package app.traytable.data;

import android.content.Context;
import android.database.Cursor;
import android.database.SQLException;
import android.database.sqlite.SQLiteAccessPermException;
import android.database.sqlite.SQLiteCantOpenDatabaseException;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteDatabaseLockedException;
import android.database.sqlite.SQLiteDiskIOException;
import android.database.sqlite.SQLiteFullException;
import android.database.sqlite.SQLiteOutOfMemoryException;
import androidx.room.Room;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Looks at the database before anybody asks it. What cannot be opened is set aside whole and
 * untouched, and the app begins with an empty one; what only the moment forbids stays in its place.
 */
public final class DatabaseFile {
  private static final String WAL = "-wal";
  private static final String JOURNAL = "-journal";
  private static final List<String> PARTS = List.of("", WAL, "-shm", JOURNAL);
  private static final int WRITE_FORMAT = 18;
  private static final int NEWEST_FORMAT = 2;

  /** So many bytes hold some hundred matches. */
  private static final long LARGE = 4_000_000;

  private static final List<String> TABLES =
      List.of(
          "settings",
          "matches",
          "plies",
          "results",
          "people",
          "endings",
          "figures",
          "fresh_starts");
  private static final List<Class<? extends SQLException>> OF_THE_MOMENT =
      List.of(
          SQLiteFullException.class,
          SQLiteDiskIOException.class,
          SQLiteCantOpenDatabaseException.class,
          SQLiteOutOfMemoryException.class,
          SQLiteDatabaseLockedException.class,
          SQLiteAccessPermException.class);

  private DatabaseFile() {}

  /** Why there is nothing to be seen of what was saved. */
  public enum Why {
    /** A later version of the app wrote it. */
    NEWER,
    DAMAGED,
    /** The disk is full, or worse; another time it may be read. */
    OUT_OF_REACH
  }

  /**
   * What is said to the person.
   *
   * @param name under which the file is kept
   */
  public record Trouble(Why why, String name) {}

  /**
   * Opens the database, or sets its file aside if that can never be. Nobody may have asked it
   * before.
   *
   * @return null when all is well
   */
  public static @Nullable Trouble check(Context context, TraytableDatabase database) {
    MainThread.staysFree();
    File file = context.getDatabasePath(database.getOpenHelper().getDatabaseName());
    Why why;
    try {
      why = open(context, file, database);
    } catch (RuntimeException e) {
      why = isOfTheMoment(e) ? Why.OUT_OF_REACH : Why.DAMAGED;
    }
    if (why == null) {
      return null;
    }
    String name = why == Why.OUT_OF_REACH ? null : setAside(file);
    return name == null ? new Trouble(Why.OUT_OF_REACH, file.getName()) : new Trouble(why, name);
  }

  private static @Nullable Why open(Context context, File file, TraytableDatabase database) {
    if (file.isDirectory()) {
      return Why.DAMAGED;
    }
    boolean unfinished = part(file, JOURNAL).length() > 0;
    if (file.length() == 0) {
      if (unfinished || part(file, WAL).length() > 0) {
        // SQLite would throw away what has not yet gone from here into the file.
        return Why.DAMAGED;
      }
      database.getOpenHelper().getWritableDatabase();
      return null;
    }
    if (isNeverWritten(file)) {
      return Why.DAMAGED;
    }
    // Of an interrupted change SQLite must take back what has been written; else nothing is.
    int way = unfinished ? SQLiteDatabase.OPEN_READWRITE : SQLiteDatabase.OPEN_READONLY;
    try (SQLiteDatabase looking =
        SQLiteDatabase.openDatabase(
            file.getPath(), null, way | SQLiteDatabase.NO_LOCALIZED_COLLATORS, damaged -> {})) {
      Why why = look(context, looking);
      if (why == null) {
        // Still looking: whoever is the last to close a file sweeps its log into it, and if Room
        // cannot open it that would be Room.
        database.getOpenHelper().getWritableDatabase();
      }
      return why;
    }
  }

  /** Only looks: not a byte changes, for it may be what is set aside. */
  private static @Nullable Why look(Context context, SQLiteDatabase database) {
    int version = database.getVersion();
    if (version > TraytableDatabase.VERSION) {
      return Why.NEWER;
    }
    boolean isOurs =
        isSound(database)
            // Room compares what it changes, but trusts a number where it has nothing to do.
            && (version < TraytableDatabase.VERSION
                || shape(question -> database.rawQuery(question, null)).equals(model(context)));
    return isOurs ? null : Why.DAMAGED;
  }

  /** SQLite reads a file whose format it does not know how to write; nothing could be saved. */
  private static boolean isNeverWritten(File file) {
    try (RandomAccessFile header = new RandomAccessFile(file, "r")) {
      header.seek(WRITE_FORMAT);
      return header.read() > NEWEST_FORMAT;
    } catch (IOException e) {
      throw new SQLiteDiskIOException(String.valueOf(e.getMessage()));
    }
  }

  private static boolean isSound(SQLiteDatabase database) {
    // The quick check does not look whether indices and tables tell the same. To compare them for a
    // million moves takes seconds, at every start; of a move that is lost the seal of its match
    // tells.
    boolean isLarge = new File(database.getPath()).length() > LARGE;
    String look = isLarge ? "PRAGMA quick_check(1)" : "PRAGMA integrity_check(1)";
    try (Cursor result = database.rawQuery(look, null);
        // Moves without their match: a page with matches has been lost.
        Cursor orphan = database.rawQuery("PRAGMA foreign_key_check", null)) {
      return result.moveToFirst() && result.getString(0).equals("ok") && !orphan.moveToFirst();
    }
  }

  private static List<String> model(Context context) {
    TraytableDatabase model =
        Room.inMemoryDatabaseBuilder(context, TraytableDatabase.class).build();
    try {
      return shape(model.getOpenHelper().getWritableDatabase()::query);
    } finally {
      model.close();
    }
  }

  /** Every column: its name, type, whether it may be null, and its place in the primary key. */
  private static List<String> shape(Function<String, Cursor> database) {
    List<String> shape = new ArrayList<>();
    for (String table : TABLES) {
      try (Cursor column = database.apply("PRAGMA table_info(" + table + ")")) {
        while (column.moveToNext()) {
          shape.add(
              String.join(
                  " ",
                  table,
                  column.getString(1),
                  column.getString(2),
                  column.getString(3),
                  column.getString(5)));
        }
      }
    }
    return shape;
  }

  private static boolean isOfTheMoment(Throwable e) {
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (OF_THE_MOMENT.contains(cause.getClass())) {
        return true;
      }
    }
    return false;
  }

  /** The name under which it is kept; null when it cannot be moved and therefore stays. */
  private static @Nullable String setAside(File file) {
    int number = 1;
    while (isTaken(part(file, ".aside" + number))) {
      number++;
    }
    File aside = part(file, ".aside" + number);
    List<String> moved = new ArrayList<>();
    for (String part : PARTS) {
      if (part(file, part).exists()) {
        if (!part(file, part).renameTo(part(aside, part))) {
          moved.forEach(done -> part(aside, done).renameTo(part(file, done)));
          return null;
        }
        moved.add(part);
      }
    }
    return aside.getName();
  }

  private static boolean isTaken(File aside) {
    return PARTS.stream().anyMatch(part -> part(aside, part).exists());
  }

  private static File part(File file, String part) {
    return new File(file.getPath() + part);
  }
}
