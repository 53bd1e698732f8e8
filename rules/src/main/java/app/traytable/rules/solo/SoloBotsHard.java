package app.traytable.rules.solo;

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

  private final Seer<SoloState, SoloMove, SoloView> search;

  private SoloBotsHard(Seer<SoloState, SoloMove, SoloView> search) {
    this.search = search;
  }

  static SoloBotsHard of(Solo game) {
    return new SoloBotsHard(new WorldSearch<>(game, new SoloBotsGuide(), PLAY_OUTS));
  }

  /** The same player in a hurry. */
  SoloBotsHard withPlayOuts(int count) {
    return searching((game, guide, usual) -> new WorldSearch<>(game, guide, count));
  }

  @Override
  public SoloBotsHard knowing(SoloState truth) {
    return new SoloBotsHard(search.knowing(truth));
  }

  @Override
  public SoloBotsHard searching(Search<SoloState, SoloMove, SoloView> way) {
    return new SoloBotsHard(search.searching(way));
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
