package app.traytable.rules.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.Games;
import app.traytable.rules.contract.Fixtures;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.Test;

/** A code is its deal, on every phone and forever; what is not written right is no code. */
public final class DealCodeTest {
  private static final long SHORT_SEED = (1L << DealCode.SHORT_SEED_BITS) - 1;

  private final List<GameInfo> games =
      Fixtures.all().stream().map(fixture -> fixture.game().info()).toList();

  @Test
  public void everyTableOfEveryGameIsReadAsItIsWritten() throws BrokenDealCode {
    Rng rng = new Rng(20);
    Set<String> codes = new HashSet<>();
    int tables = 0;
    for (GameInfo game : games) {
      for (Setup table : tables(game)) {
        for (long seed : new long[] {rng.next() & SHORT_SEED, rng.next()}) {
          Setup setup = seeded(table, game, seed);
          String code = DealCode.of(setup);
          assertSame(setup, DealCode.read(code, games));
          assertTrue("two deals are written " + code, codes.add(code));
        }
        tables++;
      }
    }
    assertTrue("only " + tables + " tables", tables > 4_000);
  }

  @Test
  public void aNewDealHasSixteenLettersAndAnOldOneTwentyFour() throws BrokenDealCode {
    for (GameInfo game : games) {
      for (Setup table : tables(game)) {
        assertEquals(16, DealCode.of(seeded(table, game, SHORT_SEED)).length());
      }
    }
    for (long seed : new long[] {SHORT_SEED + 1, -1, Long.MIN_VALUE, Long.MAX_VALUE}) {
      Setup old = Setup.of(games.get(0), 2, seed);
      assertEquals(24, DealCode.of(old).length());
      assertSame(old, DealCode.read(DealCode.of(old), games));
    }
    for (long seed : new long[] {0, 1, SHORT_SEED}) {
      Setup fresh = Setup.of(games.get(0), 2, seed);
      assertEquals(16, DealCode.of(fresh).length());
      assertSame(fresh, DealCode.read(DealCode.of(fresh), games));
    }
  }

  /** People have written these down. A change of this test is a promise broken. */
  @Test
  public void codesStayValidForever() throws BrokenDealCode {
    GameInfo solo = Games.named("solo").info();
    GameInfo noIdea = Games.named("noidea").info();
    GameInfo qwinto = Games.named("qwinto").info();
    GameInfo pile = Games.named("pointapile").info();
    Map<String, Setup> golden =
        Map.of(
            "CGAEW7FFCEHEQKH6",
            Setup.of(solo, 4, 123_456_789_012L).with("match-length", "150"),
            "CGAAAJ36E67JMEGGCTTATNJN",
            Setup.of(solo, 10, -4711)
                .withFirst(Seat.of(9))
                .with("match-length", "one-round")
                .with("mixed-chains", "on")
                .with("action-start", "on"),
            "ERAACGC4WGYYJEMP",
            Setup.of(noIdea, 2, 0),
            "ERATG3WCA6GRK6EC",
            Setup.of(noIdea, 5, 77).with("short-game", "on").withFirst(Seat.of(2)),
            "EEAAAQTCXTAP7WG3",
            Setup.of(qwinto, 1, 987_654_321_098L),
            "EEAAAAANJ6MKN4ERH3EM4XKQ",
            Setup.of(qwinto, 3, Long.MIN_VALUE).withFirst(Seat.of(0)),
            "AXAHDMHTAGGC4FG4",
            Setup.of(pile, 8, 1_000_000_007L).with("missions", "on").with("touch-me-not", "on"));
    for (Map.Entry<String, Setup> one : golden.entrySet()) {
      assertEquals(one.getKey(), DealCode.of(one.getValue()));
      assertSame(one.getValue(), DealCode.read(one.getKey(), games));
    }
  }

  @Test
  public void everyWrongLetterAndEverySwapIsNoticed() {
    for (String code : someCodes(60)) {
      for (int at = 0; at < code.length(); at++) {
        for (char other : DealCode.LETTERS.toCharArray()) {
          if (other != code.charAt(at)) {
            assertBroken(DealRefusal.MISTYPED, with(code, at, other));
          }
        }
        for (int with = at + 1; with < code.length(); with++) {
          if (code.charAt(at) != code.charAt(with)) {
            String swapped = with(with(code, at, code.charAt(with)), with, code.charAt(at));
            assertBroken(DealRefusal.MISTYPED, swapped);
          }
        }
      }
    }
  }

  @Test
  public void everyPairOfWrongLettersIsNoticed() {
    for (String code : someCodes(4)) {
      for (int at = 0; at < code.length(); at++) {
        for (int and = at + 1; and < code.length(); and++) {
          for (char one : DealCode.LETTERS.toCharArray()) {
            for (char two : DealCode.LETTERS.toCharArray()) {
              if (one != code.charAt(at) && two != code.charAt(and)) {
                assertBroken(DealRefusal.MISTYPED, with(with(code, at, one), and, two));
              }
            }
          }
        }
      }
    }
  }

