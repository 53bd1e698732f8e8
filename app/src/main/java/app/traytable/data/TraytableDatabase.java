package app.traytable.data;

import android.content.Context;
import androidx.room.AutoMigration;
import androidx.room.Database;
import androidx.room.Room;
import androidx.room.RoomDatabase;

@Database(
    entities = {
      SettingRow.class,
      MatchRow.class,
      PlyRow.class,
      ResultRow.class,
      PersonRow.class,
      EndingRow.class,
      FigureRow.class,
      FreshStartRow.class
    },
    version = TraytableDatabase.VERSION,
    autoMigrations = {
      @AutoMigration(from = 1, to = 2),
      @AutoMigration(from = 3, to = 4),
      @AutoMigration(from = 4, to = 5)
    })
public abstract class TraytableDatabase extends RoomDatabase {
  public static final String FILE = "traytable.db";
  static final int VERSION = 5;

  /** Touches nothing yet: the first question opens the file. */
  public static TraytableDatabase open(Context context, String file) {
    return Room.databaseBuilder(context, TraytableDatabase.class, file)
        .openHelperFactory(new Door())
        .addMigrations(new Sealing())
        .build();
  }

  public abstract SettingsDao settings();

  public abstract MatchesDao matches();

  public abstract PeopleDao people();

  public abstract StatisticsDao statistics();

  public abstract HistoryDao history();

  public abstract ParcelsDao parcels();
}
