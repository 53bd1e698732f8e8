package app.traytable.setup;

import app.traytable.match.Animal;
import app.traytable.match.LineUp;
import app.traytable.match.Person;
import app.traytable.rules.table.GameInfo;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Option;
import app.traytable.rules.table.Player;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Knows who plays here, and offers chairs.
 *
 * @param people those who have played here, the latest first
 */
public record SeatPlanner(List<Person> people, HouseNames names) {
  private static final int USUAL_SEATS = 3;

  public SeatPlanner {
    people = List.copyOf(people);
  }

  /**
   * With those of an earlier match, of this game or another: people bring their animal and their
   * side of the table. Where there are too many for the game, bots get up first and then whoever
   * sat last; where there are too few, bots sit down. At the first time it is one person and two
   * bots, as far as the game has seats. What was agreed on holds for the same game only.
   */
  public Draft lay(GameInfo info, @Nullable LineUp last) {
    Map<String, String> options = new LinkedHashMap<>();
    LineUp agreed = last != null && last.game().equals(info.id()) ? last : null;
    for (Option option : info.options()) {
      options.put(option.id(), agreed == null ? option.byDefault() : valueOf(option, agreed));
    }
    List<Chair> guests = last == null ? List.of() : guests(last, info.maxSeats());
    Draft draft = new Draft(info, guests, options, Draft.LOT);
    if (guests.isEmpty()) {
      draft = draft.plus(guest(draft, Draft.NOBODY, 0, free(draft)));
    }
    int least = last == null ? Math.min(USUAL_SEATS, info.maxSeats()) : 0;
    while (draft.chairs().size() < Math.max(info.minSeats(), least)) {
      draft = sitBot(draft, nextPlace(draft), Level.NORMAL);
    }
    draft = new Draft(info, seated(draft), options, Draft.LOT);
    return agreed == null ? draft : draft.withFirst(first(draft, agreed));
  }

  /** As last time, unless that was a version of the app with other values. */
  private static String valueOf(Option option, LineUp last) {
    String value = last.options().getOrDefault(option.id(), option.byDefault());
    return option.values().contains(value) ? value : option.byDefault();
  }

  private static int first(Draft draft, LineUp last) {
    if (last.first() == null) {
      return Draft.LOT;
    }
    String name = last.players().get(last.first().index()).name();
    for (int seat = 0; seat < draft.chairs().size(); seat++) {
      if (draft.chairs().get(seat).name().equals(name)) {
        return seat;
      }
    }
    return Draft.LOT;
  }

  /** In their order, on chairs side by side for the moment. */
  private List<Chair> guests(LineUp last, int most) {
    List<Chair> guests = new ArrayList<>();
    for (int seat = 0; seat < last.players().size(); seat++) {
      Player player = last.players().get(seat);
      guests.add(new Chair(player.name(), player.level(), last.animals().get(seat), seat));
    }
    return withOwnAnimals(fewer(guests, most));
  }

  /** Bots get up first, then whoever sat last. */
  private static List<Chair> fewer(List<Chair> guests, int most) {
    List<Chair> staying = new ArrayList<>(guests);
    for (int seat = guests.size() - 1; seat >= 0 && staying.size() > most; seat--) {
      if (guests.get(seat).isBot()) {
        staying.remove(seat);
      }
    }
    return staying.subList(0, Math.min(most, staying.size()));
  }

  /** Those of this table as far as there are so many seats, in their order, and bots besides. */
  Draft fitted(Draft draft, int seats) {
    if (draft.chairs().size() == seats) {
      return draft;
    }
    List<Chair> staying = fewer(draft.chairs(), seats);
    List<Chair> closer = new ArrayList<>();
    staying.forEach(chair -> closer.add(chair.at(closer.size())));
    Draft fitted = new Draft(draft.info(), closer, draft.options(), Draft.LOT);
    while (fitted.chairs().size() < seats) {
      fitted = sitBot(fitted, nextPlace(fitted), Level.NORMAL);
    }
    return new Draft(draft.info(), seated(fitted), draft.options(), Draft.LOT);
  }

