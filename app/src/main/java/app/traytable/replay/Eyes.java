package app.traytable.replay;

import app.traytable.rules.table.Seat;
import org.jspecify.annotations.Nullable;

/**
 * From whose eyes a match is looked back at.
 *
 * @param seat who saw it so, or who sits near while everything is open; null for what everybody saw
 * @param areOpen everybody's cards lie open
 */
public record Eyes(@Nullable Seat seat, boolean areOpen) {
  /** What lay open for everybody, and nothing else. */
  public static final Eyes OF_THE_TABLE = new Eyes(null, false);

  /** Those who see everybody's cards. */
  public static Eyes open(Seat near) {
    return new Eyes(near, true);
  }

  public static Eyes of(Seat seat) {
    return new Eyes(seat, false);
  }
}
