package app.traytable.rules.bots;

/** How long somebody seems to think about a move. */
public enum Tempo {
  /** There was hardly anything to think about. */
  QUICK,
  USUAL,
  /** Everybody can see that much depends on it. */
  SLOW
}
