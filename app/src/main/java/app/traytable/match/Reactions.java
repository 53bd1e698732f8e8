package app.traytable.match;

import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;

/**
 * What people could do out of turn, told from what lies open for everybody: how long the bots wait
 * must not tell what anybody holds.
 */
final class Reactions {
  private Reactions() {}

  /** Somebody may have to say "Solo!" or to protect, and loses cards if there is no time for it. */
  static boolean areDue(Object table, Seats people) {
    if (!(table instanceof SoloView view)) {
      return false;
    }
    Seat skipped = view.skipped();
    int swapped =
        view.isAllSwap()
            ? ~view.sheltered().bits() & ~Seats.only(view.current().index()).bits()
            : 0;
    return (people.bits() & (view.silent().bits() | swapped)) != 0
        || skipped != null && people.contains(skipped);
  }

  /** These, or somebody may hold what can be laid out of turn. */
  static boolean arePossible(Object table, Seats people) {
    return areDue(table, people) || table instanceof SoloView view && view.isOpen();
  }
}
