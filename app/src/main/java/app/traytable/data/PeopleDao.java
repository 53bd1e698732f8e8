package app.traytable.data;

import androidx.room.Dao;
import androidx.room.Query;
import androidx.room.Upsert;
import java.util.List;

@Dao
public interface PeopleDao {
  @Query("SELECT * FROM people ORDER BY played DESC, name")
  List<PersonRow> all();

  @Upsert
  void put(List<PersonRow> people);

  @Query("DELETE FROM people WHERE name = :name")
  void forget(String name);
}
