package app.traytable.match;

/** What is wrong with a save that cannot be opened, for words in the person's language. */
public enum Damage {
  /** A later version of the app wrote it. */
  NEWER,
  /** This version does not have its game. */
  UNKNOWN_GAME,
  /** Who plays what, and how, cannot be made out. */
  OPENING,
  /** Moves are missing, or are not those that were played. */
  MOVES,
  /** The disk does not give it. */
  UNREADABLE
}
