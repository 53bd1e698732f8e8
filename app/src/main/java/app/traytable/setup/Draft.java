package app.traytable.setup;

import app.traytable.match.Animal;
import app.traytable.match.Person;
import app.traytable.rules.table.GameInfo;
import app.traytable.rules.table.IllegalSetup;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A match that is being set up. It never changes: every change gives another one, possible or not,
 * and {@link #problem} tells.
 *
 * @param chairs those that are taken, clockwise: that is the order of play
 * @param first the seat that begins, or {@link #LOT}
 */
public record Draft(GameInfo info, List<Chair> chairs, Map<String, String> options, int first) {
  public static final int LOT = -1;

  /** Instead of a seat, where a chair is free. */
  public static final int NOBODY = -1;

  public Draft {
    chairs = List.copyOf(chairs);
    for (int seat = 1; seat < chairs.size(); seat++) {
      if (chairs.get(seat - 1).place() >= chairs.get(seat).place()) {
        throw new IllegalArgumentException("two on one chair, or not clockwise");
      }
    }
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
  }

  public String game() {
    return info.id();
  }

  /** How many chairs stand round the table: as many as the game has seats for. */
  public int places() {
    int last = chairs.isEmpty() ? NOBODY : chairs.get(chairs.size() - 1).place();
    return Math.max(info.maxSeats(), last + 1);
  }

  /** The seat of who sits on this chair, or {@link #NOBODY}. */
  public int seatAt(int place) {
    for (int seat = 0; seat < chairs.size(); seat++) {
      if (chairs.get(seat).place() == place) {
        return seat;
      }
    }
    return NOBODY;
  }

  /** Why this cannot be played; null when it can. */
  public @Nullable Problem problem() {
    if (chairs.size() < info.minSeats()) {
      return new Problem(Problem.Kind.TOO_FEW_SEATS, 0);
    }
    if (chairs.size() > info.maxSeats()) {
      return new Problem(Problem.Kind.TOO_MANY_SEATS, 0);
    }
    if (chairs.stream().allMatch(Chair::isBot)) {
      return new Problem(Problem.Kind.NO_PERSON, 0);
    }
    return problemOfNames();
  }

  private @Nullable Problem problemOfNames() {
    Set<String> taken = new HashSet<>();
    for (int seat = 0; seat < chairs.size(); seat++) {
      String name = chairs.get(seat).name().strip();
      if (Name.isInvisible(name)) {
        return new Problem(Problem.Kind.NO_NAME, seat);
      }
      if (name.codePointCount(0, name.length()) > Player.LONGEST_NAME) {
        return new Problem(Problem.Kind.LONG_NAME, seat);
      }
      if (Name.isStrange(name)) {
        return new Problem(Problem.Kind.STRANGE_NAME, seat);
      }
      try {
        var unused = Player.person(name);
      } catch (IllegalSetup e) {
        return new Problem(Problem.Kind.STRANGE_NAME, seat);
      }
      if (!taken.add(Name.alike(name))) {
        return new Problem(Problem.Kind.SAME_NAME, seat);
      }
    }
    return null;
  }

  Setup setup(long seed) {
    Setup setup = Setup.of(info, chairs.size(), seed);
    for (Map.Entry<String, String> option : options.entrySet()) {
      setup = setup.with(option.getKey(), option.getValue());
    }
    return first == LOT ? setup : setup.withFirst(Seat.of(first));
  }

  List<Player> players() {
    List<Player> players = new ArrayList<>();
    chairs.forEach(chair -> players.add(new Player(chair.name().strip(), chair.level())));
    return players;
  }

  List<Animal> animals() {
    List<Animal> animals = new ArrayList<>();
    chairs.forEach(chair -> animals.add(chair.animal()));
    return animals;
  }

  /**
   * Where at the table they sit, for the next time. Somebody alone with bots holds the phone and
   * sits at its edge: that does not tell where they sit among others, so nothing is said of it.
   */
  List<Integer> sides() {
    boolean areSeveral = chairs.stream().filter(chair -> !chair.isBot()).count() > 1;
    List<Integer> sides = new ArrayList<>();
    for (Chair chair : chairs) {
      boolean isKept = areSeveral && !chair.isBot();
      sides.add(isKept ? Person.side(chair.place(), places()) : Person.NO_SIDE);
    }
    return sides;
  }

  /** The names at the table as they are compared. */
  Set<String> taken() {
    Set<String> taken = new HashSet<>();
    chairs.forEach(chair -> taken.add(Name.alike(chair.name())));
    return taken;
  }

  public boolean isSeated(String name) {
    return taken().contains(Name.alike(name));
  }

  /** Whether another seat has this animal. */
  public boolean isTaken(Animal animal, int exceptSeat) {
    for (int seat = 0; seat < chairs.size(); seat++) {
      if (seat != exceptSeat && chairs.get(seat).animal() == animal) {
        return true;
      }
    }
    return false;
  }

  public Draft with(int seat, Chair chair) {
    List<Chair> changed = new ArrayList<>(chairs);
    changed.set(seat, chair);
    return new Draft(info, changed, options, first);
  }

  /** One more, on a chair that is free. Who was to begin still is. */
  public Draft plus(Chair chair) {
    int seat = 0;
    while (seat < chairs.size() && chairs.get(seat).place() < chair.place()) {
      seat++;
    }
    List<Chair> more = new ArrayList<>(chairs);
    more.add(seat, chair);
    return new Draft(info, more, options, first >= seat ? first + 1 : first);
  }

  /** One seat fewer; if its owner was to begin, the lot decides again. */
  public Draft without(int seat) {
    List<Chair> fewer = new ArrayList<>(chairs);
    fewer.remove(seat);
    int begins = first == seat ? LOT : first > seat ? first - 1 : first;
    return new Draft(info, fewer, options, begins);
  }

  /**
   * Somebody moves to another chair. Whoever sits there already takes the chair that becomes free,
   * so that nobody else has to get up. Who was to begin still is.
   */
  public Draft moved(int seat, int place) {
    Chair chair = chairs.get(seat);
    int other = seatAt(place);
    if (other == NOBODY) {
      Draft moved = without(seat).plus(chair.at(place));
      return first == seat ? moved.withFirst(moved.seatAt(place)) : moved;
    }
    List<Chair> changed = new ArrayList<>(chairs);
    changed.set(seat, chairs.get(other).at(chair.place()));
    changed.set(other, chair.at(place));
    int begins = first == seat ? other : first == other ? seat : first;
    return new Draft(info, changed, options, begins);
  }

  public Draft withOption(String id, String value) {
    Map<String, String> changed = new LinkedHashMap<>(options);
    changed.put(id, value);
    return new Draft(info, chairs, changed, first);
  }

  public Draft withFirst(int seat) {
    return new Draft(info, chairs, options, seat);
  }
}
