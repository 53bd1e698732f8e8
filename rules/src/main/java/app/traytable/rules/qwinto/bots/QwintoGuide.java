package app.traytable.rules.qwinto.bots;

import app.traytable.rules.bots.Guide;
import app.traytable.rules.bots.Temper;
import app.traytable.rules.qwinto.QwintoMove;
import app.traytable.rules.qwinto.QwintoSheet;
import app.traytable.rules.qwinto.QwintoState;
import app.traytable.rules.qwinto.QwintoState.Phase;
import app.traytable.rules.qwinto.QwintoView;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Plays imagined worlds on for a few rounds and then judges the sheets. */
public final class QwintoGuide implements Guide<QwintoState, QwintoMove, QwintoView> {
  private static final int TRIES = 8;
  private static final int ROUNDS = 4;

  /** How much what others gain by a call counts against it. */
  private static final double ENVY = 1;

  /** So many points somebody gives for a field that is to their taste, at a glance. */
  private static final double TASTE = 0.7;

  /** A whole standard error would cost strength: this settles only what is alike. */
  private static final double DOUBT = 0.3;

  /** Points of lead that make a win e times as likely as a defeat. */
  private static final double LEAD = 8;

  @Override
  public Seat viewer(QwintoView view) {
    return QwintoBots.viewer(view);
  }

  @Override
  public List<QwintoMove> worthTrying(QwintoView view, List<QwintoMove> legalMoves) {
    return new QwintoSense(view.masked(), viewer(view), ENVY)
        .best(new QwintoFollies(view, legalMoves).withoutOddities(), TRIES);
  }

  @Override
  public QwintoMove natural(
      QwintoView view, List<? extends @Nullable QwintoMove> tries, Temper temper) {
    List<QwintoMove> moves = new ArrayList<>();
    for (QwintoMove move : tries) {
      moves.add(Objects.requireNonNull(move, "nobody reacts in this game"));
    }
    return new QwintoTaste(view, temper, TASTE)
        .best(new QwintoSense(view.masked(), viewer(view), ENVY), moves);
  }

  @Override
  public double doubt(
      QwintoView view, List<? extends @Nullable QwintoMove> tries, @Nullable QwintoMove move) {
    return DOUBT;
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
