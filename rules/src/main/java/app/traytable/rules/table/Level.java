package app.traytable.rules.table;

/** How well a bot plays. */
public enum Level {
  EASY,
  NORMAL,
  HARD
}
