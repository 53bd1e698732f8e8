package app.traytable.rules.bots;

import app.traytable.rules.table.Move;

/** A bot that imagines worlds, whichever way it searches them. */
public interface SearchingBot<S, M extends Move, V> extends Bot<M, V> {
  /** The same bot, but what needs a thought is searched another way. */
  Bot<M, V> searching(Search<S, M, V> way);
}