  /** Known people first: their animal is theirs, unless somebody before them has the same. */
  private List<Chair> withOwnAnimals(List<Chair> guests) {
    Set<Animal> taken = EnumSet.noneOf(Animal.class);
    List<Chair> changed = new ArrayList<>(guests);
    List<Integer> others = new ArrayList<>();
    for (int guest = 0; guest < guests.size(); guest++) {
      Person person = known(guests.get(guest));
      if (person != null && taken.add(person.animal())) {
        changed.set(guest, guests.get(guest).withAnimal(person.animal()).at(guest));
      } else {
        others.add(guest);
      }
    }
    for (int guest : others) {
      Animal animal = guests.get(guest).animal();
      Animal free = taken.contains(animal) ? free(taken, animal) : animal;
      taken.add(free);
      changed.set(guest, guests.get(guest).withAnimal(free).at(guest));
    }
    return changed;
  }

  private List<Chair> seated(Draft draft) {
    List<@Nullable Person> known = new ArrayList<>();
    draft.chairs().forEach(chair -> known.add(known(chair)));
    return Seating.around(draft.chairs(), known, draft.places());
  }

  /** Whom the phone knows by this name; null for a bot or somebody new. */
  private @Nullable Person known(Chair chair) {
    return chair.isBot() ? null : named(chair.name());
  }

  private @Nullable Person named(String name) {
    for (Person person : people) {
      if (Name.alike(person.name()).equals(Name.alike(name))) {
        return person;
      }
    }
    return null;
  }

  /** Those known here who do not sit at this table yet, the latest first. */
  public List<Person> absent(Draft draft) {
    return people.stream().filter(person -> !draft.isSeated(person.name())).toList();
  }

  /** Somebody known sits down on a free chair. */
  public Draft sit(Draft draft, int place, Person person) {
    return draft.plus(chairOf(draft, Draft.NOBODY, place, person, free(draft)));
  }

  /**
   * Somebody sits down under this name: whoever is known by it, or else somebody new. Without a
   * name it is {@link #nextName}.
   */
  public Draft sit(Draft draft, int place, String name) {
    Person person = named(name);
    if (person != null && !draft.isSeated(name)) {
      return sit(draft, place, person);
    }
    String called = name.isBlank() ? nextName(draft) : name.strip();
    return draft.plus(new Chair(called, null, free(draft), place));
  }

  /** What somebody new is called until they have a name. */
  String nextName(Draft draft) {
    return names.person(draft.taken());
  }

  /** A bot sits down on a free chair. */
  public Draft sitBot(Draft draft, int place, Level level) {
    return draft.plus(new Chair(names.bot(draft.taken()), level, free(draft), place));
  }

  /** A bot of this level on a seat; one that was a bot already keeps its name. */
  public Draft seatBot(Draft draft, int seat, Level level) {
    Chair chair = draft.chairs().get(seat);
    return draft.with(
        seat,
        chair.isBot()
            ? chair.withLevel(level)
            : new Chair(names.bot(draft.taken()), level, chair.animal(), chair.place()));
  }

  /** A person on a seat where a bot was: the latest who is not here yet, or somebody new. */
  public Draft seatPerson(Draft draft, int seat) {
    Chair chair = draft.chairs().get(seat);
    if (!chair.isBot()) {
      return draft;
    }
    return draft.with(seat, guest(draft, seat, chair.place(), chair.animal()));
  }

  private Chair guest(Draft draft, int seat, int place, Animal otherwise) {
    List<Person> absent = absent(draft);
    return absent.isEmpty()
        ? new Chair(nextName(draft), null, otherwise, place)
        : chairOf(draft, seat, place, absent.get(0), otherwise);
  }

  /** Somebody known brings the usual animal, unless somebody else has it. */
  private static Chair chairOf(Draft draft, int seat, int place, Person person, Animal otherwise) {
    boolean isTaken = draft.isTaken(person.animal(), seat);
    return new Chair(person.name(), null, isTaken ? otherwise : person.animal(), place);
  }

  private static int nextPlace(Draft draft) {
    List<Chair> chairs = draft.chairs();
    return chairs.isEmpty() ? 0 : chairs.get(chairs.size() - 1).place() + 1;
  }

  /** The first animal that nobody has. There are as many as the largest table has seats. */
  public static Animal free(Draft draft) {
    Set<Animal> taken = EnumSet.noneOf(Animal.class);
    taken.addAll(draft.animals());
    return free(taken, Animal.ofSeat(draft.chairs().size()));
  }

  private static Animal free(Set<Animal> taken, Animal otherwise) {
    for (Animal animal : Animal.values()) {
      if (!taken.contains(animal)) {
        return animal;
      }
    }
    return otherwise;
  }
}
