package app.traytable.match;

import app.traytable.rules.table.Match;
import java.util.Objects;

/** What somebody finds who reads the disk beside the app. */
public final class OnDisk {
  private OnDisk() {}

  /** Not on the main thread. */
  public static Match<?, ?, ?> match(MatchRepository repository, long id) {
    try {
      return Objects.requireNonNull(repository.find(id)).open();
    } catch (BrokenSave e) {
      throw new AssertionError(e);
    }
  }
}
