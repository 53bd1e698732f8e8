package app.traytable.data;

import java.util.List;

/**
 * A match that was played elsewhere and is over.
 *
 * @param row whose number is still to be given
 * @param ending likewise
 */
public record Arrival(MatchRow row, List<String> plies, Ending ending) {
  public Arrival {
    plies = List.copyOf(plies);
  }
}
