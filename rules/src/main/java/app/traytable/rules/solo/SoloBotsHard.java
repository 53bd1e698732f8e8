package app.traytable.rules.solo;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Hint;
import app.traytable.rules.bots.Search;
import app.traytable.rules.bots.Seer;
import app.traytable.rules.bots.WorldSearch;
import app.traytable.rules.table.Rng;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Searches imagined worlds for whatever needs a thought; "Solo!" is said without one. */
final class SoloBotsHard implements Seer<SoloState, SoloMove, SoloView> {
  private static final int PLAY_OUTS = 1200;

  private final Solo game;
  private final Bot<SoloMove, SoloView> search;

  private SoloBotsHard(Solo game, Search<SoloState, SoloMove, SoloView> way) {
    this.game = game;
    this.search = way.over(game, new SoloBotsGuide(), PLAY_OUTS);
  }

  static SoloBotsHard of(Solo game) {
    return new SoloBotsHard(game, WorldSearch::new);
  }

  /** The same player in a hurry. */
  SoloBotsHard withPlayOuts(int count) {
    return searching((g, guide, usual) -> new WorldSearch<>(g, guide, count));
  }

  @Override
  public SoloBotsHard searching(Search<SoloState, SoloMove, SoloView> way) {
    return new SoloBotsHard(game, way);
  }

  @Override
  public SoloMove choose(SoloView view, List<SoloMove> legalMoves, Rng rng) {
    return search.choose(view, legalMoves, rng);
  }

  @Override
  public @Nullable SoloMove react(SoloView view, List<SoloMove> legalMoves, Rng rng) {
    return legalMoves.contains(SoloMoves.SAY) ? SoloMoves.SAY : search.react(view, legalMoves, rng);
  }

  @Override
  public Hint<SoloMove> hint(SoloView view, List<SoloMove> legalMoves, Rng rng) {
    SoloMove move = choose(view, legalMoves, rng);
    return new SoloBotsReasons(view, legalMoves).explain(move);
  }
}
