package app.traytable.match;

import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Who sat where in a match and what was agreed on, to sit down in the same way again.
 *
 * @param first null when the lot decided who begins
 */
public record LineUp(
    String game,
    List<Player> players,
    List<Animal> animals,
    Map<String, String> options,
    @Nullable Seat first) {
  public LineUp {
    players = List.copyOf(players);
    animals = List.copyOf(animals);
    options = Map.copyOf(options);
  }
}
