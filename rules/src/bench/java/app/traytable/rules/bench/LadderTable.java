package app.traytable.rules.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The table of a readme that shows how strong everybody is. */
final class LadderTable {
  static final String BEGIN = "<!-- ./gradlew :rules:ladder -Precord writes from here -->\n";
  static final String END = "<!-- to here -->\n";

  private static final String HEAD =
      "| | seats | " + String.join(" | ", Rung.CHAIN) + " | ms of Hard | deals |\n";
  private static final String LINE = "|---|---" + "|---".repeat(Rung.CHAIN.size()) + "|---|---|\n";

  /** Which table a row is about. */
  private record Key(String name, int seats) implements Comparable<Key> {
    private static final Comparator<Key> ORDER =
        Comparator.comparing(Key::name).thenComparingInt(Key::seats);

    static Key of(String row) {
      String[] cells = row.split("\\|", -1);
      return new Key(cells[1].trim(), Integer.parseInt(cells[2].trim()));
    }

    @Override
    public int compareTo(Key other) {
      return ORDER.compare(this, other);
    }
  }

  private LadderTable() {}

  static String of(List<Rung> rungs) {
    SortedMap<Key, String> rows = new TreeMap<>();
    rungs.forEach(rung -> rows.put(Key.of(rung.row()), rung.row()));
    return text(rows);
  }

  private static String text(SortedMap<Key, String> rows) {
    return HEAD + LINE + String.join("\n", rows.values()) + "\n";
  }

  static void record(Path file, List<Rung> rungs) throws IOException {
    Files.writeString(
        file, updated(Files.readString(file), rungs.stream().map(Rung::row).toList()));
  }

  /**
   * The text with these rows in its table. Other rows stay: a whole ladder takes hours, and may be
   * climbed in parts.
   */
  static String updated(String text, List<String> measured) {
    int begin = text.indexOf(BEGIN) + BEGIN.length();
    int end = text.indexOf(END);
    if (begin < BEGIN.length() || end < begin) {
      throw new IllegalArgumentException("no place for a table");
    }
    SortedMap<Key, String> rows = new TreeMap<>();
    for (String row : text.substring(begin, end).split("\n", -1)) {
      if (!row.isBlank() && !row.startsWith("| | ") && !row.startsWith("|---")) {
        rows.put(Key.of(row), row);
      }
    }
    measured.forEach(row -> rows.put(Key.of(row), row));
    return text.substring(0, begin) + "\n" + text(rows) + "\n" + text.substring(end);
  }
}
