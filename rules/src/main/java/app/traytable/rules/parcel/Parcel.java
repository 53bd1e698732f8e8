package app.traytable.rules.parcel;

import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * Finished matches, those who play, and how they like it: what one phone sends to another. One that
 * could not be written and read again cannot be made.
 */
public record Parcel(List<Played> matches, List<Person> people, List<Setting> settings) {
  public static final int MOST_MATCHES = 20_000;
  public static final int MOST_PEOPLE = 1_000;
  public static final int MOST_SETTINGS = 1_000;

  /** The time of something of which nobody has written down when it was. */
  public static final long UNKNOWN = 0;

  private static final long YEAR_10000 = 253_402_300_800_000L;
  private static final String ANIMAL = "[a-z0-9.]{1,20}";
  private static final String ANIMALS = ANIMAL + "( " + ANIMAL + "){0," + (Seat.MOST - 1) + "}";

  /** In characters of moves: a reader stops where more would come. */
  private static final long MOST_TEXT = 200_000_000;

  public Parcel {
    matches = List.copyOf(matches);
    people = List.copyOf(people);
    settings = List.copyOf(settings);
    require(matches.size() <= MOST_MATCHES, "there are too many matches");
    require(people.size() <= MOST_PEOPLE, "there are too many people");
    require(settings.size() <= MOST_SETTINGS, "there are too many settings");
    require(length(matches) <= MOST_TEXT, "there are too many moves");
    requireOnce(people, Person::name);
    requireOnce(settings, Setting::name);
  }

  /** The first of these matches, as many as there may be. */
  public static List<Played> asManyAsFit(List<Played> matches) {
    long length = 0;
    int count = 0;
    while (count < Math.min(matches.size(), MOST_MATCHES)) {
      length += matches.get(count).length();
      if (length > MOST_TEXT) {
        break;
      }
      count++;
    }
    return List.copyOf(matches.subList(0, count));
  }

  /**
   * A match that is over.
   *
   * @param started in milliseconds since 1970, or {@link #UNKNOWN}
   * @param ended likewise
   * @param animals of its seats, with spaces between them; empty if nobody has chosen any
   */
  public record Played(Journal journal, long started, long ended, String animals) {
    public Played {
      check(started, ended, animals);
    }

    /** Roughly how long its journal is. */
    long length() {
      long length = 0;
      for (String ply : journal.plies()) {
        length += ply.length() + 1;
      }
      return length;
    }

    static void check(long started, long ended, String animals) {
      requireTime(started);
      requireTime(ended);
      require(animals.isEmpty() || animals.matches(ANIMALS), "these are no animals");
    }
  }

  /**
   * Somebody who plays.
   *
   * @param side of the table in degrees, or -1
   * @param played when they last sat down, as in {@link Played}
   */
  public record Person(String name, String animal, int side, long played) {
    public Person {
      // As at the table: whoever may sit there may be sent.
      Player.person(name);
      require(animal.matches(ANIMAL), "this is no animal");
      require(side >= -1 && side < 360, "this is no side of a table");
      requireTime(played);
    }
  }

  /** One thing that was chosen. */
  public record Setting(String name, String value) {
    public Setting {
      require(canBe(name, value), "this is no setting");
    }

    /** Whether there can be such a setting: names of a few words, values of one. */
    public static boolean canBe(String name, String value) {
      return name.matches("[!-~]{1,60}( [!-~]{1,60}){0,3}") && value.matches("[!-~]{1,60}");
    }
  }

  private static long length(List<Played> matches) {
    long length = 0;
    for (Played match : matches) {
      length += match.length();
    }
    return length;
  }

  private static <T> void requireOnce(List<T> all, Function<T, String> nameOf) {
    Set<String> names = new HashSet<>();
    all.forEach(one -> require(names.add(nameOf.apply(one)), "something is there twice"));
  }

  /** This time, or that nobody knows it: a clock may have said anything. */
  public static long time(long time) {
    return time >= 0 && time < YEAR_10000 ? time : UNKNOWN;
  }

  private static void requireTime(long time) {
    require(time(time) == time, "this is no time");
  }

  private static void require(boolean isTrue, String otherwise) {
    if (!isTrue) {
      throw new IllegalArgumentException(otherwise);
    }
  }
}
