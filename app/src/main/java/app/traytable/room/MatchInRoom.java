package app.traytable.room;

import app.traytable.rules.table.BrokenJournal;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;

/** A match together with the room of its game. */
public record MatchInRoom<M extends Move, V, E extends Event, H>(
    GameRoom<M, V, E, H> room, Match<?, M, V, E> match) {
  /** Plays a journal of this game from its first move to its last. */
  public static <M extends Move, V, E extends Event, H> MatchInRoom<M, V, E, H> replay(
      GameRoom<M, V, E, H> room, Journal journal) throws BrokenJournal {
    return new MatchInRoom<>(room, Match.replay(room.getPlayable().game(), journal));
  }
}
