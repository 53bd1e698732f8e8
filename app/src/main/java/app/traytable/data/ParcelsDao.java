package app.traytable.data;

import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.OnConflictStrategy;
import androidx.room.Query;
import androidx.room.Transaction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What goes to another phone, and what comes from one. Nothing that is here is ever changed. */
@Dao
public abstract class ParcelsDao {
  private static final String IS_HERE = " removed NOT BETWEEN 2 AND 9223372036854775807 ";

  private final MatchesDao matches;

  ParcelsDao(TraytableDatabase database) {
    matches = database.matches();
  }

  /** The matches that are over, the latest first. */
  @Query(
      "SELECT id FROM matches WHERE over = 1 AND toAct = 0 AND"
          + IS_HERE
          + "ORDER BY changed DESC, id DESC LIMIT :most")
  public abstract List<Long> finished(int most);

  /** Whatever lies in a column, as where they are shown. */
  @Query(
      "SELECT CAST(substr(name, 1, 200) AS TEXT) AS name,"
          + " CAST(substr(emblem, 1, 20) AS TEXT) AS emblem,"
          + " CAST(played AS INTEGER) AS played, CAST(side AS INTEGER) AS side"
          + " FROM people ORDER BY played DESC, name LIMIT :most")
  public abstract List<PersonRow> people(int most);

  /**
   * Takes in all of it or nothing. A match that is here already is left out, and so is everybody
   * who is known by name and everything that somebody has chosen here.
   */
  @Transaction
  public Received bringIn(
      List<Arrival> arrivals, List<PersonRow> people, List<SettingRow> settings) {
    Map<String, List<Long>> known = new HashMap<>();
    for (Sealed here : sealed()) {
      known.computeIfAbsent(here.seal(), seal -> new ArrayList<>()).add(here.id());
    }
    int added = 0;
    for (Arrival arrival : arrivals) {
      List<Long> alike = known.computeIfAbsent(arrival.row().seal(), seal -> new ArrayList<>());
      if (alike.stream().noneMatch(id -> isSame(id, arrival))) {
        alike.add(add(arrival));
        added++;
      }
    }
    int newPeople = count(addNewPeople(people));
    int newSettings = count(addNewSettings(settings));
    return new Received(added, arrivals.size() - added, newPeople, newSettings);
  }

  private long add(Arrival arrival) {
    long id = matches.add(arrival.row());
    List<PlyRow> plies = new ArrayList<>();
    for (String text : arrival.plies()) {
      plies.add(new PlyRow(id, plies.size(), text));
    }
    insert(plies);
    matches.put(arrival.ending().of(id));
    return id;
  }

  /** A seal only tells where to look. */
  private boolean isSame(long id, Arrival arrival) {
    return opened(id, arrival.row().opening()) && matches.plies(id).equals(arrival.plies());
  }

  /** A row that was not added has no number. */
  private static int count(List<Long> numbers) {
    return (int) numbers.stream().filter(number -> number >= 0).count();
  }

  @Query("SELECT id, CAST(substr(seal, 1, 100) AS TEXT) AS seal FROM matches WHERE" + IS_HERE)
  abstract List<Sealed> sealed();

  @Query("SELECT EXISTS(SELECT 1 FROM matches WHERE id = :id AND opening = :opening)")
  abstract boolean opened(long id, String opening);

  @Insert
  abstract void insert(List<PlyRow> plies);

  @Insert(onConflict = OnConflictStrategy.IGNORE)
  abstract List<Long> addNewPeople(List<PersonRow> people);

  @Insert(onConflict = OnConflictStrategy.IGNORE)
  abstract List<Long> addNewSettings(List<SettingRow> settings);
}
