package app.traytable.rules.qwinto.bots;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.qwinto.QwintoMove;
import app.traytable.rules.qwinto.QwintoMoves;
import app.traytable.rules.qwinto.QwintoView;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.List;

/**
 * Plays like a child who has understood the rules: has a feeling for where a number belongs, looks
 * at its own sheet only, follows whims, and overlooks many a chance.
 */
final class QwintoEasy implements Bot<QwintoMove, QwintoView> {
  /** Of a hundred chances it notices so many. */
  private static final int NOTICED = 50;

  /** By how many points a move may seem better than it is. */
  private static final double WHIM = 5;

  @Override
  public QwintoMove choose(QwintoView view, List<QwintoMove> legalMoves, Rng rng) {
    Seat seat = QwintoBots.viewer(view);
    QwintoSense sense = new QwintoSense(view.masked(), seat, 0);
    // Who is about to fail looks twice.
    boolean wary = seat == view.current() && legalMoves.contains(QwintoMoves.PASS);
    List<QwintoMove> sound = new QwintoFollies(view, legalMoves).withoutVainCalls();
    QwintoMove best = sound.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (QwintoMove move : sound) {
      boolean noticed = wary || move == QwintoMoves.PASS || rng.below(100) < NOTICED;
      double worth = sense.worth(move) + WHIM * rng.below(100) / 100;
      if (noticed && worth > most) {
        most = worth;
        best = move;
      }
    }
    return best;
  }
}
