package app.traytable.rules.solo;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Rng;
import java.util.Arrays;

/** Freshly dealt cards: hands, draw pile, and the face-up cards with the first one to play on. */
final class SoloDeal {
  private static final int HAND = 8;

  final SoloHand[] hands;
  final byte[] draw;
  final SoloPile pile;

  private SoloDeal(SoloHand[] hands, byte[] draw, SoloPile pile) {
    this.hands = hands;
    this.draw = draw;
    this.pile = pile;
  }

  /**
   * Deals again and again until a first card turns up: with ten seats, and with less luck than
   * anybody has ever had, all number cards could be in the hands.
   */
  static SoloDeal of(SoloState.Rules rules, Rng rng) {
    byte[] deck = SoloCards.deck();
    int left = deck.length - rules.seats() * HAND;
    int first;
    do {
      Cards.shuffle(deck, deck.length, rng);
      first = left - 1;
      while (first >= 0 && !rules.actionStart() && !SoloCards.isNumber(deck[first])) {
        first--;
      }
    } while (first < 0);
    SoloHand[] hands = new SoloHand[rules.seats()];
    for (int seat = 0; seat < hands.length; seat++) {
      int from = left + seat * HAND;
      hands[seat] = SoloHand.of(SoloBag.of(deck, from, from + HAND));
    }
    SoloPile pile = SoloPile.on(null, deck[left - 1]);
    for (int i = left - 2; i >= first; i--) {
      pile = SoloPile.on(pile, deck[i]);
    }
    return new SoloDeal(hands, Arrays.copyOf(deck, first), pile);
  }
}
