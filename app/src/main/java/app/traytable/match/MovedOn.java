package app.traytable.match;

import android.database.SQLException;

/** The match on disk is no longer the one at this table: it was played on at another. */
final class MovedOn extends SQLException {
  MovedOn() {
    super("The match has been played on elsewhere.");
  }
}
