package app.traytable.rules.noidea.bots;

import static app.traytable.rules.noidea.NoIdeaState.PLACES;
import static app.traytable.rules.noidea.NoIdeaState.PRIZE_VALUES;

import app.traytable.rules.noidea.NoIdeaCards;
import app.traytable.rules.noidea.NoIdeaPile;
import app.traytable.rules.noidea.NoIdeaState;
import app.traytable.rules.table.Cards;
import org.jspecify.annotations.Nullable;

/**
 * What the player whose turn it is remembers: the own cards that were seen, how many were not, and
 * which cards may be among those. Nothing is taken from a card that nobody has seen, so a view and
 * every world imagined from it give the same memory.
 */
final class NoIdeaMemory {
  private static final byte[] IN_DECK = new byte[NoIdeaCards.FACES];

  /** For each card, one bit for each that fits on it. */
  private static final long[] FITTING = new long[NoIdeaCards.FACES];

  static {
    for (byte card : NoIdeaCards.deck()) {
      IN_DECK[card]++;
    }
    for (byte top = 0; top < NoIdeaCards.FACES; top++) {
      for (byte card = 0; card < NoIdeaCards.FACES; card++) {
        boolean numbers = !NoIdeaCards.isPrize(top) && !NoIdeaCards.isPrize(card);
        FITTING[top] |= numbers && NoIdeaCards.fits(card, top) ? 1L << card : 0;
      }
    }
  }

  private final NoIdeaState table;
  private final int forgotten;
  private final byte[] unseen = IN_DECK.clone();
  private final int unseenCards;
  private final int unseenPrizes;
  private final byte[] known = new byte[PLACES];
  private int knownCount;
  private int unknownCount;

  /**
   * Remembers a table.
   *
   * @param forgotten one bit for each place of the layouts whose card has slipped the mind
   */
  NoIdeaMemory(NoIdeaState table, int forgotten) {
    this.table = table;
    this.forgotten = forgotten;
    for (int slot = 0; slot < table.slots(); slot++) {
      if (table.card(slot) != Cards.NONE && remembers(slot)) {
        unseen[table.card(slot)]--;
      }
    }
    for (int i = 0; i < table.piles(); i++) {
      take(table.pile(i));
    }
    take(table.removed());
    if (table.held() != Cards.NONE && table.heldFrom() < 0) {
      unseen[table.held()]--;
    }
    for (int seat = 0; seat < table.rules().seats(); seat++) {
      for (int value = 0; value < PRIZE_VALUES; value++) {
        unseen[NoIdeaCards.prize(value)] -= table.prizes(seat, value);
      }
    }
    int cards = 0;
    int prizes = 0;
    for (byte card = 0; card < NoIdeaCards.FACES; card++) {
      cards += unseen[card];
      prizes += NoIdeaCards.isPrize(card) ? unseen[card] : 0;
    }
    unseenCards = Math.max(1, cards);
    unseenPrizes = prizes;
    lookAtOwnCards();
  }

  private void take(@Nullable NoIdeaPile pile) {
    for (NoIdeaPile p = pile; p != null; p = p.below()) {
      unseen[p.top()]--;
    }
  }

  /** The card that waits for its pile has left the layout already. */
  private void lookAtOwnCards() {
    for (int place = 0; place < PLACES; place++) {
      boolean held = table.held() != Cards.NONE && table.heldFrom() == place;
      if (table.card(slot(place)) != Cards.NONE && !held) {
        if (remembers(slot(place))) {
          known[knownCount++] = table.card(slot(place));
        } else {
          unknownCount++;
        }
      }
    }
  }

  private int slot(int place) {
    return table.current() * PLACES + place;
  }

  private boolean remembers(int slot) {
    return table.isSeen(slot) && (forgotten >>> slot & 1) == 0;
  }

  /** The own card at this place, or {@link Cards#HIDDEN} for one that is not known. */
  byte card(int place) {
    return remembers(slot(place)) ? table.card(slot(place)) : Cards.HIDDEN;
  }

  /** The own cards that are known; a copy. */
  byte[] known() {
    byte[] cards = new byte[knownCount];
    System.arraycopy(known, 0, cards, 0, knownCount);
    return cards;
  }

  /** How many of the own cards are not known. */
  int unknown() {
    return unknownCount;
  }

  byte[] tops() {
    byte[] tops = new byte[table.piles()];
    for (int i = 0; i < tops.length; i++) {
      tops[i] = table.pile(i).top();
    }
    return tops;
  }

  /** The tops after a card has been laid on one of the piles. */
  static byte[] tops(byte[] before, int pile, byte laid) {
    if (NoIdeaCards.function(laid) == NoIdeaCards.Function.REMOVE) {
      return new byte[] {laid};
    }
    byte[] tops = before.clone();
    tops[pile] = laid;
    return tops;
  }

  /** One bit for each card that fits on one of the tops. */
  static long fitting(byte[] tops) {
    long fitting = 0;
    for (byte top : tops) {
      fitting |= FITTING[top];
    }
    return fitting;
  }

  static boolean contains(long cards, byte card) {
    return (cards >>> card & 1) != 0;
  }

  /** How likely a card that is not known is one of these. */
  double chance(long cards) {
    return (double) unseen(cards) / unseenCards;
  }

  /** How many of these nobody has seen. */
  int unseen(long cards) {
    int count = 0;
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      count += unseen[Long.numberOfTrailingZeros(rest)];
    }
    return count;
  }

  /** How many cards nobody has seen, wherever they lie. */
  int unseen() {
    return unseenCards;
  }

  double chanceOfPrize() {
    return (double) unseenPrizes / unseenCards;
  }

  /** How likely a claim would be right. */
  double chanceOfClaim() {
    long fitting = fitting(tops());
    for (int i = 0; i < knownCount; i++) {
      if (contains(fitting, known[i])) {
        return 0;
      }
    }
    return chanceOfClaim(chance(fitting), unknownCount);
  }

  /** How likely none of some unknown cards fits or is a prize. */
  double chanceOfClaim(double chanceOfFitting, int cards) {
    double misfits = unseenCards * (1 - chanceOfFitting) - unseenPrizes;
    double chance = 1;
    for (int dealt = 0; dealt < cards; dealt++) {
      chance *= Math.max(0, misfits - dealt) / Math.max(1, unseenCards - dealt);
    }
    return chance;
  }
}
