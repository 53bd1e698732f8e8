package app.traytable.match;

import app.traytable.rules.solo.SoloView;

/**
 * What people could do out of turn, told from what lies open for everybody: how long the bots wait
 * must not tell what anybody holds.
 */
final class Reactions {
  private Reactions() {}

  /** Somebody may hold what can be laid out of turn. */
  static boolean arePossible(Object table) {
    return table instanceof SoloView view && view.isOpen();
  }
}
