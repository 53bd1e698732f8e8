package app.traytable.rules.pointapile.bots;

import app.traytable.rules.pointapile.PointAPile;
import app.traytable.rules.pointapile.PointAPileCards;
import app.traytable.rules.pointapile.PointAPileMove;
import app.traytable.rules.pointapile.PointAPileScore;
import app.traytable.rules.pointapile.PointAPileState;
import app.traytable.rules.pointapile.PointAPileView;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import org.jspecify.annotations.Nullable;

/** Says what speaks against a move where another one is better. */
final class PointAPileCritic {
  private static final PointAPile GAME = new PointAPile();

  private final PointAPileState s;
  private final int seat;

  PointAPileCritic(PointAPileView view) {
    this.s = view.masked();
    this.seat = PointAPileBots.seat(view);
  }

  @Nullable PointAPileReason objection(PointAPileMove best, PointAPileMove aimed) {
    if (aimed instanceof PointAPileMove.Put put) {
      return put(aimed, put.pile());
    } else if (aimed instanceof PointAPileMove.PutNew) {
      return put(aimed, s.piles());
    } else if (best instanceof PointAPileMove.Pick instead) {
      return pick(instead.pile(), aimed);
    }
    return aimed instanceof PointAPileMove.Pick pick && gain(pick.pile()) < 0
        ? new PointAPileReason.CostsPoints(-gain(pick.pile()))
        : null;
  }

  private @Nullable PointAPileReason pick(int best, PointAPileMove aimed) {
    int pile = aimed instanceof PointAPileMove.Pick pick ? pick.pile() : -1;
    if (reaches(seat, best) && (pile < 0 || !reaches(seat, pile))) {
      return new PointAPileReason.LeavesWin(best);
    }
    for (Seat other : rivals(best)) {
      if (reaches(other.index(), best)) {
        return new PointAPileReason.LetsWin(other, best);
      }
    }
    if (pile < 0) {
      return new PointAPileReason.NothingForSure();
    } else if (gain(pile) < 0) {
      return new PointAPileReason.CostsPoints(-gain(pile));
    } else if (rivals(pile).size() > rivals(best).size()) {
      return new PointAPileReason.SharedWith(rivals(pile).size(), rivals(best).size());
    }
    return gain(pile) < gain(best)
        ? new PointAPileReason.FewerPoints(gain(best) - gain(pile))
        : null;
  }

  private @Nullable PointAPileReason put(PointAPileMove move, int pile) {
    PointAPileState after = GAME.play(s, Seat.of(seat), move);
    Seats pointing = PointAPilePointing.who(after);
    for (Seat other : pointing) {
      int who = other.index();
      if (who != seat
          && after.mayPick(who, pile)
          && PointAPileHopes.hasWon(after.scoreWith(who, pile), after, who)) {
        return new PointAPileReason.MakesWinner(other);
      }
    }
    Seats now = PointAPileAdviser.barred(after, pile);
    if (pointing.contains(Seat.of(seat)) && now.contains(Seat.of(seat))) {
      return new PointAPileReason.BarsYou(PointAPileCards.colour(after.top(pile)));
    }
    int before = pile < s.piles() ? PointAPileAdviser.barred(s, pile).bits() : 0;
    Seats freed = Seats.ofBits(before & ~now.bits() & ~(1 << seat));
    return freed.isEmpty()
        ? null
        : new PointAPileReason.Unbars(PointAPileCards.colour(s.top(pile)), freed);
  }

  /** Who else points and may pick this pile. */
  private Seats rivals(int pile) {
    int barred = PointAPileAdviser.barred(s, pile).bits();
    return Seats.ofBits(s.pointing().bits() & ~barred & ~(1 << seat));
  }

  private int gain(int pile) {
    byte[] after = s.scoreWith(seat, pile);
    long counts = PointAPileScore.count(after);
    return PointAPileScore.points(after, counts, seat == s.active()) - s.points(seat);
  }

  private boolean reaches(int owner, int pile) {
    return PointAPileHopes.hasWon(s.scoreWith(owner, pile), s, owner);
  }
}
