package app.traytable.match;

import app.traytable.rules.table.BrokenJournal;
import app.traytable.rules.table.Journal;
import java.util.Objects;

/** What somebody finds who reads the disk beside the app. */
public final class OnDisk {
  private OnDisk() {}

  /** Not on the main thread. */
  public static Journal journal(MatchRepository repository, long id) {
    Save save = Objects.requireNonNull(repository.find(id));
    try {
      Journal opening = Journal.parse(save.row().opening());
      return new Journal(
          opening.game(),
          opening.options(),
          opening.first(),
          opening.seed(),
          opening.players(),
          save.plies());
    } catch (BrokenJournal e) {
      throw new AssertionError(e);
    }
  }
}
