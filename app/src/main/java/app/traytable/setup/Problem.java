package app.traytable.setup;

/**
 * Why a match cannot be started.
 *
 * @param seat the seat in question, or 0 where it is about none
 */
public record Problem(Kind kind, int seat) {
  /** In the order in which they are told. */
  public enum Kind {
    TOO_FEW_SEATS,
    TOO_MANY_SEATS,
    NO_PERSON,
    NO_NAME,
    LONG_NAME,
    STRANGE_NAME,
    SAME_NAME
  }

  /** Whether it is about the name on its seat. */
  public boolean isOfName() {
    return switch (kind) {
      case NO_NAME, LONG_NAME, STRANGE_NAME, SAME_NAME -> true;
      case TOO_FEW_SEATS, TOO_MANY_SEATS, NO_PERSON -> false;
    };
  }
}
