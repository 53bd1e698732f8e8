package app.traytable.rules.bots;

import app.traytable.rules.table.Game;
import app.traytable.rules.table.Move;

/** A way to think about moves in imagined worlds, for any game that has a guide. */
@FunctionalInterface
public interface Search<S, M extends Move, V> {
  /**
   * A bot that thinks this way.
   *
   * @param playOuts how many worlds are played on for one decision
   */
  Bot<M, V> over(Game<S, M, V, ?> game, Guide<S, M, V> guide, int playOuts);
}
