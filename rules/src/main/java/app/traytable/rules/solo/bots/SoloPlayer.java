package app.traytable.rules.solo.bots;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloMoves;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Rng;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes the move that promises most, as far as it notices. A careful one notices everything; a
 * careless one overlooks moves, follows whims, and forgets to say "Solo!".
 */
final class SoloPlayer implements Bot<SoloMove, SoloView> {
  static final SoloPlayer CARELESS = new SoloPlayer(20, 2, 65, 25);
  static final SoloPlayer CAREFUL = new SoloPlayer(0, 0, 0, 0);

  /** How many cards of a hundred are overlooked in turn. */
  private final int overlooks;

  /** By how much a card may seem better than it is. */
  private final double whim;

  /** How many chances of a hundred to react are overlooked. */
  private final int dreams;

  /** How often of a hundred times "Solo!" is forgotten. */
  private final int forgets;

  private SoloPlayer(int overlooks, double whim, int dreams, int forgets) {
    this.overlooks = overlooks;
    this.whim = whim;
    this.dreams = dreams;
    this.forgets = forgets;
  }

  @Override
  public SoloMove choose(SoloView view, List<SoloMove> legalMoves, Rng rng) {
    return choose(SoloOutlook.of(view), legalMoves, rng);
  }

  /** The same at an imagined table, of which the seat still knows no more than its own cards. */
  SoloMove choose(SoloOutlook outlook, List<SoloMove> legalMoves, Rng rng) {
    SoloMove best = legalMoves.get(0);
    if (legalMoves.size() == 1) {
      return best;
    } else if (legalMoves.contains(SoloMoves.SAY) && !happens(forgets, rng)) {
      return SoloMoves.SAY;
    }
    double most = outlook.worth(best);
    double fancy = 0;
    boolean overlooked = false;
    for (int i = 1; i < legalMoves.size(); i++) {
      SoloMove move = legalMoves.get(i);
      if (!isSameCard(move, legalMoves.get(i - 1))) {
        fancy = whim == 0 ? 0 : whim * rng.below(100) / 100;
        overlooked = happens(overlooks, rng);
      }
      double worth = outlook.worth(move);
      // Even the careless see that their last card fits.
      if (move != SoloMoves.SAY && (!overlooked || worth >= SoloOutlook.WIN)) {
        if (worth + fancy > most) {
          most = worth + fancy;
          best = move;
        }
      }
    }
    SoloMove silent = SoloMoves.silently(best);
    if (silent != null && legalMoves.contains(silent) && happens(forgets, rng)) {
      return silent;
    }
    return best;
  }

  /** Whoever sees a card also sees every colour to wish and everybody to aim at. */
  private static boolean isSameCard(SoloMove one, SoloMove other) {
    return one instanceof SoloMove.PlayFor wish
        ? other instanceof SoloMove.PlayFor before && wish.card() == before.card()
        : one instanceof SoloMove.PlayAt aim
            && other instanceof SoloMove.PlayAt same
            && aim.card() == same.card();
  }

  @Override
  public @Nullable SoloMove react(SoloView view, List<SoloMove> legalMoves, Rng rng) {
    return react(SoloOutlook.of(view), legalMoves, rng);
  }

  /** The same at an imagined table. */
  @Nullable SoloMove react(SoloOutlook outlook, List<SoloMove> legalMoves, Rng rng) {
    if (legalMoves.contains(SoloMoves.SAY) && !happens(forgets, rng)) {
      return SoloMoves.SAY;
    }
    SoloMove best = null;
    double most = outlook.worth(null);
    for (SoloMove move : legalMoves) {
      if (move != SoloMoves.SAY && !happens(dreams, rng)) {
        double worth = outlook.worth(move);
        if (worth > most) {
          most = worth;
          best = move;
        }
      }
    }
    return best;
  }

  private static boolean happens(int timesOfHundred, Rng rng) {
    return timesOfHundred > 0 && rng.below(100) < timesOfHundred;
  }
}
