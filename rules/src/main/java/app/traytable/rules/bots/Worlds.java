package app.traytable.rules.bots;

import app.traytable.rules.table.Rng;

/** Imagined worlds, one after the other, each of which looks to a viewer as the table does. */
@FunctionalInterface
public interface Worlds<S> {
  S next(Rng rng);
}
