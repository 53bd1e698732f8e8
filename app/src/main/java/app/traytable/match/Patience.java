package app.traytable.match;

import app.traytable.rules.table.Event;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How long bots leave people alone with what has happened.
 *
 * @param last what everybody was told of the last move
 * @param people the seats of those who are no bots
 * @param holder who holds the phone; null while nobody does
 */
record Patience<E extends Event>(
    Match<?, ?, ?, E> match, List<E> last, Seats people, @Nullable Seat holder) {
  private static final int TO_REACT = 4;
  private static final int MOST_BREATHS = 6;

  /** Nobody at the table waits for this seat: other people act at the same time. */
  boolean isUnnoticed(Seat seat) {
    int others = people.bits() & ~Seats.only(seat.index()).bits();
    return match.toAct().contains(seat) && (match.toAct().bits() & others) != 0;
  }

  /** How many breaths a bot takes before it goes on; what all have looked at is understood. */
  int breaths() {
    boolean looked = last.stream().anyMatch(Event::isLookedAt);
    int breaths = looked ? 1 : last.stream().mapToInt(Event::breaths).sum();
    return Math.max(mayReact() ? TO_REACT : 1, Math.min(breaths, MOST_BREATHS));
  }

  /** People could do something before a bot goes on. */
  boolean mayReact() {
    return (isAwaited() || match.invitesReactions()) && isFree();
  }

  /** The same, and it is no race that who lets the bots hurry may give up for all. */
  boolean mustBeHeard() {
    return isAwaited() && isFree();
  }

  private boolean isAwaited() {
    return (match.awaited().bits() & people.bits()) != 0;
  }

  /** Who is alone knows what there is to be done; of several nobody may be told. */
  private boolean isFree() {
    if (people.size() > 1 || holder == null) {
      return true;
    }
    return !match.toAct().contains(holder) && !match.legalMoves(holder).isEmpty();
  }
}
