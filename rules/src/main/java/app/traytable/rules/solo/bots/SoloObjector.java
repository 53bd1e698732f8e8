package app.traytable.rules.solo.bots;

import app.traytable.rules.solo.SoloBag;
import app.traytable.rules.solo.SoloCards;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloMoves;
import app.traytable.rules.solo.SoloState;
import app.traytable.rules.solo.SoloState.Phase;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Seat;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Says what speaks against a move, in terms of what its player sees. */
final class SoloObjector {
  private final SoloAdviser adviser;
  private final SoloState s;
  private final int seat;
  private final SoloBag cards;
  private final byte drawn;

  /** How many cards there are to draw, those of the pile included. */
  private final int left;

  /** The cards that may be laid one by one. */
  private final Set<Byte> laid = new HashSet<>();

  SoloObjector(SoloView view, List<SoloMove> legalMoves) {
    this.adviser = new SoloAdviser(view, legalMoves);
    this.s = view.masked();
    this.seat = SoloOutlook.seatOf(view);
    this.cards = s.hand(seat).cards();
    this.drawn = view.drawn();
    this.left = view.drawPile() + s.pile().size() - 1;
    for (SoloMove move : legalMoves) {
      laid.add(SoloTaste.laid(move));
    }
    laid.remove(Cards.NONE);
  }

  /** Null where nothing can be named. */
  @Nullable SoloReason object(SoloMove best, SoloMove aimed) {
    if (aimed instanceof SoloMove.Silently || best == SoloMoves.SAY && aimed != SoloMoves.SAY) {
      return new SoloReason.StaysSilent();
    } else if (adviser.isOut(best) && !adviser.isOut(aimed)) {
      return new SoloReason.MissesEnd();
    } else if (aimed instanceof SoloMove.Draw && !laid.isEmpty() && left > 0) {
      return new SoloReason.TakesCards(1);
    } else if (aimed instanceof SoloMove.Take && !laid.isEmpty() && left >= s.chain()) {
      return new SoloReason.TakesCards(s.chain());
    } else if (aimed instanceof SoloMove.Keep && laid.contains(drawn)) {
      return new SoloReason.KeepsFitting(drawn);
    }
    SoloReason longer = longer(aimed);
    return longer == null ? lays(best, aimed) : longer;
  }

  private @Nullable SoloReason longer(SoloMove aimed) {
    if (aimed instanceof SoloMove.PlayAt play
        && SoloCards.symbol(play.card()) == SoloCards.Symbol.SWAP) {
      return longer(play.target().index(), cards.size() - 1);
    } else if (SoloTaste.laid(aimed) == SoloCards.ALL_SWAP && cards.size() > 1) {
      return longer(adviser.before(), cards.size() - 1);
    }
    boolean swaps = SoloCards.symbol(s.pile().top()) == SoloCards.Symbol.SWAP;
    return aimed instanceof SoloMove.Accept && swaps ? longer(s.current(), cards.size()) : null;
  }

  private @Nullable SoloReason longer(int other, int own) {
    int size = s.hand(other).size();
    return size > own ? new SoloReason.LongerHand(Seat.of(other), size, own) : null;
  }

  private @Nullable SoloReason lays(SoloMove best, SoloMove aimed) {
    byte card = SoloTaste.laid(aimed);
    byte better = SoloTaste.laid(best);
    boolean free = s.phase() == Phase.TURN || s.phase() == Phase.DRAWN;
    if (!free || card == Cards.NONE || better == Cards.NONE || cards.size() == 1) {
      return null;
    }
    int next = s.after(seat);
    int few = s.hand(next).size();
    if (SoloAdviser.hits(better) && isHarmless(card) && few <= SoloAdviser.FEW_CARDS) {
      return new SoloReason.LetsPass(Seat.of(next), few);
    }
    int coloured = 0;
    for (byte other : laid) {
      coloured += SoloCards.colour(other) == Colour.BLACK ? 0 : 1;
    }
    boolean black = SoloCards.colour(card) == Colour.BLACK;
    if (black && coloured > 0 && SoloCards.colour(better) != Colour.BLACK) {
      return new SoloReason.SpendsBlack(coloured);
    }
    int suit = asked(aimed, card);
    int wish = asked(best, better);
    boolean none = suit != SoloCards.ANY && follows(card, suit) == 0;
    return none && wish != SoloCards.ANY && follows(better, wish) > 0
        ? new SoloReason.NoneLeft(SoloCards.COLOURS.get(suit))
        : null;
  }

  /** After this card whoever is next may do as in any turn. */
  private static boolean isHarmless(byte card) {
    return switch (SoloCards.symbol(card)) {
      case NUMBER, CHOOSE, PROTECTION -> true;
      default -> false;
    };
  }

  /** The colour to be followed after this card; any where hands or cards change their owner. */
  private static int asked(SoloMove move, byte card) {
    if (move instanceof SoloMove.PlayFor wish) {
      return SoloCards.COLOURS.indexOf(wish.colour());
    }
    return move instanceof SoloMove.PlayAt ? SoloCards.ANY : SoloCards.suit(card);
  }

  private int follows(byte card, int suit) {
    return SoloEffort.following(cards.without(card), suit);
  }
}
