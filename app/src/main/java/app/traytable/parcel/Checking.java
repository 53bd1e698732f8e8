package app.traytable.parcel;

import app.traytable.Rooms;
import app.traytable.data.Ending;
import app.traytable.match.Reckoning;
import app.traytable.room.MatchInRoom;
import app.traytable.rules.parcel.Replay;
import app.traytable.rules.table.BrokenJournal;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * Plays the matches of a parcel by the rules of this app, and reckons them up on the way: a match
 * is too large to be kept for that until all are known to be sound.
 */
final class Checking implements Replay {
  private final Rooms rooms;
  private final IntConsumer progress;
  private final List<Ending> endings = new ArrayList<>();

  /**
   * @param progress hears how many matches have been looked at
   */
  Checking(Rooms rooms, IntConsumer progress) {
    this.rooms = rooms;
    this.progress = progress;
  }

  @Override
  public boolean knows(String game) {
    return rooms.find(game) != null;
  }

  @Override
  public Match<?, ?, ?, ?> replay(Journal journal) throws BrokenJournal {
    Match<?, ?, ?, ?> match = MatchInRoom.replay(rooms.of(journal.game()), journal).match();
    if (match.toAct().isEmpty()) {
      endings.add(Reckoning.of(0, match));
    }
    progress.accept(endings.size());
    return match;
  }

  /** How the matches ended, in their order, if all did. */
  List<Ending> endings() {
    return endings;
  }
}
