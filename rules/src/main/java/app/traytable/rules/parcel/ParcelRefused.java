package app.traytable.rules.parcel;

/** A file that is not brought in; nothing of it has been handed over. */
public final class ParcelRefused extends Exception {
  /** Why, for words in the person's language. */
  public enum Why {
    /** Something else altogether. */
    FOREIGN,
    /** A later version of the app wrote it. */
    NEWER,
    /** It is not as any version has written it. */
    BROKEN,
    /** It ends too early. */
    TRUNCATED,
    /** It holds more than may be. */
    TOO_LARGE,
    /** A match in it is not over. */
    UNFINISHED,
    /** A match in it is of a game that this app does not have. */
    UNKNOWN_GAME,
    /** Whoever keeps the file does not give it. */
    UNREADABLE
  }

  private final Why why;
  private final int match;

  ParcelRefused(Why why, String reason) {
    this(why, 0, reason);
  }

  ParcelRefused(Why why, int match, String reason) {
    super(match == 0 ? reason : "Match " + match + ": " + reason);
    this.why = why;
    this.match = match;
  }

  public Why why() {
    return why;
  }

  /** Which match of the parcel is the bad one, counted from 1; 0 when it is none of them. */
  public int match() {
    return match;
  }
}
