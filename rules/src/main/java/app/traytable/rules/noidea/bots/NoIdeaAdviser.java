package app.traytable.rules.noidea.bots;

import app.traytable.rules.noidea.NoIdeaCards;
import app.traytable.rules.noidea.NoIdeaMove;
import app.traytable.rules.noidea.NoIdeaView;
import app.traytable.rules.table.Cards;

/** Says why a move is good. */
final class NoIdeaAdviser {
  private final NoIdeaView view;
  private final NoIdeaMemory mind;

  NoIdeaAdviser(NoIdeaView view) {
    this.view = view;
    this.mind = new NoIdeaMemory(view.masked(), 0);
  }

  NoIdeaReason explain(NoIdeaMove move) {
    if (move instanceof NoIdeaMove.Reveal reveal) {
      return reveal(reveal.place());
    } else if (move instanceof NoIdeaMove.Lay lay) {
      return lay(lay.pile());
    }
    return move instanceof NoIdeaMove.Claim ? claim() : new NoIdeaReason.DrawFirst();
  }

  private NoIdeaReason reveal(int place) {
    long fitting = NoIdeaMemory.fitting(mind.tops());
    byte card = mind.card(place);
    if (card == Cards.HIDDEN) {
      return new NoIdeaReason.UnseenMayFit(
          place, percent(mind.chance(fitting)), mind.unseen(fitting), mind.unseen());
    } else if (!NoIdeaMemory.contains(fitting, card)) {
      return new NoIdeaReason.EndsTurn(place, card);
    }
    return mind.known().length + mind.unknown() == 1
        ? new NoIdeaReason.Clears()
        : new NoIdeaReason.SeenFits(place, card);
  }

  private NoIdeaReason claim() {
    if (mind.unknown() == 0) {
      return new NoIdeaReason.SureClaim(mind.known().length);
    }
    int fitting = mind.unseen(NoIdeaMemory.fitting(mind.tops()));
    return new NoIdeaReason.LikelyClaim(percent(mind.chanceOfClaim()), fitting, mind.unseen());
  }

  /**
   * A pile is chosen for the seen cards it keeps open, or else for the unseen ones. What fits after
   * a plus depends on a card that nobody knows yet.
   */
  private NoIdeaReason lay(int pile) {
    if (mind.known().length + mind.unknown() == 0) {
      return new NoIdeaReason.Clears();
    } else if (NoIdeaCards.function(view.held()) == NoIdeaCards.Function.PLUS) {
      return new NoIdeaReason.WentBest();
    }
    long fitting = NoIdeaMemory.fitting(NoIdeaMemory.tops(mind.tops(), pile, view.held()));
    byte first = Cards.NONE;
    int others = -1;
    for (byte card : mind.known()) {
      if (NoIdeaMemory.contains(fitting, card)) {
        first = others < 0 ? card : first;
        others++;
      }
    }
    if (others >= 0) {
      return new NoIdeaReason.KeepsSeen(pile, first, others);
    }
    return mind.unknown() == 0
        ? new NoIdeaReason.Closes(pile)
        : new NoIdeaReason.KeepsChance(
            pile, percent(mind.chance(fitting)), mind.unseen(fitting), mind.unseen());
  }

  static int percent(double chance) {
    return (int) Math.round(100 * chance);
  }
}
