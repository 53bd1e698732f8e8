package app.traytable.rules.bench;

import app.traytable.rules.Playable;
import app.traytable.rules.table.Move;
import java.util.List;
import java.util.Map;

/** What makes a watcher wonder in each game. */
final class OddityShelf {
  private static final Map<String, List<? extends Oddity<?, ?>>> ALL =
      Map.of(
          "noidea", NoIdeaOddities.all(),
          "qwinto", QwintoOddities.all(),
          "pointapile", PointAPileOddities.all(),
          "solo", SoloOddities.all());

  private OddityShelf() {}

  /** Those of a game; none of one that has no list. */
  static <M extends Move, V> List<Oddity<M, V>> of(Playable<?, M, V, ?, ?> game) {
    @SuppressWarnings("unchecked") // there is one game of this name
    List<Oddity<M, V>> own =
        (List<Oddity<M, V>>) ALL.getOrDefault(game.info().id(), List.<Oddity<M, V>>of());
    return own;
  }
}
