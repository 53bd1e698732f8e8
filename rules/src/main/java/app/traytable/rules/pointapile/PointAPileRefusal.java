package app.traytable.rules.pointapile;

import app.traytable.rules.table.Refusal;

/** Why something cannot be done now in Point-a-Pile. */
public enum PointAPileRefusal implements Refusal {
  PILES_FORMED("The piles are formed: pick one or empty space."),
  ACTIVE_PUTS("Only the active player puts cards on piles."),
  NO_CARD("There is no card with this number: choose another."),
  CARD_PUT("This card lies on a pile already: choose another."),
  NO_PILE("There is no such pile: choose another or open a new one."),
  SPLIT("All cards on one pile would be the same pile again: open a new one with some of them."),
  SPARE("One pile must show no touch-me-not card: put this one somewhere else."),
  ENOUGH_PILES("There are as many piles as players already: put the card on one of them."),
  CARDS_LEFT("Put every card on a pile first."),
  PILES_FIRST("Wait until the active player has formed the piles."),
  NOT_POINTING("Only those who wanted the split pile point now."),
  PICKED("A pick stays as it is: wait until all have picked."),
  PICK_NO_PILE("There is no such pile: pick one that lies on the table."),
  SAME_COLOUR("The pile shows the colour on top of your score pile: pick another or empty space."),
  TOUCH_ACTIVE_ONLY("Only the active player may pick this pile: pick another or empty space."),
  TOUCH_NOT_ACTIVE("The active player may not pick this pile: pick another or empty space."),
  TOUCH_NOT_LEADER("The leader may not pick this pile: pick another or empty space."),
  TOUCH_UNDER_5(
      "Only who has fewer than five cards may pick this pile: pick another or empty space."),
  TOUCH_OVER_5(
      "Only who has more than five cards may pick this pile: pick another or empty space."),
  TOUCH_LACKS_COLOUR(
      "Only who has no card of its colour may pick this pile: pick another or empty space."),
  TOUCH_OWNS_COLOUR(
      "Only who has a card of its colour may pick this pile: pick another or empty space."),
  TOUCH_FIRST_ONE(
      "Only who has no touch-me-not card yet may pick this pile: pick another or empty space.");

  private final String message;

  PointAPileRefusal(String message) {
    this.message = message;
  }

  @Override
  public String message() {
    return message;
  }
}
