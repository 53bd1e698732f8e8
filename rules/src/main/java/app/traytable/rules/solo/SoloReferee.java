package app.traytable.rules.solo;

import app.traytable.rules.solo.SoloState.Phase;
import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.TableRefusal;
import java.util.ArrayList;
import java.util.List;

/** What a seat may do, and why it may not. */
final class SoloReferee {
  private SoloReferee() {}

  static List<SoloMove> legalMoves(SoloState s, int seat) {
    if (s.phase == Phase.OVER || seat >= s.rules.seats()) {
      return List.of();
    }
    boolean say = s.isSilent(seat);
    if (seat != s.actor()) {
      return SoloMoves.reactions(say, mayInterject(s, seat), shelter(s, seat));
    }
    long playable = playable(s, seat);
    List<SoloMove> moves = new ArrayList<>(4 + Long.bitCount(playable));
    switch (s.phase) {
      case TURN -> moves.add(SoloMoves.DRAW);
      case CHAIN -> moves.add(SoloMoves.TAKE);
      case DRAWN -> moves.add(SoloMoves.KEEP);
      case ASKED -> moves.add(SoloMoves.ACCEPT);
      case ALL_SWAP -> moves.add(SoloMoves.GO);
      default -> SoloMoves.addGifts(moves, giveable(s));
    }
    if (say) {
      moves.add(SoloMoves.SAY);
    }
    if (mayInterject(s, seat)) {
      moves.add(SoloMoves.INTERJECT);
    }
    SoloMoves.addTriples(moves, tripleEnds(s, seat));
    if (s.hands[seat].size() == 1) {
      SoloMoves.addPlain(moves, playable);
    } else {
      SoloMoves.addPlays(moves, playable, seat, s.rules.seats());
    }
    addSilent(moves, s, seat);
    return moves;
  }

  private static void addSilent(List<SoloMove> moves, SoloState s, int seat) {
    if (s.hands[seat].size() > SoloTurn.GIFT && !s.rules.lenientSolo()) {
      int listed = moves.size();
      for (int i = 0; i < listed; i++) {
        SoloMove move = moves.get(i);
        SoloMove silent = laysSeveralLast(s, seat, move) ? SoloMoves.silently(move) : null;
        if (silent != null) {
          moves.add(silent);
        }
      }
    }
  }

  /** Ruling 10: a legal move with which the last cards go together, and "Solo!" with them. */
  private static boolean laysSeveralLast(SoloState s, int seat, SoloMove move) {
    SoloHand hand = s.hands[seat];
    if (move instanceof SoloMove.Triple triple) {
      long same = SoloCards.sameNumber(SoloCards.number(triple.last()));
      return (hand.cards().faces() & ~same) == 0;
    }
    return move instanceof SoloMove.PlayAt play
        && SoloCards.symbol(play.card()) == SoloCards.Symbol.GIFT
        && hand.size() == 1 + SoloTurn.GIFT;
  }

  private static boolean mayInterject(SoloState s, int seat) {
    return s.invitesInterjection() && s.hands[seat].cards().has(s.pile.top()) && !mayLayIt(s, seat);
  }

  /**
   * In turn the same card is laid like any other. Only who has drawn another card may not do that
   * any more, and throws it in like everybody else.
   */
  private static boolean mayLayIt(SoloState s, int seat) {
    return seat == s.actor() && (s.phase != Phase.DRAWN || s.drawn == s.pile.top());
  }

  /** The Protections that a seat may lay out of turn. */
  private static long shelter(SoloState s, int seat) {
    boolean hit =
        seat == s.skipped || s.phase == Phase.ALL_SWAP && seat != s.current && !s.isSheltered(seat);
    return hit ? s.hands[seat].cards().faces() & SoloCards.PROTECTIONS : 0;
  }

  /** The cards that whoever must act may lay now. */
  private static long playable(SoloState s, int seat) {
    long faces = s.hands[seat].cards().faces();
    return switch (s.phase) {
      case TURN -> faces & s.fitting();
      case CHAIN -> faces & answering(s);
      case DRAWN -> 1L << s.drawn & s.fitting();
      case ASKED -> faces & SoloCards.PROTECTIONS;
      default -> 0;
    };
  }

  /** The cards with which nobody has to take the chain: it grows or ends. */
  private static long answering(SoloState s) {
    return extending(s) | SoloCards.PROTECTIONS;
  }

  /**
   * The cards that make the chain grow. In a mixed chain a Draw 2 still has to be of the colour
   * that was asked for with a Draw 4.
   */
  private static long extending(SoloState s) {
    long same = SoloCards.DRAW_TWOS & s.fitting();
    long four = 1L << SoloCards.DRAW_FOUR;
    return s.rules.mixedChains() ? same | four : s.pile.top() == SoloCards.DRAW_FOUR ? four : same;
  }

  /** The cards left to choose from for a Gift. */
  private static long giveable(SoloState s) {
    SoloBag left = s.hands[s.current].cards();
    for (byte card : s.offer) {
      left = left.without(card);
    }
    return left.faces();
  }

  /**
   * The number cards with which a Triple+ may end: another card of that number has to fit, for it
   * is laid first. After drawing, the drawn card has to fit and goes with it.
   */
  private static long tripleEnds(SoloState s, int seat) {
    if (s.phase != Phase.TURN && s.phase != Phase.DRAWN) {
      return 0;
    }
    SoloBag cards = s.hands[seat].cards();
    long fitting = s.fitting();
    int numbers = cards.triples();
    if (numbers != 0 && s.phase == Phase.DRAWN) {
      int number = (fitting >>> s.drawn & 1) == 0 ? 0 : SoloCards.number(s.drawn);
      numbers &= 1 << number >>> 1;
    }
    long ends = 0;
    for (int left = numbers; left != 0; left &= left - 1) {
      long same = cards.faces() & SoloCards.sameNumber(1 + Integer.numberOfTrailingZeros(left));
      long first = same & fitting;
      boolean several = (first & first - 1 | first & cards.twos()) != 0;
      ends |= first == 0 ? 0 : several ? same : same & ~first;
    }
    return ends;
  }

