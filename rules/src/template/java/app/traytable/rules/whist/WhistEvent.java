package app.traytable.rules.whist;

import app.traytable.rules.table.Event;
import app.traytable.rules.table.Seat;

/** What may happen in Whist. */
public sealed interface WhistEvent extends Event {
  record Lays(Seat seat, byte card) implements WhistEvent {
    @Override
    public String text() {
      return line("lays", WhistCards.text(card));
    }
  }

  record Takes(Seat seat, int tricks) implements WhistEvent {
    @Override
    public String text() {
      return line("takes", tricks);
    }
  }
}
