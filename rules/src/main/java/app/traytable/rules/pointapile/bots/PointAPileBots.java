package app.traytable.rules.pointapile.bots;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Bots;
import app.traytable.rules.bots.Comparison;
import app.traytable.rules.bots.Temper;
import app.traytable.rules.bots.Tempo;
import app.traytable.rules.pointapile.PointAPileMove;
import app.traytable.rules.pointapile.PointAPileState.Phase;
import app.traytable.rules.pointapile.PointAPileView;
import app.traytable.rules.pointapile.bots.PointAPilePlayer.Effort;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Rng;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Who plays Point-a-Pile without a person. */
public final class PointAPileBots
    implements Bots<PointAPileMove, PointAPileView, PointAPileReason> {
  private final PointAPilePlayer hard = hard(Temper.STEADY);

  private static PointAPilePlayer hard(Temper temper) {
    return new PointAPilePlayer(true, new Effort(60, 40, 40, 3, 600), temper);
  }

  @Override
  public Bot<PointAPileMove, PointAPileView> bot(Level level, Temper temper) {
    return switch (level) {
      case EASY -> new PointAPileEasy();
      case NORMAL -> new PointAPilePlayer(false, new Effort(10, 0, 15, 1, 40), temper);
      case HARD -> hard(temper);
    };
  }

  @Override
  public PointAPileReason explain(
      PointAPileView view, List<PointAPileMove> legalMoves, PointAPileMove move) {
    return legalMoves.size() == 1
        ? new PointAPileReason.OnlyMove()
        : new PointAPileAdviser(view, hard).explain(move);
  }

  @Override
  public @Nullable PointAPileReason objection(
      PointAPileView view,
      List<PointAPileMove> legalMoves,
      PointAPileMove best,
      PointAPileMove aimed) {
    return new PointAPileCritic(view).objection(best, aimed);
  }

  @Override
  public Comparison compare(
      PointAPileView view, PointAPileMove best, PointAPileMove aimed, Rng rng) {
    return new PointAPileTrial(view.masked(), seat(view), hard).of(best, aimed, rng);
  }

  /** Picks are secret, and all eyes are on the piles while they are formed. */
  @Override
  public Tempo tempo(PointAPileView table, PointAPileMove move) {
    boolean isLast = table.phase() != Phase.POINTING && table.masked().toPut() == 0;
    return isLast ? Tempo.QUICK : Tempo.USUAL;
  }

  /** The number of a viewer who sits at the table. */
  static int seat(PointAPileView view) {
    return Objects.requireNonNull(view.viewer(), "a bot has a seat").index();
  }
}
