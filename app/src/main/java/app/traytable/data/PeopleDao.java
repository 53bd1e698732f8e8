package app.traytable.data;

import androidx.room.Dao;
import androidx.room.Query;
import java.util.List;
import kotlinx.coroutines.flow.Flow;

@Dao
public interface PeopleDao {
  /** Whatever lies in a column, and however much of it: nobody is forgotten for another's sake. */
  String ALL =
      "SELECT CAST(substr(name, 1, 200) AS TEXT) AS name,"
          + " CAST(substr(emblem, 1, 20) AS TEXT) AS emblem,"
          + " CAST(played AS INTEGER) AS played, CAST(side AS INTEGER) AS side FROM people ORDER BY played DESC, name";

  /** The latest first, now and whenever one has changed. */
  @Query(ALL)
  Flow<List<PersonRow>> all();

  /** The same as they are. */
  @Query(ALL)
  List<PersonRow> now();

  @Query("DELETE FROM people WHERE name = :name")
  void forget(String name);
}
