package app.traytable.rules.solo.bots;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloMoves;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Rng;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Leaves to a search whatever needs a thought; "Solo!" is said without one. */
public final class SoloHard implements Bot<SoloMove, SoloView> {
  private final Bot<SoloMove, SoloView> search;

  public SoloHard(Bot<SoloMove, SoloView> search) {
    this.search = search;
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
