package app.traytable.rules;

import app.traytable.rules.bots.Bots;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.GameInfo;
import app.traytable.rules.table.Move;

/** A game and those who play it without a person. */
public record Playable<S, M extends Move, V, E extends Event, H>(
    Game<S, M, V, E> game, Bots<M, V, H> bots) {
  public GameInfo info() {
    return game.info();
  }
}
