package app.traytable.rules.table;

import java.util.List;

/**
 * Something that is counted of every seat in a match that is over, besides its points: from what
 * happened before everybody's eyes and from how the table lies at the end.
 *
 * @param id kept with what was counted, so that it means the same forever
 */
public record Figure<V, E extends Event>(String id, Count<V, E> count) {
  /** How it is counted. */
  @FunctionalInterface
  public interface Count<V, E extends Event> {
    /**
     * The number of one seat.
     *
     * @param told all that happened, as everybody could see it, in its order
     * @param end what lies open for everybody at the end
     */
    int of(Seat seat, List<E> told, V end);
  }

  /** How often this happened, each time to the seat that the event names. */
  public static <V, E extends Event> Figure<V, E> times(String id, Class<? extends E> event) {
    return new Figure<>(
        id,
        (seat, told, end) ->
            (int) told.stream().filter(e -> event.isInstance(e) && e.seat() == seat).count());
  }
}
