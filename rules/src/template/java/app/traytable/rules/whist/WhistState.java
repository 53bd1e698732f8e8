package app.traytable.rules.whist;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The whole table. Hands are sets of cards, one bit for each; what nobody holds and nobody has laid
 * was not dealt. A state that has left {@link Whist} is never written to again.
 */
public final class WhistState {
  static final int NOBODY = -1;

  final int[] hands;
  final int[] tricks;

  /** What lies before each seat in this trick; -1 for nothing. */
  final byte[] laid;

  int leader;
  int current;
  int played;

  WhistState(int[] hands, int leader) {
    this.hands = hands;
    this.tricks = new int[hands.length];
    this.laid = new byte[hands.length];
    Arrays.fill(laid, (byte) NOBODY);
    this.leader = leader;
    this.current = leader;
  }

  WhistState(WhistState o) {
    hands = o.hands.clone();
    tricks = o.tricks.clone();
    laid = o.laid.clone();
    leader = o.leader;
    current = o.current;
    played = o.played;
  }

  public int seats() {
    return hands.length;
  }

  public int current() {
    return current;
  }

  /** One bit for each card. */
  public int hand(int seat) {
    return hands[seat];
  }

  public int tricks(int seat) {
    return tricks[seat];
  }

  /** The card before a seat in this trick; -1 for nothing. */
  public byte laid(int seat) {
    return laid[seat];
  }

  /**
   * The cards that the one whose turn it is may lay: of the suit that was led, if there are any.
   */
  public int playable() {
    byte led = laid[leader];
    int suit = led == NOBODY ? 0 : 0xFF << WhistCards.RANKS * WhistCards.suit(led);
    int following = hands[current] & suit;
    return following == 0 ? hands[current] : following;
  }

  /** Who takes the trick as it lies. */
  public int winner() {
    int best = leader;
    for (int i = 1; i < laid.length; i++) {
      int seat = (leader + i) % laid.length;
      boolean isHigher = laid[seat] > laid[best];
      if (isHigher && WhistCards.suit(laid[seat]) == WhistCards.suit(laid[best])) {
        best = seat;
      }
    }
    return best;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof WhistState o
        && Arrays.equals(hands, o.hands)
        && Arrays.equals(tricks, o.tricks)
        && Arrays.equals(laid, o.laid)
        && leader == o.leader
        && current == o.current
        && played == o.played;
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(hands);
  }
}
