package app.traytable.match;

import org.jspecify.annotations.Nullable;

/**
 * All that the screen of one match shows: a moment of it, and what somebody has asked to see beside
 * it. They are one value, so that what was asked for in one moment or match never shows in another.
 *
 * @param log null unless it is being read
 * @param hints null unless somebody has asked
 * @param peek what one person alone may see at an open table; null unless that person looks
 */
public record TableState(
    TableUi ui,
    TableUi.@Nullable Log log,
    TableUi.@Nullable Hints hints,
    TableUi.@Nullable Peek peek) {
  /** A moment in which nothing has been asked for yet. */
  static TableState of(TableUi ui) {
    return new TableState(ui, null, null, null);
  }

  /** The same moment with nothing beside it. */
  TableState alone() {
    return of(ui);
  }

  TableState withLog(TableUi.@Nullable Log read) {
    return new TableState(ui, read, hints, peek);
  }

  TableState withHints(TableUi.@Nullable Hints given) {
    return new TableState(ui, log, given, peek);
  }

  TableState withPeek(TableUi.@Nullable Peek seen) {
    return new TableState(ui, log, hints, seen);
  }
}
