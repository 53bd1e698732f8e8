package app.traytable.rules.pointapile.bots;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Bots;
import app.traytable.rules.pointapile.PointAPileMove;
import app.traytable.rules.pointapile.PointAPileView;
import app.traytable.rules.pointapile.bots.PointAPilePlayer.Effort;
import app.traytable.rules.table.Level;
import java.util.List;
import java.util.Objects;

/** Who plays Point-a-Pile without a person. */
public final class PointAPileBots
    implements Bots<PointAPileMove, PointAPileView, PointAPileReason> {
  private final PointAPilePlayer hard = new PointAPilePlayer(true, new Effort(60, 40, 40, 3, 600));

  @Override
  public Bot<PointAPileMove, PointAPileView> bot(Level level) {
    return switch (level) {
      case EASY -> new PointAPileEasy();
      case NORMAL -> new PointAPilePlayer(false, new Effort(10, 0, 15, 1, 40));
      case HARD -> hard;
    };
  }

  @Override
  public PointAPileReason explain(
      PointAPileView view, List<PointAPileMove> legalMoves, PointAPileMove move) {
    return legalMoves.size() == 1
        ? new PointAPileReason.OnlyMove()
        : new PointAPileAdviser(view, hard).explain(move);
  }

  /** The number of a viewer who sits at the table. */
  static int seat(PointAPileView view) {
    return Objects.requireNonNull(view.viewer(), "a bot has a seat").index();
  }
}
