package app.traytable.rules.pointapile;

import app.traytable.rules.bots.Hint;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;

/** Why a move is a good one, in terms of what lies on the table. */
final class PointAPileBotsReasons {
  private final PointAPileState s;
  private final int seat;

  PointAPileBotsReasons(PointAPileView view) {
    this.s = view.masked;
    this.seat = view.seat();
  }

  /**
   * Why a card is put where the move says.
   *
   * @param formed the table that is wanted in the end
   * @param pile where the card lies then
   * @param onTop nothing will cover the card
   */
  Hint<PointAPileMove> put(PointAPileMove move, PointAPileState formed, int pile, boolean onTop) {
    if (bars(formed, pile)) {
      byte top = PointAPileState.top(formed.piles[pile]);
      String reason = onTop ? PointAPileBots.BARS : PointAPileBots.UNDER;
      return Hint.of(move, reason, "" + PointAPileCards.colour(top).letter());
    }
    boolean oneMore = move instanceof PointAPileMove.PutNew && s.piles.length > 0;
    return Hint.of(move, oneMore ? PointAPileBots.SPREADS : Hint.WENT_BEST);
  }

  /** Why this seat points there. */
  Hint<PointAPileMove> pick(PointAPileMove move) {
    return move instanceof PointAPileMove.Pick pick
        ? pick(move, pick.pile())
        : Hint.of(move, PointAPileBots.SPACE);
  }

  /** Nobody else may pick this pile, and it reaches the goal. */
  boolean isCertainWin(PointAPileMove move) {
    if (!(move instanceof PointAPileMove.Pick pick) || !reaches(seat, pick.pile())) {
      return false;
    }
    for (Seat other : s.pointing) {
      if (other.index() != seat && mayPick(s, other, pick.pile())) {
        return false;
      }
    }
    return true;
  }

  private static boolean mayPick(PointAPileState table, Seat who, int pile) {
    return (PointAPilePicking.piles(table, who.index()) >>> pile & 1) != 0;
  }

  private Hint<PointAPileMove> pick(PointAPileMove move, int pile) {
    if (reaches(seat, pile)) {
      return Hint.of(move, PointAPileBots.WINS);
    }
    boolean alone = true;
    for (Seat other : s.pointing) {
      if (other.index() != seat && mayPick(s, other, pile)) {
        alone = false;
        if (reaches(other.index(), pile)) {
          return Hint.of(move, PointAPileBots.BLOCKS, other.toString());
        }
      }
    }
    if (alone) {
      return Hint.of(move, PointAPileBots.NOBODY_ELSE);
    }
    byte[] after = with(seat, pile);
    long counts = PointAPileScore.count(after);
    int gained = PointAPileScore.points(after, counts, seat == s.active) - s.points(seat);
    if (gained > 0) {
      return Hint.of(move, PointAPileBots.POINTS, "" + gained);
    }
    for (byte card : s.piles[pile]) {
      int many = PointAPileScore.ofColour(counts, PointAPileCards.suit(card));
      if (many > 2 && many == PointAPileScore.ofBestColour(counts)) {
        return Hint.of(
            move, PointAPileBots.COLOUR, "" + PointAPileCards.colour(card).letter(), "" + many);
      }
    }
    return Hint.of(move, isLessWanted(pile) ? PointAPileBots.LESS_WANTED : Hint.WENT_BEST);
  }

  /** Each of the others who may pick this pile sees one that is better to have. */
  private boolean isLessWanted(int pile) {
    if (s.rules.missions()) {
      return false; // nobody knows what others want
    }
    for (Seat other : s.pointing) {
      boolean wanted = other.index() != seat && mayPick(s, other, pile);
      for (int better = 0; wanted && better < s.piles.length; better++) {
        wanted = !mayPick(s, other, better) || hope(other, better) <= hope(other, pile);
      }
      if (wanted) {
        return false;
      }
    }
    return true;
  }

  private double hope(Seat owner, int pile) {
    return PointAPileBotsHopes.FELT.of(with(owner.index(), pile), s, owner.index());
  }

  private boolean reaches(int owner, int pile) {
    return PointAPileBotsHopes.hasWon(with(owner, pile), s, owner);
  }

  private byte[] with(int owner, int pile) {
    return Cards.joined(s.scores[owner], s.piles[pile]);
  }

  /** Somebody who will point may not pick this pile, but this seat may. */
  private boolean bars(PointAPileState formed, int pile) {
    Seats pointing = PointAPileBotsPointing.who(formed);
    boolean barred = false;
    for (Seat who : pointing) {
      barred |= !mayPick(formed, who, pile);
    }
    Seat own = Seat.of(seat);
    return barred && pointing.contains(own) && mayPick(formed, own, pile);
  }
}
