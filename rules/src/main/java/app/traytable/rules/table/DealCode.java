package app.traytable.rules.table;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * A deal as letters that people read to each other: the game, how many sit there, who begins, the
 * options and the seed. What is written once is read forever, so none of the numbers here may
 * change, nor may the options of a game; new options come last, and mean their default where an
 * older code does not name them.
 *
 * <p>Two letters name the version and the game. Twelve follow, or twenty where the seed is longer
 * than {@link #SHORT_SEED_BITS}: one number, whose low part is the seed and whose high part is the
 * table. Two letters check the others. They are a doubly extended Reed-Solomon code, so no two
 * wrong letters go unnoticed, wherever they stand, and two that were swapped are two wrong ones.
 */
public final class DealCode {
  /** No two of them look alike, printed or by hand: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
  public static final String LETTERS = "ACDEFGHJKMNPQRTWXY34679";

  /** Seeds of new matches have no more, so that their codes are short. */
  public static final int SHORT_SEED_BITS = 40;

  public static final int SHORT = 16;
  public static final int LONG = 24;

  /** How many letters are read in one breath. */
  public static final int GROUP = 4;

  /** Before a code, for a camera that reads it and asks which app it is for. */
  public static final String ADDRESS = "traytable:";

  private static final int BASE = LETTERS.length();
  private static final int HEAD = 2;
  private static final int CHECK = 2;
  private static final int VERSION = 0;
  private static final int GAMES = 131;

  /** More than anybody puts around and between the letters. */
  private static final int LONGEST_TEXT = 1000;

  private DealCode() {}

  /** The code of this deal, without hyphens: two deals have the same one when they are the same. */
  public static String of(Setup setup) {
    BigInteger table = table(setup);
    boolean isShort = setup.seed() >>> SHORT_SEED_BITS == 0 && table.compareTo(tables(SHORT)) < 0;
    int length = isShort ? SHORT : LONG;
    if (table.compareTo(tables(length)) >= 0) {
      throw new IllegalArgumentException(setup.game() + " has more options than a code can name.");
    }
    int[] letters = new int[length];
    write(letters, 0, HEAD, BigInteger.valueOf(VERSION * GAMES + mark(setup.game())));
    BigInteger seed = lowPart(BigInteger.valueOf(setup.seed()), length);
    write(letters, HEAD, length - CHECK, table.shiftLeft(seedBits(length)).or(seed));
    letters[length - 2] = check(letters, false);
    letters[length - 1] = check(letters, true);
    StringBuilder code = new StringBuilder(length);
    for (int letter : letters) {
      code.append(LETTERS.charAt(letter));
    }
    return code.toString();
  }

  /** A code as it is shown: ACDE-FGHJ-... */
  public static String inGroups(String code) {
    StringBuilder groups = new StringBuilder();
    for (int i = 0; i < code.length(); i++) {
      if (i > 0 && i % GROUP == 0) {
        groups.append('-');
      }
      groups.append(code.charAt(i));
    }
    return groups.toString();
  }

  /**
   * Reads a code, however it was copied: capitals or not, in groups or not, with the scheme before
   * it or not.
   *
   * @param games those that can be played here
   */
  public static Setup read(String text, List<GameInfo> games) throws BrokenDealCode {
    String code = lettersOf(text);
    int length = code.length();
    if (length != SHORT && length != LONG) {
      DealRefusal why =
          length == 0 ? DealRefusal.EMPTY : length > LONG ? DealRefusal.LONG : DealRefusal.SHORT;
      throw new BrokenDealCode(why, code);
    }
    int[] letters = new int[length];
    for (int i = 0; i < length; i++) {
      letters[i] = LETTERS.indexOf(code.charAt(i));
    }
    if (check(letters, false) != letters[length - 2]
        || check(letters, true) != letters[length - 1]) {
      throw new BrokenDealCode(DealRefusal.MISTYPED, code);
    }
    int head = number(letters, 0, HEAD).intValue();
    if (head / GAMES != VERSION) {
      throw new BrokenDealCode(DealRefusal.NEWER, code);
    }
    BigInteger body = number(letters, HEAD, length - CHECK);
    for (GameInfo game : games) {
      if (mark(game.id()) == head % GAMES) {
        long seed = lowPart(body, length).longValue();
        Setup setup = atTable(game, body.shiftRight(seedBits(length)), seed);
        if (setup == null) {
          throw new BrokenDealCode(DealRefusal.NEWER, code);
        }
        if (!of(setup).equals(code)) {
          throw new BrokenDealCode(DealRefusal.MISTYPED, code);
        }
        return setup;
      }
    }
    throw new BrokenDealCode(DealRefusal.GAME, code);
  }

  /** Stands for a game wherever it lies on the shelf. */
  static int mark(String game) {
    CRC32 crc = new CRC32();
    crc.update(game.getBytes(StandardCharsets.UTF_8));
    return (int) (crc.getValue() % GAMES);
  }

  /** What counts of a text; one letter that no code has is enough to know that it is none. */
  private static String lettersOf(String text) throws BrokenDealCode {
    if (text.length() > LONGEST_TEXT) {
      throw new BrokenDealCode(DealRefusal.LONG, "");
    }
    int address = text.toLowerCase(Locale.ROOT).lastIndexOf(ADDRESS);
    StringBuilder code = new StringBuilder();
    for (int i = address < 0 ? 0 : address + ADDRESS.length(); i < text.length(); i++) {
      char letter = text.charAt(i);
      if (isGap(letter)) {
        continue;
      }
      char capital = letter >= 'a' && letter <= 'z' ? (char) (letter - 'a' + 'A') : letter;
      if (LETTERS.indexOf(capital) < 0) {
        int whole = text.codePointAt(i);
        throw new BrokenDealCode(
            DealRefusal.LETTER,
            whole == letter ? String.valueOf(capital) : new String(Character.toChars(whole)));
      }
      code.append(capital);
    }
    return code.toString();
  }

  /** What people, keyboards and messengers put between letters. */
  private static boolean isGap(char letter) {
    int type = Character.getType(letter);
    return Character.isWhitespace(letter)
        || Character.isSpaceChar(letter)
        || letter == '.'
        || type == Character.DASH_PUNCTUATION
        || type == Character.FORMAT;
  }

  private static BigInteger lowPart(BigInteger number, int length) {
    return number.mod(BigInteger.ONE.shiftLeft(seedBits(length)));
  }

  private static int seedBits(int length) {
    return length == SHORT ? SHORT_SEED_BITS : Long.SIZE;
  }

  /** How many tables a code of this length can tell apart. */
  private static BigInteger tables(int length) {
    return BigInteger.valueOf(BASE).pow(length - HEAD - CHECK).shiftRight(seedBits(length));
  }

  /** Who sits there and begins is the lowest digit, the last option the highest. */
  private static BigInteger table(Setup setup) {
    BigInteger table = BigInteger.ZERO;
    List<Option> options = setup.info().options();
    for (int i = options.size() - 1; i >= 0; i--) {
      Option option = options.get(i);
      int value = option.values().indexOf(setup.option(option.id()));
      table =
          table.multiply(BigInteger.valueOf(option.values().size())).add(BigInteger.valueOf(value));
    }
    Seat first = setup.first();
    int round = roundsBefore(setup.seats()) + (first == null ? 0 : first.index() + 1);
    return table
        .multiply(BigInteger.valueOf(roundsBefore(Seat.MOST + 1)))
        .add(BigInteger.valueOf(round));
  }

  private static @Nullable Setup atTable(GameInfo game, BigInteger table, long seed) {
    BigInteger[] split = table.divideAndRemainder(BigInteger.valueOf(roundsBefore(Seat.MOST + 1)));
    int round = split[1].intValue();
    int seats = 1;
    while (round >= roundsBefore(seats + 1)) {
      seats++;
    }
    if (seats < game.minSeats() || seats > game.maxSeats()) {
      return null;
    }
    Setup setup = Setup.of(game, seats, seed);
    int first = round - roundsBefore(seats);
    if (first > 0) {
      setup = setup.withFirst(Seat.of(first - 1));
    }
    BigInteger left = split[0];
    for (Option option : game.options()) {
      BigInteger[] digit = left.divideAndRemainder(BigInteger.valueOf(option.values().size()));
      setup = setup.with(option.id(), option.values().get(digit[1].intValue()));
      left = digit[0];
    }
    return left.signum() == 0 ? setup : null;
  }

  /** Ways to sit and begin with fewer seats: the lot or each of them, from one seat on. */
  private static int roundsBefore(int seats) {
    return (seats - 1) * (seats + 2) / 2;
  }

  private static void write(int[] letters, int from, int to, BigInteger number) {
    BigInteger left = number;
    for (int i = to - 1; i >= from; i--) {
      BigInteger[] digit = left.divideAndRemainder(BigInteger.valueOf(BASE));
      letters[i] = digit[1].intValue();
      left = digit[0];
    }
  }

  private static BigInteger number(int[] letters, int from, int to) {
    BigInteger number = BigInteger.ZERO;
    for (int i = from; i < to; i++) {
      number = number.multiply(BigInteger.valueOf(BASE)).add(BigInteger.valueOf(letters[i]));
    }
    return number;
  }

  /** The letter that brings the sum of all but the check letters, plain or weighted, to nought. */
  private static int check(int[] letters, boolean weighted) {
    int sum = 0;
    for (int i = 0; i < letters.length - CHECK; i++) {
      sum += (weighted ? i + 1 : 1) * letters[i];
    }
    return Math.floorMod(-sum, BASE);
  }
}
