package app.traytable.rules.table;

import java.util.List;

/**
 * One thing that happened, as one viewer may know it: "S2 shows 3 R5". The verb is the key to a
 * sentence in the app.
 */
public record Event(Seat seat, String verb, List<String> words) {
  public Event {
    words = List.copyOf(words);
  }

  @Override
  public String toString() {
    return words.isEmpty() ? seat + " " + verb : seat + " " + verb + " " + String.join(" ", words);
  }
}
