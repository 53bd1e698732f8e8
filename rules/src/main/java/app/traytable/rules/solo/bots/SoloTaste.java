package app.traytable.rules.solo.bots;

import app.traytable.rules.bots.Temper;
import app.traytable.rules.solo.SoloCards;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Colour;
import org.jspecify.annotations.Nullable;

/** Which of two moves that promise the same somebody likes better. */
final class SoloTaste {
  private SoloTaste() {}

  /** The bold like to lay cards that do something; the careful keep black ones. */
  static double of(Temper temper, @Nullable SoloMove move) {
    byte card = move == null ? Cards.NONE : laid(move);
    if (card == Cards.NONE) {
      return 0;
    }
    return switch (temper) {
      case BOLD -> SoloCards.symbol(card) == SoloCards.Symbol.NUMBER ? 0 : 1;
      case STEADY -> 0;
      case CAREFUL -> SoloCards.colour(card) == Colour.BLACK ? -1 : 0;
    };
  }

  /** The card that a move of a turn lays on the pile, or none. */
  static byte laid(SoloMove move) {
    return move instanceof SoloMove.Play play
        ? play.card()
        : move instanceof SoloMove.PlayFor wish
            ? wish.card()
            : move instanceof SoloMove.PlayAt aimed
                ? aimed.card()
                : move instanceof SoloMove.Protect protect ? protect.card() : Cards.NONE;
  }
}
