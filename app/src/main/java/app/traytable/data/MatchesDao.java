package app.traytable.data;

import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.OnConflictStrategy;
import androidx.room.Query;
import androidx.room.Transaction;
import androidx.room.Upsert;
import java.util.List;
import kotlinx.coroutines.flow.Flow;
import org.jspecify.annotations.Nullable;

/** Matches and their moves. A move and what Home shows of it are written together or not at all. */
@Dao
public abstract class MatchesDao {
  // Whatever lies in these columns, and however much of it, this can be read.
  private static final String LISTED =
      "SELECT id, CAST(substr(game, 1, 40) AS TEXT) AS game,"
          + " CASE typeof(opening) WHEN 'text' THEN substr(opening, 1, 4000) ELSE '' END AS opening,"
          + " CAST(substr(emblems, 1, 100) AS TEXT) AS emblems,"
          + " CAST(toAct AS INTEGER) AS toAct, CAST(changed AS INTEGER) AS changed FROM matches ";

  @Query(
      LISTED
          + "WHERE removed NOT BETWEEN 2 AND 9223372036854775807 AND (over = 0 OR toAct != 0)"
          + " ORDER BY changed DESC, id DESC")
  public abstract Flow<List<Listed>> unfinished();

  /** The matches last begun, and the latest of every game however long ago; the newest first. */
  @Query(
      LISTED
          + "WHERE id IN (SELECT id FROM matches ORDER BY started DESC, id DESC LIMIT :most)"
          + " OR id IN (SELECT id FROM (SELECT id, MAX(started) FROM matches GROUP BY game))"
          + " ORDER BY started DESC, id DESC")
  public abstract Flow<List<Listed>> begun(int most);

  @Query(LISTED + "WHERE id = :id")
  public abstract @Nullable Listed listed(long id);

  @Query("SELECT * FROM matches WHERE id = :id")
  public abstract @Nullable MatchRow match(long id);

  @Query("SELECT * FROM matches WHERE game = :game ORDER BY started DESC, id DESC LIMIT 1")
  public abstract @Nullable MatchRow latest(String game);

  /** How many matches of a game there are besides this one, deleted ones included. */
  @Query("SELECT COUNT(*) FROM matches WHERE game = :game AND id != :id")
  public abstract int others(long id, String game);

  @Query("SELECT text FROM plies WHERE match_id = :id ORDER BY ply")
  public abstract List<String> plies(long id);

  /** The number that the next move of a match will have. */
  @Query("SELECT COALESCE(MAX(ply) + 1, 0) FROM plies WHERE match_id = :id")
  public abstract int nextPly(long id);

  @Query("UPDATE matches SET removed = :when WHERE id = :id")
  public abstract void remove(long id, long when);

  @Query("UPDATE matches SET removed = 0 WHERE id IN (:ids)")
  public abstract void restore(List<Long> ids);

  /** Only what was removed before this moment. */
  @Query("DELETE FROM matches WHERE removed BETWEEN 2 AND :moment - 1")
  public abstract void forgetRemovedBefore(long moment);

  /**
   * The best of all who played a game alone, as far as their statistics had begun; the earlier one
   * first where they are equal.
   *
   * @param fewest whether the fewest points are the best
   */
  @Query(
      "SELECT m.id AS id, m.game AS game, r.name AS name, r.points AS points, m.changed AS ended"
          + " FROM results r JOIN matches m ON m.id = r.match_id"
          + " WHERE m.game = :game AND r.level IN ('person', '') AND"
          + StatisticsDao.ENDED
          + "AND"
          + StatisticsDao.SEATS
          + "= 1 AND"
          + StatisticsDao.SINCE
          + " ORDER BY CASE WHEN :fewest THEN r.points ELSE -r.points END, m.changed, m.id"
          + " LIMIT :most")
  public abstract List<Alone> records(String game, boolean fewest, int most);

