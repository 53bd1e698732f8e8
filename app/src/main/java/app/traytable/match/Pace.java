package app.traytable.match;

import app.traytable.rules.table.Event;
import java.util.List;

/** How long what has happened takes to be seen and understood, in breaths. */
final class Pace {
  /**
   * In milliseconds: the time it takes to see a card and to tap on a call, however quick the bots
   * are. To say who calls there is all the time in the world, for then they wait.
   */
  static final long TO_SPEAK = 2_000;

  private static final int LONGEST = 6;
  private static final int TO_REMEMBER = 3;

  private Pace() {}

  static int breaths(List<Event> happened) {
    int breaths = 0;
    for (Event event : happened) {
      // No Idea: the card that goes back face down is what everybody wants to remember.
      breaths += event.verb().equals("returns") ? TO_REMEMBER : 1;
    }
    return Math.min(Math.max(breaths, 1), LONGEST);
  }
}
