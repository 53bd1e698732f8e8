package app.traytable.rules.pointapile;

import app.traytable.rules.pointapile.PointAPileCards.Touch;
import app.traytable.rules.table.IllegalMove;

/** Who may pick which pile. All of it lies open, so asking tells nothing. */
final class PointAPilePicking {
  private PointAPilePicking() {}

  /** One bit for each pile that this seat may pick; empty space comes on top of them. */
  static int piles(PointAPileState s, int seat) {
    int piles = 0;
    for (int i = 0; i < s.piles.length; i++) {
      byte top = PointAPileState.top(s.piles[i]);
      if (!showsOwnColour(s.scores[seat], top) && mayTouch(s, seat, top)) {
        piles |= 1 << i;
      }
    }
    return piles;
  }

  /** Ruling 2: the colours of the two tops are compared, and an empty score pile has none. */
  private static boolean showsOwnColour(byte[] score, byte top) {
    return score.length > 0
        && PointAPileCards.suit(PointAPileState.top(score)) == PointAPileCards.suit(top);
  }

  private static boolean mayTouch(PointAPileState s, int seat, byte top) {
    Touch touch = PointAPileCards.touch(top);
    if (touch == Touch.ANYBODY) {
      return true;
    }
    long counts = PointAPileScore.count(s.scores[seat]);
    int ofColour = PointAPileScore.ofColour(counts, PointAPileCards.suit(top));
    return switch (touch) {
      case ANYBODY -> true;
      case ACTIVE_ONLY -> seat == s.active;
      case NOT_ACTIVE -> seat != s.active;
      case NOT_THE_LEADER -> !isLeader(s, seat);
      case FEWER_THAN_FIVE_CARDS -> PointAPileScore.cards(counts) < 5;
      case MORE_THAN_FIVE_CARDS -> PointAPileScore.cards(counts) > 5;
      case LACKS_ITS_COLOUR -> ofColour == 0;
      case OWNS_ITS_COLOUR -> ofColour > 0;
      case NO_SUCH_CARD_YET -> PointAPileScore.touchMeNots(counts) == 0;
    };
  }

  /** By points, then by cards, as at the end; players who share the lead do not lead. */
  static boolean isLeader(PointAPileState s, int seat) {
    int points = s.points(seat);
    for (int other = 0; other < s.rules.seats(); other++) {
      if (other != seat) {
        int difference = points - s.points(other);
        if (difference < 0 || difference == 0 && s.scores[seat].length <= s.scores[other].length) {
          return false;
        }
      }
    }
    return true;
  }

  /** Why this seat may not pick this pile. */
  static IllegalMove refusal(PointAPileState s, int seat, int pile) {
    if (pile < 0 || pile >= s.piles.length) {
      return new IllegalMove(
          "pick-no-pile", "There is no such pile: pick one that lies on the table.");
    }
    byte top = PointAPileState.top(s.piles[pile]);
    if (showsOwnColour(s.scores[seat], top)) {
      return new IllegalMove(
          "same-colour",
          "The pile shows the colour on top of your score pile: pick another or empty space.");
    }
    return switch (PointAPileCards.touch(top)) {
      case ACTIVE_ONLY -> touchMeNot("active-only", "Only the active player may pick this pile");
      case NOT_ACTIVE -> touchMeNot("not-active", "The active player may not pick this pile");
      case NOT_THE_LEADER -> touchMeNot("not-leader", "The leader may not pick this pile");
      case FEWER_THAN_FIVE_CARDS ->
          touchMeNot("under-5", "Only who has fewer than five cards may pick this pile");
      case MORE_THAN_FIVE_CARDS ->
          touchMeNot("over-5", "Only who has more than five cards may pick this pile");
      case LACKS_ITS_COLOUR ->
          touchMeNot("lacks-colour", "Only who has no card of its colour may pick this pile");
      case OWNS_ITS_COLOUR ->
          touchMeNot("owns-colour", "Only who has a card of its colour may pick this pile");
      default ->
          touchMeNot("first-one", "Only who has no touch-me-not card yet may pick this pile");
    };
  }

  private static IllegalMove touchMeNot(String key, String reason) {
    return new IllegalMove("touch-" + key, reason + ": pick another or empty space.");
  }
}
