package app.traytable.rules.qwinto;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Seat;
import java.util.List;

/** What may happen in Qwinto. */
public sealed interface QwintoEvent extends Event {
  /**
   * Lays a card on the grid.
   *
   * @param covered the card that lay on top there
   */
  record Lays(Seat seat, byte card, int place, byte covered) implements QwintoEvent {
    @Override
    public String text() {
      return line(
          "lays", QwintoCards.text(card), QwintoGrid.text(place), QwintoCards.text(covered));
    }
  }

  record Calls(Seat seat, QwintoCall call) implements QwintoEvent {
    @Override
    public String text() {
      StringBuilder text = new StringBuilder(line("calls", call.sum()));
      for (Colour colour : call.colours()) {
        text.append(' ').append(colour.letter());
      }
      return text.toString();
    }
  }

  /** Writes the called number into a field. */
  record Enters(Seat seat, int field, int number) implements QwintoEvent {
    @Override
    public String text() {
      return line("enters", QwintoFields.text(field), number);
    }
  }

  /**
   * The row of this colour is full.
   *
   * @param points what the row counts now
   */
  record FillsRow(Seat seat, Colour colour, int points) implements QwintoEvent {
    @Override
    public String text() {
      return line("fills-row", colour.letter(), points);
    }
  }

  /**
   * A column of three is full.
   *
   * @param points its bonus
   */
  record FillsColumn(Seat seat, int points) implements QwintoEvent {
    @Override
    public String text() {
      return line("fills-column", points);
    }
  }

  /** Leaves out what somebody else has called. */
  record Passes(Seat seat) implements QwintoEvent {
    @Override
    public String text() {
      return line("passes");
    }
  }

  /** Has no field for what somebody else has called. */
  record CannotEnter(Seat seat) implements QwintoEvent {
    @Override
    public String text() {
      return line("cannot-enter");
    }
  }

  /**
   * Has not entered what they have called themselves.
   *
   * @param attempts how many have failed by now
   */
  record Fails(Seat seat, int attempts) implements QwintoEvent {
    @Override
    public String text() {
      return line("fails", attempts);
    }
  }

  /**
   * Draws cards together.
   *
   * @param cards in the order of the deck, all of them {@link Cards#HIDDEN} to the others
   */
  record Draws(Seat seat, List<Byte> cards) implements QwintoEvent {
    public Draws {
      cards = List.copyOf(cards);
    }

    @Override
    public String text() {
      StringBuilder text = new StringBuilder(line("draws"));
      for (byte card : cards) {
        text.append(' ').append(card == Cards.HIDDEN ? "?" : QwintoCards.text(card));
      }
      return text.toString();
    }
  }

  /** The draw pile has run out and is made anew of the covered cards. */
  record Shuffles(Seat seat, int cards) implements QwintoEvent {
    @Override
    public String text() {
      return line("shuffles", cards);
    }
  }

  /** Ends the game with two full rows. */
  record EndsByRows(Seat seat) implements QwintoEvent {
    @Override
    public String text() {
      return line("ends-by-rows");
    }
  }

  /** Ends the game with the last failed attempt. */
  record EndsByFailing(Seat seat) implements QwintoEvent {
    @Override
    public String text() {
      return line("ends-by-failing");
    }
  }

  /** Alone the game also ends with the pack. */
  record EndsByLastCard(Seat seat) implements QwintoEvent {
    @Override
    public String text() {
      return line("ends-by-last-card");
    }
  }
}
