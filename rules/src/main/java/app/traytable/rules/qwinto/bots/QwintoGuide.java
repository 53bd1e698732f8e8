package app.traytable.rules.qwinto.bots;

import app.traytable.rules.bots.Guide;
import app.traytable.rules.qwinto.QwintoCall;
import app.traytable.rules.qwinto.QwintoMove;
import app.traytable.rules.qwinto.QwintoSheet;
import app.traytable.rules.qwinto.QwintoState;
import app.traytable.rules.qwinto.QwintoState.Phase;
import app.traytable.rules.qwinto.QwintoView;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.List;

/** Plays imagined worlds on for a few rounds and then judges the sheets. */
public final class QwintoGuide implements Guide<QwintoState, QwintoMove, QwintoView> {
  private static final int TRIES = 8;
  private static final int ROUNDS = 4;

  /** Points of lead that make a win e times as likely as a defeat. */
  private static final double LEAD = 8;

  @Override
  public Seat viewer(QwintoView view) {
    return QwintoBots.viewer(view);
  }

  @Override
  public List<QwintoMove> worthTrying(QwintoView view, List<QwintoMove> legalMoves) {
    return new QwintoSense(view.masked(), viewer(view), 1)
        .best(withoutBlunders(view, legalMoves), TRIES);
  }

  /** The moves that do not call in vain, or all if every one does. */
  static List<QwintoMove> withoutBlunders(QwintoView view, List<QwintoMove> legalMoves) {
    List<QwintoMove> sound = new ArrayList<>();
    for (QwintoMove move : legalMoves) {
      if (!failsEarly(view, move)) {
        sound.add(move);
      }
    }
    return sound.isEmpty() ? legalMoves : sound;
  }

  /** Calls what the own sheet has no field for, and does not even end the game by that. */
  private static boolean failsEarly(QwintoView view, QwintoMove move) {
    QwintoSheet sheet = view.sheet(QwintoBots.viewer(view));
    if (view.masked().phase() != Phase.LAYING || sheet.failed() == QwintoSheet.MOST_FAILED - 1) {
      return false;
    }
    QwintoCall call = view.callOf(move);
    return sheet.open(call.sum(), call.rows()) == 0;
  }

  @Override
  public QwintoMove goOn(QwintoState world, Seat seat, List<QwintoMove> legalMoves, Rng rng) {
    return new QwintoSense(world, seat, 0).best(legalMoves);
  }

  /** Every round shows at least the card that is laid and the one that is drawn. */
  @Override
  public boolean isFarEnough(QwintoState first, QwintoState now) {
    return now.phase() == Phase.LAYING && now.shown() - first.shown() >= 2 * ROUNDS;
  }

  /** How likely the seat wins; alone, how many points it makes. */
  @Override
  public double worth(QwintoState world, Seat seat) {
    int rounds = QwintoSense.roundsLeft(world);
    double own = new QwintoOutlook(world.sheet(seat.index()), rounds).worth();
    if (world.isSolo()) {
      return own;
    }
    double lead = world.phase() == Phase.OVER ? 1.0 / QwintoSheet.HIGHEST : LEAD;
    double all = 0;
    for (int other = 0; other < world.seats(); other++) {
      double theirs = new QwintoOutlook(world.sheet(other), rounds).worth();
      all += StrictMath.exp((theirs - own) / lead);
    }
    return 1 / all;
  }
}
