package app.traytable.rules.table;

import java.util.List;

/** A choice made before the cards are dealt. The first value is the rulebook's and the default. */
public record Option(String id, List<String> values) {
  private static final List<String> SWITCH = List.of("off", "on");

  public Option {
    values = List.copyOf(values);
  }

  /** An option that is off unless somebody wants it. */
  public static Option onOff(String id) {
    return new Option(id, SWITCH);
  }

  public String byDefault() {
    return values.get(0);
  }
}
