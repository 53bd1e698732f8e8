package app.traytable.rules.solo;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Seat;
import java.util.List;

/**
 * What may happen in Solo. A card is {@link Cards#HIDDEN} to those who may not know it.
 *
 * <p>A chain hits nobody by an event of its own: whoever it reaches has a turn and is asked.
 */
public sealed interface SoloEvent extends Event {
  /** Fresh cards for everybody, from this dealer. */
  record Deals(Seat seat) implements SoloEvent {
    @Override
    public String text() {
      return line("deals");
    }
  }

  /** A card turned over at the start; the last of them is the one to play on. */
  record Turns(Seat seat, byte card) implements SoloEvent {
    @Override
    public String text() {
      return line("turns", SoloCards.text(card));
    }
  }

  /** Lays a card in turn. */
  record Lays(Seat seat, byte card) implements SoloEvent {
    @Override
    public String text() {
      return line("lays", SoloCards.text(card));
    }
  }

  /** Lays a Protection, be there something to be protected from or not. */
  record Protects(Seat seat, byte card) implements SoloEvent {
    @Override
    public String text() {
      return line("protects", SoloCards.text(card));
    }
  }

  /** Lays the same card as the top one. */
  record Interjects(Seat seat, byte card) implements SoloEvent {
    @Override
    public String text() {
      return line("interjects", SoloCards.text(card));
    }
  }

  /** "Triple+!" The cards follow one by one. */
  record CallsTriple(Seat seat) implements SoloEvent {
    @Override
    public String text() {
      return line("triple");
    }
  }

  /** Says the colour to be followed. */
  record Wishes(Seat seat, Colour colour) implements SoloEvent {
    @Override
    public String text() {
      return line("wishes", colour.letter());
    }
  }

  record IsSkipped(Seat seat) implements SoloEvent {
    @Override
    public String text() {
      return line("is-skipped");
    }

    @Override
    public boolean hits(Seat other) {
      return other == seat;
    }
  }

  record ChangesDirection(Seat seat) implements SoloEvent {
    @Override
    public String text() {
      return line("changes-direction");
    }
  }

  /** Draws cards, each of them the card or {@link Cards#HIDDEN}. */
  record Draws(Seat seat, List<Byte> cards) implements SoloEvent {
    public Draws {
      cards = List.copyOf(cards);
    }

    @Override
    public String text() {
      return line("draws", cards.size()) + texts(cards);
    }
  }

  record DrawsNothing(Seat seat) implements SoloEvent {
    @Override
    public String text() {
      return line("draws-nothing");
    }
  }

  /** Keeps the card just drawn. */
  record Keeps(Seat seat) implements SoloEvent {
    @Override
    public String text() {
      return line("keeps");
    }
  }

  /** The draw pile has run out and is made anew of so many cards. */
  record Shuffles(Seat seat, int cards) implements SoloEvent {
    @Override
    public String text() {
      return line("shuffles", cards);
    }
  }

  /** Names whom a Gift is for, before its cards are chosen. */
  record Aims(Seat seat, Seat target) implements SoloEvent {
    @Override
    public String text() {
      return line("aims", target);
    }
  }

  /** Chooses one more card for a Gift; with it there are so many. */
  record Chooses(Seat seat, int chosen) implements SoloEvent {
    @Override
    public String text() {
      return line("chooses", chosen);
    }
  }

  /** The target of a Swap or a Gift has to answer. */
  record Asks(Seat seat, Seat target) implements SoloEvent {
    @Override
    public String text() {
      return line("asks", target);
    }
  }

  /** Lets a Swap or a Gift happen. */
  record Accepts(Seat seat) implements SoloEvent {
    @Override
    public String text() {
      return line("accepts");
    }
  }

  /** Both hands change places. */
  record Swaps(Seat seat, Seat other) implements SoloEvent {
    @Override
    public String text() {
      return line("swaps", other);
    }

    @Override
    public boolean hits(Seat anybody) {
      return anybody == other;
    }
  }

  /** Gives cards away, each of them the card or {@link Cards#HIDDEN}. */
  record Gives(Seat seat, Seat to, List<Byte> cards) implements SoloEvent {
    public Gives {
      cards = List.copyOf(cards);
    }

    @Override
    public String text() {
      return line("gives", to) + texts(cards);
    }

    @Override
    public boolean hits(Seat other) {
      return other == to;
    }
  }

  /** Goes on after an All Swap: the hands move. */
  record GoesOn(Seat seat) implements SoloEvent {
    @Override
    public String text() {
      return line("goes-on");
    }
  }

  /**
   * The hand of this seat goes to another one; told only where it does not stay.
   *
   * @param by who has laid the All Swap, and gets another hand on purpose
   */
  record PassesHand(Seat seat, Seat to, Seat by) implements SoloEvent {
    @Override
    public String text() {
      return line("passes-hand", to);
    }

    @Override
    public boolean hits(Seat other) {
      return other == to && other != by;
    }
  }

  record SaysSolo(Seat seat) implements SoloEvent {
    @Override
    public String text() {
      return line("says-solo");
    }
  }

  /** Has not said "Solo!" in time and draws for it. */
  record ForgotSolo(Seat seat) implements SoloEvent {
    @Override
    public String text() {
      return line("forgot-solo");
    }

    @Override
    public boolean hits(Seat other) {
      return other == seat;
    }
  }

  /** Has no card left. */
  record GoesOut(Seat seat) implements SoloEvent {
    @Override
    public String text() {
      return line("goes-out");
    }
  }

  /**
   * The cards left at the end of a round.
   *
   * @param points of this round alone
   * @param total of all rounds so far
   */
  record Counts(Seat seat, int points, int total, List<Byte> cards) implements SoloEvent {
    public Counts {
      cards = List.copyOf(cards);
    }

    @Override
    public String text() {
      return line("counts", points, total) + texts(cards);
    }
  }

  private static String texts(List<Byte> cards) {
    StringBuilder text = new StringBuilder();
    for (byte card : cards) {
      text.append(' ').append(card == Cards.HIDDEN ? "?" : SoloCards.text(card));
    }
    return text.toString();
  }
}
