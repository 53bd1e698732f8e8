package app.traytable.rules.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.Games;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.Test;

/** A code is its deal, on every phone and forever; what is not written right is no code. */
public final class DealCodeTest {
  private final List<GameInfo> games = Deals.GAMES;

  @Test
  public void everyTableOfEveryGameIsReadAsItIsWritten() throws BrokenDealCode {
    Rng rng = new Rng(20);
    Set<String> codes = new HashSet<>();
    int tables = 0;
    for (GameInfo game : games) {
      for (Setup table : Deals.tables(game)) {
        for (long seed : new long[] {rng.next() & Deals.SHORT_SEED, rng.next()}) {
          Setup setup = Deals.seeded(table, game, seed);
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
      for (Setup table : Deals.tables(game)) {
        assertEquals(16, DealCode.of(Deals.seeded(table, game, Deals.SHORT_SEED)).length());
      }
    }
    for (long seed : new long[] {Deals.SHORT_SEED + 1, -1, Long.MIN_VALUE, Long.MAX_VALUE}) {
      Setup old = Setup.of(games.get(0), 2, seed);
      assertEquals(24, DealCode.of(old).length());
      assertSame(old, DealCode.read(DealCode.of(old), games));
    }
    for (long seed : new long[] {0, 1, Deals.SHORT_SEED}) {
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
  public void aNewOptionKeepsOldCodes() throws BrokenDealCode {
    GameInfo solo = Games.named("solo").info();
    Setup old = Setup.of(solo, 4, 4711).with("match-length", "150").withFirst(Seat.of(3));
    Setup read =
        DealCode.read(DealCode.of(old), List.of(Deals.with(solo, 10, Option.onOff("jokers"))));
    assertEquals("off", read.option("jokers"));
    assertEquals("150", read.option("match-length"));
    assertEquals(old.first(), read.first());
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

  private static void assertSame(Setup expected, Setup read) {
    assertEquals(expected.game(), read.game());
    assertEquals(expected.seats(), read.seats());
    assertEquals(expected.first(), read.first());
    assertEquals(expected.options(), read.options());
    assertEquals(expected.seed(), read.seed());
  }
}
