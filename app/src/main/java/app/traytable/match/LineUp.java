package app.traytable.match;

import app.traytable.Rooms;
import app.traytable.data.Listed;
import app.traytable.rules.table.GameInfo;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

  /** From the opening of a match alone. */
  static LineUp of(Listed listed, Rooms rooms) throws BrokenSave {
    Journal opening = Save.opening(listed.game(), listed.opening(), rooms);
    return new LineUp(
        listed.game(),
        opening.players(),
        Animal.parseAll(listed.emblems(), opening.players().size()),
        opening.options(),
        opening.first());
  }

  /** Whether this game has as many seats. */
  public boolean fits(GameInfo game) {
    return players.size() >= game.minSeats() && players.size() <= game.maxSeats();
  }

  /** Whether the same people and bots sit here, on whatever seats. */
  public boolean isOfTheSame(LineUp other) {
    return members().equals(other.members());
  }

  private Set<Player> members() {
    return new HashSet<>(players);
  }

  /** The same people on the same seats, for a game with what was agreed on there. */
  public LineUp in(String game, Map<String, String> options) {
    return new LineUp(game, players, animals, options, game.equals(this.game) ? first : null);
  }
}
