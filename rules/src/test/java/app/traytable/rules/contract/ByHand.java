package app.traytable.rules.contract;

import app.traytable.rules.table.Move;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Somebody who watches a match and keeps count with a pencil: by the moves and by how the table
 * changed, never by what a game tells of itself.
 */
public abstract class ByHand<S, M extends Move> {
  private final int seats;
  private final Map<String, int[]> counted = new TreeMap<>();

  protected ByHand(int seats, String... ids) {
    this.seats = seats;
    for (String id : ids) {
      counted.put(id, new int[seats]);
    }
  }

  /** One more move. */
  public abstract void watch(S before, Seat seat, M move, S after);

  /** What decides about the places: the first list, ties by the next; more is better. */
  protected abstract List<List<Integer>> keys(S end);

  /** The points as they are shown. */
  protected List<Integer> points(S end) {
    return keys(end).get(0);
  }

  protected final void count(String id, int seat, int more) {
    counted.get(id)[seat] += more;
  }

  protected final int seats() {
    return seats;
  }

  final Map<String, List<Integer>> figures() {
    Map<String, List<Integer>> figures = new TreeMap<>();
    counted.forEach((id, numbers) -> figures.put(id, listed(numbers)));
    return figures;
  }

  /** One more than how many are ahead. */
  final List<Integer> places(S end) {
    List<Integer> places = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      int ahead = 0;
      for (int other = 0; other < seats; other++) {
        ahead += isAhead(keys(end), other, seat) ? 1 : 0;
      }
      places.add(ahead + 1);
    }
    return places;
  }

  private static boolean isAhead(List<List<Integer>> keys, int one, int other) {
    for (List<Integer> key : keys) {
      int difference = key.get(one) - key.get(other);
      if (difference != 0) {
        return difference > 0;
      }
    }
    return false;
  }

  protected static List<Integer> listed(int[] numbers) {
    List<Integer> list = new ArrayList<>();
    for (int number : numbers) {
      list.add(number);
    }
    return list;
  }
}
