package app.traytable.match;

import app.traytable.rules.table.Event;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What has been told of the moves of a match, each worked out once for each viewer who asks: to
 * tell a move is to play it again.
 */
final class Told<E extends Event> {
  private final Map<@Nullable Seat, List<List<E>>> byViewer = new HashMap<>();

  /**
   * What happened in the last move of a match, as it is told in that very moment.
   *
   * @param viewer null for the table
   */
  List<E> last(Match<?, ?, ?, E> match, @Nullable Seat viewer) {
    return match.plies() == 0 ? List.of() : known(match, viewer).get(match.plies() - 1);
  }

  private List<List<E>> known(Match<?, ?, ?, E> match, @Nullable Seat viewer) {
    List<List<E>> told = byViewer.computeIfAbsent(viewer, v -> new ArrayList<>());
    List<List<E>> missing = new ArrayList<>();
    for (Match<?, ?, ?, E> m = match; m != null && m.plies() > told.size(); m = m.before()) {
      missing.add(0, m.lastEvents(viewer));
    }
    told.addAll(missing);
    return told;
  }

  /** The moves behind this one have been taken back. */
  void forgetAfter(int plies) {
    for (List<List<E>> told : byViewer.values()) {
      while (told.size() > plies) {
        told.remove(told.size() - 1);
      }
    }
  }
}
