package app.traytable.rules.qwinto.bots;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Bots;
import app.traytable.rules.bots.Comparison;
import app.traytable.rules.bots.Temper;
import app.traytable.rules.bots.Tempo;
import app.traytable.rules.bots.WorldSearch;
import app.traytable.rules.qwinto.Qwinto;
import app.traytable.rules.qwinto.QwintoMove;
import app.traytable.rules.qwinto.QwintoState;
import app.traytable.rules.qwinto.QwintoView;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Who plays Qwinto without a person. */
public final class QwintoBots implements Bots<QwintoMove, QwintoView, QwintoReason> {
  /** How many worlds the best one plays on for one decision. */
  public static final int PLAY_OUTS = 480;

  private static final double NORMAL_ENVY = 0.5;

  /** By how many points a taste may lead Normal away from the field that promises most. */
  private static final double NORMAL_TASTE = 0.5;

  private final Qwinto game = new Qwinto();

  @Override
  public Bot<QwintoMove, QwintoView> bot(Level level, Temper temper) {
    return switch (level) {
      case EASY -> new QwintoEasy();
      case NORMAL -> (view, moves, rng) -> normal(view, moves, temper);
      case HARD -> search(temper);
    };
  }

  private static QwintoMove normal(QwintoView view, List<QwintoMove> moves, Temper temper) {
    return new QwintoTaste(view, temper, NORMAL_TASTE)
        .best(
            new QwintoSense(view.masked(), viewer(view), NORMAL_ENVY),
            new QwintoFollies(view, moves).withoutBlunders());
  }

  @Override
  public QwintoReason explain(QwintoView view, List<QwintoMove> legalMoves, QwintoMove move) {
    return new QwintoAdviser(view).explain(legalMoves, move);
  }

  @Override
  public @Nullable QwintoReason objection(
      QwintoView view, List<QwintoMove> legalMoves, QwintoMove best, QwintoMove aimed) {
    return new QwintoObjector(view).object(best, aimed);
  }

  @Override
  public Comparison compare(QwintoView view, QwintoMove best, QwintoMove aimed, Rng rng) {
    return search(Temper.STEADY).compare(view, best, aimed, rng);
  }

  @Override
  public Tempo tempo(QwintoView table, QwintoMove move) {
    return QwintoTempo.of(table, move);
  }

  private WorldSearch<QwintoState, QwintoMove, QwintoView> search(Temper temper) {
    return new WorldSearch<>(game, new QwintoGuide(), PLAY_OUTS, temper);
  }

  static Seat viewer(QwintoView view) {
    return Objects.requireNonNull(view.viewer(), "a bot has a seat");
  }
}
