package app.traytable.rules.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.Games;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.Test;

/** What is not written right is no code, and it is said why. */
public final class BrokenDealCodeTest {
  private final List<GameInfo> games = Deals.GAMES;

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
    GameInfo richer = Deals.with(solo, 10, Option.onOff("jokers"));
    String withJokers = DealCode.of(Setup.of(richer, 4, 4711).with("jokers", "on"));
    assertEquals(DealRefusal.NEWER, why(withJokers, games));
    GameInfo smaller = Deals.with(solo, 3, Option.onOff("jokers"));
    assertEquals(DealRefusal.NEWER, why(code, List.of(smaller)));
    assertEquals(DealRefusal.NEWER, why(signed("X" + code.substring(1)), games));
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
      List<Setup> tables = Deals.tables(game);
      long seed = i % 2 == 0 ? rng.next() & Deals.SHORT_SEED : rng.next();
      codes.add(DealCode.of(Deals.seeded(tables.get(rng.below(tables.size())), game, seed)));
    }
    return codes;
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
}
