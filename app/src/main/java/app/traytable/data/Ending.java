package app.traytable.data;

import java.util.ArrayList;
import java.util.List;

/** All that is kept of the end of a match, written together or not at all. */
public record Ending(EndingRow row, List<ResultRow> results, List<FigureRow> figures) {
  public Ending {
    results = List.copyOf(results);
    figures = List.copyOf(figures);
  }

  /** The same of the match with this number. */
  public Ending of(long id) {
    List<ResultRow> ownResults = new ArrayList<>();
    results.forEach(
        r ->
            ownResults.add(
                new ResultRow(id, r.seat(), r.name(), r.points(), r.place(), r.level())));
    List<FigureRow> ownFigures = new ArrayList<>();
    figures.forEach(f -> ownFigures.add(new FigureRow(id, f.seat(), f.figure(), f.value())));
    return new Ending(new EndingRow(id, row.deal(), row.reckoned()), ownResults, ownFigures);
  }
}
