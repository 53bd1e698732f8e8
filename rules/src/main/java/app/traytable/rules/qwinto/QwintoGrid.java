package app.traytable.rules.qwinto;

import java.util.List;

/** The four places in the middle of the table, named like the corners of a map. */
public final class QwintoGrid {
  public static final int NW = 0;
  public static final int NE = 1;
  public static final int SW = 2;
  public static final int SE = 3;

  static final int PLACES = 4;
  static final int NEIGHBOURS = 2;

  private static final List<String> TEXTS = List.of("NW", "NE", "SW", "SE");

  private QwintoGrid() {}

  /** The place in the same line (0) or in the same file (1); the one across is no neighbour. */
  static int neighbour(int place, int which) {
    return place ^ (1 << which);
  }

  public static boolean areNeighbours(int a, int b) {
    return (a ^ b) == 1 || (a ^ b) == 2;
  }

  static boolean isPlace(int place) {
    return place >= 0 && place < PLACES;
  }

  public static String text(int place) {
    return isPlace(place) ? TEXTS.get(place) : "" + place;
  }

  /** The place with this name. */
  public static int parse(String text) {
    int place = TEXTS.indexOf(text);
    if (place < 0) {
      throw new IllegalArgumentException("there is no place " + text);
    }
    return place;
  }
}
