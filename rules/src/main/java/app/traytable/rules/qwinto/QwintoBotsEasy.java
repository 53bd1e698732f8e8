package app.traytable.rules.qwinto;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.List;

/**
 * Plays like a child who has understood the rules: writes small numbers left and large ones right,
 * looks at its own sheet only, and overlooks many a chance.
 */
final class QwintoBotsEasy implements Bot<QwintoMove, QwintoView> {
  /** Of a hundred chances it notices so many. */
  private static final int NOTICED = 70;

  /** A number further than this from its even place had better be left out. */
  private static final int TOO_FAR = 4;

  private static final int OVERLOOKED = 100;

  /** A failed attempt is worse than anything it would overlook. */
  private static final int FAILED = 200;

  @Override
  public QwintoMove choose(QwintoView view, List<QwintoMove> legalMoves, Rng rng) {
    QwintoMove best = legalMoves.get(0);
    double least = Double.POSITIVE_INFINITY;
    for (QwintoMove move : legalMoves) {
      boolean overlooked = rng.below(100) >= NOTICED && move != QwintoMove.PASS;
      double far = howFar(view, move) + (overlooked ? OVERLOOKED : 0);
      if (far < least) {
        least = far;
        best = move;
      }
    }
    return best;
  }

  private static double howFar(QwintoView view, QwintoMove move) {
    Seat seat = QwintoBots.viewer(view);
    if (move instanceof QwintoMove.Enter enter) {
      return howFar(enter.field(), view.masked.sum);
    } else if (move instanceof QwintoMove.Pass) {
      return seat == view.current() ? FAILED : TOO_FAR;
    }
    QwintoBotsCall call = QwintoBotsCall.of(view.masked.grid, move);
    double least = FAILED;
    for (int open = view.sheet(seat).open(call.sum(), call.rows()); open != 0; open &= open - 1) {
      least = Math.min(least, howFar(Integer.numberOfTrailingZeros(open), call.sum()));
    }
    return least;
  }

  /** How far the number is from the one that stands here in an even row. */
  private static double howFar(int field, int number) {
    double step = (QwintoSheet.HIGHEST - 1.0) / (QwintoFields.PER_ROW - 1);
    return Math.abs(number - 1 - field % QwintoFields.PER_ROW * step);
  }
}
