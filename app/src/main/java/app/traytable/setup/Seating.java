package app.traytable.setup;

import app.traytable.match.Person;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds a chair for everybody. Whoever has a side of the table sits there, or as near as those who
 * have the same side allow: people keep the order in which they last sat. All others, bots among
 * them, follow whom they followed before, spread over the chairs that are free.
 */
final class Seating {
  private static final int STANDING = -1;

  private final List<Chair> guests;
  private final int places;
  private final int[] taken;

  private Seating(List<Chair> guests, int places) {
    this.guests = guests;
    this.places = places;
    this.taken = new int[guests.size()];
    Arrays.fill(taken, STANDING);
  }

  /**
   * @param guests in the order of an earlier match, as many as there are chairs at most
   * @param known for each of them whom the phone knows, or null
   */
  static List<Chair> around(List<Chair> guests, List<@Nullable Person> known, int places) {
    Seating seating = new Seating(guests, places);
    if (!guests.isEmpty()) {
      seating.follow(seating.takeSides(known));
    }
    return IntStream.range(0, guests.size())
        .mapToObj(guest -> guests.get(guest).at(seating.taken[guest]))
        .sorted(Comparator.comparingInt(Chair::place))
        .toList();
  }

  /** Returns one who sits now. */
  private int takeSides(List<@Nullable Person> known) {
    List<Integer> sided = new ArrayList<>();
    for (int guest = 0; guest < guests.size(); guest++) {
      Person person = known.get(guest);
      if (person != null && person.hasSide()) {
        sided.add(guest);
      }
    }
    if (sided.isEmpty()) {
      taken[0] = 0;
      return 0;
    }
    sided.sort(Comparator.comparingInt(guest -> sideOf(known.get(guest))));
    int next = 0;
    for (int i = 0; i < sided.size(); i++) {
      Person person = known.get(sided.get(i));
      int wish = person == null ? next : person.place(places);
      int chair = Math.min(Math.max(wish, next), places - (sided.size() - i));
      taken[sided.get(i)] = chair;
      next = chair + 1;
    }
    return sided.get(0);
  }

  private static int sideOf(@Nullable Person person) {
    return person == null ? Person.NO_SIDE : person.side();
  }

  private void follow(int from) {
    int count = guests.size();
    for (int i = 1; i < count; i++) {
      int guest = (from + i) % count;
      if (taken[guest] == STANDING) {
        int before = taken[(guest + count - 1) % count];
        int gap = freeAfter(before);
        int step =
            gap == 0 ? stepToFree(before) : Math.max(1, (gap + 1) / (standingFrom(guest) + 1));
        taken[guest] = (before + step) % places;
      }
    }
  }

  /** How many chairs in a row are free after this one, which is taken. */
  private int freeAfter(int chair) {
    int free = 0;
    while (isFree(chair + free + 1)) {
      free++;
    }
    return free;
  }

  /** How far the next free chair is from one whose neighbour is taken. */
  private int stepToFree(int chair) {
    int step = 1;
    while (!isFree(chair + step)) {
      step++;
    }
    return step;
  }

  /** How many in a row still have no chair, beginning with this one; somebody sits already. */
  private int standingFrom(int guest) {
    int standing = 0;
    while (taken[(guest + standing) % guests.size()] == STANDING) {
      standing++;
    }
    return standing;
  }

  private boolean isFree(int chair) {
    return IntStream.of(taken).noneMatch(place -> place == chair % places);
  }
}
