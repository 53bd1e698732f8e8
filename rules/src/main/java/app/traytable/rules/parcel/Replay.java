package app.traytable.rules.parcel;

import app.traytable.rules.table.BrokenJournal;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Match;

/** The games by whose rules matches are checked. */
public interface Replay {
  /** Whether there is a game with this id. */
  boolean knows(String game);

  /** Plays a match of a known game again; asked once for each match of a parcel, in their order. */
  Match<?, ?, ?, ?> replay(Journal journal) throws BrokenJournal;
}
