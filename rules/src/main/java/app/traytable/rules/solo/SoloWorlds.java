package app.traytable.rules.solo;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Deals again what a view hides. What the viewer knows to be in a hand stays there, and what was
 * done so far is explained as far as the cards allow: a world in which somebody draws though a card
 * fits is dealt seldom.
 */
final class SoloWorlds {
  /** So often of a hundred times a card is exchanged that would make what was done strange. */
  private static final int TRUST = 97;

  /** So many other cards are looked at. */
  private static final int EXCHANGES = 20;

  private SoloWorlds() {}

  static SoloState imagine(SoloState masked, @Nullable Seat viewer, Rng rng) {
    SoloState world = new SoloState(masked);
    world.rng = rng.next();
    byte[] pool = unseenCards(masked);
    Cards.shuffle(pool, pool.length, rng);
    int left = pool.length;
    world.hands = masked.hands.clone();
    for (int seat = 0; seat < world.hands.length; seat++) {
      SoloHand seen = masked.hands[seat];
      int hidden = seen.size() - seen.cards().size();
      long[] clues = seen.cluesOfHidden();
      SoloBag cards = seen.cards();
      // From the newest on: one that was just drawn is the first.
      for (int i = hidden - 1; i >= 0; i--) {
        explain(pool, left, clues[i], rng);
        if (i == hidden - 1 && seat == masked.current && masked.drawn == Cards.HIDDEN) {
          world.drawn = pool[left - 1];
        }
        cards = cards.with(pool[--left]);
      }
      boolean open = masked.phase == SoloState.Phase.OVER;
      SoloHand hand = seen.imagined(cards);
      world.hands[seat] =
          open || viewer == null || viewer.index() == seat
              ? hand
              : hand.knownTo(viewer.index(), seen.cards(), world.hands.length);
    }
    world.draw = Arrays.copyOf(pool, left);
    if (masked.offer.length > 0 && masked.offer[0] == Cards.HIDDEN) {
      byte[] hand = world.hands[masked.current].cards().cards();
      Cards.shuffle(hand, hand.length, rng);
      world.offer = Arrays.copyOf(hand, masked.offer.length);
    }
    return world;
  }

  /** Exchanges the next card of the pool if what is gathered speaks against it. */
  private static void explain(byte[] pool, int left, long clue, Rng rng) {
    if ((clue >>> pool[left - 1] & 1) == 0 || rng.below(100) >= TRUST) {
      return;
    }
    for (int i = 0; i < EXCHANGES; i++) {
      int other = rng.below(left);
      if ((clue >>> pool[other] & 1) == 0) {
        byte card = pool[other];
        pool[other] = pool[left - 1];
        pool[left - 1] = card;
        return;
      }
    }
  }

  private static byte[] unseenCards(SoloState masked) {
    int[] counts = new int[SoloCards.FACES];
    int unseen = 0;
    for (byte card : SoloCards.deck()) {
      counts[card]++;
      unseen++;
    }
    for (SoloHand hand : masked.hands) {
      for (byte card : hand.cards().cards()) {
        counts[card]--;
        unseen--;
      }
    }
    for (SoloPile p = masked.pile; p != null; p = p.below()) {
      counts[p.top()]--;
      unseen--;
    }
    byte[] cards = new byte[unseen];
    int size = 0;
    for (byte card = 0; card < counts.length; card++) {
      for (int i = 0; i < counts[card]; i++) {
        cards[size++] = card;
      }
    }
    return cards;
  }
}
