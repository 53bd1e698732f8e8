package app.traytable.rules.solo;

import app.traytable.rules.bots.Hint;
import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Seat;
import java.util.List;

/** Why a move is a good one, in terms of what its player sees. */
final class SoloBotsReasons {
  /** A player with so few cards is worth hindering. */
  private static final int FEW_CARDS = 3;

  private final SoloState s;
  private final int seat;
  private final List<SoloMove> legalMoves;

  SoloBotsReasons(SoloView view, List<SoloMove> legalMoves) {
    this.s = view.masked;
    this.seat = view.seat();
    this.legalMoves = legalMoves;
  }

  Hint<SoloMove> explain(SoloMove move) {
    if (move == SoloMoves.SAY) {
      return Hint.of(move, SoloBots.SAY_SOLO);
    } else if (move instanceof SoloMove.Silently) {
      return Hint.of(move, Hint.WENT_BEST);
    } else if (isOut(move)) {
      boolean due = legalMoves.contains(new SoloMove.Silently(move));
      return Hint.of(move, due ? SoloBots.SOLO_AND_OUT : SoloBots.GOES_OUT);
    } else if (legalMoves.size() == 1 && !(move instanceof SoloMove.Draw)) {
      return Hint.of(move, SoloBots.ONLY_MOVE);
    } else if (move instanceof SoloMove.Draw || move instanceof SoloMove.Keep) {
      return Hint.of(move, legalMoves.size() == 1 ? SoloBots.NOTHING_FITS : SoloBots.SAVES_CARDS);
    } else if (move instanceof SoloMove.Take) {
      return Hint.of(move, SoloBots.SAVES_CARDS);
    } else if (move instanceof SoloMove.Interject) {
      return Hint.of(move, SoloBots.FREE_CARD);
    } else if (move instanceof SoloMove.Triple triple) {
      return Hint.of(move, SoloBots.TRIPLE, "" + tripled(triple));
    } else if (move instanceof SoloMove.Give give) {
      return SoloBotsEffort.isHardest(give.card(), s.hands[seat].cards)
          ? Hint.of(move, SoloBots.GIVES_WORST, SoloCards.text(give.card()))
          : Hint.of(move, Hint.WENT_BEST);
    } else if (move instanceof SoloMove.Accept) {
      return isSwap() && s.hands[s.current].size < s.hands[seat].size
          ? of(move, SoloBots.BETTER_HAND, s.current)
          : Hint.of(move, SoloBots.SAVES_CARDS);
    } else if (move instanceof SoloMove.Protect) {
      return protects(move);
    }
    return lays(move);
  }

  private boolean isOut(SoloMove move) {
    int size = s.hands[seat].size;
    return move instanceof SoloMove.Triple triple
        ? tripled(triple) == size
        : move instanceof SoloMove.PlayAt play
                && SoloCards.symbol(play.card()) == SoloCards.Symbol.GIFT
                && size <= 3
            || size == 1 && move.order() >= SoloMoves.INTERJECT.order();
  }

  private int tripled(SoloMove.Triple triple) {
    long same = SoloCards.sameNumber(SoloCards.number(triple.last()));
    return s.hands[seat].cards.only(same).size();
  }

  private boolean isSwap() {
    return SoloCards.symbol(s.pile.top()) == SoloCards.Symbol.SWAP;
  }

  private Hint<SoloMove> protects(SoloMove move) {
    return switch (s.phase) {
      case CHAIN -> Hint.of(move, SoloBots.STOPS_CHAIN, "" + s.chain);
      case ASKED -> isSwap() ? keeps(move, s.current) : of(move, SoloBots.REFUSES_GIFT, s.current);
      case ALL_SWAP -> keeps(move, before());
      default ->
          seat == s.skipped ? Hint.of(move, SoloBots.FREE_CARD) : Hint.of(move, Hint.WENT_BEST);
    };
  }

  private Hint<SoloMove> lays(SoloMove move) {
    byte card = laid(move);
    int next = s.after(seat);
    if (s.phase == SoloState.Phase.CHAIN) {
      int grown = s.chain + (card == SoloCards.DRAW_FOUR ? 4 : 2);
      return Hint.of(move, SoloBots.CHAIN_GOES_ON, "" + grown);
    }
    if (move instanceof SoloMove.PlayAt aimed) {
      int target = aimed.target().index();
      return SoloCards.symbol(card) == SoloCards.Symbol.GIFT
          ? of(move, SoloBots.GIVES_TWO, target)
          : better(move, target);
    } else if (card == SoloCards.ALL_SWAP) {
      return better(move, before());
    }
    boolean hits =
        switch (SoloCards.symbol(card)) {
          case SKIP, DRAW_TWO, DRAW_FOUR, CHANGE -> true;
          default -> false;
        };
    if (hits && s.hands[next].size <= FEW_CARDS) {
      return of(move, SoloBots.HINDERS, next);
    }
    Colour colour = move instanceof SoloMove.PlayFor wish ? wish.colour() : SoloCards.colour(card);
    if (isMost(colour)) {
      return Hint.of(move, SoloBots.OWN_COLOUR, "" + colour.letter());
    }
    SoloBag left = s.hands[seat].cards.without(card);
    boolean laysBlack = SoloCards.colour(card) == Colour.BLACK;
    boolean keepsBlack = !laysBlack && (left.faces() & SoloCards.BLACKS) != 0;
    return Hint.of(move, keepsBlack ? SoloBots.KEEPS_BLACK : Hint.WENT_BEST);
  }

  private static byte laid(SoloMove move) {
    return move instanceof SoloMove.Play play
        ? play.card()
        : move instanceof SoloMove.PlayFor wish
            ? wish.card()
            : move instanceof SoloMove.PlayAt aimed ? aimed.card() : SoloCards.ALL_SWAP;
  }

  private Hint<SoloMove> better(SoloMove move, int other) {
    boolean fewer = s.hands[other].size < s.hands[seat].size - 1;
    return fewer ? of(move, SoloBots.BETTER_HAND, other) : Hint.of(move, Hint.WENT_BEST);
  }

  private Hint<SoloMove> keeps(SoloMove move, int other) {
    boolean fewer = s.hands[seat].size - 1 <= s.hands[other].size;
    return fewer ? of(move, SoloBots.KEEPS_HAND, other) : Hint.of(move, Hint.WENT_BEST);
  }

  /** No other colour is more often in hand, and this one is more than once. */
  private boolean isMost(Colour colour) {
    int[] counts = new int[SoloCards.SUITS];
    int most = 0;
    for (byte card : s.hands[seat].cards.cards()) {
      int suit = SoloCards.COLOURS.indexOf(SoloCards.colour(card));
      if (suit >= 0) {
        most = Math.max(most, ++counts[suit]);
      }
    }
    int suit = SoloCards.COLOURS.indexOf(colour);
    return suit >= 0 && counts[suit] == most && most > 1;
  }

  /** Whose hand comes to this seat in an All Swap. */
  private int before() {
    int from = seat;
    do {
      from = (from - s.direction + s.rules.seats()) % s.rules.seats();
    } while (s.isSheltered(from));
    return from;
  }

  /** With a seat and the number of its cards. */
  private Hint<SoloMove> of(SoloMove move, String reason, int other) {
    return Hint.of(move, reason, Seat.of(other).toString(), "" + s.hands[other].size);
  }
}
