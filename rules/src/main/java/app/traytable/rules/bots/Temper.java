package app.traytable.rules.bots;

/**
 * What somebody does where nothing shows which of two moves is better. It costs no strength: a move
 * that is clearly better is made by all of them.
 */
public enum Temper {
  /** Goes for the large thing. */
  BOLD,

  /** Does what most people would. */
  STEADY,

  /** Keeps what may be needed later. */
  CAREFUL;

  /** The temper that goes with a name, in every match and on every phone. */
  public static Temper of(String name) {
    return values()[Math.floorMod(name.hashCode(), values().length)];
  }
}
