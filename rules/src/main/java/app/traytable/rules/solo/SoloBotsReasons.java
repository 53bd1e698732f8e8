package app.traytable.rules.solo;

import app.traytable.rules.bots.Hint;
import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Seat;
import java.util.List;

/** Why a move is a good one, in terms of what its player sees. */
public final class SoloBotsReasons {
  // Each constant names the words that go into its sentence.

  /** It is the only thing to do. */
  static final String ONLY_MOVE = "only-move";

  /** It gets rid of all cards. */
  static final String GOES_OUT = "goes-out";

  /** One card is left, and silence costs two. */
  static final String SAY_SOLO = "say-solo";

  /** A card is gone without a turn. */
  static final String FREE_CARD = "free-card";

  /** So many cards at once. */
  static final String TRIPLE = "triple";

  /** No card fits. */
  static final String NOTHING_FITS = "nothing-fits";

  /** What could be laid does more good later. */
  static final String SAVES_CARDS = "saves-cards";

  /** So many cards for the next player. */
  static final String CHAIN_GOES_ON = "chain-goes-on";

  /** So many cards need not be drawn. */
  static final String STOPS_CHAIN = "stops-chain";

  /** The hand is better than the one of that seat, which has so many cards. */
  static final String KEEPS_HAND = "keeps-hand";

  /** That seat's hand is the better one, with so many cards. */
  static final String BETTER_HAND = "better-hand";

  /** That seat is about to get rid of its last cards, or would give two away. */
  static final String REFUSES_GIFT = "refuses-gift";

  /** Two cards go to that seat. */
  static final String GIVES_TWO = "gives-two";

  /** That card is the hardest to get rid of. */
  static final String GIVES_WORST = "gives-worst";

  /** That seat has only so many cards left. */
  static final String HINDERS = "hinders";

  /** Of that colour there are most cards in hand. */
  static final String OWN_COLOUR = "own-colour";

  /** The cards that fit anything stay in hand for the end. */
  static final String KEEPS_BLACK = "keeps-black";

  /** Every reason that a hint in Solo may have. */
  public static final List<String> ALL =
      List.of(
          ONLY_MOVE,
          GOES_OUT,
          SAY_SOLO,
          FREE_CARD,
          TRIPLE,
          NOTHING_FITS,
          SAVES_CARDS,
          CHAIN_GOES_ON,
          STOPS_CHAIN,
          KEEPS_HAND,
          BETTER_HAND,
          REFUSES_GIFT,
          GIVES_TWO,
          GIVES_WORST,
          HINDERS,
          OWN_COLOUR,
          KEEPS_BLACK,
          Hint.WENT_BEST);

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
      return Hint.of(move, SAY_SOLO);
    } else if (isOut(move)) {
      return Hint.of(move, GOES_OUT);
    } else if (legalMoves.size() == 1 && !(move instanceof SoloMove.Draw)) {
      return Hint.of(move, ONLY_MOVE);
    } else if (move instanceof SoloMove.Draw || move instanceof SoloMove.Keep) {
      return Hint.of(move, legalMoves.size() == 1 ? NOTHING_FITS : SAVES_CARDS);
    } else if (move instanceof SoloMove.Take) {
      return Hint.of(move, SAVES_CARDS);
    } else if (move instanceof SoloMove.Interject) {
      return Hint.of(move, FREE_CARD);
    } else if (move instanceof SoloMove.Triple triple) {
      return Hint.of(move, TRIPLE, "" + tripled(triple));
    } else if (move instanceof SoloMove.Give give) {
      return Hint.of(move, GIVES_WORST, SoloCards.text(give.card()));
    } else if (move instanceof SoloMove.Accept) {
      return isSwap() ? of(move, BETTER_HAND, s.current) : Hint.of(move, SAVES_CARDS);
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
    SoloBag hand = s.hands[seat].cards;
    long same = hand.faces() & SoloCards.sameNumber(SoloCards.number(triple.last()));
    return Long.bitCount(same) + Long.bitCount(same & hand.twos());
  }

  private boolean isSwap() {
    return SoloCards.symbol(s.pile.top()) == SoloCards.Symbol.SWAP;
  }

  private Hint<SoloMove> protects(SoloMove move) {
    return switch (s.phase) {
      case CHAIN -> Hint.of(move, STOPS_CHAIN, "" + s.chain);
      case ASKED -> isSwap() ? of(move, KEEPS_HAND, s.current) : of(move, REFUSES_GIFT, s.current);
      case ALL_SWAP -> of(move, KEEPS_HAND, before());
      default -> seat == s.skipped ? Hint.of(move, FREE_CARD) : Hint.of(move, Hint.WENT_BEST);
    };
  }

  private Hint<SoloMove> lays(SoloMove move) {
    byte card = laid(move);
    int next = s.after(seat);
    if (s.phase == SoloState.Phase.CHAIN) {
      int grown = s.chain + (card == SoloCards.DRAW_FOUR ? 4 : 2);
      return Hint.of(move, CHAIN_GOES_ON, "" + grown);
    }
    if (move instanceof SoloMove.PlayAt aimed) {
      int target = aimed.target().index();
      return SoloCards.symbol(card) == SoloCards.Symbol.GIFT
          ? of(move, GIVES_TWO, target)
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
      return of(move, HINDERS, next);
    } else if (move instanceof SoloMove.PlayFor wish) {
      return Hint.of(move, OWN_COLOUR, "" + wish.colour().letter());
    } else if (isMost(SoloCards.colour(card))) {
      return Hint.of(move, OWN_COLOUR, "" + SoloCards.colour(card).letter());
    }
    boolean black = (s.hands[seat].cards.faces() & SoloCards.BLACKS) != 0;
    return Hint.of(move, black ? KEEPS_BLACK : Hint.WENT_BEST);
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
    return fewer ? of(move, BETTER_HAND, other) : Hint.of(move, Hint.WENT_BEST);
  }

  /** No other colour is left more often in hand. */
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
