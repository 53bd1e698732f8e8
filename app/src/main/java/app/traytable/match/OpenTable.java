package app.traytable.match;

import app.traytable.rules.pointapile.PointAPileState;
import app.traytable.rules.pointapile.PointAPileView;
import app.traytable.rules.qwinto.QwintoView;

/** Where several people may look at the phone together, because nobody could learn anything. */
final class OpenTable {
  private OpenTable() {}

  /**
   * Whether those who must act now may do so before everybody's eyes.
   *
   * @param table what lies open for everybody
   */
  static boolean isOpen(String game, Object table) {
    return switch (game) {
      case "noidea" -> true;
      case "qwinto" -> ((QwintoView) table).call() != null;
      case "pointapile" -> ((PointAPileView) table).phase() != PointAPileState.Phase.POINTING;
      default -> false;
    };
  }

  /** Whether seats that need not act may do something all the same. */
  static boolean hasReactions(String game) {
    return game.equals("solo");
  }
}
