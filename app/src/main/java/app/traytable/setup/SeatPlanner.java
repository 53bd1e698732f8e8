package app.traytable.setup;

import app.traytable.match.Emblem;
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
      chairs.add(new Chair(player.name(), player.level(), last.emblems().get(seat)));
    }
    return chairs;
  }

  /** One person more: the latest who is not here yet, or somebody new. */
  public Draft withPerson(Draft draft) {
    for (Person person : people) {
      if (!draft.isSeated(person.name())) {
        return draft.plus(
            new Chair(person.name(), null, free(draft, person.emblem(), draft.chairs().size())));
      }
    }
    return draft.plus(new Chair(names.person(draft.taken()), null, free(draft)));
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
            : new Chair(names.bot(draft.taken()), level, chair.emblem()));
  }

  /** A person on a seat where a bot was. */
  public Draft seatPerson(Draft draft, int seat) {
    Chair chair = draft.chairs().get(seat);
    if (!chair.isBot()) {
      return draft;
    }
    Chair guest = withPerson(draft).chairs().get(draft.chairs().size());
    return draft.with(seat, guest);
  }

  /** Somebody known takes this seat, with the usual sign if nobody else has it. */
  public Draft seatKnown(Draft draft, int seat, Person person) {
    Emblem usual = person.emblem();
    Emblem emblem = draft.isTaken(usual, seat) ? draft.chairs().get(seat).emblem() : usual;
    return draft.with(seat, new Chair(person.name(), null, emblem));
  }

  private static Emblem free(Draft draft, Emblem wanted, int seat) {
    return draft.isTaken(wanted, seat) ? free(draft) : wanted;
  }

  /** A sign whose colour and shape nobody has, as long as there is one. */
  private static Emblem free(Draft draft) {
    Emblem unlike = null;
    for (int seat = 0; seat < 2 * Emblem.KINDS; seat++) {
      Emblem emblem = Emblem.ofSeat(seat);
      if (draft.chairs().stream().noneMatch(chair -> isAlike(chair.emblem(), emblem))) {
        return emblem;
      }
      if (unlike == null && !draft.isTaken(emblem, Draft.LOT)) {
        unlike = emblem;
      }
    }
    return unlike == null ? Emblem.ofSeat(draft.chairs().size()) : unlike;
  }

  private static boolean isAlike(Emblem one, Emblem other) {
    return one.colour() == other.colour() || one.shape() == other.shape();
  }
}
