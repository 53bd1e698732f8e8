package app.traytable.rules.solo.bots;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Temper;
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
  static final SoloPlayer CARELESS = new SoloPlayer(20, 2, 65, 25, Temper.STEADY);
  static final SoloPlayer CAREFUL = careful(Temper.STEADY);

  /** By how many turns a taste may lead away from the move that promises most. */
  private static final double TASTE = 0.04;

  /** How many cards of a hundred are overlooked in turn. */
  private final int overlooks;

  /** By how much a card may seem better than it is. */
  private final double whim;

  /** How many chances of a hundred to react are overlooked. */
  private final int dreams;

  /** How often of a hundred times "Solo!" is forgotten. */
  private final int forgets;

  private final Temper temper;

  private SoloPlayer(int overlooks, double whim, int dreams, int forgets, Temper temper) {
    this.overlooks = overlooks;
    this.whim = whim;
    this.dreams = dreams;
    this.forgets = forgets;
    this.temper = temper;
  }

  /** Somebody who notices everything, of this temper. */
  static SoloPlayer careful(Temper temper) {
    return new SoloPlayer(0, 0, 0, 0, temper);
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
    double most = outlook.worth(best) + liking(best);
    double fancy = 0;
    boolean overlooked = false;
    for (int i = 1; i < legalMoves.size(); i++) {
      SoloMove move = legalMoves.get(i);
      if (!isSameCard(move, legalMoves.get(i - 1))) {
        fancy = whim == 0 ? 0 : whim * rng.below(100) / 100;
        overlooked = happens(overlooks, rng);
      }
      double worth = outlook.worth(move) + liking(move);
      // Even the careless see that their last card fits.
      if (move != SoloMoves.SAY && (!overlooked || worth >= SoloOutlook.WIN - TASTE)) {
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

  private double liking(SoloMove move) {
    return temper == Temper.STEADY ? 0 : TASTE * SoloTaste.of(temper, move);
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
