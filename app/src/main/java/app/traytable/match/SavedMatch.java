package app.traytable.match;

import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seats;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An unfinished match as Home shows it.
 *
 * @param players nobody when the match cannot be read
 * @param changed when it was last played, in milliseconds since 1970
 * @param problem why it cannot be read; null for a sound one
 */
public record SavedMatch(
    long id,
    String game,
    List<Player> players,
    List<Emblem> emblems,
    Seats toAct,
    long changed,
    @Nullable Damage problem) {
  public SavedMatch {
    players = List.copyOf(players);
    emblems = List.copyOf(emblems);
  }
}
