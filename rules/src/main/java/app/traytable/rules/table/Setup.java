package app.traytable.rules.table;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All that is fixed before the first move: seats, options, who begins and the seed. The seed is the
 * deal: no view holds it. One made by {@link #of} and its {@code with} methods is possible; there
 * are no others.
 */
public final class Setup {
  private static final long LOT = 0x10B1A57EL;

  private final GameInfo info;
  private final int seats;
  private final long seed;
  private final @Nullable Seat first;
  private final Map<String, String> options;

  private Setup(
      GameInfo info, int seats, long seed, @Nullable Seat first, Map<String, String> options) {
    this.info = info;
    this.seats = seats;
    this.seed = seed;
    this.first = first;
    this.options = Collections.unmodifiableMap(options);
  }

  /** The usual set-up: all options as in the rulebook, the lot decides who begins. */
  public static Setup of(GameInfo info, int seats, long seed) {
    if (seats < info.minSeats() || seats > info.maxSeats()) {
      throw new IllegalSetup(
          "seats",
          "This game is for "
              + info.minSeats()
              + " to "
              + info.maxSeats()
              + " players, not for "
              + seats
              + ".");
    }
    Map<String, String> options = new LinkedHashMap<>();
    info.options().forEach(o -> options.put(o.id(), o.byDefault()));
    return new Setup(info, seats, seed, null, options);
  }

  public Setup with(String option, String value) {
    Option known =
        info.options().stream()
            .filter(o -> o.id().equals(option))
            .findFirst()
            .orElseThrow(
                () -> new IllegalSetup("option", "This game has no option \"" + option + "\"."));
    if (!known.values().contains(value)) {
      throw new IllegalSetup(
          "option", "Option \"" + option + "\" cannot be \"" + value + "\": " + known.values());
    }
    Map<String, String> changed = new LinkedHashMap<>(options);
    changed.put(option, value);
    return new Setup(info, seats, seed, first, changed);
  }

  /**
   * This set-up, for whoever deals this game.
   *
   * @throws IllegalSetup when it is for another one
   */
  public Setup in(GameInfo game) {
    if (!info.equals(game)) {
      throw new IllegalSetup("game", "This set-up is for another game: " + info.id() + ".");
    }
    return this;
  }

  public Setup withFirst(Seat seat) {
    if (seat.index() >= seats) {
      throw new IllegalSetup("first", "Nobody sits on seat " + (seat.index() + 1) + ".");
    }
    return new Setup(info, seats, seed, seat, options);
  }

  GameInfo info() {
    return info;
  }

  public String game() {
    return info.id();
  }

  public int seats() {
    return seats;
  }

  public long seed() {
    return seed;
  }

  /** Who was named to begin; null when the lot decides. */
  public @Nullable Seat first() {
    return first;
  }

  /** Who begins: the named seat or the one the lot falls on. */
  public Seat starter() {
    return first != null ? first : Seat.of(new Rng(seed ^ LOT).below(seats));
  }

  /** Every option of the game with its value, in the game's order. */
  public Map<String, String> options() {
    return options;
  }

  public String option(String id) {
    String value = options.get(id);
    if (value == null) {
      throw new IllegalArgumentException(info.id() + " has no option " + id);
    }
    return value;
  }

  public boolean isOn(String id) {
    return option(id).equals("on");
  }

  /** Everything but the seed. */
  @Override
  public String toString() {
    return info.id() + ", " + seats + " seats, " + options;
  }
}
