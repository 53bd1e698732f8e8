package app.traytable.rules.solo.bots;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Search;
import app.traytable.rules.bots.SearchingBot;
import app.traytable.rules.bots.WorldSearch;
import app.traytable.rules.solo.Solo;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloMoves;
import app.traytable.rules.solo.SoloState;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Rng;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Searches imagined worlds for whatever needs a thought; "Solo!" is said without one. */
final class SoloHard implements SearchingBot<SoloState, SoloMove, SoloView> {
  private static final int PLAY_OUTS = 1200;

  private final Solo game;
  private final Bot<SoloMove, SoloView> search;

  private SoloHard(Solo game, Search<SoloState, SoloMove, SoloView> way) {
    this.game = game;
    this.search = way.over(game, new SoloGuide(), PLAY_OUTS);
  }

  static SoloHard of(Solo game) {
    return new SoloHard(game, WorldSearch::new);
  }

  /** The same player in a hurry. */
  SoloHard withPlayOuts(int count) {
    return searching((g, guide, usual) -> new WorldSearch<>(g, guide, count));
  }

  @Override
  public SoloHard searching(Search<SoloState, SoloMove, SoloView> way) {
    return new SoloHard(game, way);
  }

  @Override
  public SoloMove choose(SoloView view, List<SoloMove> legalMoves, Rng rng) {
    return search.choose(view, legalMoves, rng);
  }

  @Override
  public @Nullable SoloMove react(SoloView view, List<SoloMove> legalMoves, Rng rng) {
    return legalMoves.contains(SoloMoves.SAY) ? SoloMoves.SAY : search.react(view, legalMoves, rng);
  }
}
