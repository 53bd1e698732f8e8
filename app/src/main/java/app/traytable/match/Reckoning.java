package app.traytable.match;

import app.traytable.data.Ending;
import app.traytable.data.EndingRow;
import app.traytable.data.FigureRow;
import app.traytable.data.ResultRow;
import app.traytable.rules.table.DealCode;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Outcome;
import app.traytable.rules.table.Player;
import java.util.ArrayList;
import java.util.List;

/** What is kept of a match that is over, so that nobody has to replay it to tell how it ended. */
public final class Reckoning {
  /** Grows when a game counts something more or otherwise: then all is reckoned up anew. */
  static final int WAY = 1;

  private Reckoning() {}

  /** Of the match with this number. */
  public static Ending of(long id, Match<?, ?, ?, ?> match) {
    Outcome outcome = match.outcome();
    List<ResultRow> results = new ArrayList<>();
    for (int seat = 0; seat < match.players().size(); seat++) {
      Player player = match.players().get(seat);
      results.add(
          new ResultRow(
              id,
              seat,
              player.name(),
              outcome.points().get(seat),
              outcome.places().get(seat),
              Journal.played(player.level())));
    }
    List<FigureRow> figures = new ArrayList<>();
    match
        .figures()
        .forEach(
            (figure, counted) -> {
              for (int seat = 0; seat < counted.size(); seat++) {
                figures.add(new FigureRow(id, seat, figure, counted.get(seat)));
              }
            });
    return new Ending(new EndingRow(id, DealCode.of(match.setup()), WAY), results, figures);
  }
}
