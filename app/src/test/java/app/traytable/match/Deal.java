package app.traytable.match;

import app.traytable.Rooms;
import app.traytable.room.GameRoom;
import app.traytable.room.MatchInRoom;
import app.traytable.rules.Games;
import app.traytable.rules.table.BrokenJournal;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.List;
import java.util.function.UnaryOperator;

/** Matches that have just been dealt. */
final class Deal {
  private static final long SEED = 5;

  private Deal() {}

  /** Any deal of the game with this id, which this seat begins. */
  static MatchInRoom<?, ?, ?, ?> of(String game, Seat first, Player... players) {
    return in(Rooms.STANDARD.of(game), SEED, setup -> setup.withFirst(first), List.of(players));
  }

  /**
   * This deal of a game.
   *
   * @param agreed adds what the players have agreed on
   */
  static <M extends Move, V, E extends Event, H> MatchInRoom<M, V, E, H> in(
      GameRoom<M, V, E, H> room, long seed, UnaryOperator<Setup> agreed, List<Player> players) {
    Setup setup = agreed.apply(Setup.of(room.getPlayable().info(), players.size(), seed));
    return new MatchInRoom<>(room, Match.start(room.getPlayable().game(), setup, players));
  }

  /** What was played in a match, from its journal. */
  static Match<?, ?, ?, ?> read(String journal) {
    try {
      return Games.load(journal);
    } catch (BrokenJournal e) {
      throw new AssertionError(e);
    }
  }
}
