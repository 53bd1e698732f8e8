package app.traytable.data;

import android.content.Context;
import android.database.Cursor;
import android.database.SQLException;
import android.database.sqlite.SQLiteDatabase;
import java.io.File;
import org.jspecify.annotations.Nullable;

/**
 * Looks at the database before Room opens it. Room would delete a damaged one and crash at one of a
 * newer version; here both are set aside untouched, and the app begins with an empty one.
 */
public final class DatabaseFile {
  private static final String[] PARTS = {"", "-wal", "-shm", "-journal"};

  private DatabaseFile() {}

  /** Why a database cannot be opened, and under which name it is kept. */
  public record SetAside(boolean newer, String name) {}

  /** Sets an unreadable database aside; null when it can be opened or there is none. */
  public static @Nullable SetAside check(Context context) {
    return check(context.getDatabasePath(TraytableDatabase.FILE));
  }

  static @Nullable SetAside check(File file) {
    if (!file.exists()) {
      return null;
    }
    int version;
    boolean sound;
    try (SQLiteDatabase database =
        SQLiteDatabase.openDatabase(
            file.getPath(), null, SQLiteDatabase.OPEN_READWRITE, damaged -> {})) {
      version = database.getVersion();
      sound = isSound(database);
    } catch (SQLException e) {
      return new SetAside(false, setAside(file));
    }
    boolean newer = version > TraytableDatabase.VERSION;
    return sound && !newer ? null : new SetAside(newer, setAside(file));
  }

  private static boolean isSound(SQLiteDatabase database) {
    try (Cursor cursor = database.rawQuery("PRAGMA quick_check(1)", null)) {
      return cursor.moveToFirst() && cursor.getString(0).equals("ok");
    }
  }

  private static String setAside(File file) {
    int number = 1;
    while (new File(file.getPath() + ".aside" + number).exists()) {
      number++;
    }
    String name = file.getName() + ".aside" + number;
    for (String part : PARTS) {
      File from = new File(file.getPath() + part);
      File to = new File(file.getParentFile(), name + part);
      if (from.exists() && !from.renameTo(to)) {
        throw new IllegalStateException(from.getName() + " can be neither opened nor moved");
      }
    }
    return name;
  }
}
