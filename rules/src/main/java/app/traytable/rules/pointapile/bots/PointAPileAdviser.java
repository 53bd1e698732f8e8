package app.traytable.rules.pointapile.bots;

import app.traytable.rules.pointapile.PointAPile;
import app.traytable.rules.pointapile.PointAPileCards;
import app.traytable.rules.pointapile.PointAPileMove;
import app.traytable.rules.pointapile.PointAPileScore;
import app.traytable.rules.pointapile.PointAPileState;
import app.traytable.rules.pointapile.PointAPileView;
import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;

/** Says why a move is good, in terms of what lies on the table. */
final class PointAPileAdviser {
  private static final PointAPile GAME = new PointAPile();

  /** The same question gets the same answer. */
  private static final long LUCK = 1;

  private final PointAPileState s;
  private final int seat;
  private final PointAPilePlayer planner;

  /**
   * Advises one seat.
   *
   * @param planner knows where the cards should go that are still to put
   */
  PointAPileAdviser(PointAPileView view, PointAPilePlayer planner) {
    this.s = view.masked();
    this.seat = PointAPileBots.seat(view);
    this.planner = planner;
  }

  PointAPileReason explain(PointAPileMove move) {
    if (move instanceof PointAPileMove.Pick pick) {
      return pick(pick.pile());
    } else if (move instanceof PointAPileMove.Put put) {
      return put(move, put.pile());
    } else if (move instanceof PointAPileMove.PutNew) {
      return put(move, s.piles());
    }
    return move instanceof PointAPileMove.PickSpace
        ? new PointAPileReason.EmptySpace()
        : new PointAPileReason.OnlyMove();
  }

  /** A card is put for what its pile is going to be when all the others lie where they should. */
  private PointAPileReason put(PointAPileMove move, int pile) {
    PointAPileState after = GAME.play(s, Seat.of(seat), move);
    PointAPileState formed = planner.formed(after, new Rng(LUCK));
    if (bars(formed, pile)) {
      Colour top = PointAPileCards.colour(formed.top(pile));
      boolean onTop = formed.pileSize(pile) == after.pileSize(pile);
      return onTop
          ? new PointAPileReason.Bars(top, barred(formed, pile))
          : new PointAPileReason.Under(top);
    }
    return pile == s.piles() && pile > 0
        ? new PointAPileReason.Spreads()
        : new PointAPileReason.WentBest();
  }

  private PointAPileReason pick(int pile) {
    if (reaches(seat, pile)) {
      return new PointAPileReason.Wins();
    }
    boolean alone = true;
    for (Seat other : s.pointing()) {
      if (other.index() != seat && s.mayPick(other.index(), pile)) {
        alone = false;
        if (reaches(other.index(), pile)) {
          return new PointAPileReason.Blocks(other);
        }
      }
    }
    return alone ? new PointAPileReason.NobodyElse() : gain(pile);
  }

  private PointAPileReason gain(int pile) {
    byte[] after = s.scoreWith(seat, pile);
    long counts = PointAPileScore.count(after);
    int gained = PointAPileScore.points(after, counts, seat == s.active()) - s.points(seat);
    if (gained > 0) {
      return new PointAPileReason.BringsPoints(gained, s.points(seat) + gained);
    }
    for (byte card : s.pile(pile)) {
      int many = PointAPileScore.ofColour(counts, PointAPileCards.suit(card));
      if (many > 2 && many == PointAPileScore.ofBestColour(counts)) {
        return new PointAPileReason.CollectsColour(PointAPileCards.colour(card), many);
      }
    }
    return isLessWanted(pile) ? new PointAPileReason.LessWanted() : new PointAPileReason.WentBest();
  }

  /** Each of the others who may pick this pile sees one that is better to have. */
  private boolean isLessWanted(int pile) {
    if (s.rules().missions()) {
      return false; // nobody knows what others want
    }
    for (Seat other : s.pointing()) {
      int who = other.index();
      boolean wanted = who != seat && s.mayPick(who, pile);
      for (int better = 0; wanted && better < s.piles(); better++) {
        wanted = !s.mayPick(who, better) || hope(who, better) <= hope(who, pile);
      }
      if (wanted) {
        return false;
      }
    }
    return true;
  }

  private double hope(int owner, int pile) {
    return PointAPileHopes.FELT.of(s.scoreWith(owner, pile), s, owner);
  }

  private boolean reaches(int owner, int pile) {
    return PointAPileHopes.hasWon(s.scoreWith(owner, pile), s, owner);
  }

  /** Somebody who will point may not pick this pile, but this seat may. */
  private boolean bars(PointAPileState formed, int pile) {
    return !barred(formed, pile).isEmpty()
        && PointAPilePointing.who(formed).contains(Seat.of(seat))
        && formed.mayPick(seat, pile);
  }

  /** Who will point and may not pick this pile. */
  static Seats barred(PointAPileState formed, int pile) {
    int barred = 0;
    for (Seat who : PointAPilePointing.who(formed)) {
      barred |= formed.mayPick(who.index(), pile) ? 0 : 1 << who.index();
    }
    return Seats.ofBits(barred);
  }
}
