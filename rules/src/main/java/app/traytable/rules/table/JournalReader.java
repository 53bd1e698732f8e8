package app.traytable.rules.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads one text, line by line, and stops at the first thing that is not as {@link Journal#text}
 * writes it.
 */
final class JournalReader {
  private final String text;
  private int position;
  private int line;

  JournalReader(String text) {
    this.text = text;
  }

  Journal read() throws BrokenJournal {
    if (text.length() > Journal.LONGEST_TEXT) {
      throw new BrokenJournal(1, "the text is longer than any match");
    }
    readTitle();
    String game = after("game ", next());
    String current = next();
    Map<String, String> options = new LinkedHashMap<>();
    String last = "";
    while (current.startsWith("option ")) {
      String[] words = current.split(" ", -1);
      if (words.length != 3 || words[1].compareTo(last) <= 0) {
        throw broken("this is not an option, or it does not stand in its order");
      }
      options.put(words[1], words[2]);
      last = words[1];
      current = next();
    }
    Seat first = readFirst(after("first ", current));
    long seed = readSeed(after("seed ", next()));
    List<Player> players = new ArrayList<>();
    current = next();
    while (current.startsWith("seat ")) {
      players.add(readPlayer(current));
      current = next();
    }
    if (players.isEmpty() || players.size() > Seat.MOST) {
      throw broken("there are " + players.size() + " seats");
    }
    List<String> plies = new ArrayList<>();
    while (!current.startsWith("end ")) {
      if (plies.size() == Journal.MOST_PLIES) {
        throw broken("there are more moves than any match has");
      }
      plies.add(current);
      current = next();
    }
    readEnd(current, plies.size());
    return new Journal(game, options, first, seed, players, plies);
  }

  private void readTitle() throws BrokenJournal {
    String version = after(Journal.TITLE + " ", next());
    if (version.equals(String.valueOf(Journal.VERSION))) {
      return;
    }
    if (version.matches("[1-9][0-9]{0,5}")) {
      throw broken("it was written by a newer version of this app (journal " + version + ")");
    }
    throw broken("this is not a journal");
  }

  private @Nullable Seat readFirst(String word) throws BrokenJournal {
    return word.equals("lot") ? null : seat(word);
  }

  private Seat seat(String word) throws BrokenJournal {
    try {
      return Seat.parse(word);
    } catch (IllegalArgumentException e) {
      throw broken("this is not a seat");
    }
  }

  private long readSeed(String word) throws BrokenJournal {
    try {
      long seed = Long.parseLong(word);
      if (String.valueOf(seed).equals(word)) {
        return seed;
      }
    } catch (NumberFormatException e) {
      // falls through to the same word for every text that is not a seed
    }
    throw broken("this is not a seed");
  }

  private Player readPlayer(String current) throws BrokenJournal {
    String[] words = current.split(" ", 3);
    if (words.length == 3) {
      try {
        if (words[1].equals(Journal.played(null))) {
          return Player.person(words[2]);
        }
        for (Level level : Level.values()) {
          if (words[1].equals(Journal.played(level))) {
            return Player.bot(words[2], level);
          }
        }
      } catch (IllegalSetup e) {
        throw broken(String.valueOf(e.getMessage()));
      }
    }
    throw broken("this is not a player");
  }

  private void readEnd(String current, int plies) throws BrokenJournal {
    int start = text.length() - current.length() - 1;
    if (position != text.length()) {
      throw broken("something follows the end");
    }
    String expected = "end " + plies + " " + Journal.checksum(text.substring(0, start));
    if (!current.equals(expected)) {
      throw broken("the text has been changed or a part of it is missing");
    }
  }

  private String next() throws BrokenJournal {
    line++;
    int end = text.indexOf('\n', position);
    if (end < 0) {
      throw broken("the text ends too early");
    }
    if (end - position > Journal.LONGEST_LINE) {
      throw broken("the line is too long");
    }
    String current = text.substring(position, end);
    position = end + 1;
    return current;
  }

  private String after(String word, String current) throws BrokenJournal {
    if (!current.startsWith(word)) {
      throw broken("\"" + word.strip() + "\" is missing");
    }
    return current.substring(word.length());
  }

  private BrokenJournal broken(String reason) {
    return new BrokenJournal(line, reason);
  }
}
