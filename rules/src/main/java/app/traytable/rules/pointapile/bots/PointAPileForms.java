package app.traytable.rules.pointapile.bots;

import app.traytable.rules.pointapile.PointAPileCards;
import app.traytable.rules.pointapile.PointAPileMove;
import app.traytable.rules.pointapile.PointAPileMoves;
import app.traytable.rules.pointapile.PointAPileState;
import app.traytable.rules.pointapile.PointAPileState.Phase;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Rng;
import java.util.Arrays;

/**
 * The ways in which the cards that are still to put may lie in the end. A way is one array: for
 * each open card its pile, and behind them for each pile the card on its top. Only these matter:
 * who wins a pile gets all that is under its top.
 */
final class PointAPileForms {
  private static final byte KEEPS_TOP = -1;

  /** A split into more piles than this is never better. */
  private static final int SPLIT_PILES = 4;

  private final PointAPileState s;
  private final int cards;
  private final int mostPiles;

  PointAPileForms(PointAPileState s) {
    this.s = s;
    cards = s.open();
    mostPiles = s.phase() == Phase.FORMING ? s.rules().seats() : Math.min(cards, SPLIT_PILES);
  }

  /** Any way, by lot. */
  byte[] any(Rng rng) {
    while (true) {
      byte[] way = new byte[cards + Math.max(mostPiles, s.piles())];
      int piles = s.piles() + rng.below(1 + Math.max(0, mostPiles - s.piles()));
      for (int left = s.toPut(); left != 0; left &= left - 1) {
        way[Integer.numberOfTrailingZeros(left)] = (byte) rng.below(Math.max(1, piles));
      }
      if (finish(way, 0, rng)) {
        return way;
      }
    }
  }

  /** Another way that differs by a card or two, or by a top. */
  byte[] nearby(byte[] way, Rng rng) {
    while (true) {
      byte[] other = way.clone();
      int one = put(rng);
      int two = put(rng);
      int tops = 0;
      for (int i = cards; i < way.length; i++) {
        tops |= way[i] == KEEPS_TOP ? 0 : 1 << way[i];
      }
      switch (rng.below(3)) {
        case 0 -> other[one] = (byte) rng.below(other.length - cards);
        case 1 -> {
          other[one] = way[two];
          other[two] = way[one];
        }
        default -> tops = tops & ~(1 << way[cards + way[one]]) | 1 << one;
      }
      if (finish(other, tops, rng)) {
        return other;
      }
    }
  }

  /** A card that is still to put, by lot. */
  private int put(Rng rng) {
    int left = s.toPut();
    for (int skip = rng.below(Integer.bitCount(left)); skip > 0; skip--) {
      left &= left - 1;
    }
    return Integer.numberOfTrailingZeros(left);
  }

  /**
   * Numbers new piles in the order of their cards and draws tops.
   *
   * @param tops one bit for each card that should be a top
   * @return false if the cards may not lie so
   */
  private boolean finish(byte[] way, int tops, Rng rng) {
    byte[] names = new byte[way.length];
    Arrays.fill(names, KEEPS_TOP);
    int piles = s.piles();
    for (int i = 0; i < piles; i++) {
      names[i] = (byte) i;
    }
    Arrays.fill(way, cards, way.length, KEEPS_TOP);
    int[] many = new int[way.length];
    for (int left = s.toPut(); left != 0; left &= left - 1) {
      int card = Integer.numberOfTrailingZeros(left);
      if (names[way[card]] == KEEPS_TOP) {
        names[way[card]] = (byte) piles++;
      }
      byte pile = names[way[card]];
      way[card] = pile;
      many[pile]++;
      byte top = way[cards + pile];
      int better = top == KEEPS_TOP ? 1 : (tops >>> card & 1) - (tops >>> top & 1);
      if (better > 0 || better == 0 && rng.below(many[pile]) == 0) {
        way[cards + pile] = (byte) card;
      }
    }
    return s.phase() == Phase.FORMING ? sparesOne(way, piles) : piles > 1;
  }

  /** One pile must show no touch-me-not card if there is any other card (ruling 9). */
  private boolean sparesOne(byte[] way, int piles) {
    boolean spare = !s.rules().touchMeNot();
    boolean all = true;
    for (int card = 0; card < cards; card++) {
      all &= PointAPileCards.isTouchMeNot(s.open(card));
    }
    for (int i = 0; i < piles; i++) {
      spare |= !PointAPileCards.isTouchMeNot(top(way, i));
    }
    return spare || all;
  }

  private byte top(byte[] way, int pile) {
    byte top = way[cards + pile];
    return top == KEEPS_TOP ? s.top(pile) : s.open(top);
  }

  /** The table when the cards lie like this. */
  PointAPileState formed(byte[] way) {
    int piles = s.piles();
    for (int i = 0; i < cards; i++) {
      piles = (s.toPut() >>> i & 1) != 0 ? Math.max(piles, 1 + way[i]) : piles;
    }
    byte[][] all = new byte[piles][];
    for (int i = 0; i < piles; i++) {
      byte[] pile = i < s.piles() ? s.pile(i) : Cards.none();
      for (int left = s.toPut(); left != 0; left &= left - 1) {
        int card = Integer.numberOfTrailingZeros(left);
        if (way[card] == i && way[cards + i] != card) {
          pile = Cards.with(pile, s.open(card));
        }
      }
      all[i] = way[cards + i] == KEEPS_TOP ? pile : Cards.with(pile, s.open(way[cards + i]));
    }
    return s.withPiles(all);
  }

  /**
   * Which card to put first: tops come after what lies under them, and last of all those that are
   * no touch-me-not cards, so that nothing in between is against the rules.
   */
  int first(byte[] way) {
    int first = -1;
    int rank = Integer.MAX_VALUE;
    for (int left = s.toPut(); left != 0; left &= left - 1) {
      int card = Integer.numberOfTrailingZeros(left);
      int late = !isTop(card, way) ? 0 : PointAPileCards.isTouchMeNot(s.open(card)) ? 1 : 2;
      if (late < rank) {
        rank = late;
        first = card;
      }
    }
    return first;
  }

  /** Nothing covers this card in the end. */
  private boolean isTop(int card, byte[] way) {
    return way[cards + way[card]] == card;
  }

  PointAPileMove put(int card, byte[] way) {
    return way[card] < s.piles()
        ? PointAPileMoves.PUTS.get(card).get(way[card])
        : PointAPileMoves.PUTS_NEW.get(card);
  }
}
