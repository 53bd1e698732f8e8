package app.traytable.data;

import androidx.room.Dao;
import androidx.room.Query;
import androidx.room.Upsert;
import java.util.List;

@Dao
public interface SettingsDao {
  @Query("SELECT name, value FROM settings")
  List<SettingRow> all();

  @Upsert
  void put(List<SettingRow> rows);
}
