package app.traytable.rules.noidea;

import app.traytable.rules.table.Refusal;

/** Why something cannot be done now in No Idea. */
public enum NoIdeaRefusal implements Refusal {
  DRAW_FIRST("Turn the top card of the draw pile first."),
  LAY_FIRST("Choose a pile for the revealed card first."),
  REVEAL("Reveal one of your cards, or claim that nothing fits."),
  EMPTY_PLACE("No card lies there any more."),
  NO_FIT("The card fits neither colour nor number of that pile."),
  TOO_MANY("Claim when at most three cards are left.");

  private final String message;

  NoIdeaRefusal(String message) {
    this.message = message;
  }

  @Override
  public String message() {
    return message;
  }
}
