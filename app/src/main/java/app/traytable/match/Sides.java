package app.traytable.match;

import app.traytable.rules.table.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Where around the phone everybody sits, in degrees clockwise from its near edge, one for each
 * seat. Play goes round clockwise, so these do too, whatever people are remembered to have chosen.
 */
public final class Sides {
  private static final int ROUND = 360;

  private Sides() {}

  /** So many, evenly around. */
  public static List<Integer> evenly(int seats) {
    List<Integer> sides = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      sides.add(Person.side(seat, seats));
    }
    return List.copyOf(sides);
  }

  /**
   * Those of whom it is known sit there, all others between them; evenly if that would not be the
   * order of play.
   *
   * @param known the sides of people by their names, as a {@link Person} has them
   */
  static List<Integer> around(List<Player> players, Map<String, Integer> known) {
    int[] sides = new int[players.size()];
    List<Integer> seated = new ArrayList<>();
    for (int seat = 0; seat < sides.length; seat++) {
      Integer side = players.get(seat).level() == null ? known.get(players.get(seat).name()) : null;
      if (side != null && side >= 0 && side < ROUND) {
        sides[seat] = side;
        seated.add(seat);
      }
    }
    return seated.isEmpty() || !isClockwise(sides, seated)
        ? evenly(sides.length)
        : filled(sides, seated);
  }

  private static boolean isClockwise(int[] sides, List<Integer> seated) {
    int round = 0;
    for (int i = 0; i < seated.size(); i++) {
      int step = step(sides, seated, i);
      if (step == 0) {
        return false;
      }
      round += step;
    }
    return round == ROUND;
  }

  /** How far it is from one of those to the next. */
  private static int step(int[] sides, List<Integer> seated, int i) {
    int next = seated.get((i + 1) % seated.size());
    return seated.size() == 1 ? ROUND : Math.floorMod(sides[next] - sides[seated.get(i)], ROUND);
  }

  private static List<Integer> filled(int[] sides, List<Integer> seated) {
    for (int i = 0; i < seated.size(); i++) {
      int from = seated.get(i);
      int to = seated.get((i + 1) % seated.size());
      int places = seated.size() == 1 ? sides.length : Math.floorMod(to - from, sides.length);
      for (int between = 1; between < places; between++) {
        int side = sides[from] + step(sides, seated, i) * between / places;
        sides[(from + between) % sides.length] = side % ROUND;
      }
    }
    List<Integer> all = new ArrayList<>();
    for (int side : sides) {
      all.add(side);
    }
    return List.copyOf(all);
  }
}
