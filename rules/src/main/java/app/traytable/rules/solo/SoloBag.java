package app.traytable.rules.solo;

import java.util.ArrayList;
import java.util.List;

/**
 * Any number of cards without order. How often a face is there is written in binary across three
 * longs, one bit for each face in each, because no face comes more than four times.
 */
public record SoloBag(long ones, long twos, long fours) {
  public static final SoloBag EMPTY = new SoloBag(0, 0, 0);

  /** One bit for each face that is there. */
  public long faces() {
    return ones | twos | fours;
  }

  public boolean has(int face) {
    return (faces() >>> face & 1) != 0;
  }

  public int count(int face) {
    return (int) (ones >>> face & 1 | (twos >>> face & 1) << 1 | (fours >>> face & 1) << 2);
  }

  public int size() {
    return Long.bitCount(ones) + 2 * Long.bitCount(twos) + 4 * Long.bitCount(fours);
  }

  public SoloBag with(int face) {
    long bit = 1L << face;
    long carry = bit & ones;
    return new SoloBag(ones ^ bit, twos ^ carry, fours ^ carry & twos);
  }

  /** One card less of a face that is there. */
  public SoloBag without(int face) {
    long bit = 1L << face;
    long borrow = bit & ~ones;
    return new SoloBag(ones ^ bit, twos ^ borrow, fours ^ borrow & ~twos);
  }

  /** All cards of these faces. */
  public SoloBag only(long some) {
    return new SoloBag(ones & some, twos & some, fours & some);
  }

  public int points() {
    int points = 0;
    for (long left = faces(); left != 0; left &= left - 1) {
      int face = Long.numberOfTrailingZeros(left);
      points += count(face) * SoloCards.points((byte) face);
    }
    return points;
  }

  /** All cards in the order of their faces; a copy. */
  public byte[] cards() {
    byte[] cards = new byte[size()];
    int size = 0;
    for (long left = faces(); left != 0; left &= left - 1) {
      int face = Long.numberOfTrailingZeros(left);
      for (int i = count(face); i > 0; i--) {
        cards[size++] = (byte) face;
      }
    }
    return cards;
  }

  /** The same for those who like lists. */
  public List<Byte> list() {
    List<Byte> list = new ArrayList<>();
    for (byte card : cards()) {
      list.add(card);
    }
    return List.copyOf(list);
  }

  static SoloBag of(byte[] cards, int from, int to) {
    SoloBag bag = EMPTY;
    for (int i = from; i < to; i++) {
      bag = bag.with(cards[i]);
    }
    return bag;
  }

  /** The numbers of which there are three cards or more, 1 being the lowest bit. */
  public int triples() {
    int odd = 0;
    int pair = 0;
    int pairs = 0;
    for (int suit = 0; suit < SoloCards.SUITS; suit++) {
      int single = SoloCards.numbers(ones, suit);
      int carry = odd & single;
      odd ^= single;
      pairs |= pair & carry;
      pair |= carry;
      int both = SoloCards.numbers(twos, suit);
      pairs |= pair & both;
      pair |= both;
    }
    return pairs | pair & odd;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (byte card : cards()) {
      text.append(text.length() == 0 ? "" : " ").append(SoloCards.text(card));
    }
    return text.toString();
  }
}
