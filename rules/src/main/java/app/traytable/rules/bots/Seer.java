package app.traytable.rules.bots;

import app.traytable.rules.table.Move;

/** A bot that imagines worlds, and could be told which one is true. */
public interface Seer<S, M extends Move, V> extends Bot<M, V> {
  /** A cheat who knows the whole truth, for measuring how much there is to know. */
  Seer<S, M, V> knowing(S truth);

  /** The same bot, but what needs a thought is searched another way, in worlds imagined anew. */
  Seer<S, M, V> searching(Search<S, M, V> way);
}
