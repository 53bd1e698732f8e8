package app.traytable.rules.solo;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The cards of one seat, and what the others know of them: who gave cards away has seen them. Only
 * what is certain counts as known. The knowledge goes with the cards when they change hands.
 */
public final class SoloHand {
  private final SoloBag cards;
  private final int size;

  /** For each seat the cards it knows to be here; null when nobody knows any. */
  private final SoloBag @Nullable [] known;

  private SoloHand(SoloBag cards, int size, SoloBag @Nullable [] known) {
    this.cards = cards;
    this.size = size;
    this.known = known;
  }

  /** A hand of which nobody else knows anything. */
  static SoloHand of(SoloBag cards) {
    return new SoloHand(cards, cards.size(), null);
  }

  /** A hand of which only its size can be seen. */
  static SoloHand unseen(int size) {
    return new SoloHand(SoloBag.EMPTY, size, null);
  }

  /** The same hand in a view, which shows only some of its cards. */
  SoloHand masked(SoloBag seen) {
    return new SoloHand(seen, size, null);
  }

  /** A hand as long as this one, with other cards. */
  SoloHand imagined(SoloBag others) {
    return new SoloHand(others, size, null);
  }

  /** In a view: only those that the viewer knows. */
  public SoloBag cards() {
    return cards;
  }

  /** How many there are, known or not. */
  public int size() {
    return size;
  }

  /** Everything another seat knows of this hand. */
  public SoloBag knownTo(int seat) {
    return known == null ? SoloBag.EMPTY : known[seat];
  }

  /** The same hand, of which one seat knows just these cards and the others what they knew. */
  SoloHand knownTo(int seat, SoloBag seen, int seats) {
    if (knownTo(seat).equals(seen)) {
      return this;
    }
    SoloBag[] next = known == null ? nothing(seats) : known.clone();
    next[seat] = seen;
    return new SoloHand(cards, size, orNull(next));
  }

  /** One more card that nobody else has seen. */
  SoloHand with(byte card) {
    return new SoloHand(cards.with(card), size + 1, known);
  }

  /** One card less, laid before everybody's eyes: who knew of one like it knows of one less. */
  SoloHand laid(byte card) {
    SoloBag @Nullable [] seen = known == null ? null : laid(known, card);
    return new SoloHand(cards.without(card), size - 1, seen);
  }

  private static SoloBag @Nullable [] laid(SoloBag[] known, byte card) {
    SoloBag[] next = known;
    for (int seat = 0; seat < known.length; seat++) {
      if (known[seat].has(card)) {
        if (next == known) {
          next = known.clone();
        }
        next[seat] = known[seat].without(card);
      }
    }
    return next == known ? known : orNull(next);
  }

  /** The hand after it has gone from one seat to another: the giver knows all of it. */
  SoloHand passed(int from, int to, int seats) {
    SoloBag[] next = known == null ? nothing(seats) : known.clone();
    next[from] = cards;
    next[to] = SoloBag.EMPTY;
    return new SoloHand(cards, size, orNull(next));
  }

  /**
   * What is left after some cards went secretly to one seat: that seat can tell, nobody else is
   * certain of anything here any more.
   */
  SoloHand given(byte[] gift, int to, int seats) {
    SoloBag left = cards;
    SoloBag seen = knownTo(to);
    for (byte card : gift) {
      left = left.without(card);
      if (seen.has(card)) {
        seen = seen.without(card);
      }
    }
    return of(left).knownTo(to, seen, seats);
  }

  /** The hand after it got cards that their giver has seen. */
  SoloHand taken(byte[] gift, int from, int seats) {
    SoloHand hand = this;
    SoloBag seen = knownTo(from);
    for (byte card : gift) {
      hand = hand.with(card);
      seen = seen.with(card);
    }
    return hand.knownTo(from, seen, seats);
  }

  private static SoloBag[] nothing(int seats) {
    SoloBag[] nothing = new SoloBag[seats];
    Arrays.fill(nothing, SoloBag.EMPTY);
    return nothing;
  }

  private static SoloBag @Nullable [] orNull(SoloBag[] known) {
    for (SoloBag bag : known) {
      if (bag.faces() != 0) {
        return known;
      }
    }
    return null;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SoloHand o
        && size == o.size
        && cards.equals(o.cards)
        && Arrays.equals(known, o.known);
  }

  @Override
  public int hashCode() {
    return cards.hashCode() * 31 + size;
  }
}
