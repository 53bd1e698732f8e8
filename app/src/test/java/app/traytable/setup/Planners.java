package app.traytable.setup;

import app.traytable.match.Animal;
import app.traytable.match.Person;
import java.util.ArrayList;
import java.util.List;

/** Planners on phones where nobody has played yet, where some have, and whom they seat. */
final class Planners {
  static final HouseNames NAMES = new HouseNames(numbered("Player "), numbered("Bot "));
  static final Person ANNA = new Person("Anna", Animal.OWL);
  static final Person BEN = new Person("Ben", Animal.OWL);
  static final SeatPlanner STRANGER = knowing();
  static final SeatPlanner FRIEND = knowing(ANNA, BEN);

  private Planners() {}

  static SeatPlanner knowing(Person... people) {
    return new SeatPlanner(List.of(people), NAMES);
  }

  static List<String> names(Draft draft) {
    return draft.chairs().stream().map(Chair::name).toList();
  }

  private static List<String> numbered(String word) {
    List<String> names = new ArrayList<>();
    for (int i = 1; i <= 10; i++) {
      names.add(word + i);
    }
    return names;
  }
}
