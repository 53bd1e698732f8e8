package app.traytable.rules.parcel;

import app.traytable.rules.parcel.ParcelRefused.Why;
import app.traytable.rules.table.Journal;
import java.util.ArrayList;
import java.util.List;

/**
 * The first entry of a parcel: what else is in it, and all that is no match. Line by line:
 *
 * <pre>
 * traytable-parcel 1
 * match 0001 3f2a11bc 1700000000000 1700000900000 fox whale
 * person fox 120 1700000000000 Anna
 * setting theme DARK
 * end 3 0badcafe
 * </pre>
 *
 * A match has its number, the checksum of its journal, when it began and ended, and its animals
 * ("-" for none); the end has the number of lines before it and their checksum.
 */
record PackingList(
    List<Packed> matches, List<Parcel.Person> people, List<Parcel.Setting> settings) {
  static final String TITLE = "traytable-parcel ";
  static final int VERSION = 1;

  /** A setting of four words and their value, each as long as may be. */
  static final int LONGEST_LINE = 312;

  private static final String MATCH = "match ";
  private static final String PERSON = "person ";
  private static final String SETTING = "setting ";
  private static final String END = "end ";
  private static final String NO_ANIMALS = "-";

  /** A match that is in the parcel, apart from its journal. */
  record Packed(String checksum, long started, long ended, String animals) {
    Packed {
      Parcel.Played.check(started, ended, animals);
    }

    static Packed of(Parcel.Played match) {
      String checksum = Journal.checksum(match.journal().text());
      return new Packed(checksum, match.started(), match.ended(), match.animals());
    }

    String line(int number) {
      String shown = animals.isEmpty() ? NO_ANIMALS : animals;
      return MATCH + id(number) + " " + checksum + " " + started + " " + ended + " " + shown;
    }
  }

  /** Four digits, or more where four are too few. */
  static String id(int number) {
    String digits = String.valueOf(number);
    return "0000".substring(Math.min(digits.length(), 4)) + digits;
  }

  static PackingList of(Parcel parcel) {
    List<Packed> matches = new ArrayList<>();
    parcel.matches().forEach(match -> matches.add(Packed.of(match)));
    return new PackingList(matches, parcel.people(), parcel.settings());
  }

  String text() {
    StringBuilder text = new StringBuilder(TITLE + VERSION + "\n");
    int number = 0;
    for (Packed match : matches) {
      text.append(match.line(++number)).append('\n');
    }
    for (Parcel.Person person : people) {
      text.append(PERSON + person.animal() + " " + person.side() + " " + person.played() + " ")
          .append(person.name())
          .append('\n');
    }
    for (Parcel.Setting setting : settings) {
      text.append(SETTING + setting.name() + " " + setting.value()).append('\n');
    }
    int lines = matches.size() + people.size() + settings.size();
    return text + END + lines + " " + Journal.checksum(text.toString()) + "\n";
  }

  /** Reads what {@link #text} has written, and refuses everything else. */
  static PackingList parse(String text) throws ParcelRefused {
    requireVersion(text);
    int lastLine = text.lastIndexOf('\n', text.length() - 2) + 1;
    if (!text.endsWith("\n") || !text.startsWith(END, lastLine)) {
      throw new ParcelRefused(Why.TRUNCATED, "the packing list has no end");
    }
    PackingList list = new PackingList(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    try {
      int start = text.indexOf('\n') + 1;
      while (start < lastLine) {
        int end = text.indexOf('\n', start);
        if (end - start > LONGEST_LINE) {
          throw new IllegalArgumentException("a line is too long");
        }
        list.add(text.substring(start, end));
        start = end + 1;
      }
      // Nobody and nothing may be there twice.
      new Parcel(List.of(), list.people, list.settings);
    } catch (IllegalArgumentException e) {
      throw new ParcelRefused(Why.BROKEN, "packing list: " + e.getMessage());
    }
    // Numbers, order and checksum at once: there is one way to write a list.
    if (!list.text().equals(text)) {
      throw new ParcelRefused(Why.BROKEN, "the packing list has been changed");
    }
    return list;
  }

  private static void requireVersion(String text) throws ParcelRefused {
    if (!text.startsWith(TITLE)) {
      throw new ParcelRefused(Why.FOREIGN, "this is not a packing list");
    }
    String version = text.substring(TITLE.length(), Math.min(text.length(), TITLE.length() + 8));
    if (version.startsWith(VERSION + "\n")) {
      return;
    }
    if (version.matches("(?s)[1-9][0-9]{0,5}\n.*")) {
      throw new ParcelRefused(Why.NEWER, "it was packed by a newer version of this app");
    }
    throw new ParcelRefused(Why.BROKEN, "the packing list has no version");
  }

  private void add(String line) throws ParcelRefused {
    if (line.startsWith(MATCH)) {
      requireLess(matches, Parcel.MOST_MATCHES);
      matches.add(packed(line.split(" ", 6)));
    } else if (line.startsWith(PERSON)) {
      requireLess(people, Parcel.MOST_PEOPLE);
      people.add(person(line.split(" ", 5)));
    } else if (line.startsWith(SETTING)) {
      requireLess(settings, Parcel.MOST_SETTINGS);
      int space = line.lastIndexOf(' ');
      int start = Math.min(SETTING.length(), space);
      settings.add(new Parcel.Setting(line.substring(start, space), line.substring(space + 1)));
    } else {
      throw new IllegalArgumentException("there is a line of another kind");
    }
  }

  private static void requireLess(List<?> found, int most) throws ParcelRefused {
    if (found.size() >= most) {
      throw new ParcelRefused(Why.TOO_LARGE, "there is more than " + most + " of a kind");
    }
  }

  private static Packed packed(String[] words) {
    if (words.length != 6) {
      throw new IllegalArgumentException("this is not a match");
    }
    String animals = words[5].equals(NO_ANIMALS) ? "" : words[5];
    return new Packed(words[2], Long.parseLong(words[3]), Long.parseLong(words[4]), animals);
  }

  private static Parcel.Person person(String[] words) {
    if (words.length != 5) {
      throw new IllegalArgumentException("this is not a person");
    }
    int side = Integer.parseInt(words[2]);
    return new Parcel.Person(words[4], words[1], side, Long.parseLong(words[3]));
  }
}
