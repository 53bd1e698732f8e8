package app.traytable.rules.contract;

import app.traytable.rules.table.Event;
import java.util.List;
import java.util.stream.Collectors;

/** What was told, as transcripts keep it. */
public final class Told {
  private Told() {}

  public static String text(List<? extends Event> events) {
    return events.stream().map(Event::text).collect(Collectors.joining(", ", "[", "]"));
  }
}
