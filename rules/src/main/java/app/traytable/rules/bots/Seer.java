package app.traytable.rules.bots;

import app.traytable.rules.table.Move;

/** A bot that imagines worlds, and could be told which one is true. */
public interface Seer<S, M extends Move, V> extends Bot<M, V> {
  /** A cheat who knows the whole truth, for measuring how much there is to know. */
  Bot<M, V> knowing(S truth);
}
