package app.traytable.match;

import app.traytable.rules.table.Event;
import app.traytable.rules.table.Match;
import java.util.ArrayList;
import java.util.List;

/**
 * What the log keeps of a move. In No Idea everybody saw the card that went back face down, and to
 * remember it is the game: the log does not do that for them, unless they play with the memory aid.
 */
final class Memory {
  private Memory() {}

  static List<Event> kept(Match<?, ?, ?> match, List<Event> events) {
    if (!match.setup().game().equals("noidea") || match.setup().isOn("memory-aid")) {
      return events;
    }
    List<Event> kept = new ArrayList<>();
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      boolean goesBack = event.verb().equals("shows") && !isLaid(event, events, i);
      kept.add(
          goesBack
              ? new Event(event.seat(), event.verb(), List.of(event.words().get(0), "?"))
              : event);
    }
    return kept;
  }

  private static boolean isLaid(Event shown, List<Event> events, int from) {
    String card = shown.words().get(1);
    return events.subList(from, events.size()).stream()
        .anyMatch(
            e ->
                (e.verb().equals("lays") || e.verb().equals("wins-prize"))
                    && e.words().get(0).equals(card));
  }
}
