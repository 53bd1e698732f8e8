package app.traytable.rules.bench;

import app.traytable.rules.Playable;
import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Guide;
import app.traytable.rules.noidea.NoIdea;
import app.traytable.rules.noidea.bots.NoIdeaBots;
import app.traytable.rules.noidea.bots.NoIdeaGuide;
import app.traytable.rules.qwinto.Qwinto;
import app.traytable.rules.qwinto.bots.QwintoBots;
import app.traytable.rules.qwinto.bots.QwintoGuide;
import app.traytable.rules.solo.Solo;
import app.traytable.rules.solo.bots.SoloBots;
import app.traytable.rules.solo.bots.SoloGuide;
import app.traytable.rules.solo.bots.SoloHard;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.Move;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * What Hard is made of in a game where it imagines worlds, so that others can be made of the same.
 *
 * @param around what Hard does without a search, around one
 */
record HardSearch<S, M extends Move, V>(
    Game<S, M, V, ?> game, Guide<S, M, V> guide, int playOuts, UnaryOperator<Bot<M, V>> around) {
  private static final Map<String, HardSearch<?, ?, ?>> ALL =
      Map.of(
          "noidea",
          new HardSearch<>(new NoIdea(), new NoIdeaGuide(), NoIdeaBots.PLAY_OUTS, bot -> bot),
          "qwinto",
          new HardSearch<>(new Qwinto(), new QwintoGuide(), QwintoBots.PLAY_OUTS, bot -> bot),
          "solo",
          new HardSearch<>(new Solo(), new SoloGuide(), SoloBots.PLAY_OUTS, SoloHard::new));

  /** A way to search imagined worlds. */
  @FunctionalInterface
  interface Way<S, M extends Move, V> {
    Bot<M, V> over(Game<S, M, V, ?> game, Guide<S, M, V> guide, int playOuts);
  }

  static boolean isIn(Playable<?, ?, ?, ?, ?> game) {
    return ALL.containsKey(game.info().id());
  }

  static <S, M extends Move, V> HardSearch<S, M, V> in(Playable<S, M, V, ?, ?> game) {
    HardSearch<?, ?, ?> found = ALL.get(game.info().id());
    if (found == null) {
      throw new IllegalArgumentException("these bots imagine no worlds");
    }
    @SuppressWarnings("unchecked") // there is one game of this name
    HardSearch<S, M, V> own = (HardSearch<S, M, V>) found;
    return own;
  }

  /** Hard, but what needs a thought is searched this way. */
  Bot<M, V> by(Way<S, M, V> way) {
    return around.apply(way.over(game, guide, playOuts));
  }
}
