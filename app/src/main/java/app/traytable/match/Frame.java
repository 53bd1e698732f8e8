package app.traytable.match;

import app.traytable.room.Scene;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Refusal;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One moment of a match as one viewer may see it.
 *
 * @param sides where around the phone everybody sits, as {@link Sides} tells
 * @param viewer whose view this is; null for what lies open for everybody
 * @param scene what the game shows this viewer
 * @param toAct who must act, bots included
 * @param canUndo the last move may be taken back by who holds the phone
 * @param refused why the last attempt was refused; null once anything else has happened
 * @param since what has happened since the last move of the one who looks; null where nobody does
 * @param lately the last moves, the oldest first, each as it is told to this viewer now; none where
 *     nobody plays by ear
 */
public record Frame(
    long id,
    String game,
    Map<String, String> options,
    List<Player> players,
    List<Animal> animals,
    List<Integer> sides,
    int ply,
    @Nullable Seat viewer,
    Scene<?, ?, ?, ?> scene,
    Seats toAct,
    boolean canUndo,
    @Nullable Refused refused,
    @Nullable Since since,
    List<TableUi.LoggedMove> lately) {
  /** Why something was refused. The number tells two refusals apart. */
  public record Refused(Refusal why, int number) {}

  public Frame {
    options = Map.copyOf(options);
    players = List.copyOf(players);
    animals = List.copyOf(animals);
    sides = List.copyOf(sides);
    lately = List.copyOf(lately);
  }
}
