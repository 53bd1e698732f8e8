package app.traytable.data;

import android.database.SQLException;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteOpenHelper;
import androidx.sqlite.db.framework.FrameworkSQLiteOpenHelperFactory;

/**
 * Opens the file as Room wants it, but never deletes it. The library would delete a file that looks
 * damaged, and any file at all on which SQLite fails while Room takes its last look: a full disk is
 * enough for that.
 */
final class Door implements SupportSQLiteOpenHelper.Factory {
  @Override
  public SupportSQLiteOpenHelper create(SupportSQLiteOpenHelper.Configuration wanted) {
    return new FrameworkSQLiteOpenHelperFactory()
        .create(
            SupportSQLiteOpenHelper.Configuration.builder(wanted.context)
                .name(wanted.name)
                .callback(new Keeper(wanted.callback))
                .build());
  }

  /** The file is there and does not open. No SQLiteException, for which the library deletes. */
  static final class Shut extends SQLException {
    Shut(RuntimeException cause) {
      super(String.valueOf(cause.getMessage()), cause);
    }
  }

  private static final class Keeper extends SupportSQLiteOpenHelper.Callback {
    private final SupportSQLiteOpenHelper.Callback room;

    Keeper(SupportSQLiteOpenHelper.Callback room) {
      super(room.version);
      this.room = room;
    }

    @Override
    public void onConfigure(SupportSQLiteDatabase database) {
      orShut(() -> room.onConfigure(database));
    }

    @Override
    public void onCreate(SupportSQLiteDatabase database) {
      orShut(() -> room.onCreate(database));
    }

    @Override
    public void onUpgrade(SupportSQLiteDatabase database, int from, int to) {
      orShut(() -> room.onUpgrade(database, from, to));
    }

    @Override
    public void onDowngrade(SupportSQLiteDatabase database, int from, int to) {
      orShut(() -> room.onDowngrade(database, from, to));
    }

    @Override
    public void onOpen(SupportSQLiteDatabase database) {
      orShut(() -> room.onOpen(database));
    }

    @Override
    public void onCorruption(SupportSQLiteDatabase database) {
      // Whoever asked hears of it by an exception; the file stays.
    }

    private static void orShut(Runnable step) {
      try {
        step.run();
      } catch (RuntimeException e) {
        throw new Shut(e);
      }
    }
  }
}
