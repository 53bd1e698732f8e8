package app.traytable.rules.table;

/**
 * A place at the table, counted from the first one clockwise. Two seats of one number are one
 * object.
 */
public final class Seat {
  public static final int MOST = 10;
  private static final Seat[] ALL = new Seat[MOST];

  static {
    for (int i = 0; i < MOST; i++) {
      ALL[i] = new Seat(i);
    }
  }

  private final int index;
  private final String text;

  private Seat(int index) {
    this.index = index;
    this.text = "S" + (index + 1);
  }

  /**
   * The seat with this index, from 0.
   *
   * @throws IllegalMove when no table has so many
   */
  public static Seat of(int index) {
    if (index < 0 || index >= MOST) {
      throw IllegalMove.nobody(index);
    }
    return ALL[index];
  }

  /**
   * This seat, at a table of so many.
   *
   * @throws IllegalMove when nobody sits here then
   */
  public Seat among(int seats) {
    if (index >= seats) {
      throw IllegalMove.nobody(index);
    }
    return this;
  }

  /** Reads what {@link #toString} writes. */
  public static Seat parse(String text) {
    for (Seat seat : ALL) {
      if (seat.text.equals(text)) {
        return seat;
      }
    }
    throw new IllegalArgumentException("no seat is called " + text);
  }

  public int index() {
    return index;
  }

  @Override
  public String toString() {
    return text;
  }
}
