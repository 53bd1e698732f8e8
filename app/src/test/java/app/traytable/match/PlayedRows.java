package app.traytable.match;

import app.traytable.data.Ending;
import app.traytable.data.EndingRow;
import app.traytable.data.FigureRow;
import app.traytable.data.MatchRow;
import app.traytable.data.MatchesDao;
import app.traytable.data.ResultRow;
import app.traytable.data.TraytableDatabase;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The rows of matches that are over, without anybody having played them. */
final class PlayedRows {
  private PlayedRows() {}

  /**
   * A match in which everybody reached the place in which they are named, the first with the fewest
   * points. Not on the main thread.
   *
   * @param names with a star for a bot
   */
  static long over(TraytableDatabase database, String game, long ended, String... names) {
    MatchesDao matches = database.matches();
    long id =
        matches.start(
            new MatchRow(0, game, "?", "owl pig", ended - 600_000, ended, 0, true, 0, "0 0"),
            List.of());
    List<ResultRow> results = new ArrayList<>();
    List<FigureRow> figures = new ArrayList<>();
    for (int seat = 0; seat < names.length; seat++) {
      boolean isBot = names[seat].startsWith("*");
      String level = Journal.played(isBot ? Level.NORMAL : null);
      String name = isBot ? names[seat].substring(1) : names[seat];
      results.add(new ResultRow(id, seat, name, 10 * (seat + 1), seat + 1, level));
      figures.add(new FigureRow(id, seat, "something", seat));
    }
    matches.put(new Ending(new EndingRow(id, "", Reckoning.WAY), results, figures));
    return id;
  }

  /** In how many rows of each table there is something of a match. */
  static List<Integer> left(TraytableDatabase database, long id) {
    List<Integer> left = new ArrayList<>();
    for (String table : TABLES) {
      String column = table.equals("matches") ? "id" : "match_id";
      try (var rows =
          database
              .getOpenHelper()
              .getReadableDatabase()
              .query("SELECT COUNT(*) FROM " + table + " WHERE " + column + " = " + id)) {
        rows.moveToFirst();
        left.add(rows.getInt(0));
      }
    }
    return left;
  }

  /** Nothing is left in any table, or in each. */
  static boolean isWhole(List<Integer> left) {
    return Set.copyOf(left).equals(Set.of(0)) || !left.contains(0);
  }

  private static final List<String> TABLES =
      List.of("matches", "plies", "results", "endings", "figures");
}
