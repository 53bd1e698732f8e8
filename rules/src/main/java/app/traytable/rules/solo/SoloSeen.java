package app.traytable.rules.solo;

/**
 * Something that everybody has seen somebody do.
 *
 * @param before what lay open then
 * @param laid the cards that came from the hand to the pile
 */
public record SoloSeen(SoloSight before, int seat, SoloMove move, SoloBag laid) {
  static SoloSeen of(SoloState before, int seat, SoloMove move) {
    SoloMove lay = move instanceof SoloMove.Silently quiet ? quiet.lay() : move;
    SoloBag laid = SoloBag.EMPTY;
    if (lay instanceof SoloMove.Triple triple) {
      long same = SoloCards.sameNumber(SoloCards.number(triple.last()));
      laid = before.hands[seat].cards().only(same);
    } else if (lay instanceof SoloMove.Interject) {
      laid = laid.with(before.pile.top());
    } else if (lay instanceof SoloMove.Play play) {
      laid = laid.with(play.card());
    } else if (lay instanceof SoloMove.PlayFor play) {
      laid = laid.with(play.card());
    } else if (lay instanceof SoloMove.PlayAt play) {
      laid = laid.with(play.card());
    } else if (lay instanceof SoloMove.Protect protect) {
      laid = laid.with(protect.card());
    }
    return new SoloSeen(SoloSight.of(before), seat, move, laid);
  }
}
