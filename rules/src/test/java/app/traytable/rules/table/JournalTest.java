package app.traytable.rules.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.Games;
import app.traytable.rules.noidea.NoIdea;
import app.traytable.rules.noidea.NoIdeaMove;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.Test;

/** What cannot be read is refused with a line and a reason, and nothing of it is loaded. */
public final class JournalTest {
  private static final int MUTATIONS = 10_000;

  private final String text = journalOfSomeMatch();

  private static String journalOfSomeMatch() {
    NoIdea game = new NoIdea();
    Setup setup = Setup.of(game.info(), 2, -4711).with("short-game", "on").withFirst(Seat.of(1));
    var match =
        Match.start(game, setup, List.of(Player.person("Änne B."), Player.bot("Robo", Level.HARD)));
    Rng rng = new Rng(1);
    for (int i = 0; i < 60; i++) {
      Seat seat = game.toAct(match.state()).iterator().next();
      List<NoIdeaMove> moves = game.legalMoves(match.state(), seat);
      match = match.play(seat, moves.get(rng.below(moves.size())));
    }
    return match.journal().text();
  }

  @Test
  public void aJournalIsReadAsItIsWritten() throws BrokenJournal {
    Match<?, ?, ?, ?> match = Games.load(text);
    assertEquals(text, match.journal().text());
    assertEquals(60, match.plies());
    assertEquals(List.of("Änne B.", "Robo"), match.players().stream().map(Player::name).toList());
    assertEquals(Seat.of(1), match.setup().starter());
  }

  @Test
  public void aJournalCutAnywhereIsBroken() {
    for (int length = 0; length < text.length(); length++) {
      String cut = text.substring(0, length);
      assertThrows(cut, BrokenJournal.class, () -> Games.load(cut));
    }
  }

  @Test
  public void aChangedJournalIsBroken() {
    Rng rng = new Rng(2);
    for (int i = 0; i < MUTATIONS; i++) {
      String changed = mutated(rng);
      if (!changed.equals(text)) {
        BrokenJournal e = assertThrows(changed, BrokenJournal.class, () -> Games.load(changed));
        assertReasonable(e);
      }
    }
  }

  /**
   * Even with a right checksum nothing but a legal match is loaded, and nothing but BrokenJournal
   * is thrown.
   */
  @Test
  public void aChangedJournalWithAFreshChecksumIsALegalMatchOrBroken() {
    Rng rng = new Rng(3);
    int loaded = 0;
    for (int i = 0; i < MUTATIONS; i++) {
      String changed = signed(mutated(rng));
      try {
        assertEquals(changed, Games.load(changed).journal().text());
        loaded++;
      } catch (BrokenJournal e) {
        assertReasonable(e);
      }
    }
    assertTrue(
        "a changed name or seed can be legal, most changes are not: " + loaded,
        loaded < MUTATIONS / 2);
  }

  @Test
  public void aNewerJournalSaysSo() {
    assertBroken(1, "newer version", signed(text.replace("traytable 1\n", "traytable 2\n")));
  }

  @Test
  public void anUnknownGameSaysSo() {
    assertBroken(2, "no game \"whist\"", signed(text.replace("game noidea", "game whist")));
  }

  @Test
  public void anIllegalMoveNamesItsLine() {
    List<String> lines = text.lines().toList();
    int ply40 = 10 + 40 - 1;
    String other = lines.get(ply40).startsWith("S1") ? "S2" : "S1";
    String changed = text.replaceFirst("(?s)((?:[^\n]*\n){" + ply40 + "})S.", "$1" + other);
    assertBroken(ply40 + 1, "turn", signed(changed));
  }

  @Test
  public void aSeatOutsideTheGameIsBroken() {
    assertBroken(11, "Nobody sits on seat 9", signed(text.replaceFirst("\nS2 ", "\nS9 ")));
  }

  @Test
  public void missingAndForeignOptionsAreBroken() {
    assertBroken(3, "not those of", signed(text.replace("option short-game on\n", "")));
    assertBroken(3, "not those of", signed(text.replace("first", "option z on\nfirst")));
    assertBroken(3, "cannot be", signed(text.replace("short-game on", "short-game maybe")));
  }

  @Test
  public void optionsOutOfTheirOrderAreBroken() {
    String twice = text.replace("first", "option short-game on\nfirst");
    assertBroken(7, "order", signed(twice));
  }

  @Test
  public void aStarterWhoIsNotThereIsBroken() {
    assertBroken(7, "Nobody sits on seat 3", signed(text.replace("first S2", "first S3")));
  }

  /** A number that reads like another would be written otherwise than it was read. */
  @Test
  public void onlyASeedAsItIsWrittenIsASeed() throws BrokenJournal {
    for (String seed : List.of("+5", "007", "-0", "00", "", " 5", "5 ", "0x5", "5.0", "٥")) {
      assertBroken(8, "not a seed", signed(text.replace("seed -4711", "seed " + seed)));
    }
    String tooLarge = "9223372036854775808";
    assertBroken(8, "not a seed", signed(text.replace("seed -4711", "seed " + tooLarge)));
    for (long seed : new long[] {0, -1, Long.MIN_VALUE, Long.MAX_VALUE}) {
      Journal read = new Journal("g", Map.of(), null, seed, List.of(Player.person("A")), List.of());
      assertEquals(seed, Journal.parse(read.text()).seed());
    }
  }

