package app.traytable.rules.solo;

import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Seat;

/** What a player does in Solo. {@link SoloMoves} keeps one object of each. */
public sealed interface SoloMove extends Move {
  /** Draws one card instead of laying one. */
  record Draw() implements SoloMove {}

  /** Takes all cards of the chain. */
  record Take() implements SoloMove {}

  /** Keeps the card just drawn. */
  record Keep() implements SoloMove {}

  /** Lets a Swap or a Gift happen. */
  record Accept() implements SoloMove {}

  /** Goes on after an All Swap: the hands move. */
  record Go() implements SoloMove {}

  /** "Solo!" */
  record Say() implements SoloMove {}

  /** Lays the same card as the top one out of turn. */
  record Interject() implements SoloMove {}

  /** "Triple+": lays all cards of one number, this one last. */
  record Triple(byte last) implements SoloMove {}

  /** Chooses one card for a Gift. */
  record Give(byte card) implements SoloMove {}

  /** Lays a card about which nothing has to be chosen; as the last one any card is such a card. */
  record Play(byte card) implements SoloMove {}

  /** Lays a Choose a Colour or a Draw 4 and says the colour. */
  record PlayFor(byte card, Colour colour) implements SoloMove {}

  /** Lays a Swap or a Gift and names its target. */
  record PlayAt(byte card, Seat target) implements SoloMove {}

  /** Lays the Protection with a bolt of this colour, in turn or out of turn. */
  record Protect(Colour bolt) implements SoloMove {
    public byte card() {
      return SoloCards.protection(SoloCards.COLOURS.indexOf(bolt));
    }
  }

  /**
   * Lays the last cards together, as a Triple+ or a Gift of two, without "Solo!": two cards are
   * drawn for them. Laid in the usual way, it is said with them.
   */
  record Silently(SoloMove lay) implements SoloMove {}
}
