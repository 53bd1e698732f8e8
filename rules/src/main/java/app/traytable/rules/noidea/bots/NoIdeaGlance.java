package app.traytable.rules.noidea.bots;

import app.traytable.rules.bots.Temper;
import app.traytable.rules.noidea.NoIdeaMove;
import app.traytable.rules.noidea.NoIdeaMoves;
import app.traytable.rules.noidea.NoIdeaState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a practised player does without a long thought. Such a one keeps a seen card for the turn
 * that clears the layout, and meanwhile turns unseen ones: so a seen card that fits is not laid as
 * a matter of course.
 */
final class NoIdeaGlance {
  /** So many points are not worth a thought. */
  private static final double ALIKE = 0.1;

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

  /** How likely a claim must be that somebody of this temper makes at once. */
  private double courage() {
    return switch (temper) {
      case BOLD -> 0.5;
      case STEADY -> 0.7;
      case CAREFUL -> 0.9;
    };
  }

  /**
   * One of the moves.
   *
   * @param moves the best guess first
   */
  NoIdeaMove best(List<NoIdeaMove> moves) {
    NoIdeaMove first = moves.get(0);
    if (first instanceof NoIdeaMove.Lay) {
      return lay(moves);
    }
    NoIdeaMove unseen = find(moves, plan::isUnknown);
    NoIdeaMove seen = find(moves, plan::isKnownToFit);
    if (seen == null && unseen != null && moves.contains(NoIdeaMoves.CLAIM)) {
      return mind.chanceOfClaim() >= courage() ? NoIdeaMoves.CLAIM : unseen;
    } else if (seen == null || unseen == null || temper == Temper.STEADY) {
      return first;
    }
    NoIdeaMove wanted = temper == Temper.BOLD ? unseen : seen;
    return plan.worth(first) - plan.worth(wanted) < ALIKE ? wanted : first;
  }

  /** Where most of the seen cards fit afterwards; of such piles the best guess. */
  private NoIdeaMove lay(List<NoIdeaMove> moves) {
    NoIdeaMove best = moves.get(0);
    int most = -1;
    for (NoIdeaMove move : moves) {
      int pile = ((NoIdeaMove.Lay) move).pile();
      long fitting = NoIdeaMemory.fitting(NoIdeaMemory.tops(mind.tops(), pile, table.held()));
      int count = 0;
      for (byte card : mind.known()) {
        count += NoIdeaMemory.contains(fitting, card) ? 1 : 0;
      }
      if (count > most) {
        most = count;
        best = move;
      }
    }
    return best;
  }

  private interface Kind {
    boolean is(NoIdeaMove move);
  }

  private static @Nullable NoIdeaMove find(List<NoIdeaMove> moves, Kind kind) {
    for (NoIdeaMove move : moves) {
      if (kind.is(move)) {
        return move;
      }
    }
    return null;
  }
}
