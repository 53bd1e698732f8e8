package app.traytable.rules.noidea;

import app.traytable.rules.bots.Hint;
import app.traytable.rules.table.Cards;

/** Says why a move is good. */
final class NoIdeaBotsReasons {
  private final NoIdeaView view;
  private final NoIdeaBotsMemory mind;

  private NoIdeaBotsReasons(NoIdeaView view) {
    this.view = view;
    this.mind = new NoIdeaBotsMemory(view.masked, 0);
  }

  static Hint<NoIdeaMove> explain(NoIdeaView view, NoIdeaMove move) {
    NoIdeaBotsReasons reasons = new NoIdeaBotsReasons(view);
    if (move instanceof NoIdeaMove.Reveal reveal) {
      return reasons.reveal(move, reveal.place());
    } else if (move instanceof NoIdeaMove.Lay lay) {
      return reasons.lay(move, lay.pile());
    }
    return move == NoIdeaMove.CLAIM ? reasons.claim() : Hint.of(move, NoIdeaBots.DRAW_FIRST);
  }

  private Hint<NoIdeaMove> reveal(NoIdeaMove move, int place) {
    long fitting = NoIdeaBotsMemory.fitting(mind.tops());
    byte card = mind.card(place);
    String where = "" + (place + 1);
    if (card == Cards.HIDDEN) {
      return Hint.of(move, NoIdeaBots.UNSEEN_MAY_FIT, where, percent(mind.chance(fitting)));
    }
    String reason =
        !NoIdeaBotsMemory.contains(fitting, card)
            ? NoIdeaBots.ENDS_TURN
            : mind.known().length + mind.unknown() == 1 ? NoIdeaBots.CLEARS : NoIdeaBots.SEEN_FITS;
    return Hint.of(move, reason, where, NoIdeaCards.text(card));
  }

  private Hint<NoIdeaMove> claim() {
    return mind.unknown() == 0
        ? Hint.of(NoIdeaMove.CLAIM, NoIdeaBots.SURE_CLAIM)
        : Hint.of(NoIdeaMove.CLAIM, NoIdeaBots.LIKELY_CLAIM, percent(mind.chanceOfClaim()));
  }

  /**
   * A pile is chosen for the seen cards it keeps open, or else for the unseen ones. What fits after
   * a plus depends on a card that nobody knows yet.
   */
  private Hint<NoIdeaMove> lay(NoIdeaMove move, int pile) {
    if (mind.known().length + mind.unknown() == 0) {
      return Hint.of(move, NoIdeaBots.CLEARS);
    } else if (NoIdeaCards.function(view.held()) == NoIdeaCards.Function.PLUS) {
      return Hint.of(move, Hint.WENT_BEST);
    }
    long fitting = NoIdeaBotsMemory.fitting(NoIdeaBotsMemory.tops(mind.tops(), pile, view.held()));
    String where = "" + (pile + 1);
    for (byte card : mind.known()) {
      if (NoIdeaBotsMemory.contains(fitting, card)) {
        return Hint.of(move, NoIdeaBots.KEEPS_SEEN, where, NoIdeaCards.text(card));
      }
    }
    return mind.unknown() == 0
        ? Hint.of(move, NoIdeaBots.CLOSES, where)
        : Hint.of(move, NoIdeaBots.KEEPS_CHANCE, where, percent(mind.chance(fitting)));
  }

  private static String percent(double chance) {
    return "" + Math.round(100 * chance);
  }
}