  @Test
  public void tooManyOrTooFewSeatsAreBroken() {
    String six = "seat person A\nseat person B\nseat person C\nseat person D\nseat hard Robo";
    assertBroken(9, "2 to 5 players", signed(text.replace("seat hard Robo", six)));
    assertBroken(9, "2 to 5 players", signed(text.replace("seat hard Robo\n", "")));
  }

  @Test
  public void fiftyMegabytesAreRefusedBeforeTheyAreRead() {
    String huge = text + "S1 draw\n".repeat(50_000_000 / 8);
    assertBroken(1, "longer than any match", huge);
  }

  @Test
  public void anEndlessLineAndTooManyMovesAreBroken() {
    assertBroken(2, "too long", text.replace("noidea", "n".repeat(500)));
    String many = text.replaceFirst("(?s)end .*", "S1 draw\n".repeat(Journal.MOST_PLIES + 1));
    assertBroken(71 + Journal.MOST_PLIES - 60, "more moves than any match", many);
  }

  @Test
  public void tenSeatsAreReadAndElevenAreNot() throws BrokenJournal {
    List<Player> ten = Collections.nCopies(10, Player.person("A"));
    Journal most = new Journal("g", Map.of(), null, 1, ten, List.of());
    assertEquals(most, Journal.parse(most.text()));
    List<Player> eleven = Collections.nCopies(11, Player.person("A"));
    String more = new Journal("g", Map.of(), null, 1, eleven, List.of()).text();
    BrokenJournal e = assertThrows(BrokenJournal.class, () -> Journal.parse(more));
    assertTrue(e.getMessage(), String.valueOf(e.getMessage()).contains("there are 11 seats"));
  }

  /** Signed or not, a hundred thousand moves are read and one more is not. */
  @Test
  public void aHundredThousandMovesAreTheMost() throws BrokenJournal {
    List<String> most = Collections.nCopies(Journal.MOST_PLIES, "S1 go");
    assertEquals(Journal.MOST_PLIES, Journal.parse(journalWith(most)).plies().size());
    List<String> more = Collections.nCopies(Journal.MOST_PLIES + 1, "S1 go");
    String text = journalWith(more);
    BrokenJournal e = assertThrows(BrokenJournal.class, () -> Journal.parse(text));
    assertTrue(e.getMessage(), String.valueOf(e.getMessage()).contains("more moves than any"));
  }

  private static String journalWith(List<String> plies) {
    return new Journal("g", Map.of(), null, 1, List.of(Player.person("A")), plies).text();
  }

  @Test
  public void theLongestLineAndTheLongestTextAreStillRead() throws BrokenJournal {
    String longest = "S1 " + "x".repeat(Journal.LONGEST_LINE - 3);
    assertEquals(List.of(longest), Journal.parse(journalWith(List.of(longest))).plies());
    String longer = journalWith(List.of(longest + "x"));
    assertThrows(BrokenJournal.class, () -> Journal.parse(longer));
    List<String> many =
        new ArrayList<>(Collections.nCopies(Journal.LONGEST_TEXT / 50 - 4, "x".repeat(49)));
    int left = Journal.LONGEST_TEXT - journalWith(many).length();
    many.set(0, "x".repeat(49 + left / 2));
    many.set(1, "x".repeat(49 + left - left / 2));
    String full = journalWith(many);
    assertEquals(Journal.LONGEST_TEXT, full.length());
    assertEquals(many, Journal.parse(full).plies());
    many.set(2, "x".repeat(50));
    String tooFull = journalWith(many);
    BrokenJournal e = assertThrows(BrokenJournal.class, () -> Journal.parse(tooFull));
    assertTrue(e.getMessage(), String.valueOf(e.getMessage()).contains("longer than any match"));
  }

  private String mutated(Rng rng) {
    StringBuilder changed = new StringBuilder(text);
    for (int n = 1 + rng.below(3); n > 0; n--) {
      int at = rng.below(changed.length());
      switch (rng.below(5)) {
        case 0 -> changed.deleteCharAt(at);
        case 1 -> changed.insert(at, (char) rng.below(0x250));
        case 2 -> changed.setCharAt(at, (char) (32 + rng.below(95)));
        case 3 -> {
          int to = Math.min(changed.length(), at + rng.below(40));
          changed.insert(rng.below(changed.length()), changed.substring(at, to));
        }
        default -> changed.delete(at, Math.min(changed.length(), at + rng.below(40)));
      }
      if (changed.length() == 0) {
        changed.append('x');
      }
    }
    return changed.toString();
  }

  /** The text with a last line that counts and sums it up rightly. */
  private static String signed(String text) {
    int end = text.lastIndexOf("\nend ") + 1;
    String body = end > 0 ? text.substring(0, end) : text + "\n";
    long plies =
        body.lines()
            .dropWhile(l -> !l.startsWith("seat "))
            .filter(l -> !l.startsWith("seat "))
            .count();
    return body + "end " + plies + " " + Journal.checksum(body) + "\n";
  }

  private static void assertBroken(int line, String reason, String journal) {
    BrokenJournal e = assertThrows(BrokenJournal.class, () -> Games.load(journal));
    assertEquals(e.getMessage(), line, e.line());
    assertTrue(e.getMessage(), String.valueOf(e.getMessage()).contains(reason));
  }

  private static void assertReasonable(BrokenJournal e) {
    String message = String.valueOf(e.getMessage());
    assertTrue(message, e.line() >= 1 && message.length() > 12 && message.length() < 300);
  }
}
