package app.traytable.data;

import android.content.Context;
import androidx.room.Database;
import androidx.room.Room;
import androidx.room.RoomDatabase;

@Database(entities = SettingRow.class, version = 1)
public abstract class TraytableDatabase extends RoomDatabase {
  public static final String FILE = "traytable.db";

  public static TraytableDatabase open(Context context) {
    return Room.databaseBuilder(context, TraytableDatabase.class, FILE).build();
  }

  public abstract SettingsDao settings();
}
