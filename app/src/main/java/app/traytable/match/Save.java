package app.traytable.match;

import app.traytable.Rooms;
import app.traytable.data.Listed;
import app.traytable.data.MatchRow;
import app.traytable.data.Seal;
import app.traytable.room.GameRoom;
import app.traytable.room.MatchInRoom;
import app.traytable.rules.parcel.Parcel;
import app.traytable.rules.table.BrokenJournal;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A match as the database holds it: read with care, since a disk can lie.
 *
 * @param trouble what kept it from being read; then the row and the moves are not the whole truth
 */
record Save(MatchRow row, List<String> plies, @Nullable BrokenSave trouble) {
  /** A match of which no more can be told than this. */
  static Save unreadable(Listed listed, RuntimeException cause) {
    MatchRow row =
        new MatchRow(
            listed.id(), listed.game(), listed.opening(), "", 0, listed.changed(), 0, false, 0, "");
    return new Save(row, List.of(), new BrokenSave(Damage.UNREADABLE, String.valueOf(cause)));
  }

  /**
   * Replays the match.
   *
   * @throws BrokenSave with the line of {@link #text} and the reason
   */
  MatchInRoom<?, ?, ?, ?> open(Rooms rooms) throws BrokenSave {
    if (trouble != null) {
      throw trouble;
    }
    Journal opening = opening(row.game(), row.opening(), rooms);
    if (!row.seal().equals(Seal.of(row.opening(), plies))) {
      throw new BrokenSave(
          Damage.MOVES,
          "Line " + opening.lineOf(0) + ": moves are missing or have been changed, or the opening");
    }
    MatchInRoom<?, ?, ?, ?> played = replay(rooms.of(row.game()), opening);
    if (played.match().toAct().bits() != row.toAct()) {
      throw new BrokenSave(
          Damage.MOVES,
          "Line " + opening.lineOf(plies.size()) + ": it should be the turn of somebody else");
    }
    return played;
  }

  /**
   * The match before its first move. Whoever sat at the deal of a running match elsewhere would
   * know the cards of everybody.
   *
   * @throws BrokenSave also when it is not over
   */
  MatchInRoom<?, ?, ?, ?> dealt(Rooms rooms) throws BrokenSave {
    if (!row.over() || row.toAct() != 0) {
      throw new BrokenSave(Damage.MOVES, "The match is not over");
    }
    Journal opening = opening(row.game(), row.opening(), rooms);
    return new Save(row, List.of(), null).replay(rooms.of(row.game()), opening);
  }

  /**
   * Sits down at the match as it was left.
   *
   * @throws BrokenSave when it cannot be read
   */
  OpenMatch<?, ?, ?, ?> sit(MatchRepository repository) throws BrokenSave {
    return sit(repository, open(repository.rooms()));
  }

  private <M extends Move, V, E extends Event, H> OpenMatch<M, V, E, H> sit(
      MatchRepository repository, MatchInRoom<M, V, E, H> played) {
    int seats = played.match().players().size();
    List<Integer> sides = repository.sides(played.match().players());
    return new OpenMatch<>(repository, row.id(), played, animals(seats), sides);
  }

  /** Who plays what, and how, in a match of this game. */
  static Journal opening(String game, String text, Rooms rooms) throws BrokenSave {
    if (text.isEmpty()) {
      throw new BrokenSave(Damage.UNREADABLE, "Line 1: there is no text");
    }
    Journal opening;
    try {
      opening = Journal.parse(text);
    } catch (BrokenJournal e) {
      Damage damage = Journal.isOfALaterVersion(text) ? Damage.NEWER : Damage.OPENING;
      throw new BrokenSave(damage, String.valueOf(e.getMessage()));
    }
    if (!opening.plies().isEmpty() || !opening.game().equals(game)) {
      throw new BrokenSave(Damage.OPENING, "Line 2: this is not the opening of a match of " + game);
    }
    if (rooms.find(game) == null) {
      throw new BrokenSave(Damage.UNKNOWN_GAME, "Line 2: this app has no game " + game);
    }
    return opening;
  }

  private MatchInRoom<?, ?, ?, ?> replay(GameRoom<?, ?, ?, ?> room, Journal opening)
      throws BrokenSave {
    try {
      return MatchInRoom.replay(room, opening.withPlies(plies));
    } catch (BrokenJournal e) {
      Damage damage = e.line() < opening.lineOf(0) ? Damage.OPENING : Damage.MOVES;
      throw new BrokenSave(damage, String.valueOf(e.getMessage()));
    }
  }

  /** Who sits where; the moves do not matter. Null when not even that can be read. */
  @Nullable LineUp lineUp() {
    try {
      Journal opening = Journal.parse(row.opening());
      return new LineUp(
          row.game(),
          opening.players(),
          animals(opening.players().size()),
          opening.options(),
          opening.first());
    } catch (BrokenJournal e) {
      return null;
    }
  }

  List<Animal> animals(int seats) {
    return Animal.parseAll(row.emblems(), seats);
  }

  /** The match as it goes to another phone; null unless it is over and sound. */
  Parcel.@Nullable Played played(Rooms rooms) {
    try {
      Match<?, ?, ?, ?> match = open(rooms).match();
      if (!match.toAct().isEmpty()) {
        return null;
      }
      String animals = Animal.text(animals(match.players().size()));
      return new Parcel.Played(
          match.journal(), Parcel.time(row.started()), Parcel.time(row.changed()), animals);
    } catch (BrokenSave e) {
      return null;
    }
  }

  /** Whether the match can be played on. */
  boolean isSound(Rooms rooms) {
    try {
      open(rooms);
      return true;
    } catch (BrokenSave e) {
      return false;
    }
  }

  /**
   * All there is, for whoever mends it: a journal when the save is sound, else what is left of one,
   * and why.
   */
  String text(Rooms rooms) {
    try {
      return open(rooms).match().journal().text();
    } catch (BrokenSave e) {
      return row.opening() + String.join("\n", plies) + "\n" + e.getMessage() + "\n";
    }
  }
}
