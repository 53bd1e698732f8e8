package app.traytable.rules.qwinto.bots;

import app.traytable.rules.bots.Temper;
import app.traytable.rules.qwinto.QwintoFields;
import app.traytable.rules.qwinto.QwintoMove;
import app.traytable.rules.qwinto.QwintoView;
import java.util.List;

/** Where somebody likes to enter a number when several fields promise about the same. */
final class QwintoTaste {
  private final QwintoView view;
  private final Temper temper;
  private final double weight;

  /**
   * The taste of a temper.
   *
   * @param weight by how many points it may lead away from what promises most
   */
  QwintoTaste(QwintoView view, Temper temper, double weight) {
    this.view = view;
    this.temper = temper;
    this.weight = weight;
  }

  /** The move that promises most, taste included. */
  QwintoMove best(QwintoSense sense, List<QwintoMove> moves) {
    QwintoMove best = moves.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (QwintoMove move : moves) {
      double worth = sense.worth(move) + (isLiked(move) ? weight : 0);
      if (worth > most) {
        most = worth;
        best = move;
      }
    }
    return best;
  }

  /** The bold collect bonus columns; the careful leave room on both sides. */
  private boolean isLiked(QwintoMove move) {
    if (temper == Temper.STEADY || !(move instanceof QwintoMove.Enter enter)) {
      return false;
    }
    return temper == Temper.BOLD
        ? QwintoFields.bonusColumns().contains(QwintoFields.column(enter.field()))
        : QwintoStretch.leavesPlenty(
            view.sheet(QwintoBots.viewer(view)), enter.field(), view.masked().call().sum());
  }
}
