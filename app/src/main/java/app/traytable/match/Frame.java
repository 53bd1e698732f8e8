package app.traytable.match;

import app.traytable.rules.table.Event;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One moment of a match as one viewer may see it.
 *
 * @param viewer whose view this is; null for what lies open for everybody
 * @param view a {@code NoIdeaView}, {@code QwintoView}, ...: what the game shows this viewer
 * @param toAct who must act, bots included
 * @param last what happened in the last moves, the oldest first
 * @param happened what happened in the very last move
 * @param canUndo the last move may be taken back by who holds the phone
 * @param refusal why the last attempt was refused; null once anything else has happened
 */
public record Frame(
    long id,
    String game,
    Map<String, String> options,
    List<Player> players,
    List<Emblem> emblems,
    int ply,
    @Nullable Seat viewer,
    Object view,
    Seats toAct,
    List<Event> last,
    List<Event> happened,
    boolean canUndo,
    @Nullable Refusal refusal) {
  /** Why a move was refused; the key leads to a sentence. The number tells two refusals apart. */
  public record Refusal(String key, String message, int number) {}

  public Frame {
    options = Map.copyOf(options);
    players = List.copyOf(players);
    emblems = List.copyOf(emblems);
    last = List.copyOf(last);
    happened = List.copyOf(happened);
  }
}
