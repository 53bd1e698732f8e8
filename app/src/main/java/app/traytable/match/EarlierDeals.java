package app.traytable.match;

import app.traytable.data.MatchesDao;
import app.traytable.data.ResultRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How the same cards were played before. */
final class EarlierDeals {
  private EarlierDeals() {}

  /**
   * The latest match with this deal that is over; null when there is none.
   *
   * @param except the match that asks
   */
  static TableUi.@Nullable Earlier latest(MatchesDao matches, String deal, long except) {
    try {
      List<Long> others = matches.withDeal(deal, except);
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
      // It would be told besides; the match that asks is told without it.
      return null;
    }
  }
}
