package app.traytable.match;

import app.traytable.rules.table.Refusal;

/** Why something that the rules allow could not be done. */
public enum Obstacle implements Refusal {
  NOT_SAVED("The move could not be saved."),
  NOT_TAKEN_BACK("The move could not be taken back."),
  MOVED_ON("The match has been played on at another table.");

  private final String message;

  Obstacle(String message) {
    this.message = message;
  }

  @Override
  public String message() {
    return message;
  }
}
