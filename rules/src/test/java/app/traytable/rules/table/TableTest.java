package app.traytable.rules.table;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.Test;

/** What all games share besides seats, matches and journals. */
public final class TableTest {
  private static final byte[] THREE = {4, 5, 6};

  @Test
  public void cardsAreAddedJoinedAndTakenAwayWithoutTouchingWhatWasThere() {
    assertArrayEquals(new byte[] {4, 5, 6, 7}, Cards.with(THREE, (byte) 7));
    assertArrayEquals(new byte[] {4, 5, 6, 8, 9}, Cards.joined(THREE, new byte[] {8, 9}));
    assertArrayEquals(new byte[] {5, 6}, Cards.without(THREE, 0));
    assertArrayEquals(new byte[] {4, 6}, Cards.without(THREE, 1));
    assertArrayEquals(new byte[] {4, 5}, Cards.without(THREE, 2));
    assertArrayEquals(new byte[] {4, 5, 6}, THREE);
    assertArrayEquals(new byte[] {}, Cards.none());
    assertArrayEquals(new byte[] {Cards.HIDDEN, Cards.HIDDEN}, Cards.hidden(2));
  }

  @Test
  public void onlyTheFirstCardsAreCompared() {
    byte[] other = {4, 5, 9};
    assertTrue(Cards.sameFirst(THREE, other, 2));
    assertTrue(Cards.sameFirst(THREE, other, 0));
    assertFalse(Cards.sameFirst(THREE, other, 3));
    assertFalse(Cards.sameFirst(new byte[] {1}, THREE, 1));
  }

  @Test
  public void onlyTheFirstCardsAreShuffled() {
    byte[] cards = {0, 1, 2, 3, 4, 5, 6, 7};
    Rng rng = new Rng(3);
    Cards.shuffle(cards, 5, rng);
    Rng four = new Rng(3);
    for (int i = 0; i < 4; i++) {
      four.next();
    }
    assertEquals("one lot less than cards", four.state(), rng.state());
    assertArrayEquals(new byte[] {5, 6, 7}, java.util.Arrays.copyOfRange(cards, 5, 8));
  }

  @Test
  public void everyColourHasALetterOfItsOwn() {
    Set<Character> letters = new HashSet<>();
    for (Colour colour : Colour.values()) {
      assertTrue(letters.add(colour.letter()));
      assertTrue(Character.isUpperCase(colour.letter()));
    }
  }

  @Test
  public void whatIsSecretIsReadByThoseWhoMayAndNobodyElse() {
    Seats readers = Seats.only(1);
    assertEquals(5, Teller.<Nods>to(Seat.of(1)).secret(readers, (byte) 5));
    assertEquals(Cards.HIDDEN, Teller.<Nods>to(Seat.of(0)).secret(readers, (byte) 5));
    assertEquals(Cards.HIDDEN, Teller.<Nods>to(null).secret(readers, (byte) 5));
    assertTrue(Teller.<Nods>to(Seat.of(1)).isFor(readers));
    assertFalse(Teller.<Nods>to(null).isFor(readers));
  }

  private record Nods(Seat seat, int times) implements Event {
    @Override
    public String text() {
      return line("nods", times, "times");
    }
  }

  @Test
  public void whatIsToldIsKeptInItsOrderIfAnybodyListens() {
    Nods first = new Nods(Seat.of(1), 3);
    Nods second = new Nods(Seat.of(0), 1);
    Teller<Nods> teller = Teller.to(null);
    teller.tell(first);
    teller.tell(second);
    assertTrue(teller.isHeard());
    assertEquals(List.of(first, second), teller.told());
    assertEquals("S2 nods 3 times", first.text());
    assertEquals(1, first.breaths());

    Teller<Nods> silent = Teller.silent();
    silent.tell(first);
    assertFalse(silent.isHeard());
    assertEquals(List.of(), silent.told());
  }

  private record Word(int number) implements Move {}

  @Test
  public void aVocabularyReadsWritesAndOrdersItsMoves() {
    Vocabulary.Builder<Word> words = new Vocabulary.Builder<>();
    Word one = words.add("one", new Word(1));
    Word two = words.add("two", new Word(2));
    assertThrows(IllegalArgumentException.class, () -> words.add("two", new Word(3)));
    Vocabulary<Word> all = new Vocabulary.Builder<Word>().build();
    assertEquals(List.of(), all.all());
    Vocabulary.Builder<Word> again = new Vocabulary.Builder<>();
    again.add("one", one);
    again.add("two", two);
    Vocabulary<Word> vocabulary = again.build();
    assertEquals(List.of(one, two), vocabulary.all());
    assertSame(two, vocabulary.parse("two"));
    assertEquals("one", vocabulary.text(new Word(1)));
    assertEquals(1, vocabulary.place(two));
    assertEquals(-1, vocabulary.place(new Word(3)));
    assertThrows(IllegalMove.class, () -> vocabulary.text(new Word(3)));
    assertSame(two, vocabulary.own(new Word(2)));
    assertThrows(IllegalMove.class, () -> vocabulary.own(new Word(3)));
    assertThrows(IllegalMove.class, () -> vocabulary.own(CountingGame.NEXT));
    assertThrows(IllegalMove.class, () -> vocabulary.own(null));
    again.add("one again", one);
    assertThrows(IllegalArgumentException.class, again::build);
  }

