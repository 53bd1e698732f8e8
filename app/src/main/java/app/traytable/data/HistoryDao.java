package app.traytable.data;

import androidx.room.Dao;
import androidx.room.Query;
import java.util.List;
import kotlinx.coroutines.flow.Flow;
import org.jspecify.annotations.Nullable;

/** Matches that are over and have not been deleted. Nothing here reads a move. */
@Dao
public interface HistoryDao {
  String OVER = "over = 1 AND toAct = 0 AND removed NOT BETWEEN 2 AND 9223372036854775807";

  // Whatever lies in these columns, and however much of it, this can be read.
  String SEATS_OF =
      "SELECT m.id AS id, CAST(substr(m.game, 1, 40) AS TEXT) AS game,"
          + " CAST(substr(m.emblems, 1, 100) AS TEXT) AS emblems,"
          + " CAST(m.started AS INTEGER) AS started, CAST(m.changed AS INTEGER) AS changed,"
          + " COALESCE(CAST(r.seat AS INTEGER), -1) AS seat,"
          + " COALESCE(CAST(substr(r.name, 1, 200) AS TEXT), '') AS name,"
          + " COALESCE(CAST(r.points AS INTEGER), 0) AS points,"
          + " COALESCE(CAST(r.place AS INTEGER), 0) AS place,"
          + " COALESCE(CAST(substr(r.level, 1, 20) AS TEXT), '') AS level"
          + " FROM (SELECT id, game, emblems, started, changed FROM matches WHERE ";
  String IN_THEIR_ORDER =
      ") m LEFT JOIN results r ON r.match_id = m.id ORDER BY m.changed DESC, m.id DESC, r.seat";

  /** Along the index, so that the newest are found without a look at those before them. */
  String NEWEST =
      OVER
          + " AND (:game IS NULL OR game = :game) AND (:person IS NULL OR EXISTS (SELECT 1"
          + " FROM results p WHERE p.match_id = matches.id AND p.name = :person"
          + " AND p.level = 'person')) ORDER BY changed DESC, id DESC LIMIT :most";

  /**
   * Seat by seat, the newest match first.
   *
   * @param game null for all
   * @param person who took part and was no bot; null for all
   * @param most so many matches
   */
  @Query(SEATS_OF + NEWEST + IN_THEIR_ORDER)
  Flow<List<PlayedSeat>> newest(@Nullable String game, @Nullable String person, int most);

  /** One match, seat by seat; nothing if it is not over, or has been deleted. */
  @Query(SEATS_OF + "id = :id AND " + OVER + IN_THEIR_ORDER)
  List<PlayedSeat> match(long id);

  @Query("SELECT COUNT(*) FROM matches WHERE game = :game AND " + OVER)
  Flow<Integer> count(String game);

  /** Everybody who was no bot; whoever has played most comes first. */
  @Query(
      "SELECT CAST(substr(r.name, 1, 200) AS TEXT) AS name,"
          + " COALESCE((SELECT CAST(substr(p.emblem, 1, 20) AS TEXT) FROM people p"
          + " WHERE p.name = r.name), '') AS emblem"
          + " FROM results r JOIN matches m ON m.id = r.match_id"
          + " WHERE r.level = 'person' AND "
          + OVER
          + " GROUP BY r.name ORDER BY COUNT(*) DESC, r.name")
  Flow<List<Finisher>> people();
}
