package app.traytable.match;

import app.traytable.data.Alone;
import app.traytable.data.MatchesDao;
import app.traytable.data.ResultRow;
import app.traytable.rules.table.DealCode;
import app.traytable.rules.table.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What was played before. It is told besides: where it cannot be read, the match that asks is told
 * without it.
 */
final class Annalist {
  /** So many records stand below a result. */
  private static final int RECORDS = 10;

  private Annalist() {}

  /**
   * @param id the match that asks
   */
  static TableUi.Annals tell(MatchesDao matches, long id, Match<?, ?, ?, ?> match) {
    return new TableUi.Annals(
        match.players().size() == 1 ? records(matches, id, match) : List.of(),
        earlier(matches, id, DealCode.of(match.setup())));
  }

  /** Of those who played alone, the best first. */
  private static List<TableUi.Score> records(MatchesDao matches, long id, Match<?, ?, ?, ?> match) {
    List<TableUi.Score> records = new ArrayList<>();
    try {
      boolean fewest = match.game().fewestPointsAreBest();
      for (Alone one : matches.records(match.setup().game(), fewest, RECORDS)) {
        records.add(new TableUi.Score(one.name(), one.points(), one.id() == id));
      }
    } catch (RuntimeException e) {
      return List.of();
    }
    return records;
  }

  /** The latest other match with this deal that is over; null when there is none. */
  private static TableUi.@Nullable Earlier earlier(MatchesDao matches, long id, String deal) {
    try {
      List<Long> others = matches.withDeal(deal, id);
      if (others.isEmpty()) {
        return null;
      }
      long latest = others.get(0);
      List<TableUi.Ranked> ranking = new ArrayList<>();
      for (ResultRow row : matches.ranking(latest)) {
        ranking.add(new TableUi.Ranked(row.place(), row.name(), row.points()));
      }
      long ended = Objects.requireNonNull(matches.listed(latest)).changed();
      return new TableUi.Earlier(ended, ranking, others.size() - 1);
    } catch (RuntimeException e) {
      return null;
    }
  }
}
