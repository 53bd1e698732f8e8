package app.traytable.match;

import android.database.SQLException;
import app.traytable.Background;
import app.traytable.data.MatchesDao;

/**
 * Reckons up what ended before the app knew how, one match at a time: whoever plays does not wait.
 */
final class Reckoner {
  private final MatchRepository repository;
  private final MatchesDao matches;
  private final Background background;

  Reckoner(MatchRepository repository, MatchesDao matches, Background background) {
    this.repository = repository;
    this.matches = matches;
    this.background = background;
  }

  /** Goes on until nothing is left. What the disk refuses is tried again at the next start. */
  void goOn() {
    background.run(
        () -> {
          try {
            Long id = matches.unreckoned(Reckoning.WAY);
            if (id != null) {
              reckon(id);
              goOn();
            }
          } catch (SQLException e) {
            // Only a figure is missing.
          }
        });
  }

  private void reckon(long id) {
    Save save = repository.find(id);
    try {
      if (save != null) {
        matches.put(Reckoning.of(id, save.open(repository.rooms()).match()));
      }
    } catch (BrokenSave e) {
      // What was kept of its end is all there is.
      matches.leaveAsItIs(id, Reckoning.WAY);
    }
  }
}
