package app.traytable.data;

import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.Query;
import androidx.room.Transaction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Matches and their moves. A move and what Home shows of it are written together or not at all. */
@Dao
public abstract class MatchesDao {
  @Insert
  public abstract long add(MatchRow match);

  @Query("SELECT * FROM matches WHERE id = :id")
  public abstract @Nullable MatchRow match(long id);

  @Query("SELECT * FROM matches WHERE over = 0 AND removed = 0 ORDER BY changed DESC, id DESC")
  public abstract List<MatchRow> unfinished();

  @Query("SELECT * FROM matches WHERE game = :game ORDER BY started DESC, id DESC LIMIT 1")
  public abstract @Nullable MatchRow latest(String game);

  @Query("SELECT text FROM plies WHERE match_id = :id ORDER BY ply")
  public abstract List<String> plies(long id);

  @Query("UPDATE matches SET removed = :removed WHERE id = :id")
  public abstract void remove(long id, boolean removed);

  @Query("DELETE FROM matches WHERE removed = 1")
  public abstract void forgetRemoved();

  /** The best of those who played alone; the earlier one first where they are equal. */
  @Query(
      "SELECT r.* FROM results r JOIN matches m ON m.id = r.match_id WHERE m.game = :game"
          + " AND (SELECT COUNT(*) FROM results o WHERE o.match_id = m.id) = 1"
          + " ORDER BY r.points DESC, m.changed, m.id LIMIT :most")
  public abstract List<ResultRow> records(String game, int most);

  @Transaction
  public void append(PlyRow ply, long changed, int toAct, List<ResultRow> results) {
    insert(ply);
    touch(ply.matchId(), changed, toAct, !results.isEmpty());
    insert(results);
  }

  @Transaction
  public void takeBack(PlyRow ply, long changed, int toAct) {
    delete(ply.matchId(), ply.ply());
    touch(ply.matchId(), changed, toAct, false);
  }

  @Insert
  abstract void insert(PlyRow ply);

  @Insert
  abstract void insert(List<ResultRow> results);

  @Query("DELETE FROM plies WHERE match_id = :id AND ply = :ply")
  abstract void delete(long id, int ply);

  @Query("UPDATE matches SET changed = :changed, toAct = :toAct, over = :over WHERE id = :id")
  abstract void touch(long id, long changed, int toAct, boolean over);
}
