package app.traytable.rules.pointapile;

import app.traytable.rules.pointapile.PointAPileCards.Touch;
import app.traytable.rules.pointapile.PointAPileState.Phase;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.TableRefusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a seat may do, and why it may not. All of it lies open, so asking tells nothing. */
final class PointAPileReferee {
  private static final int NO_PILE = PointAPileChoices.NO_PILE;

  private PointAPileReferee() {}

  static List<PointAPileMove> legalMoves(PointAPileState s, Seat seat) {
    return switch (s.phase) {
      case FORMING, SPLITTING -> seat.index() == s.active ? putting(s) : List.of();
      case POINTING ->
          s.toPick.contains(seat) ? PointAPileChoices.picks(piles(s, seat.index())) : List.of();
      case OVER -> List.of();
    };
  }

  /**
   * A pile of two can be split in one way only, whichever of its cards comes first; and who may
   * point at nothing but the empty table does.
   */
  static @Nullable PointAPileMove matterOfCourse(PointAPileState s, Seat seat) {
    List<PointAPileMove> moves = legalMoves(s, seat);
    boolean isForced =
        switch (s.phase) {
          case SPLITTING -> s.open.length == 2;
          case POINTING -> moves.size() == 1;
          case FORMING, OVER -> false;
        };
    return isForced && !moves.isEmpty() ? moves.get(0) : null;
  }

  private static List<PointAPileMove> putting(PointAPileState s) {
    if (s.toPut == 0) {
      return PointAPileChoices.DONE;
    }
    int piles = mustOpen(s) ? 0 : s.piles.length;
    return PointAPileChoices.puts(s.toPut, piles, mayOpen(s), sparedPile(s));
  }

  /** Lets a legal move pass and refuses every other. */
  static void check(PointAPileState s, Seat seat, PointAPileMove move) {
    TableRefusal.check(seat, s.rules.seats(), move, s.phase == Phase.OVER);
    if (move instanceof PointAPileMove.Put put) {
      requirePutting(s, seat);
      requireOpenCard(s, put.card());
      requirePile(s, put.pile());
    } else if (move instanceof PointAPileMove.PutNew put) {
      requirePutting(s, seat);
      requireOpenCard(s, put.card());
      require(mayOpen(s), PointAPileRefusal.ENOUGH_PILES);
    } else if (move instanceof PointAPileMove.Done) {
      requirePutting(s, seat);
      require(s.toPut == 0, PointAPileRefusal.CARDS_LEFT);
    } else {
      requirePointing(s, seat);
      PointAPileRefusal refusal =
          move instanceof PointAPileMove.Pick pick ? ofPick(s, seat.index(), pick.pile()) : null;
      if (refusal != null) {
        throw refusal.illegal();
      }
    }
  }

  private static void require(boolean holds, PointAPileRefusal otherwise) {
    if (!holds) {
      throw otherwise.illegal();
    }
  }

  private static void requirePutting(PointAPileState s, Seat seat) {
    require(s.phase != Phase.POINTING, PointAPileRefusal.PILES_FORMED);
    require(seat.index() == s.active, PointAPileRefusal.ACTIVE_PUTS);
  }

  private static void requireOpenCard(PointAPileState s, int card) {
    require(card >= 0 && card < s.open.length, PointAPileRefusal.NO_CARD);
    require((s.toPut >>> card & 1) != 0, PointAPileRefusal.CARD_PUT);
  }

  private static void requirePile(PointAPileState s, int pile) {
    require(pile >= 0 && pile < s.piles.length, PointAPileRefusal.NO_PILE);
    require(!mustOpen(s), PointAPileRefusal.SPLIT);
    require(pile != sparedPile(s), PointAPileRefusal.SPARE);
  }

  private static void requirePointing(PointAPileState s, Seat seat) {
    require(s.phase == Phase.POINTING, PointAPileRefusal.PILES_FIRST);
    require(s.pointing.contains(seat), PointAPileRefusal.NOT_POINTING);
    require(s.toPick.contains(seat), PointAPileRefusal.PICKED);
  }

  /** A pile may be opened. */
  private static boolean mayOpen(PointAPileState s) {
    return s.phase == Phase.SPLITTING || s.piles.length < s.rules.seats();
  }

  /** The card must open a pile: a split makes at least two. */
  private static boolean mustOpen(PointAPileState s) {
    return s.phase == Phase.SPLITTING && s.piles.length == 1 && Integer.bitCount(s.toPut) == 1;
  }

  /**
   * The pile that may not be covered any more, as the only one without a touch-me-not card on top
   * when no other kind is left to put (ruling 9).
   */
  private static int sparedPile(PointAPileState s) {
    if (!s.rules.touchMeNot() || s.phase != Phase.FORMING) {
      return NO_PILE;
    }
    for (int left = s.toPut; left != 0; left &= left - 1) {
      if (!PointAPileCards.isTouchMeNot(s.open[Integer.numberOfTrailingZeros(left)])) {
        return NO_PILE;
      }
    }
    int only = NO_PILE;
    for (int i = 0; i < s.piles.length; i++) {
      if (!PointAPileCards.isTouchMeNot(s.top(i))) {
        if (only != NO_PILE) {
          return NO_PILE;
        }
        only = i;
      }
    }
    return only;
  }

  /** One bit for each pile that this seat may pick; empty space comes on top of them. */
  static int piles(PointAPileState s, int seat) {
    int piles = 0;
    for (int i = 0; i < s.piles.length; i++) {
      byte top = s.top(i);
      if (!showsOwnColour(s.scores[seat], top) && mayTouch(s, seat, top)) {
        piles |= 1 << i;
      }
    }
    return piles;
  }

  /** Why this seat may not pick this pile; null if it may, were it to point now. */
  static @Nullable PointAPileRefusal ofPick(PointAPileState s, int seat, int pile) {
    if (pile < 0 || pile >= s.piles.length) {
      return PointAPileRefusal.PICK_NO_PILE;
    }
    byte top = s.top(pile);
    if (showsOwnColour(s.scores[seat], top)) {
      return PointAPileRefusal.SAME_COLOUR;
    }
    return mayTouch(s, seat, top) ? null : ofTouch(PointAPileCards.touch(top));
  }

  /** Ruling 2: the colours of the two tops are compared, and an empty score pile has none. */
  private static boolean showsOwnColour(byte[] score, byte top) {
    return score.length > 0
        && PointAPileCards.suit(score[score.length - 1]) == PointAPileCards.suit(top);
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

  private static @Nullable PointAPileRefusal ofTouch(Touch touch) {
    return switch (touch) {
      case ANYBODY -> null;
      case ACTIVE_ONLY -> PointAPileRefusal.TOUCH_ACTIVE_ONLY;
      case NOT_ACTIVE -> PointAPileRefusal.TOUCH_NOT_ACTIVE;
      case NOT_THE_LEADER -> PointAPileRefusal.TOUCH_NOT_LEADER;
      case FEWER_THAN_FIVE_CARDS -> PointAPileRefusal.TOUCH_UNDER_5;
      case MORE_THAN_FIVE_CARDS -> PointAPileRefusal.TOUCH_OVER_5;
      case LACKS_ITS_COLOUR -> PointAPileRefusal.TOUCH_LACKS_COLOUR;
      case OWNS_ITS_COLOUR -> PointAPileRefusal.TOUCH_OWNS_COLOUR;
      case NO_SUCH_CARD_YET -> PointAPileRefusal.TOUCH_FIRST_ONE;
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
}
