package app.traytable.settings;

/** What a touch does that costs the turn by the rulebook, where rules let one make it. */
public enum HastyTouch {
  /** The first time in a match, the table asks. */
  ASK,

  /** Nothing: it is not made. */
  IGNORE,

  /** The turn is over. */
  COUNT
}
