package app.traytable.rules.bench;

import app.traytable.rules.pointapile.PointAPile;
import app.traytable.rules.pointapile.PointAPileMove;
import app.traytable.rules.pointapile.PointAPileScore;
import app.traytable.rules.pointapile.PointAPileState;
import app.traytable.rules.pointapile.PointAPileState.Phase;
import app.traytable.rules.pointapile.PointAPileView;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.List;
import java.util.Objects;

/** What makes a watcher of Point-a-Pile wonder, as far as the usual goal goes. */
final class PointAPileOddities {
  private static final PointAPile GAME = new PointAPile();

  private PointAPileOddities() {}

  /** Says of one move whether it is of a kind. */
  private interface Kind {
    boolean is(PointAPileView view, PointAPileMove move);
  }

  static List<Oddity<PointAPileMove, PointAPileView>> all() {
    return List.of(
        oddity(
            "blunder: leaves a pile that wins to which nobody else may point",
            (view, move) -> !isSureWin(view, move)),
        oddity(
            "blunder: makes a pile with which only somebody else can win",
            PointAPileOddities::handsAWin),
        oddity(
            "points at a pile that costs points and helps no colour",
            PointAPileOddities::costsPoints),
        oddity(
            "points at empty space beside points that nobody else may take",
            PointAPileOddities::leavesOwnPoints));
  }

  /** A chance is there when some moves are of the kind and others are not. */
  private static Oddity<PointAPileMove, PointAPileView> oddity(String name, Kind kind) {
    return new Oddity<>(
        name,
        (view, moves, move) -> isChance(kind, view, moves),
        (view, moves, move) -> move != null && isChance(kind, view, moves) && kind.is(view, move));
  }

  private static boolean isChance(Kind kind, PointAPileView view, List<PointAPileMove> moves) {
    boolean odd = false;
    boolean other = false;
    if (!view.hasMissions()) {
      for (PointAPileMove move : moves) {
        boolean is = kind.is(view, move);
        odd |= is;
        other |= !is;
      }
    }
    return odd && other;
  }

  /** Other moves than picks are no choice of this kind, so they all count as sure. */
  private static boolean isSureWin(PointAPileView view, PointAPileMove move) {
    if (view.phase() != Phase.POINTING) {
      return true;
    }
    return move instanceof PointAPileMove.Pick pick
        && rivals(view, pick.pile()) == 0
        && wins(view.masked(), me(view), pick.pile());
  }

  /** Only the last card decides: before it a pile may still be covered. */
  private static boolean handsAWin(PointAPileView view, PointAPileMove move) {
    boolean isPut = move instanceof PointAPileMove.Put || move instanceof PointAPileMove.PutNew;
    if (!isPut || Integer.bitCount(view.masked().toPut()) != 1) {
      return false;
    }
    PointAPileState after = GAME.play(view.masked(), Seat.of(me(view)), move);
    Seats pointing =
        after.phase() == Phase.FORMING ? Seats.firstOnes(view.seats()) : after.pointing();
    for (int pile = 0; pile < after.piles(); pile++) {
      int may = 0;
      for (Seat seat : pointing) {
        may |= after.mayPick(seat.index(), pile) ? 1 << seat.index() : 0;
      }
      if (Integer.bitCount(may) == 1
          && may != 1 << me(view)
          && wins(after, Integer.numberOfTrailingZeros(may), pile)) {
        return true;
      }
    }
    return false;
  }

  private static boolean costsPoints(PointAPileView view, PointAPileMove move) {
    if (!(move instanceof PointAPileMove.Pick pick)) {
      return false;
    }
    PointAPileState s = view.masked();
    for (Seat other : s.pointing()) {
      int who = other.index();
      if (who != me(view) && s.mayPick(who, pick.pile()) && wins(s, who, pick.pile())) {
        return false; // keeps somebody from winning
      }
    }
    byte[] after = s.scoreWith(me(view), pick.pile());
    return gain(view, pick.pile()) < 0
        && PointAPileScore.ofBestColour(PointAPileScore.count(after))
            == PointAPileScore.ofBestColour(PointAPileScore.count(s.score(me(view))));
  }

  private static boolean leavesOwnPoints(PointAPileView view, PointAPileMove move) {
    if (!(move instanceof PointAPileMove.PickSpace)) {
      return false;
    }
    for (int pile = 0; pile < view.masked().piles(); pile++) {
      boolean mine = view.masked().mayPick(me(view), pile) && rivals(view, pile) == 0;
      if (mine && gain(view, pile) > 0) {
        return true;
      }
    }
    return false;
  }

  private static int me(PointAPileView view) {
    return Objects.requireNonNull(view.viewer(), "a bot has a seat").index();
  }

  private static int rivals(PointAPileView view, int pile) {
    int rivals = 0;
    for (Seat other : view.pointing()) {
      rivals += other.index() != me(view) && view.mayPick(other, pile) ? 1 : 0;
    }
    return rivals;
  }

  private static int points(PointAPileState s, int seat, byte[] pile) {
    return PointAPileScore.points(pile, PointAPileScore.count(pile), seat == s.active());
  }

  private static int gain(PointAPileView view, int pile) {
    PointAPileState s = view.masked();
    byte[] after = Cards.joined(s.score(me(view)), s.pile(pile));
    return points(s, me(view), after) - s.points(me(view));
  }

  private static boolean wins(PointAPileState s, int seat, int pile) {
    byte[] after = s.scoreWith(seat, pile);
    return points(s, seat, after) >= PointAPile.GOAL
        || PointAPileScore.ofBestColour(PointAPileScore.count(after)) >= PointAPile.GOAL;
  }
}
