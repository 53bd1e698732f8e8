package app.traytable.rules.table;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** A set of seats. Two equal sets are one object, so nothing is made on the way. */
public final class Seats implements Iterable<Seat> {
  private static final Seats[] ALL = new Seats[1 << Seat.MOST];

  static {
    for (int bits = 0; bits < ALL.length; bits++) {
      ALL[bits] = new Seats(bits);
    }
  }

  public static final Seats NONE = ALL[0];

  private final int bits;

  private Seats(int bits) {
    this.bits = bits;
  }

  /** The set with one bit for each seat, the lowest for the first. */
  public static Seats ofBits(int bits) {
    return ALL[bits];
  }

  public static Seats only(int index) {
    return ALL[1 << index];
  }

  public static Seats firstOnes(int count) {
    return ALL[(1 << count) - 1];
  }

  public int bits() {
    return bits;
  }

  public boolean contains(Seat seat) {
    return (bits >>> seat.index() & 1) != 0;
  }

  public boolean isEmpty() {
    return bits == 0;
  }

  public int size() {
    return Integer.bitCount(bits);
  }

  @Override
  public Iterator<Seat> iterator() {
    return new Iterator<>() {
      private int left = bits;

      @Override
      public boolean hasNext() {
        return left != 0;
      }

      @Override
      public Seat next() {
        if (left == 0) {
          throw new NoSuchElementException();
        }
        Seat seat = Seat.of(Integer.numberOfTrailingZeros(left));
        left &= left - 1;
        return seat;
      }
    };
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Seat seat : this) {
      text.append(text.length() == 0 ? "" : " ").append(seat);
    }
    return text.toString();
  }
}
