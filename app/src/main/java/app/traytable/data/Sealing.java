package app.traytable.data;

import android.database.Cursor;
import androidx.room.migration.Migration;
import androidx.sqlite.db.SupportSQLiteDatabase;
import java.util.ArrayList;
import java.util.List;

/** From version 2 to 3: every match gets its seal, and removing it a time. */
final class Sealing extends Migration {
  Sealing() {
    super(2, 3);
  }

  @Override
  public void migrate(SupportSQLiteDatabase database) {
    database.execSQL("ALTER TABLE `matches` ADD COLUMN `seal` TEXT NOT NULL DEFAULT ''");
    database.execSQL("UPDATE matches SET removed = 2 WHERE removed = 1");
    for (String id : read(database, "SELECT id FROM matches")) {
      String seal = seal(database, id);
      database.execSQL("UPDATE matches SET seal = ? WHERE id = ?", new Object[] {seal, id});
    }
  }

  /** None for a match that cannot be read: it stays as unreadable as it was. */
  private static String seal(SupportSQLiteDatabase database, String id) {
    try {
      return Seal.of(
          read(database, "SELECT opening FROM matches WHERE id = " + id).get(0),
          read(database, "SELECT text FROM plies WHERE match_id = " + id + " ORDER BY ply"));
    } catch (RuntimeException e) {
      return "";
    }
  }

  private static List<String> read(SupportSQLiteDatabase database, String question) {
    List<String> found = new ArrayList<>();
    try (Cursor cursor = database.query(question)) {
      while (cursor.moveToNext()) {
        found.add(cursor.getString(0));
      }
    }
    return found;
  }
}