  @Test
  public void anUnknownTextIsRefusedWithItsFirstLetters() {
    Vocabulary<Word> none = new Vocabulary.Builder<Word>().build();
    String forty = "y".repeat(40);
    for (String text : List.of("x", forty)) {
      IllegalMove refused = assertThrows(IllegalMove.class, () -> none.parse(text));
      assertEquals("There is no move \"" + text + "\".", refused.getMessage());
      assertEquals(TableRefusal.UNKNOWN, refused.refusal());
    }
    IllegalMove refused = assertThrows(IllegalMove.class, () -> none.parse(forty + "y"));
    assertEquals("There is no move \"" + forty + "...\".", refused.getMessage());
  }

  @Test
  public void everyRefusalOfATableHasWords() {
    for (TableRefusal refusal : TableRefusal.values()) {
      assertFalse(refusal.message().isBlank());
      assertEquals(refusal.message(), refusal.illegal().getMessage());
      assertSame(refusal, refusal.illegal().refusal());
    }
  }

  @Test
  public void moreIsBetterAndTiesAreBrokenByTheNextKey() {
    int[] points = {5, 7, 5, 7};
    int[] cards = {1, 2, 3, 2};
    Outcome outcome = Outcome.ranked(true, points, points, cards);
    assertTrue(outcome.over());
    assertEquals(List.of(5, 7, 5, 7), outcome.points());
    assertEquals(List.of(4, 1, 3, 1), outcome.places());
    assertEquals(List.of(1, 1), Outcome.ranked(false, new int[2]).places());
    assertFalse(Outcome.ranked(false, new int[2]).over());
  }

  @Test
  public void aSplitGeneratorGoesItsOwnWay() {
    Rng rng = new Rng(1);
    Rng split = rng.split();
    assertNotEquals(rng.next(), split.next());
    assertEquals(new Rng(1).split().next(), new Rng(new Rng(1).next()).next());
  }

  @Test
  public void aSetUpIsMadeInStepsAndEachIsChecked() {
    Setup setup = Setup.of(CountingGame.INFO, 2, 42);
    assertEquals("counting", setup.game());
    assertEquals(2, setup.seats());
    assertEquals(42, setup.seed());
    assertNull(setup.first());
    assertEquals(Map.of("loud", "off", "from", "one"), setup.options());
    assertFalse(setup.isOn("loud"));
    Setup loud = setup.with("loud", "on").with("from", "zero");
    assertTrue(loud.isOn("loud"));
    assertEquals("zero", loud.option("from"));
    assertEquals("counting, 2 seats, {loud=on, from=zero}", loud.toString());
    assertEquals(Seat.of(1), setup.withFirst(Seat.of(1)).starter());
    assertSame(setup, setup.in(CountingGame.INFO));
    assertEquals(3, Setup.of(CountingGame.INFO, 3, 1).seats());
    assertEquals("seats", refused(() -> Setup.of(CountingGame.INFO, 1, 1)));
    assertEquals("seats", refused(() -> Setup.of(CountingGame.INFO, 4, 1)));
    assertEquals("option", refused(() -> setup.with("quiet", "on")));
    assertEquals("option", refused(() -> setup.with("from", "on")));
    assertEquals("first", refused(() -> setup.withFirst(Seat.of(2))));
    assertThrows(IllegalArgumentException.class, () -> setup.option("quiet"));
    assertThrows(UnsupportedOperationException.class, () -> setup.options().put("a", "b"));
  }

  /** Kept matches rest on it: the lot that decides who begins must never change. */
  @Test
  public void theLotFallsWhereItAlwaysDid() {
    StringBuilder starters = new StringBuilder();
    for (long seed = 0; seed < 12; seed++) {
      starters.append(Setup.of(CountingGame.INFO, 3, seed).starter());
    }
    assertEquals("S1S2S1S1S3S1S1S3S2S3S1S1", starters.toString());
  }

  private static String refused(Runnable setup) {
    return assertThrows(IllegalSetup.class, setup::run).key();
  }
}
