package app.traytable.rules.pointapile;

import app.traytable.rules.bots.Hint;
import app.traytable.rules.table.Seat;
import java.util.List;

/** Why a move is a good one, in terms of what lies on the table. */
final class PointAPileBotsReasons {
  private final PointAPileState s;
  private final int seat;

  PointAPileBotsReasons(PointAPileView view) {
    this.s = view.masked;
    this.seat = view.seat();
  }

  Hint<PointAPileMove> explain(PointAPileMove move, List<PointAPileMove> legalMoves) {
    if (legalMoves.size() == 1) {
      return Hint.of(move, PointAPileBots.ONLY_MOVE);
    } else if (move instanceof PointAPileMove.PickSpace) {
      return Hint.of(move, PointAPileBots.SPACE);
    } else if (move instanceof PointAPileMove.Pick pick) {
      return picks(move, pick.pile());
    } else if (move instanceof PointAPileMove.Put put && bars(s.open[put.card()])) {
      return Hint.of(
          move, PointAPileBots.BARS, "" + PointAPileCards.colour(s.open[put.card()]).letter());
    }
    return Hint.of(
        move, move instanceof PointAPileMove.PutNew ? PointAPileBots.SPREADS : Hint.WENT_BEST);
  }

  /** Nobody else may pick this pile, and it reaches the goal. */
  boolean isCertainWin(PointAPileMove move) {
    if (!(move instanceof PointAPileMove.Pick pick) || !reaches(seat, pick.pile())) {
      return false;
    }
    for (Seat other : s.pointing) {
      if (other.index() != seat && mayPick(other, pick.pile())) {
        return false;
      }
    }
    return true;
  }

  private boolean mayPick(Seat who, int pile) {
    return (PointAPilePicking.piles(s, who.index()) >>> pile & 1) != 0;
  }

  private Hint<PointAPileMove> picks(PointAPileMove move, int pile) {
    if (reaches(seat, pile)) {
      return Hint.of(move, PointAPileBots.WINS);
    }
    boolean alone = true;
    for (Seat other : s.pointing) {
      if (other.index() != seat && mayPick(other, pile)) {
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
    return Hint.of(move, PointAPileBots.LESS_WANTED);
  }

  private boolean reaches(int owner, int pile) {
    return PointAPileBotsHopes.hasWon(with(owner, pile), s, owner);
  }

  private byte[] with(int owner, int pile) {
    return PointAPileBotsPrizes.joined(s.scores[owner], s.piles[pile]);
  }

  /** This card on top keeps somebody off, but not this seat. */
  private boolean bars(byte card) {
    boolean others = false;
    for (int owner = 0; owner < s.scores.length; owner++) {
      byte[] pile = s.scores[owner];
      boolean same =
          pile.length > 0
              && PointAPileCards.suit(PointAPileState.top(pile)) == PointAPileCards.suit(card);
      if (same && owner == seat) {
        return false;
      }
      others |= same;
    }
    return others;
  }
}
