package app.traytable.rules.noidea;

import app.traytable.rules.table.EventLog;
import app.traytable.rules.table.Seats;
import org.jspecify.annotations.Nullable;

/** What a turn has to tell, put into words only if somebody listens. */
final class NoIdeaTale {
  private static final NoIdeaTale UNHEARD = new NoIdeaTale(null);

  private final @Nullable EventLog log;

  private NoIdeaTale(@Nullable EventLog log) {
    this.log = log;
  }

  /** Costs nothing without a listener, for that is how the bots try moves. */
  static NoIdeaTale to(@Nullable EventLog log) {
    return log == null ? UNHEARD : new NoIdeaTale(log);
  }

  void say(int seat, String verb) {
    if (log != null) {
      log.add(seat, verb);
    }
  }

  void say(int seat, String verb, int number) {
    if (log != null) {
      log.add(seat, verb, number);
    }
  }

  void say(int seat, String verb, byte card) {
    if (log != null) {
      log.add(seat, verb, NoIdeaCards.text(card));
    }
  }

  void say(int seat, String verb, byte card, int number) {
    if (log != null) {
      log.add(seat, verb, NoIdeaCards.text(card), number);
    }
  }

  void say(int seat, String verb, int number, byte card) {
    if (log != null) {
      log.add(seat, verb, number, NoIdeaCards.text(card));
    }
  }

  /** The value of a trophy is its winner's secret unless it is open. */
  void sayTrophy(int seat, int value, boolean open) {
    if (log != null) {
      String word = Integer.toString(value);
      log.add(seat, "wins-trophy", open ? word : log.secret(Seats.only(seat), word));
    }
  }
}
