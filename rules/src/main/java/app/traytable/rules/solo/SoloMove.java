package app.traytable.rules.solo;

import app.traytable.rules.table.Colour;
import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Seat;

/** What a player does in Solo. {@link SoloMoves} keeps one object of each. */
public sealed interface SoloMove extends Move {
  /** Draws one card instead of laying one. */
  record Draw() implements SoloMove {
    @Override
    public String text() {
      return "draw";
    }

    @Override
    public int order() {
      return 0;
    }
  }

  /** Takes all cards of the chain. */
  record Take() implements SoloMove {
    @Override
    public String text() {
      return "take";
    }

    @Override
    public int order() {
      return 1;
    }
  }

  /** Keeps the card just drawn. */
  record Keep() implements SoloMove {
    @Override
    public String text() {
      return "keep";
    }

    @Override
    public int order() {
      return 2;
    }
  }

  /** Lets a Swap or a Gift happen. */
  record Accept() implements SoloMove {
    @Override
    public String text() {
      return "accept";
    }

    @Override
    public int order() {
      return 3;
    }
  }

  /** Goes on after an All Swap: the hands move. */
  record Go() implements SoloMove {
    @Override
    public String text() {
      return "go";
    }

    @Override
    public int order() {
      return 4;
    }
  }

  /** "Solo!" */
  record Say() implements SoloMove {
    @Override
    public String text() {
      return "solo";
    }

    @Override
    public int order() {
      return 5;
    }
  }

  /** Lays the same card as the top one out of turn. */
  record Interject() implements SoloMove {
    @Override
    public String text() {
      return "interject";
    }

    @Override
    public int order() {
      return 6;
    }
  }

  /** "Triple+": lays all cards of one number, this one last. */
  record Triple(byte last) implements SoloMove {
    @Override
    public String text() {
      return "triple " + SoloMoves.name(last);
    }

    @Override
    public int order() {
      return 100 + last;
    }
  }

  /** Chooses one card for a Gift. */
  record Give(byte card) implements SoloMove {
    @Override
    public String text() {
      return "give " + SoloMoves.name(card);
    }

    @Override
    public int order() {
      return 300 + card;
    }
  }

  /** Lays a card about which nothing has to be chosen; as the last one any card is such a card. */
  record Play(byte card) implements SoloMove {
    @Override
    public String text() {
      return "play " + SoloMoves.name(card);
    }

    @Override
    public int order() {
      return SoloMoves.place(card, 0);
    }
  }

  /** Lays a Choose a Colour or a Draw 4 and says the colour. */
  record PlayFor(byte card, Colour colour) implements SoloMove {
    @Override
    public String text() {
      return "play " + SoloMoves.name(card) + " " + colour.letter();
    }

    @Override
    public int order() {
      return SoloMoves.place(card, 1 + SoloCards.COLOURS.indexOf(colour));
    }
  }

  /** Lays a Swap or a Gift and names its target. */
  record PlayAt(byte card, Seat target) implements SoloMove {
    @Override
    public String text() {
      return "play " + SoloMoves.name(card) + " " + target;
    }

    @Override
    public int order() {
      return SoloMoves.place(card, 1 + target.index());
    }
  }

  /** Lays the Protection with a bolt of this colour, in turn or out of turn. */
  record Protect(Colour bolt) implements SoloMove {
    @Override
    public String text() {
      return "protect " + bolt.letter();
    }

    @Override
    public int order() {
      return SoloMoves.place(SoloCards.FIRST_PROTECTION + SoloCards.COLOURS.indexOf(bolt), 0);
    }
  }

  /**
   * Lays the last cards together, as a Triple+ or a Gift of two, without "Solo!": two cards are
   * drawn for them. Laid in the usual way, it is said with them.
   */
  record Silently(SoloMove lay) implements SoloMove {
    @Override
    public String text() {
      return lay.text() + " silently";
    }

    @Override
    public int order() {
      return SoloMoves.SILENTLY + lay.order();
    }
  }

  static SoloMove parse(String text) {
    SoloMove move = SoloMoves.BY_TEXT.get(text);
    if (move == null) {
      throw IllegalMove.unknown(text);
    }
    return move;
  }
}
