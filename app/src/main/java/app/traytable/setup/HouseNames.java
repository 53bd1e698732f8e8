package app.traytable.setup;

import java.util.List;
import java.util.Set;

/** Names for those who have none yet, in the language of the app. */
public record HouseNames(List<String> people, List<String> bots) {
  public HouseNames {
    people = List.copyOf(people);
    bots = List.copyOf(bots);
  }

  String person(Set<String> taken) {
    return free(people, taken);
  }

  String bot(Set<String> taken) {
    return free(bots, taken);
  }

  private static String free(List<String> names, Set<String> taken) {
    for (String name : names) {
      if (!taken.contains(Name.alike(name))) {
        return name;
      }
    }
    return "";
  }
}
