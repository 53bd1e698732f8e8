package app.traytable.rules.noidea.bots;

import static app.traytable.rules.noidea.NoIdeaState.PLACES;

import app.traytable.rules.noidea.NoIdeaCards;
import app.traytable.rules.noidea.NoIdeaCards.Function;
import app.traytable.rules.noidea.NoIdeaMove;
import app.traytable.rules.noidea.NoIdeaMoves;
import app.traytable.rules.noidea.NoIdeaState;
import app.traytable.rules.table.Cards;
import java.util.List;

/**
 * Weighs what the rest of a turn will bring, in points: known cards exactly, unknown ones by their
 * chances, as if they left the piles as they are.
 */
final class NoIdeaPlan {
  private static final double TROPHY = 47.0 / 12;
  private static final double PRIZE = 1;

  /**
   * How many points more than six unknown cards a layout is worth when a turn ends, by its cards
   * and how many of them are known: counted over some ten thousand games of bots, as what the next
   * turns brought. A card less is worth half a point, and so is a card that one knows.
   */
  private static final double[][] LAYOUT = {
    {0},
    {1.8, 2.4},
    {1.3, 2.0, 2.7},
    {1.2, 1.75, 2.35, 3.1},
    {0.8, 1.3, 1.95, 2.5, 3.15},
    {0.3, 0.85, 1.5, 2.05, 2.6, 3.1},
    {0, 0.45, 1.05, 1.6, 2.2, 2.8, 3.3},
  };

  /** What every card is worth that an opponent has to take. */
  private static final double REFILL = 0.4;

  /** So many known cards are laid in every order; the next ones as they come. */
  private static final int ORDERS = 2;

  private static final int MOST_TO_CLAIM = 3;

  /** Nobody would understand a claim that is less likely, and little would be won. */
  private static final double LEAST_CLAIM = 0.5;

  private static final double BLUNDER = -10;

  private final NoIdeaMemory mind;
  private final NoIdeaState table;
  private final double prize;

  NoIdeaPlan(NoIdeaState table) {
    this.table = table;
    this.mind = new NoIdeaMemory(table, 0);
    this.prize = mind.chanceOfPrize();
  }

  /** What a seat's layout is worth between turns. */
  static double layout(NoIdeaState table, int seat) {
    int cards = 0;
    int known = 0;
    for (int slot = seat * PLACES; slot < (seat + 1) * PLACES; slot++) {
      if (table.card(slot) != Cards.NONE) {
        cards++;
        known += table.isSeen(slot) ? 1 : 0;
      }
    }
    return LAYOUT[cards][known];
  }

  NoIdeaMove best(List<NoIdeaMove> moves) {
    NoIdeaMove best = moves.get(0);
    if (moves.size() == 1 || best == NoIdeaMoves.DRAW) {
      return best;
    }
    double most = Double.NEGATIVE_INFINITY;
    boolean triedUnknown = false;
    for (NoIdeaMove move : moves) {
      boolean unknown = isUnknown(move);
      double worth = unknown && triedUnknown ? BLUNDER : worth(move);
      triedUnknown |= unknown;
      if (worth > most) {
        most = worth;
        best = move;
      }
    }
    return best;
  }

  /** Turns a card of which nothing is known, so that one is as good as the other. */
  boolean isUnknown(NoIdeaMove move) {
    return move instanceof NoIdeaMove.Reveal r && mind.card(r.place()) == Cards.HIDDEN;
  }

  /** Turns a card that has been seen and fits. */
  boolean isKnownToFit(NoIdeaMove move) {
    return fits(move) > 0;
  }

  /** Turns a card that has been seen and does not fit: a way to end the turn. */
  boolean isKnownMisfit(NoIdeaMove move) {
    return fits(move) < 0;
  }

  /** 1 for a seen card that fits, -1 for one that does not, 0 for all other moves. */
  private int fits(NoIdeaMove move) {
    byte card = move instanceof NoIdeaMove.Reveal r ? mind.card(r.place()) : Cards.HIDDEN;
    if (card == Cards.HIDDEN) {
      return 0;
    }
    return NoIdeaMemory.contains(NoIdeaMemory.fitting(mind.tops()), card) ? 1 : -1;
  }

