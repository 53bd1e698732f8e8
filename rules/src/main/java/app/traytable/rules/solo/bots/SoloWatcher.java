package app.traytable.rules.solo.bots;

import app.traytable.rules.solo.SoloCards;
import app.traytable.rules.solo.SoloCards.Symbol;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloMoves;
import app.traytable.rules.solo.SoloView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Somebody who looks on, and knows no more than what one does at a glance. */
final class SoloWatcher {
  private SoloWatcher() {}

  /**
   * Whether the move looks like a blunder.
   *
   * @param tries what else could be done; null is to let the moment pass
   */
  static boolean wonders(
      SoloView view, List<? extends @Nullable SoloMove> tries, @Nullable SoloMove move) {
    if (move == null || move == SoloMoves.DRAW || move == SoloMoves.KEEP) {
      return tries.contains(SoloMoves.INTERJECT)
          || tries.stream().anyMatch(SoloWatcher::laysNumber);
    }
    return move == SoloMoves.TAKE || swapsBadly(view, move);
  }

  private static boolean laysNumber(@Nullable SoloMove move) {
    return move instanceof SoloMove.Play play && SoloCards.symbol(play.card()) == Symbol.NUMBER;
  }

  /** For a hand with more cards than would be left otherwise. */
  private static boolean swapsBadly(SoloView view, SoloMove move) {
    return move instanceof SoloMove.PlayAt play
        && SoloCards.symbol(play.card()) == Symbol.SWAP
        && view.size(play.target()) >= view.masked().hand(SoloOutlook.seatOf(view)).size();
  }
}
