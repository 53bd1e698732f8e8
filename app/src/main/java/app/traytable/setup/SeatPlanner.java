package app.traytable.setup;

import app.traytable.match.Animal;
import app.traytable.match.LineUp;
import app.traytable.match.Person;
import app.traytable.rules.table.GameInfo;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Option;
import app.traytable.rules.table.Player;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Knows who plays here, and offers seats.
 *
 * @param people those who have played here, the latest first
 */
public record SeatPlanner(List<Person> people, HouseNames names) {
  private static final int USUAL_SEATS = 3;

  public SeatPlanner {
    people = List.copyOf(people);
  }

  /** As last time; at the first time one person and two bots, as far as the game has seats. */
  public Draft lay(GameInfo info, @Nullable LineUp last) {
    Map<String, String> options = new LinkedHashMap<>();
    for (Option option : info.options()) {
      options.put(option.id(), last == null ? option.byDefault() : valueOf(option, last));
    }
    if (last != null && last.players().size() <= info.maxSeats()) {
      int first = last.first() == null ? Draft.LOT : last.first().index();
      return new Draft(info, chairs(last), options, first, "");
    }
    Draft draft = withPerson(new Draft(info, List.of(), options, Draft.LOT, ""));
    int seats = Math.max(info.minSeats(), Math.min(USUAL_SEATS, info.maxSeats()));
    while (draft.chairs().size() < seats) {
      draft = withBot(draft);
    }
    return draft;
  }

  /** As last time, unless that was a version of the app with other values. */
  private static String valueOf(Option option, LineUp last) {
    String value = last.options().getOrDefault(option.id(), option.byDefault());
    return option.values().contains(value) ? value : option.byDefault();
  }

  private static List<Chair> chairs(LineUp last) {
    List<Chair> chairs = new ArrayList<>();
    for (int seat = 0; seat < last.players().size(); seat++) {
      Player player = last.players().get(seat);
      chairs.add(new Chair(player.name(), player.level(), last.animals().get(seat)));
    }
    return chairs;
  }

  /** One person more: the latest who is not here yet, or somebody new. */
  public Draft withPerson(Draft draft) {
    return draft.plus(guest(draft, draft.chairs().size(), free(draft)));
  }

  private Chair guest(Draft draft, int seat, Animal otherwise) {
    for (Person person : people) {
      if (!draft.isSeated(person.name())) {
        return known(draft, seat, person, otherwise);
      }
    }
    return new Chair(names.person(draft.taken()), null, otherwise);
  }

  /** Somebody known brings the usual animal, unless somebody else has it. */
  private static Chair known(Draft draft, int seat, Person person, Animal otherwise) {
    boolean isTaken = draft.isTaken(person.animal(), seat);
    return new Chair(person.name(), null, isTaken ? otherwise : person.animal());
  }

  public Draft withBot(Draft draft) {
    return draft.plus(new Chair(names.bot(draft.taken()), Level.NORMAL, free(draft)));
  }

  /** A bot of this level on a seat; one that was a bot already keeps its name. */
  public Draft seatBot(Draft draft, int seat, Level level) {
    Chair chair = draft.chairs().get(seat);
    return draft.with(
        seat,
        chair.isBot()
            ? chair.withLevel(level)
            : new Chair(names.bot(draft.taken()), level, chair.animal()));
  }

  /** A person on a seat where a bot was. */
  public Draft seatPerson(Draft draft, int seat) {
    Chair chair = draft.chairs().get(seat);
    if (!chair.isBot()) {
      return draft;
    }
    return draft.with(seat, guest(draft, seat, chair.animal()));
  }

  /** Somebody known takes this seat. */
  public Draft seatKnown(Draft draft, int seat, Person person) {
    return draft.with(seat, known(draft, seat, person, draft.chairs().get(seat).animal()));
  }

  /** The first animal that nobody has. There are as many as the largest table has seats. */
  private static Animal free(Draft draft) {
    for (Animal animal : Animal.values()) {
      if (!draft.isTaken(animal, Draft.LOT)) {
        return animal;
      }
    }
    return Animal.ofSeat(draft.chairs().size());
  }
}
