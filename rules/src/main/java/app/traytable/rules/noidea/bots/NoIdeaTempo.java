package app.traytable.rules.noidea.bots;

import app.traytable.rules.bots.Tempo;
import app.traytable.rules.noidea.NoIdeaMove;
import app.traytable.rules.noidea.NoIdeaState;
import app.traytable.rules.noidea.NoIdeaView;

/** How long a move seems to take, which all can judge: nobody knows more than the others. */
final class NoIdeaTempo {
  private static final int MOST_TO_CLAIM = 3;

  private NoIdeaTempo() {}

  /** A claim that may fail is a decision, and so is a card that is turned instead of one. */
  static Tempo of(NoIdeaView view, NoIdeaMove move) {
    NoIdeaState table = view.masked();
    if (move instanceof NoIdeaMove.Draw || move instanceof NoIdeaMove.Touch) {
      return Tempo.QUICK;
    } else if (move instanceof NoIdeaMove.Lay) {
      return Tempo.USUAL;
    }
    NoIdeaMemory mind = new NoIdeaMemory(table, 0);
    if (move instanceof NoIdeaMove.Reveal reveal && mind.card(reveal.place()) >= 0) {
      return Tempo.QUICK;
    }
    boolean mayClaim = mind.known().length + mind.unknown() <= MOST_TO_CLAIM;
    boolean maySucceed = mind.chanceOfClaim() > 0;
    return mayClaim && maySucceed && mind.unknown() > 0 ? Tempo.SLOW : Tempo.USUAL;
  }
}
