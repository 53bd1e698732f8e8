package app.traytable.rules.pointapile.bots;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Temper;
import app.traytable.rules.pointapile.PointAPileMove;
import app.traytable.rules.pointapile.PointAPileView;
import app.traytable.rules.pointapile.bots.PointAPilePlayer.Effort;
import java.util.List;

/** Those who play Point-a-Pile, in a hurry. */
public final class QuickBots {
  private QuickBots() {}

  /** One of each level, who hardly thinks. */
  public static List<Bot<PointAPileMove, PointAPileView>> levels() {
    return List.of(
        new PointAPileEasy(),
        new PointAPilePlayer(false, new Effort(2, 0, 2, 1, 4), Temper.STEADY),
        new PointAPilePlayer(true, new Effort(2, 1, 2, 2, 4), Temper.STEADY));
  }
}
