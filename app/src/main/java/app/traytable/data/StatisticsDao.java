package app.traytable.data;

import androidx.annotation.NonNull;
import androidx.room.Dao;
import androidx.room.Query;
import androidx.room.Upsert;
import java.util.List;
import kotlinx.coroutines.flow.Flow;
import org.jspecify.annotations.Nullable;

/**
 * Counts what is on disk whenever it is asked; nothing is kept that could drift.
 *
 * <p>A match counts when it is over and has not been removed, for a person whose statistics had
 * begun when it ended. Whoever was alone has a record ({@link MatchesDao#records}) and no place:
 * here all are matches of several.
 *
 * <p>Everywhere {@code game} may be empty for all games; {@code bots} is the strongest bot at the
 * table, 0 where there is none and 1 to 3 from easy to hard, or -1 for whatever sits there.
 */
@Dao
public abstract class StatisticsDao {
  static final String ENDED =
      " m.over = 1 AND m.toAct = 0 AND m.removed NOT BETWEEN 2 AND 9223372036854775807 ";

  static final String SEATS = " (SELECT COUNT(*) FROM results a WHERE a.match_id = m.id) ";

  private static final String ASKED =
      " (:game = '' OR m.game = :game) AND (:bots < 0 OR :bots ="
          + " (SELECT MAX(CASE b.level WHEN 'easy' THEN 1 WHEN 'normal' THEN 2 WHEN 'hard' THEN 3"
          + " ELSE 0 END) FROM results b WHERE b.match_id = m.id)) ";

  static final String SINCE =
      " m.changed >= COALESCE((SELECT since FROM fresh_starts s WHERE s.name = r.name), 0) ";

  private static final String COUNTED =
      " FROM results r JOIN matches m ON m.id = r.match_id"
          + " WHERE r.name = :name AND r.level = 'person' AND"
          + ENDED
          + "AND"
          + SEATS
          + "> 1 AND"
          + SINCE
          + "AND"
          + ASKED;

  /** The same with another person at the table, whose statistics had begun too. */
  private static final String TOGETHER =
      " FROM results r JOIN results o ON o.match_id = r.match_id AND o.seat != r.seat"
          + " JOIN matches m ON m.id = r.match_id"
          + " WHERE r.name = :name AND r.level = 'person' AND o.level = 'person' AND"
          + ENDED
          + " AND"
          + SINCE
          + "AND"
          + ASKED
          + " AND m.changed >= COALESCE((SELECT since FROM fresh_starts t WHERE t.name = o.name), 0)";

  /**
   * Somebody who has played a match to its end.
   *
   * @param seat where they sat in the latest of them
   * @param emblems of that match, one for each seat
   * @param since when their statistics begin; 0 if they were never begun anew
   */
  public record Known(
      @NonNull String name,
      int seat,
      @NonNull String emblems,
      long latest,
      int played,
      long since) {}

  /** What somebody reached in one game. */
  public record Total(
      @NonNull String game, int played, int won, long points, int fewest, int most) {}

  /** One match of somebody. */
  public record Played(@NonNull String game, long ended, int place, int points) {}

  /** One thing that a game counts, in all matches together. */
  public record Sum(@NonNull String figure, long value) {}

  /** With whom somebody has played how often. */
  public record Rival(@NonNull String name, int played) {}

  /** Two people in one game: how often each was ahead, and all their points. */
  public record Pair(
      @NonNull String game, int played, int ahead, int behind, long points, long theirs) {}

  /** Those who have played most come first. Told anew whenever anything of this changes. */
  @Query(
      "SELECT r.name AS name, r.seat AS seat,"
          + " CAST(substr(m.emblems, 1, 100) AS TEXT) AS emblems, MAX(m.changed) AS latest,"
          + " COUNT(*) AS played, COALESCE(f.since, 0) AS since"
          + " FROM results r JOIN matches m ON m.id = r.match_id"
          + " LEFT JOIN fresh_starts f ON f.name = r.name"
          + " WHERE r.level = 'person' AND"
          + ENDED
          + " GROUP BY r.name ORDER BY played DESC, latest DESC, r.name")
  public abstract Flow<List<Known>> people();

  @Query(
      "SELECT m.game AS game, COUNT(*) AS played, SUM(r.place = 1) AS won,"
          + " SUM(r.points) AS points, MIN(r.points) AS fewest, MAX(r.points) AS most"
          + COUNTED
          + " GROUP BY m.game")
  public abstract List<Total> totals(String name, String game, int bots);

  /** From the first match to the latest. */
  @Query(
      "SELECT m.game AS game, m.changed AS ended, r.place AS place, r.points AS points"
          + COUNTED
          + " ORDER BY m.changed, m.id")
  public abstract List<Played> course(String name, String game, int bots);

  @Query(
      "SELECT g.figure AS figure, SUM(g.value) AS value FROM figures g JOIN"
          + " (SELECT r.match_id AS match_id, r.seat AS seat"
          + COUNTED
          + ") c"
          + " ON c.match_id = g.match_id AND c.seat = g.seat GROUP BY g.figure")
  public abstract List<Sum> figures(String name, String game, int bots);

  @Query(
      "SELECT o.name AS name, COUNT(*) AS played"
          + TOGETHER
          + " GROUP BY o.name ORDER BY COUNT(*) DESC, o.name")
  public abstract List<Rival> rivals(String name, String game, int bots);

  @Query(
      "SELECT m.game AS game, COUNT(*) AS played, SUM(r.place < o.place) AS ahead,"
          + " SUM(r.place > o.place) AS behind, SUM(r.points) AS points, SUM(o.points) AS theirs"
          + TOGETHER
          + " AND o.name = :other GROUP BY m.game")
  public abstract List<Pair> pairs(String name, String other, String game, int bots);

  /** Null for whoever never began anew. */
  @Query("SELECT since FROM fresh_starts WHERE name = :name")
  public abstract @Nullable Long since(String name);

  @Upsert
  public abstract void put(FreshStartRow start);

  @Query("DELETE FROM fresh_starts WHERE name = :name")
  public abstract void forgetFreshStart(String name);
}
