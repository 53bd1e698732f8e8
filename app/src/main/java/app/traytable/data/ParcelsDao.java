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
import org.jspecify.annotations.Nullable;

/** What goes to another phone, and what comes from one. Nothing that is here is ever changed. */
@Dao
public abstract class ParcelsDao {
  private static final String IS_HERE = " (removed NOT BETWEEN 2 AND 9223372036854775807) ";

  private static final String SEALED =
      "SELECT id, CAST(substr(seal, 1, 100) AS TEXT) AS seal FROM matches WHERE ";

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
   * Takes in all of it or nothing. A match that is here already is left out, one that has just been
   * deleted comes back as it was; left out is also everybody who is known by name and everything
   * that somebody has chosen here.
   */
  @Transaction
  public Received bringIn(
      List<Arrival> arrivals, List<PersonRow> people, List<SettingRow> settings) {
    Map<String, List<Long>> known = bySeal(here());
    Map<String, List<Long>> deleted = bySeal(deleted());
    int added = 0;
    for (Arrival arrival : arrivals) {
      String seal = arrival.row().seal();
      List<Long> alike = known.computeIfAbsent(seal, any -> new ArrayList<>());
      if (same(alike, arrival) == null) {
        // Whoever undoes the deletion later must not have the match twice.
        Long back = same(deleted.getOrDefault(seal, List.of()), arrival);
        if (back != null) {
          matches.restore(List.of(back));
        }
        alike.add(back == null ? add(arrival) : back);
        added++;
      }
    }
    int newPeople = count(addNewPeople(people));
    int newSettings = count(addNewSettings(settings));
    return new Received(added, arrivals.size() - added, newPeople, newSettings);
  }

  private static Map<String, List<Long>> bySeal(List<Sealed> matches) {
    Map<String, List<Long>> found = new HashMap<>();
    matches.forEach(
        match -> found.computeIfAbsent(match.seal(), seal -> new ArrayList<>()).add(match.id()));
    return found;
  }

  private @Nullable Long same(List<Long> alike, Arrival arrival) {
    return alike.stream().filter(id -> isSame(id, arrival)).findFirst().orElse(null);
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

  @Query(SEALED + IS_HERE)
  abstract List<Sealed> here();

  @Query(SEALED + "NOT" + IS_HERE)
  abstract List<Sealed> deleted();

  @Query("SELECT EXISTS(SELECT 1 FROM matches WHERE id = :id AND opening = :opening)")
  abstract boolean opened(long id, String opening);

  @Insert
  abstract void insert(List<PlyRow> plies);

  @Insert(onConflict = OnConflictStrategy.IGNORE)
  abstract List<Long> addNewPeople(List<PersonRow> people);

  @Insert(onConflict = OnConflictStrategy.IGNORE)
  abstract List<Long> addNewSettings(List<SettingRow> settings);
}
