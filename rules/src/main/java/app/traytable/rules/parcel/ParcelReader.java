package app.traytable.rules.parcel;

import app.traytable.rules.parcel.ParcelRefused.Why;
import app.traytable.rules.table.BrokenJournal;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads a file that may be anything: a journal, a parcel, a picture, a gigabyte of zeros. It is
 * handed over whole, with every match played again by the rules, or refused.
 */
public final class ParcelReader {
  /** So much of a file is looked at. */
  public static final long MOST_BYTES = 64_000_000;

  /** So much may come out of all entries together. */
  static final long MOST_UNPACKED = 256_000_000;

  /** The longest packing list that can be made is shorter. */
  static final int LONGEST_LIST = 6_000_000;

  private static final byte[] JOURNAL = "traytable ".getBytes(StandardCharsets.UTF_8);
  private static final byte[] ZIP = {'P', 'K', 3, 4};

  private final Replay games;

  /** Most matches consist of the same few hundred moves: each is kept once. */
  private final Map<String, String> moves = new HashMap<>();

  public ParcelReader(Replay games) {
    this.games = games;
  }

  /**
   * Reads to the end; the stream stays open.
   *
   * @throws ParcelRefused for everything that is not a parcel of finished matches
   */
  public Parcel read(InputStream file) throws ParcelRefused {
    Measured measured = new Measured(file, MOST_BYTES, ParcelZip.END);
    BufferedInputStream in = new BufferedInputStream(measured);
    try {
      return begins(in, JOURNAL) ? journal(in) : zip(in, measured);
    } catch (Measured.TooMuch e) {
      throw new ParcelRefused(Why.TOO_LARGE, String.valueOf(e.getMessage()));
    } catch (Measured.Unreadable e) {
      throw new ParcelRefused(Why.UNREADABLE, String.valueOf(e.getMessage()));
    } catch (EOFException e) {
      throw new ParcelRefused(Why.TRUNCATED, "the zip ends too early");
    } catch (IOException e) {
      throw new ParcelRefused(Why.BROKEN, String.valueOf(e.getMessage()));
    }
  }

  /** Whether the file begins like this; a beginning of the beginning is a file cut short. */
  private static boolean begins(BufferedInputStream in, byte[] beginning)
      throws IOException, ParcelRefused {
    in.mark(beginning.length);
    for (byte expected : beginning) {
      int found = in.read();
      if (found < 0) {
        throw new ParcelRefused(Why.TRUNCATED, "there is hardly anything in the file");
      }
      if ((byte) found != expected) {
        in.reset();
        return false;
      }
    }
    in.reset();
    return true;
  }

  private Parcel journal(InputStream in) throws IOException, ParcelRefused {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    byte[] piece = new byte[8192];
    for (int count = in.read(piece); count >= 0; count = in.read(piece)) {
      if (bytes.size() + count > Journal.LONGEST_TEXT) {
        throw new ParcelRefused(Why.TOO_LARGE, "the text is longer than any match");
      }
      bytes.write(piece, 0, count);
    }
    Journal journal = checked(ParcelZip.text(bytes.toByteArray()), 0);
    return new Parcel(
        List.of(new Parcel.Played(journal, Parcel.UNKNOWN, Parcel.UNKNOWN, "")),
        List.of(),
        List.of());
  }

  private Parcel zip(BufferedInputStream in, Measured measured) throws IOException, ParcelRefused {
    if (!begins(in, ZIP)) {
      throw new ParcelRefused(Why.FOREIGN, "it is neither a journal nor a zip");
    }
    ParcelZip zip = new ParcelZip(in, measured, MOST_UNPACKED);
    PackingList list = PackingList.parse(zip.list(LONGEST_LIST));
    List<Parcel.Played> matches = new ArrayList<>();
    for (PackingList.Packed packed : list.matches()) {
      int number = matches.size() + 1;
      String text = zip.next(ParcelZip.journal(number), Journal.LONGEST_TEXT);
      if (!Journal.checksum(text).equals(packed.checksum())) {
        throw new ParcelRefused(Why.BROKEN, number, "it is not the one that was packed");
      }
      matches.add(
          new Parcel.Played(
              checked(text, number), packed.started(), packed.ended(), packed.animals()));
    }
    zip.end();
    return new Parcel(matches, list.people(), list.settings());
  }

  /**
   * A match that is over and legal from its first move to its last.
   *
   * @param number in the parcel; 0 when there is no parcel around it
   */
  private Journal checked(String text, int number) throws ParcelRefused {
    if (Journal.isOfALaterVersion(text)) {
      throw new ParcelRefused(Why.NEWER, number, "a newer version of this app has written it");
    }
    if (!text.endsWith("\n")
        || !text.startsWith("end ", text.lastIndexOf('\n', text.length() - 2) + 1)) {
      throw new ParcelRefused(Why.TRUNCATED, number, "it has no end");
    }
    try {
      Journal journal = Journal.parse(text);
      if (!games.knows(journal.game())) {
        throw new ParcelRefused(Why.UNKNOWN_GAME, number, "this app does not have its game");
      }
      requireNamesOfTheirOwn(journal.players(), number);
      Match<?, ?, ?, ?> match = games.replay(journal);
      if (!match.journal().equals(journal)) {
        throw new ParcelRefused(Why.BROKEN, number, "its moves can be written in another way");
      }
      if (!match.toAct().isEmpty()) {
        throw new ParcelRefused(Why.UNFINISHED, number, "it is not over");
      }
      return withKnownMoves(journal);
    } catch (BrokenJournal e) {
      throw new ParcelRefused(Why.BROKEN, number, String.valueOf(e.getMessage()));
    }
  }

  /** People are known by their names: two of one name would be counted as somebody twice. */
  private static void requireNamesOfTheirOwn(List<Player> players, int number)
      throws ParcelRefused {
    Set<String> names = new HashSet<>();
    for (Player player : players) {
      if (player.level() == null && !names.add(player.name())) {
        throw new ParcelRefused(Why.BROKEN, number, "two people have the same name");
      }
    }
  }

  private Journal withKnownMoves(Journal journal) {
    List<String> plies = new ArrayList<>();
    journal.plies().forEach(ply -> plies.add(moves.computeIfAbsent(ply, same -> same)));
    return journal.withPlies(plies);
  }
}
