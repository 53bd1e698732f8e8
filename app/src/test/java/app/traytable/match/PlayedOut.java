package app.traytable.match;

import app.traytable.Rooms;
import app.traytable.room.GameRoom;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.List;
import java.util.function.UnaryOperator;

/** Matches that somebody has played to the end without thinking. */
public final class PlayedOut {
  private PlayedOut() {}

  /** This deal of a game. */
  public static Match<?, ?, ?, ?> of(String game, long seed, Player... players) {
    return in(Rooms.STANDARD.of(game), seed, List.of(players));
  }

  private static <M extends Move, V, E extends Event, H> Match<?, M, V, E> in(
      GameRoom<M, V, E, H> room, long seed, List<Player> players) {
    Rng chance = new Rng(seed);
    Match<?, M, V, E> match = Deal.in(room, seed, UnaryOperator.identity(), players).match();
    while (!match.toAct().isEmpty()) {
      Seat seat = match.toAct().iterator().next();
      List<M> moves = match.legalMoves(seat);
      match = match.play(seat, moves.get(chance.below(moves.size())));
    }
    return match;
  }
}
