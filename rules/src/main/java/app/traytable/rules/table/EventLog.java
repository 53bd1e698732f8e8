package app.traytable.rules.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Listens while a move is carried out and writes down what one viewer may know of it. */
public final class EventLog {
  private static final String SECRET = "?";

  private final @Nullable Seat viewer;
  private final List<Event> events = new ArrayList<>();

  /**
   * Listens for one viewer.
   *
   * @param viewer null for the table
   */
  public EventLog(@Nullable Seat viewer) {
    this.viewer = viewer;
  }

  public void add(int seat, String verb, Object... words) {
    List<String> texts = new ArrayList<>(words.length);
    for (Object word : words) {
      texts.add(word.toString());
    }
    events.add(new Event(Seat.of(seat), verb, texts));
  }

  /** A word that only these seats may read; everybody else gets a question mark. */
  public String secret(Seats readers, String word) {
    return viewer != null && readers.contains(viewer) ? word : SECRET;
  }

  public List<Event> events() {
    return List.copyOf(events);
  }
}
