package app.traytable.rules.noidea.bots;

import app.traytable.rules.bots.Temper;
import app.traytable.rules.noidea.NoIdeaMove;
import app.traytable.rules.noidea.NoIdeaMoves;
import app.traytable.rules.noidea.NoIdeaState;
import java.util.List;

/**
 * What a practised player does without a long thought: the best by the plan, and of what is about
 * as good what most would. Such a one keeps a seen card for the turn that clears the layout, and
 * meanwhile turns unseen ones: so a seen card that fits is not laid as a matter of course.
 */
final class NoIdeaGlance {
  /** So many points are not worth a thought; twice as many already cost strength. */
  private static final double ALIKE = 0.05;

  private final NoIdeaState table;
  private final NoIdeaMemory mind;
  private final NoIdeaPlan plan;
  private final Temper temper;

  NoIdeaGlance(NoIdeaState table, Temper temper) {
    this.table = table;
    this.temper = temper;
    mind = new NoIdeaMemory(table, 0);
    plan = new NoIdeaPlan(table);
  }

  /**
   * One of the moves.
   *
   * @param moves the best guess first
   */
  NoIdeaMove best(List<NoIdeaMove> moves) {
    NoIdeaMove best = moves.get(0);
    double least = plan.worth(best) - ALIKE;
    int most = taste(best);
    for (NoIdeaMove move : moves) {
      if (taste(move) > most && plan.worth(move) >= least) {
        most = taste(move);
        best = move;
      }
    }
    return best;
  }

  /** Most lay a seen card first; the careful rather turn a card than claim, the bold do neither. */
  private int taste(NoIdeaMove move) {
    if (move instanceof NoIdeaMove.Lay lay) {
      return fittingAfter(lay.pile());
    }
    int boldness = move == NoIdeaMoves.CLAIM ? 2 : plan.isUnknown(move) ? 1 : 0;
    return switch (temper) {
      case BOLD -> boldness;
      case STEADY -> -Math.min(1, boldness);
      case CAREFUL -> -boldness;
    };
  }

  /** How many of the seen cards fit when the card in hand lies on this pile. */
  private int fittingAfter(int pile) {
    long fitting = NoIdeaMemory.fitting(NoIdeaMemory.tops(mind.tops(), pile, table.held()));
    int count = 0;
    for (byte card : mind.known()) {
      count += NoIdeaMemory.contains(fitting, card) ? 1 : 0;
    }
    return count;
  }
}
