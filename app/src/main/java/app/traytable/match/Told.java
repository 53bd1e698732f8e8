package app.traytable.match;

import app.traytable.rules.table.Event;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Seat;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What has been told of the moves of a match, each worked out once for each viewer who asks, and
 * not before: to tell a move is to play it again.
 */
public final class Told<E extends Event> {
  private final Map<@Nullable Seat, Map<Integer, List<E>>> byViewer = new HashMap<>();

  /**
   * What happened in the last move of a match, as it is told in that very moment.
   *
   * @param viewer null for the table
   */
  List<E> last(Match<?, ?, ?, E> match, @Nullable Seat viewer) {
    return byViewer
        .computeIfAbsent(viewer, v -> new HashMap<>())
        .computeIfAbsent(match.plies(), ply -> match.lastEvents(viewer));
  }

  /** The moves behind this one have been taken back. */
  void forgetAfter(int plies) {
    byViewer.values().forEach(told -> told.keySet().removeIf(ply -> ply > plies));
  }
}
