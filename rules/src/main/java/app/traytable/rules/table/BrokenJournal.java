package app.traytable.rules.table;

/** A journal that cannot be read or replayed; nothing of it has been loaded. */
public final class BrokenJournal extends Exception {
  private final int line;

  public BrokenJournal(int line, String reason) {
    super("Line " + line + ": " + reason);
    this.line = line;
  }

  /** Where reading stopped, counted from 1. */
  public int line() {
    return line;
  }
}
