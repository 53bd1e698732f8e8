package app.traytable.data;

import androidx.room.Dao;
import androidx.room.Query;
import androidx.room.Upsert;
import java.util.List;

@Dao
public interface SettingsDao {
  /** Whatever lies in a column, and however much of it: one bad value leaves the others alone. */
  @Query(
      "SELECT CAST(substr(name, 1, 100) AS TEXT) AS name,"
          + " CAST(substr(value, 1, 100) AS TEXT) AS value FROM settings")
  List<SettingRow> all();

  @Upsert
  void put(List<SettingRow> rows);
}
