package app.traytable.rules.noidea;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Seat;

/** What may happen in No Idea. Places and piles count from 0 here and from 1 in texts. */
public sealed interface NoIdeaEvent extends Event {
  /** Reaches for the layout before drawing, and has lost the turn. */
  record Touches(Seat seat) implements NoIdeaEvent {
    @Override
    public String text() {
      return line("touches");
    }
  }

  /** Turns the top card of the draw pile. */
  record Draws(Seat seat, byte card) implements NoIdeaEvent {
    @Override
    public String text() {
      return line("draws", NoIdeaCards.text(card));
    }
  }

  record DrawsNothing(Seat seat) implements NoIdeaEvent {
    @Override
    public String text() {
      return line("draws-nothing");
    }
  }

  /** A drawn card that fits nowhere is a pile of its own. */
  record Opens(Seat seat, byte card, int pile) implements NoIdeaEvent {
    @Override
    public String text() {
      return line("opens", NoIdeaCards.text(card), pile + 1);
    }
  }

  record Lays(Seat seat, byte card, int pile) implements NoIdeaEvent {
    @Override
    public String text() {
      return line("lays", NoIdeaCards.text(card), pile + 1);
    }
  }

  /**
   * Turns a card of the layout.
   *
   * @param staysOpen it will be laid, or is a prize; any other card goes back face down, and to
   *     remember it is the game
   */
  record Shows(Seat seat, int place, byte card, boolean staysOpen) implements NoIdeaEvent {
    @Override
    public String text() {
      return line("shows", place + 1, card == Cards.HIDDEN ? "?" : NoIdeaCards.text(card));
    }

    Shows forgotten() {
      return new Shows(seat, place, Cards.HIDDEN, false);
    }
  }

  /** The shown card fits nowhere. */
  record Returns(Seat seat, int place) implements NoIdeaEvent {
    @Override
    public String text() {
      return line("returns", place + 1);
    }

    @Override
    public boolean isLookedAt() {
      return true;
    }
  }

  record Plus(Seat seat) implements NoIdeaEvent {
    @Override
    public String text() {
      return line("plus");
    }
  }

  /** Takes all other piles away. */
  record Removes(Seat seat, int piles) implements NoIdeaEvent {
    @Override
    public String text() {
      return line("removes", piles);
    }
  }

  /** Makes the others take cards. */
  record Refills(Seat seat) implements NoIdeaEvent {
    @Override
    public String text() {
      return line("refills");
    }
  }

  record IsDealt(Seat seat, int cards) implements NoIdeaEvent {
    @Override
    public String text() {
      return line("is-dealt", cards);
    }
  }

  /** "Nothing fits anymore!" */
  record Claims(Seat seat) implements NoIdeaEvent {
    @Override
    public String text() {
      return line("claims");
    }

    @Override
    public boolean isLookedAt() {
      return true;
    }
  }

  /** The claim was right. */
  record Right(Seat seat) implements NoIdeaEvent {
    @Override
    public String text() {
      return line("right");
    }
  }

  /** The claim was not right. */
  record Mistaken(Seat seat) implements NoIdeaEvent {
    @Override
    public String text() {
      return line("mistaken");
    }
  }

  /** The layout is empty. */
  record Clears(Seat seat) implements NoIdeaEvent {
    @Override
    public String text() {
      return line("clears");
    }
  }

  record WinsPrize(Seat seat, byte card) implements NoIdeaEvent {
    @Override
    public String text() {
      return line("wins-prize", NoIdeaCards.text(card));
    }

    @Override
    public boolean isLookedAt() {
      return true;
    }
  }

  /**
   * Wins a trophy.
   *
   * @param value {@link Cards#HIDDEN} to those who may not know it
   */
  record WinsTrophy(Seat seat, byte value) implements NoIdeaEvent {
    @Override
    public String text() {
      return line("wins-trophy", value == Cards.HIDDEN ? "?" : value);
    }

    @Override
    public boolean isLookedAt() {
      return true;
    }
  }

  /** The draw pile has run out and is made anew. */
  record Shuffles(Seat seat, int cards) implements NoIdeaEvent {
    @Override
    public String text() {
      return line("shuffles", cards);
    }
  }
}
