package app.traytable.match;

import app.traytable.Rooms;
import app.traytable.data.Listed;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seats;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An unfinished match as Home shows it, from its opening alone.
 *
 * @param players nobody when the opening cannot be read
 * @param changed when it was last played, in milliseconds since 1970
 * @param problem why it cannot be opened; null where only the moves could tell
 */
public record SavedMatch(
    long id,
    String game,
    List<Player> players,
    List<Animal> animals,
    Seats toAct,
    long changed,
    @Nullable Damage problem) {
  public SavedMatch {
    players = List.copyOf(players);
    animals = List.copyOf(animals);
  }

  /** Whether the moves are sound is found when the match is opened. */
  static SavedMatch of(Listed listed, Rooms rooms) {
    try {
      List<Player> players = Save.opening(listed.game(), listed.opening(), rooms).players();
      if (listed.toAct() < 0 || listed.toAct() > Seats.firstOnes(players.size()).bits()) {
        throw new BrokenSave(Damage.MOVES, "It is the turn of a seat that does not exist");
      }
      return of(listed, players, Seats.ofBits(listed.toAct()), null);
    } catch (BrokenSave e) {
      return of(listed, List.of(), Seats.NONE, e.damage());
    }
  }

  private static SavedMatch of(
      Listed listed, List<Player> players, Seats toAct, @Nullable Damage problem) {
    List<Animal> animals = Animal.parseAll(listed.emblems(), players.size());
    return new SavedMatch(
        listed.id(), listed.game(), players, animals, toAct, listed.changed(), problem);
  }
}
