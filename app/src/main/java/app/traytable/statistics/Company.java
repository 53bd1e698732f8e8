package app.traytable.statistics;

/** Who else sits at the tables that are counted: the strongest bot decides. */
public enum Company {
  ANYBODY,
  PEOPLE,
  EASY,
  NORMAL,
  HARD;

  /** As the database is asked for it. */
  int bots() {
    return ordinal() - 1;
  }
}
