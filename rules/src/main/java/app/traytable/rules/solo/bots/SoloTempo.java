package app.traytable.rules.solo.bots;

import app.traytable.rules.bots.Tempo;
import app.traytable.rules.solo.SoloCards;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloView;

/** How long a move seems to take, by what everybody sees. */
final class SoloTempo {
  private SoloTempo() {}

  static Tempo of(SoloView table, SoloMove move) {
    if (move instanceof SoloMove.Silently quiet) {
      return of(table, quiet.lay());
    } else if (move instanceof SoloMove.Say
        || move instanceof SoloMove.Interject
        || move instanceof SoloMove.Go) {
      return Tempo.QUICK;
    } else if (move instanceof SoloMove.PlayFor || move instanceof SoloMove.PlayAt) {
      // A colour or a person has to be chosen.
      return Tempo.SLOW;
    } else if (move instanceof SoloMove.Play play) {
      boolean plain = SoloCards.symbol(play.card()) == SoloCards.Symbol.NUMBER;
      return plain && table.chain() == 0 ? Tempo.QUICK : Tempo.USUAL;
    } else if (move instanceof SoloMove.Protect) {
      return table.isAsked() || table.isAllSwap() ? Tempo.SLOW : Tempo.USUAL;
    }
    // To draw, to keep, to take and to accept may mean that there was nothing to lay, or that there
    // was: a pause must not tell which.
    return Tempo.USUAL;
  }
}
