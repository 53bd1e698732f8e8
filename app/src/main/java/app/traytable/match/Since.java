package app.traytable.match;

import app.traytable.room.Story;
import app.traytable.rules.table.Seat;
import java.util.List;

/**
 * What the others have done since somebody's last move, for whom it is to look now.
 *
 * @param seat whose last move it was
 * @param moves the oldest first
 * @param hits what of it befell them while they could do nothing, and they have not seen yet
 */
public record Since(Seat seat, List<TableUi.LoggedMove> moves, List<Story<?>> hits) {
  public Since {
    moves = List.copyOf(moves);
    hits = List.copyOf(hits);
  }
}
