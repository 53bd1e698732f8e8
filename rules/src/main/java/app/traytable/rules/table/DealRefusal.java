package app.traytable.rules.table;

/** Why a text is not the code of a deal that can be played here. */
public enum DealRefusal {
  /** Nothing was written. */
  EMPTY,
  /** The beginning of a code, perhaps. */
  SHORT,
  LONG,
  /** A letter that stands in no code. */
  LETTER,
  /** All letters are possible and so many as there should be, but they do not fit together. */
  MISTYPED,
  /** Written by an app that knows more than this one. */
  NEWER,
  /** Of a game that is not on the shelf. */
  GAME
}
