package app.traytable.match;

/**
 * Somebody who has played on this phone before. Name, animal and side are theirs in every game.
 *
 * @param animal what they played with last
 * @param side where at the table they last sat with others, in degrees clockwise from its near
 *     edge, so that it means the same at tables with few chairs and with many; or {@link #NO_SIDE}
 */
public record Person(String name, Animal animal, int side) {
  public static final int NO_SIDE = -1;

  private static final int ROUND = 360;

  /** What lies on disk may be anything: a side that is none is nobody's. */
  public Person {
    side = side < 0 || side >= ROUND ? NO_SIDE : side;
  }

  public Person(String name, Animal animal) {
    this(name, animal, NO_SIDE);
  }

  /** The side on which a chair stands. */
  public static int side(int place, int places) {
    return Math.round((float) ROUND * place / places);
  }

  public boolean hasSide() {
    return side != NO_SIDE;
  }

  /** The chair that stands nearest to their side. */
  public int place(int places) {
    return Math.round((float) side * places / ROUND) % places;
  }
}