  /** Other matches with this deal that are over, the latest first. */
  @Query(
      "SELECT m.id FROM endings e JOIN matches m ON m.id = e.match_id"
          + " WHERE e.deal = :deal AND m.id != :id AND m.over = 1 AND m.toAct = 0"
          + " AND m.removed NOT BETWEEN 2 AND 9223372036854775807"
          + " AND EXISTS (SELECT 1 FROM results r WHERE r.match_id = m.id)"
          + " ORDER BY m.changed DESC, m.id DESC")
  public abstract List<Long> withDeal(String deal, long id);

  @Query("SELECT * FROM results WHERE match_id = :id ORDER BY place, seat")
  public abstract List<ResultRow> ranking(long id);

  /** A new match, and those who play it. Whoever comes without a side keeps the one they had. */
  @Transaction
  public long start(MatchRow match, List<PersonRow> people) {
    long id = add(match);
    for (PersonRow person : people) {
      Integer side = sideOf(person.name());
      boolean keepsSide = person.side() == PersonRow.NO_SIDE && side != null;
      put(keepsSide ? person.withSide(side) : person);
    }
    return id;
  }

  /**
   * Writes a move, unless the match on disk is no longer the one that it was made in.
   *
   * @param before the seal of the match without the move
   * @param after the seal with it
   * @param ending null unless it is the last move
   */
  @Transaction
  public boolean append(
      PlyRow ply, String before, String after, long changed, int toAct, @Nullable Ending ending) {
    if (touch(ply.matchId(), before, after, changed, toAct, ending != null) == 0) {
      return false;
    }
    insert(ply);
    if (ending != null) {
      put(ending);
    }
    return true;
  }

  /** A match that is over and has not been reckoned up in this way; the latest first. */
  @Query(
      "SELECT id FROM matches WHERE over = 1 AND toAct = 0 AND id NOT IN"
          + " (SELECT match_id FROM endings WHERE reckoned = :way)"
          + " ORDER BY changed DESC, id DESC LIMIT 1")
  public abstract @Nullable Long unreckoned(int way);

  /** How a match ended, in the place of what was kept of that before. */
  @Transaction
  public void put(Ending ending) {
    forgetFigures(ending.row().matchId());
    put(ending.row());
    put(ending.results());
    insert(ending.figures());
  }

  /** Deletes the last move, unless the match on disk is no longer the one that has it. */
  @Transaction
  public boolean takeBack(PlyRow ply, String before, String after, long changed, int toAct) {
    if (touch(ply.matchId(), before, after, changed, toAct, false) == 0) {
      return false;
    }
    delete(ply.matchId(), ply.ply());
    return true;
  }

  @Insert
  abstract long add(MatchRow match);

  @Query("SELECT CAST(side AS INTEGER) FROM people WHERE name = :name")
  abstract @Nullable Integer sideOf(String name);

  @Upsert
  abstract void put(PersonRow person);

  @Insert
  abstract void insert(PlyRow ply);

  /** A match that cannot be read is not asked again in this way; what is known of it stays. */
  @Transaction
  public void leaveAsItIs(long id, int way) {
    addIfNew(new EndingRow(id, "", way));
    setWay(id, way);
  }

  @Insert(onConflict = OnConflictStrategy.IGNORE)
  abstract void addIfNew(EndingRow row);

  @Query("UPDATE endings SET reckoned = :way WHERE match_id = :id")
  abstract void setWay(long id, int way);

  @Query("DELETE FROM figures WHERE match_id = :id")
  abstract void forgetFigures(long id);

  @Upsert
  abstract void put(EndingRow row);

  @Upsert
  abstract void put(List<ResultRow> results);

  @Insert
  abstract void insert(List<FigureRow> figures);

  @Query("DELETE FROM plies WHERE match_id = :id AND ply = :ply")
  abstract void delete(long id, int ply);

  @Query(
      "UPDATE matches SET changed = :changed, toAct = :toAct, over = :over, seal = :after"
          + " WHERE id = :id AND seal = :before")
  abstract int touch(long id, String before, String after, long changed, int toAct, boolean over);
}
