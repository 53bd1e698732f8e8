package app.traytable.rules.solo;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Deals again what a view hides; what the viewer knows to be in a hand stays there. */
public final class SoloWorlds {
  private SoloWorlds() {}

  static SoloState imagine(SoloState masked, @Nullable Seat viewer, Rng rng) {
    byte[] pool = unseenCards(masked);
    Cards.shuffle(pool, pool.length, rng);
    int left = pool.length;
    SoloBag[] hands = new SoloBag[masked.hands.length];
    byte drawn = masked.drawn;
    for (int seat = 0; seat < hands.length; seat++) {
      SoloHand seen = masked.hands[seat];
      hands[seat] = seen.cards();
      if (seat == masked.current && drawn == Cards.HIDDEN) {
        drawn = pool[left - 1];
      }
      for (int i = seen.size() - seen.cards().size(); i > 0; i--) {
        hands[seat] = hands[seat].with(pool[--left]);
      }
    }
    SoloState world = world(masked, viewer, hands, drawn, Arrays.copyOf(pool, left), rng);
    world.past = masked.past;
    return world;
  }

  /**
   * A world with these hands and this draw pile, that looks to a viewer like this, though nobody
   * there remembers how it came about.
   *
   * @param drawn the card just drawn, if there is one
   */
  public static SoloState world(
      SoloState masked, @Nullable Seat viewer, SoloBag[] hands, byte drawn, byte[] draw, Rng rng) {
    SoloState world = new SoloState(masked);
    world.rng = rng.next();
    world.hands = masked.hands.clone();
    boolean open = masked.phase == SoloState.Phase.OVER;
    for (int seat = 0; seat < hands.length; seat++) {
      SoloHand seen = masked.hands[seat];
      SoloHand hand = seen.imagined(hands[seat]);
      world.hands[seat] =
          open || viewer == null || viewer.index() == seat
              ? hand
              : hand.knownTo(viewer.index(), seen.cards(), hands.length);
    }
    world.drawn = drawn;
    world.draw = draw;
    world.drawLeft = draw.length;
    world.past = SoloPast.FORGETFUL;
    if (masked.offer.length > 0 && masked.offer[0] == Cards.HIDDEN) {
      byte[] hand = hands[masked.current].cards();
      Cards.shuffle(hand, hand.length, rng);
      world.offer = Arrays.copyOf(hand, masked.offer.length);
    }
    return world;
  }

  /**
   * The same table if this were the hand of a seat of which nothing is known.
   *
   * @param newest the card that came last
   */
  public static SoloState ifHeld(SoloState table, int seat, SoloBag hand, byte newest) {
    SoloState other = new SoloState(table);
    other.hands = table.hands.clone();
    other.hands[seat] = table.hands[seat].imagined(hand);
    if (table.drawn == Cards.HIDDEN && seat == table.current) {
      other.drawn = newest;
    }
    return other;
  }

  /** Everything that a view does not show, by its faces. */
  public static byte[] unseenCards(SoloState masked) {
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
