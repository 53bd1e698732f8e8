package app.traytable.rules.table;

import java.util.ArrayList;
import java.util.List;

/**
 * Points and places by seat, the whole truth: while a game goes on it may rest on hidden cards, so
 * screens show it at the end and take what they show earlier from views.
 *
 * @param places 1 for the winner; seats that share a place have the same number
 */
public record Outcome(boolean over, List<Integer> points, List<Integer> places) {
  public Outcome {
    points = List.copyOf(points);
    places = List.copyOf(places);
  }

  /**
   * Ranks by the first key, ties by the next and so on; more is better; what is equal in all keys
   * shares a place.
   */
  public static Outcome ranked(boolean over, int[] points, int[]... keys) {
    List<Integer> shown = new ArrayList<>();
    List<Integer> places = new ArrayList<>();
    for (int seat = 0; seat < points.length; seat++) {
      int place = 1;
      for (int other = 0; other < points.length; other++) {
        if (isAhead(other, seat, keys)) {
          place++;
        }
      }
      shown.add(points[seat]);
      places.add(place);
    }
    return new Outcome(over, shown, places);
  }

  private static boolean isAhead(int front, int back, int[][] keys) {
    for (int[] key : keys) {
      if (key[front] != key[back]) {
        return key[front] > key[back];
      }
    }
    return false;
  }
}