  @Test
  public void lettersByLotAreHardlyEverACode() {
    Rng rng = new Rng(3);
    int read = 0;
    for (int i = 0; i < 50_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int letter = 0; letter < DealCode.SHORT; letter++) {
        text.append(DealCode.LETTERS.charAt(rng.below(DealCode.LETTERS.length())));
      }
      if (why(text.toString()) == null) {
        read++;
      }
    }
    assertTrue(read + " of 50,000", read <= 5);
  }

  @Test
  public void aCodeIsReadHoweverItWasCopied() throws BrokenDealCode {
    Setup setup = Setup.of(Games.named("solo").info(), 4, 4711);
    String code = DealCode.of(setup);
    String groups = DealCode.inGroups(code);
    assertTrue(groups, groups.matches("([A-Z0-9]{4}-){3}[A-Z0-9]{4}"));
    String address = DealCode.ADDRESS + code;
    for (String text :
        List.of(
            groups,
            code.toLowerCase(java.util.Locale.ROOT),
            "  " + groups.replace('-', ' ') + "\n",
            groups.replace("-", ".\r\n"),
            groups.replace('-', '\u2013'),
            groups.replace("-", "\u00a0\u200b\u00ad"),
            address,
            "Traytable: " + groups,
            "TRAYTABLE:" + code)) {
      assertSame(setup, DealCode.read(text, games));
    }
  }

  @Test
  public void whatIsNoCodeIsRefusedWithItsReason() {
    String code = DealCode.of(Setup.of(games.get(0), 2, 4711));
    assertBroken(DealRefusal.EMPTY, "");
    assertBroken(DealRefusal.EMPTY, " - \n");
    assertBroken(DealRefusal.EMPTY, DealCode.ADDRESS);
    assertBroken(DealRefusal.SHORT, code.substring(1));
    assertBroken(DealRefusal.SHORT, code + "A");
    assertBroken(DealRefusal.LONG, code + code);
    assertBroken(DealRefusal.LONG, "A".repeat(1_000_000));
    for (String other :
        List.of("0", "O", "I", "L", "S", "Z", "B", "1", "2", "8", "U", "V", "Ä", "#", "Ⅷ", "🂡")) {
      BrokenDealCode broken =
          assertThrows(
              other,
              BrokenDealCode.class,
              () -> DealCode.read(code.substring(0, 3) + other + code.substring(4), games));
      assertEquals(DealRefusal.LETTER, broken.why());
      assertEquals(other, broken.letters());
    }
  }

  @Test
  public void whateverIsWrittenIsReadOrRefused() {
    Rng rng = new Rng(9);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      int length = rng.below(40);
      for (int j = 0; j < length; j++) {
        text.append((char) rng.below(i % 2 == 0 ? 0x80 : 0x10000));
      }
      var unused = why(text.toString());
    }
  }

  @Test
  public void aDealOfAnotherAppSaysSo() {
    GameInfo solo = Games.named("solo").info();
    String code = DealCode.of(Setup.of(solo, 4, 4711));
    assertEquals(DealRefusal.GAME, why(code, List.of(games.get(0))));
    assertEquals(DealRefusal.GAME, why(code, List.of()));
    GameInfo richer = with(solo, 10, Option.onOff("jokers"));
    String withJokers = DealCode.of(Setup.of(richer, 4, 4711).with("jokers", "on"));
    assertEquals(DealRefusal.NEWER, why(withJokers, games));
    GameInfo smaller = with(solo, 3, Option.onOff("jokers"));
    assertEquals(DealRefusal.NEWER, why(code, List.of(smaller)));
    assertEquals(DealRefusal.NEWER, why(signed("X" + code.substring(1)), games));
  }

  @Test
  public void aNewOptionKeepsOldCodes() throws BrokenDealCode {
    GameInfo solo = Games.named("solo").info();
    Setup old = Setup.of(solo, 4, 4711).with("match-length", "150").withFirst(Seat.of(3));
    Setup read = DealCode.read(DealCode.of(old), List.of(with(solo, 10, Option.onOff("jokers"))));
    assertEquals("off", read.option("jokers"));
    assertEquals("150", read.option("match-length"));
    assertEquals(old.first(), read.first());
  }

  /** A deal has one code: the same number in a longer one would be another text for it. */
  @Test
  public void aLongCodeOfAShortSeedIsNone() {
    long least = 1L << DealCode.SHORT_SEED_BITS;
    String old = DealCode.of(Setup.of(games.get(0), 2, least));
    assertEquals(old, signed(minus(old, 0)));
    assertNull(why(signed(minus(old, -least))));
    assertEquals(DealRefusal.MISTYPED, why(signed(minus(old, 1))));
    assertEquals(DealRefusal.MISTYPED, why(signed(minus(old, least))));
  }

  @Test
  public void noTwoGamesAreMarkedAlike() {
    Map<Integer, String> marks = new HashMap<>();
    for (GameInfo game : games) {
      String other = marks.put(DealCode.mark(game.id()), game.id());
      assertNull(game.id() + " is marked as " + other, other);
    }
  }

  @Test
  public void noLetterLooksLikeAnother() {
    assertEquals(23, new HashSet<>(DealCode.LETTERS.chars().boxed().toList()).size());
    assertFalse(DealCode.LETTERS.matches(".*[0O1IL2Z5S8BUV].*"));
  }

  @Test
  public void tooManyOptionsAreSaidAtOnce() {
    List<Option> options = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      options.add(Option.onOff("option-" + i));
    }
    GameInfo many = new GameInfo("many", 2, 4, 0, 1, options, 1);
    assertEquals(16, DealCode.of(Setup.of(many, 2, 1)).length());
    assertEquals(24, DealCode.of(Setup.of(many, 2, 1).with("option-10", "on")).length());
    Setup all = Setup.of(many, 2, 1).with("option-39", "on");
    assertThrows(IllegalArgumentException.class, () -> DealCode.of(all));
  }

  private static GameInfo with(GameInfo game, int seats, Option option) {
    List<Option> options = new ArrayList<>(game.options());
    options.add(option);
    return new GameInfo(game.id(), 2, seats, 0, 1, options, 1);
  }

  /** A code whose seed is so much less, as long as it was. */
  private static String minus(String code, long less) {
    BigInteger base = BigInteger.valueOf(DealCode.LETTERS.length());
    BigInteger number = BigInteger.ZERO;
    for (char letter : code.substring(0, code.length() - 2).toCharArray()) {
      number = number.multiply(base).add(BigInteger.valueOf(DealCode.LETTERS.indexOf(letter)));
    }
    number = number.subtract(BigInteger.valueOf(less));
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < code.length() - 2; i++) {
      letters.insert(0, DealCode.LETTERS.charAt(number.mod(base).intValue()));
      number = number.divide(base);
    }
    return letters + "AA";
  }

  /** These letters with the two that check them. */
  private static String signed(String code) {
    int sum = 0;
    int weighted = 0;
    int data = code.length() - 2;
    for (int i = 0; i < data; i++) {
      int letter = DealCode.LETTERS.indexOf(code.charAt(i));
      sum += letter;
      weighted += (i + 1) * letter;
    }
    return code.substring(0, data)
        + DealCode.LETTERS.charAt(Math.floorMod(-sum, 23))
        + DealCode.LETTERS.charAt(Math.floorMod(-weighted, 23));
  }

  private List<String> someCodes(int count) {
    Rng rng = new Rng(11);
    List<String> codes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      GameInfo game = games.get(i % games.size());
      List<Setup> tables = tables(game);
      long seed = i % 2 == 0 ? rng.next() & SHORT_SEED : rng.next();
      codes.add(DealCode.of(seeded(tables.get(rng.below(tables.size())), game, seed)));
    }
    return codes;
  }

  private static Setup seeded(Setup table, GameInfo game, long seed) {
    Setup setup = Setup.of(game, table.seats(), seed);
    for (Map.Entry<String, String> option : table.options().entrySet()) {
      setup = setup.with(option.getKey(), option.getValue());
    }
    Seat first = table.first();
    return first == null ? setup : setup.withFirst(first);
  }

  private static List<Setup> tables(GameInfo game) {
    List<Setup> tables = new ArrayList<>();
    for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
      Setup lot = Setup.of(game, seats, 0);
      tables.add(lot);
      for (int first = 0; first < seats; first++) {
        tables.add(lot.withFirst(Seat.of(first)));
      }
    }
    for (Option option : game.options()) {
      List<Setup> chosen = new ArrayList<>();
      for (String value : option.values()) {
        tables.forEach(table -> chosen.add(table.with(option.id(), value)));
      }
      tables = chosen;
    }
    return Collections.unmodifiableList(tables);
  }

  private static String with(String code, int at, char letter) {
    return code.substring(0, at) + letter + code.substring(at + 1);
  }

  private void assertBroken(DealRefusal why, String text) {
    assertEquals(text, why, why(text, games));
  }

  private @Nullable DealRefusal why(String text) {
    return why(text, games);
  }

  /** Null when it is a code. */
  private static @Nullable DealRefusal why(String text, List<GameInfo> games) {
    try {
      DealCode.read(text, games);
      return null;
    } catch (BrokenDealCode e) {
      return e.why();
    }
  }

  private static void assertSame(Setup expected, Setup read) {
    assertEquals(expected.game(), read.game());
    assertEquals(expected.seats(), read.seats());
    assertEquals(expected.first(), read.first());
    assertEquals(expected.options(), read.options());
    assertEquals(expected.seed(), read.seed());
  }
}
