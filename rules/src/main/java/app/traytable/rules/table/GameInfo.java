package app.traytable.rules.table;

import java.util.List;

/**
 * What a game is, before anybody has sat down: enough for a shelf of boxes and for a set-up.
 *
 * @param minAge 0 for everybody
 * @param moveBound a game by lot that takes more moves than this is taken for endless; each game
 *     says whether its bound is proved or measured
 */
public record GameInfo(
    String id,
    int minSeats,
    int maxSeats,
    int minAge,
    int minutes,
    List<Option> options,
    int moveBound) {
  public GameInfo {
    options = List.copyOf(options);
  }
}
