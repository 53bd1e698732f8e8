package app.traytable.rules.table;

/**
 * One thing that happened, as one viewer may know it. Each game has a sealed type of its own for
 * them; what is secret to the viewer is {@link Cards#HIDDEN} in it.
 */
public interface Event {
  /** Who did it, or to whom it happened. */
  Seat seat();

  /** "S2 shows 3 R5": the line that transcripts keep. */
  String text();

  /** How long it takes to see and understand, in breaths. */
  default int breaths() {
    return 1;
  }

  /**
   * Whether it befalls this seat, which did nothing for it and wants to see it before all goes on.
   */
  default boolean hits(Seat seat) {
    return false;
  }

  /** Whether all at the table want to look at it before anybody goes on, however quick bots are. */
  default boolean isLookedAt() {
    return false;
  }

  /** Puts a line together. */
  default String line(String verb, Object... words) {
    StringBuilder text = new StringBuilder().append(seat()).append(' ').append(verb);
    for (Object word : words) {
      text.append(' ').append(word);
    }
    return text.toString();
  }
}
