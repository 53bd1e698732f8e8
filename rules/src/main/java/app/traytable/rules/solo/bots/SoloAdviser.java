package app.traytable.rules.solo.bots;

import app.traytable.rules.solo.SoloBag;
import app.traytable.rules.solo.SoloCards;
import app.traytable.rules.solo.SoloHand;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloMoves;
import app.traytable.rules.solo.SoloState;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Seat;
import java.util.List;
import java.util.function.BiFunction;

/** Says why a move is good, in terms of what its player sees. */
final class SoloAdviser {
  /** A player with so few cards is worth hindering. */
  static final int FEW_CARDS = 3;

  private static final SoloReason WENT_BEST = new SoloReason.WentBest();

  private final SoloState s;
  private final int seat;
  private final SoloHand hand;
  private final List<SoloMove> legalMoves;

  SoloAdviser(SoloView view, List<SoloMove> legalMoves) {
    this.s = view.masked();
    this.seat = SoloOutlook.seatOf(view);
    this.hand = s.hand(seat);
    this.legalMoves = legalMoves;
  }

  SoloReason explain(SoloMove move) {
    if (move instanceof SoloMove.Say) {
      return new SoloReason.SaySolo();
    } else if (move instanceof SoloMove.Silently) {
      return WENT_BEST;
    } else if (isOut(move)) {
      SoloMove silent = SoloMoves.silently(move);
      boolean due = silent != null && legalMoves.contains(silent);
      return due ? new SoloReason.SoloAndOut() : new SoloReason.GoesOut();
    } else if (legalMoves.size() == 1 && !(move instanceof SoloMove.Draw)) {
      return new SoloReason.OnlyMove();
    } else if (move instanceof SoloMove.Draw && legalMoves.size() == 1) {
      return new SoloReason.NothingFits();
    } else if (move instanceof SoloMove.Draw
        || move instanceof SoloMove.Keep
        || move instanceof SoloMove.Take) {
      return new SoloReason.SavesCards();
    } else if (move instanceof SoloMove.Interject) {
      return new SoloReason.FreeCard();
    } else if (move instanceof SoloMove.Triple triple) {
      return new SoloReason.Triple(tripled(triple));
    } else if (move instanceof SoloMove.Give give) {
      return SoloEffort.isHardest(give.card(), hand.cards())
          ? new SoloReason.GivesWorst(give.card())
          : WENT_BEST;
    } else if (move instanceof SoloMove.Accept) {
      return isSwap() && s.hand(s.current()).size() < hand.size()
          ? of(s.current(), SoloReason.BetterHand::new)
          : new SoloReason.SavesCards();
    } else if (move instanceof SoloMove.Protect) {
      return protects();
    }
    return lays(move);
  }

  /** Nothing is left in hand after this move, if nobody stops it. */
  boolean isOut(SoloMove move) {
    if (move instanceof SoloMove.Triple triple) {
      return tripled(triple) == hand.size();
    } else if (move instanceof SoloMove.PlayAt play) {
      return SoloCards.symbol(play.card()) == SoloCards.Symbol.GIFT && hand.size() <= 3;
    }
    // A last card is laid without a choice.
    return hand.size() == 1
        && (move instanceof SoloMove.Play
            || move instanceof SoloMove.Protect
            || move instanceof SoloMove.Interject);
  }

  private int tripled(SoloMove.Triple triple) {
    long same = SoloCards.sameNumber(SoloCards.number(triple.last()));
    return hand.cards().only(same).size();
  }

  private boolean isSwap() {
    return SoloCards.symbol(s.pile().top()) == SoloCards.Symbol.SWAP;
  }

  private SoloReason protects() {
    return switch (s.phase()) {
      case CHAIN -> new SoloReason.StopsChain(s.chain());
      case ASKED -> isSwap() ? keeps(s.current()) : of(s.current(), SoloReason.RefusesGift::new);
      case ALL_SWAP -> keeps(before());
      default -> seat == s.skipped() ? new SoloReason.FreeCard() : WENT_BEST;
    };
  }

  private SoloReason lays(SoloMove move) {
    byte card = laid(move);
    if (s.phase() == SoloState.Phase.CHAIN) {
      return new SoloReason.ChainGoesOn(s.chain() + (card == SoloCards.DRAW_FOUR ? 4 : 2));
    }
    if (move instanceof SoloMove.PlayAt aimed) {
      int target = aimed.target().index();
      return SoloCards.symbol(card) == SoloCards.Symbol.GIFT
          ? of(target, SoloReason.GivesTwo::new)
          : better(target);
    } else if (card == SoloCards.ALL_SWAP) {
      return better(before());
    }
    int next = s.after(seat);
    if (hits(card) && s.hand(next).size() <= FEW_CARDS) {
      return of(next, SoloReason.Hinders::new);
    }
    Colour colour = move instanceof SoloMove.PlayFor wish ? wish.colour() : SoloCards.colour(card);
    if (isMost(colour)) {
      return new SoloReason.OwnColour(
          colour, SoloEffort.following(hand.cards(), SoloCards.COLOURS.indexOf(colour)));
    }
    SoloBag left = hand.cards().without(card);
    boolean laysBlack = SoloCards.colour(card) == Colour.BLACK;
    int blacks = left.only(SoloCards.BLACKS).size();
    return !laysBlack && blacks > 0 ? new SoloReason.KeepsBlack(blacks) : WENT_BEST;
  }

  /** Whoever is next cannot simply lay a card on this one. */
  static boolean hits(byte card) {
    return switch (SoloCards.symbol(card)) {
      case SKIP, DRAW_TWO, DRAW_FOUR, CHANGE -> true;
      default -> false;
    };
  }

  /** To go on after an All Swap is as good as to lay it. */
  private static byte laid(SoloMove move) {
    return move instanceof SoloMove.Play play
        ? play.card()
        : move instanceof SoloMove.PlayFor wish
            ? wish.card()
            : move instanceof SoloMove.PlayAt aimed ? aimed.card() : SoloCards.ALL_SWAP;
  }

  private SoloReason better(int other) {
    boolean fewer = s.hand(other).size() < hand.size() - 1;
    return fewer ? of(other, SoloReason.BetterHand::new) : WENT_BEST;
  }

  private SoloReason keeps(int other) {
    boolean fewer = hand.size() - 1 <= s.hand(other).size();
    return fewer ? of(other, SoloReason.KeepsHand::new) : WENT_BEST;
  }

  /** No other colour is more often in hand, and this one is more than once. */
  private boolean isMost(Colour colour) {
    int[] counts = new int[SoloCards.SUITS];
    int most = 0;
    for (byte card : hand.cards().cards()) {
      int suit = SoloCards.COLOURS.indexOf(SoloCards.colour(card));
      if (suit >= 0) {
        most = Math.max(most, ++counts[suit]);
      }
    }
    int suit = SoloCards.COLOURS.indexOf(colour);
    return suit >= 0 && counts[suit] == most && most > 1;
  }

  /** Whose hand comes to this seat in an All Swap. */
  int before() {
    int seats = s.rules().seats();
    int from = seat;
    do {
      from = (from - s.direction() + seats) % seats;
    } while (s.isSheltered(from));
    return from;
  }

  /** With a seat and the number of its cards. */
  private SoloReason of(int other, BiFunction<Seat, Integer, SoloReason> reason) {
    return reason.apply(Seat.of(other), s.hand(other).size());
  }
}