  double worth(NoIdeaMove move) {
    byte[] tops = mind.tops();
    byte[] known = mind.known();
    if (move instanceof NoIdeaMove.Lay lay) {
      byte[] after = NoIdeaMemory.tops(tops, lay.pile(), table.held());
      return rest(after, known, mind.unknown(), ORDERS);
    } else if (move instanceof NoIdeaMove.Claim) {
      double right = mind.chanceOfClaim();
      return right < LEAST_CLAIM ? BLUNDER : claim(right, known.length, mind.unknown());
    } else if (move instanceof NoIdeaMove.Reveal reveal) {
      byte card = mind.card(reveal.place());
      return card == Cards.HIDDEN
          ? revealUnknown(tops, known, mind.unknown(), ORDERS)
          : revealKnown(tops, known, card);
    }
    return move == NoIdeaMoves.DRAW ? 0 : BLUNDER;
  }

  /** A known card that does not fit only ends the turn. */
  private double revealKnown(byte[] tops, byte[] known, byte card) {
    int index = 0;
    while (known[index] != card) {
      index++;
    }
    double laid = lay(tops, known, index, mind.unknown(), ORDERS);
    return laid > BLUNDER ? laid : LAYOUT[known.length + mind.unknown()][known.length];
  }

  /** The best that can come of the cards that are left, the turn being mine. */
  private double rest(byte[] tops, byte[] known, int unknown, int orders) {
    int cards = known.length + unknown;
    if (cards == 0) {
      return TROPHY;
    }
    double best = BLUNDER;
    for (int i = 0; i < known.length && (orders > 0 || best == BLUNDER); i++) {
      best = Math.max(best, lay(tops, known, i, unknown, orders - 1));
    }
    if (unknown > 0) {
      best = Math.max(best, revealUnknown(tops, known, unknown, orders));
    }
    if (best == BLUNDER) {
      best = LAYOUT[cards][cards];
    }
    if (cards <= MOST_TO_CLAIM && !anyFits(tops, known)) {
      double fit = mind.chance(NoIdeaMemory.fitting(tops));
      double right = mind.chanceOfClaim(fit, unknown);
      best = Math.max(best, claim(right, known.length, unknown));
    }
    return best;
  }

  private static boolean anyFits(byte[] tops, byte[] known) {
    long fitting = NoIdeaMemory.fitting(tops);
    for (byte card : known) {
      if (NoIdeaMemory.contains(fitting, card)) {
        return true;
      }
    }
    return false;
  }

  /** What follows when a known card is laid on the best pile; a blunder if it fits nowhere. */
  private double lay(byte[] tops, byte[] known, int index, int unknown, int orders) {
    byte card = known[index];
    double best = BLUNDER;
    for (int pile = 0; pile < tops.length; pile++) {
      if (NoIdeaCards.fits(card, tops[pile])) {
        byte[] after = NoIdeaMemory.tops(tops, pile, card);
        double worth = rest(after, Cards.without(known, index), unknown, orders);
        best = Math.max(best, worth + functionOf(card));
        if (orders <= 0) {
          break;
        }
      }
    }
    return best;
  }

  private double functionOf(byte card) {
    if (NoIdeaCards.function(card) != Function.REFILL) {
      return 0;
    }
    int taken = 0;
    for (int seat = 0; seat < table.rules().seats(); seat++) {
      int cards = Integer.bitCount(table.places(seat));
      taken += seat == table.current() ? 0 : Math.max(0, 3 - cards);
    }
    return REFILL * taken;
  }

  private double revealUnknown(byte[] tops, byte[] known, int unknown, int orders) {
    int cards = known.length + unknown;
    double fit = mind.chance(NoIdeaMemory.fitting(tops));
    double ifPrize = PRIZE + (cards == 1 ? TROPHY : LAYOUT[cards - 1][known.length]);
    double ifNot = LAYOUT[cards][known.length + 1];
    return fit * rest(tops, known, unknown - 1, orders)
        + prize * ifPrize
        + (1 - fit - prize) * ifNot;
  }

  /** The cards of a claim stay, and those that were shown are known from then on. */
  private static double claim(double right, int known, int unknown) {
    double ifRight = TROPHY + LAYOUT[PLACES][known + unknown];
    double ifNot = LAYOUT[PLACES][known + Math.min(1, unknown)];
    return right * ifRight + (1 - right) * ifNot;
  }
}
