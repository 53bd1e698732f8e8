package app.traytable.rules.bench;

import app.traytable.rules.table.Move;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A kind of move that makes a watcher wonder. */
record Oddity<M extends Move, V>(String name, Case<M, V> chance, Case<M, V> happened) {
  interface Case<M extends Move, V> {
    boolean is(V view, List<M> legalMoves, @Nullable M move);
  }
}
