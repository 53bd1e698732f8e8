package app.traytable.rules.table;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * A match as text: the save, the export, the replay. This is the paper only; whether the moves are
 * legal is for {@link Match} to say.
 *
 * @param first null when the lot decides who begins
 * @param plies "S1 draw" and so on, in the order of play
 */
public record Journal(
    String game,
    Map<String, String> options,
    @Nullable Seat first,
    long seed,
    List<Player> players,
    List<String> plies) {
  public static final int VERSION = 1;
  public static final int MOST_PLIES = 100_000;
  public static final int LONGEST_LINE = 200;
  public static final int LONGEST_TEXT = 4_000_000;
  static final String TITLE = "traytable";

  /** Counted from 1; who begins, the seed, the seats and the moves follow. */
  static final int FIRST_OPTION_LINE = 3;

  public Journal {
    options = Map.copyOf(options);
    players = List.copyOf(players);
    plies = List.copyOf(plies);
  }

  /**
   * Reads a journal.
   *
   * @throws BrokenJournal for every text that {@link #text} has not written
   */
  public static Journal parse(String text) throws BrokenJournal {
    return new JournalReader(text).read();
  }

  /** Whether a text begins like a journal of which this version cannot know more. */
  public static boolean isOfALaterVersion(String text) {
    int end = text.indexOf('\n');
    return end > 0
        && text.substring(0, end).matches(TITLE + " [1-9][0-9]{0,5}")
        && !text.startsWith(TITLE + " " + VERSION + "\n");
  }

  public String text() {
    StringBuilder text = new StringBuilder();
    line(text, TITLE + " " + VERSION);
    line(text, "game " + game);
    options.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(o -> line(text, "option " + o.getKey() + " " + o.getValue()));
    line(text, "first " + (first == null ? "lot" : first));
    line(text, "seed " + seed);
    for (Player player : players) {
      line(text, "seat " + played(player.level()) + " " + player.name());
    }
    plies.forEach(ply -> line(text, ply));
    return text + "end " + plies.size() + " " + checksum(text.toString()) + "\n";
  }

  /** The journal before the first move. */
  public Journal opening() {
    return withPlies(List.of());
  }

  /** What was agreed on here, played in another way. */
  public Journal withPlies(List<String> others) {
    return new Journal(game, options, first, seed, players, others);
  }

  int firstSeatLine() {
    return FIRST_OPTION_LINE + options.size() + 2;
  }

  /** The line of the text where this move stands, counted from 1. */
  public int lineOf(int ply) {
    return firstSeatLine() + players.size() + ply;
  }

  /** "person", or the level of a bot. */
  public static String played(@Nullable Level level) {
    return level == null ? "person" : level.name().toLowerCase(java.util.Locale.ROOT);
  }

  /** What tells whether a text is still the one that was written. */
  public static String checksum(String text) {
    CRC32 crc = new CRC32();
    crc.update(text.getBytes(StandardCharsets.UTF_8));
    return String.format("%08x", crc.getValue());
  }

  private static void line(StringBuilder text, String line) {
    text.append(line).append('\n');
  }
}
