package app.traytable.rules.whist;

import app.traytable.rules.table.Refusal;

/** Why a card cannot be laid now. */
public enum WhistRefusal implements Refusal {
  NOT_HELD("Lay a card of your own hand."),
  FOLLOW("Follow suit: lay a card of the colour that was led.");

  private final String message;

  WhistRefusal(String message) {
    this.message = message;
  }

  @Override
  public String message() {
    return message;
  }
}
