package app.traytable.replay;

import app.traytable.settings.BotSpeed;

/** How quickly one move follows the other. */
public enum ReplaySpeed {
  SLOW(BotSpeed.RELAXED),
  USUAL(BotSpeed.NORMAL),
  QUICK(BotSpeed.QUICK);

  private final BotSpeed bots;

  ReplaySpeed(BotSpeed bots) {
    this.bots = bots;
  }

  /** Everybody moves as quickly as bots do at this speed. */
  public BotSpeed bots() {
    return bots;
  }

  /** After the quickest comes the slowest. */
  public ReplaySpeed next() {
    return values()[(ordinal() + 1) % values().length];
  }
}
