package app.traytable.rules.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Hears what happens while a move is carried out, for one viewer or for nobody. Whoever has
 * something to tell asks first whether anybody listens: most moves are only tried by bots, and a
 * story that nobody hears should cost nothing.
 */
public final class Teller<E extends Event> {
  private static final Teller<?> SILENT = new Teller<>(false, false, null);

  private final boolean isHeard;
  private final boolean hearsAll;
  private final @Nullable Seat viewer;
  private final List<E> told = new ArrayList<>(0);

  private Teller(boolean isHeard, boolean hearsAll, @Nullable Seat viewer) {
    this.isHeard = isHeard;
    this.hearsAll = hearsAll;
    this.viewer = viewer;
  }

  /** To whom nobody listens. */
  @SuppressWarnings("unchecked") // it never holds an event
  public static <E extends Event> Teller<E> silent() {
    return (Teller<E>) SILENT;
  }

  /**
   * Tells one viewer.
   *
   * @param viewer null for the table
   */
  public static <E extends Event> Teller<E> to(@Nullable Seat viewer) {
    return new Teller<>(true, false, viewer);
  }

  /** Tells those who look back at a match that is over: nothing is secret any more. */
  public static <E extends Event> Teller<E> toAll() {
    return new Teller<>(true, true, null);
  }

  public boolean isHeard() {
    return isHeard;
  }

  public void tell(E event) {
    if (isHeard) {
      told.add(event);
    }
  }

  /** Something about a seat and nothing else, made only if anybody listens. */
  public void tell(int seat, Function<Seat, ? extends E> event) {
    if (isHeard) {
      told.add(event.apply(Seat.of(seat)));
    }
  }

  /** Whether the viewer is one of those who may know something. */
  public boolean isFor(Seats readers) {
    return hearsAll || (viewer != null && readers.contains(viewer));
  }

  /** A card, or any small number, that only these seats may read. */
  public byte secret(Seats readers, byte card) {
    return isFor(readers) ? card : Cards.HIDDEN;
  }

  /** Everything, in the order in which it happened. */
  public List<E> told() {
    return List.copyOf(told);
  }
}
