package app.traytable.rules.solo;

import app.traytable.rules.table.Refusal;

/** Why something cannot be done now in Solo. */
public enum SoloRefusal implements Refusal {
  // Out of phase every deed is answered with what to do now.

  LAY_OR_DRAW("Lay a fitting card or draw one."),
  CHAIN("Take the cards of the chain, make it grow, or lay a Protection."),
  DRAWN("Lay the card just drawn if it fits, or keep it."),
  GIVING("Choose the cards to give first."),
  ASKED("Accept, or lay a Protection."),
  ALL_SWAP("Go on with the All Swap."),

  NOT_HELD("That card is not in this player's hand."),
  NO_FIT("The card fits neither the colour nor the number or symbol on the pile."),
  CHOOSE("Say the colour or the player this card is for."),
  NO_COLOUR("This card asks for no such colour now."),
  NO_TARGET("This card cannot be aimed at that player now."),
  NO_TRIPLE("Triple+ takes three cards of one number, of which the first one laid fits."),

  /** A Protection is laid by a move of its own. */
  PROTECT("Lay a Protection by saying which bolt it has."),
  NO_PROTECTION("A Protection takes a card of that kind in hand, and one is enough."),
  NO_DANGER("There is nothing to be protected from now."),

  IN_TURN("It is this player's turn: play the card in turn."),
  NO_NUMBER("Interject while a number card lies on top."),
  NOT_THE_SAME("Only the same card as the top one can interject."),

  SOLO("Say Solo once, while there is one card left in this hand."),
  NOT_DUE("Only the last cards, laid together, can be laid without Solo.");

  private final String message;

  SoloRefusal(String message) {
    this.message = message;
  }

  @Override
  public String message() {
    return message;
  }
}