  /** Lets a legal move pass and refuses every other. */
  static void check(SoloState s, Seat by, SoloMove move) {
    TableRefusal.check(by, s.rules.seats(), move, s.phase == Phase.OVER);
    int seat = by.index();
    if (move instanceof SoloMove.Say) {
      require(s.isSilent(seat), SoloRefusal.SOLO);
    } else if (move instanceof SoloMove.Interject) {
      checkInterject(s, seat);
    } else if (move instanceof SoloMove.Protect protect) {
      checkProtect(s, seat, protect.bolt());
    } else {
      if (seat != s.actor()) {
        throw TableRefusal.TURN.illegal();
      }
      checkTurn(s, seat, move);
    }
  }

  private static void checkInterject(SoloState s, int seat) {
    require(!mayLayIt(s, seat), SoloRefusal.IN_TURN);
    require(s.invitesInterjection(), SoloRefusal.NO_NUMBER);
    require(mayInterject(s, seat), SoloRefusal.NOT_THE_SAME);
  }

  private static void checkProtect(SoloState s, int seat, Colour bolt) {
    int suit = SoloCards.COLOURS.indexOf(bolt);
    long card = suit < 0 ? 0 : 1L << SoloCards.protection(suit);
    if (seat != s.actor()) {
      boolean hit = seat == s.skipped || s.phase == Phase.ALL_SWAP;
      require(
          (shelter(s, seat) & card) != 0, hit ? SoloRefusal.NO_PROTECTION : SoloRefusal.NO_DANGER);
    } else {
      require((s.hands[seat].cards().faces() & card) != 0, SoloRefusal.NOT_HELD);
      requirePhase((playable(s, seat) & card) != 0, s);
    }
  }

  private static void checkTurn(SoloState s, int seat, SoloMove move) {
    if (move instanceof SoloMove.Silently quiet) {
      boolean several =
          quiet.lay() instanceof SoloMove.Triple || quiet.lay() instanceof SoloMove.PlayAt;
      if (several) {
        checkTurn(s, seat, quiet.lay());
      }
      require(
          several && laysSeveralLast(s, seat, quiet.lay()) && !s.rules.lenientSolo(),
          SoloRefusal.NOT_DUE);
    } else if (move instanceof SoloMove.Play play) {
      checkPlay(s, seat, play.card());
      boolean choosy = (SoloCards.CHOOSY >>> play.card() & 1) != 0;
      require(play.card() < SoloCards.FIRST_PROTECTION, SoloRefusal.PROTECT);
      require(!choosy || s.hands[seat].size() == 1, SoloRefusal.CHOOSE);
    } else if (move instanceof SoloMove.PlayFor play) {
      checkPlay(s, seat, play.card());
      require(
          (SoloCards.WILDS >>> play.card() & 1) != 0
              && SoloCards.COLOURS.contains(play.colour())
              && s.hands[seat].size() > 1,
          SoloRefusal.NO_COLOUR);
    } else if (move instanceof SoloMove.PlayAt play) {
      checkPlay(s, seat, play.card());
      require(
          (SoloCards.AIMED >>> play.card() & 1) != 0
              && play.target().index() != seat
              && play.target().index() < s.rules.seats()
              && s.hands[seat].size() > 1,
          SoloRefusal.NO_TARGET);
    } else if (move instanceof SoloMove.Triple triple) {
      require(isOneOf(tripleEnds(s, seat), triple.last()), SoloRefusal.NO_TRIPLE);
    } else if (move instanceof SoloMove.Give give) {
      requirePhase(s.phase == Phase.GIVING, s);
      require(isOneOf(giveable(s), give.card()), SoloRefusal.NOT_HELD);
    } else {
      requirePhase(phaseOf(move) == s.phase, s);
    }
  }

  private static void checkPlay(SoloState s, int seat, byte card) {
    if (!isOneOf(playable(s, seat), card)) {
      require(isOneOf(s.hands[seat].cards().faces(), card), SoloRefusal.NOT_HELD);
      requirePhase(s.phase == Phase.TURN, s);
      throw SoloRefusal.NO_FIT.illegal();
    }
  }

  private static boolean isOneOf(long faces, byte card) {
    return card >= 0 && card < SoloCards.FACES && (faces >>> card & 1) != 0;
  }

  private static Phase phaseOf(SoloMove move) {
    return move instanceof SoloMove.Draw
        ? Phase.TURN
        : move instanceof SoloMove.Take
            ? Phase.CHAIN
            : move instanceof SoloMove.Keep
                ? Phase.DRAWN
                : move instanceof SoloMove.Accept ? Phase.ASKED : Phase.ALL_SWAP;
  }

  /** Out of phase every deed is answered with what to do now. */
  private static void requirePhase(boolean condition, SoloState s) {
    if (condition) {
      return;
    }
    throw switch (s.phase) {
      case TURN -> SoloRefusal.LAY_OR_DRAW.illegal();
      case CHAIN -> SoloRefusal.CHAIN.illegal();
      case DRAWN -> SoloRefusal.DRAWN.illegal();
      case GIVING -> SoloRefusal.GIVING.illegal();
      case ASKED -> SoloRefusal.ASKED.illegal();
      default -> SoloRefusal.ALL_SWAP.illegal();
    };
  }

  private static void require(boolean condition, SoloRefusal otherwise) {
    if (!condition) {
      throw otherwise.illegal();
    }
  }
}
