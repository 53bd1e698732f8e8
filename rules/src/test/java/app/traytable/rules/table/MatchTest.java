package app.traytable.rules.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.contract.Told;
import app.traytable.rules.noidea.NoIdea;
import app.traytable.rules.noidea.NoIdeaMoves;
import java.util.List;
import java.util.Map;
import org.junit.Test;

/** A match remembers who plays and what was played, and refuses what cannot be. */
public final class MatchTest {
  private static final List<Player> TWO = List.of(Player.person("Ada"), Player.person("Bo"));

  private final NoIdea game = new NoIdea();
  private final Setup setup = Setup.of(game.info(), 2, 1).withFirst(Seat.of(0));

  @Test
  public void everySeatNeedsAPlayer() {
    assertThrows(IllegalSetup.class, () -> Match.start(game, setup, List.of(Player.person("Ada"))));
  }

  @Test
  public void nobodyPlaysFromASeatThatIsNotThere() {
    var match = Match.start(game, setup, TWO);
    IllegalMove e = assertThrows(IllegalMove.class, () -> match.play(Seat.of(2), NoIdeaMoves.DRAW));
    assertEquals(TableRefusal.SEAT, e.refusal());
  }

  @Test
  public void anIllegalMoveLeavesTheMatchAsItWas() {
    var match = Match.start(game, setup, TWO);
    String before = match.journal().text();
    assertThrows(IllegalMove.class, () -> match.play(Seat.of(0), NoIdeaMoves.CLAIM));
    assertEquals(before, match.journal().text());
  }

  @Test
  public void thereIsNothingToTakeBackAtTheBeginning() {
    var match = Match.start(game, setup, TWO);
    assertFalse(match.canUndo());
    assertThrows(IllegalMove.class, match::undo);
    assertEquals(List.of(), match.lastEvents(null));
  }

  @Test
  public void aPassedTurnIsNotTakenBack() {
    var match = Match.start(game, setup, TWO).play(Seat.of(0), NoIdeaMoves.TOUCH);
    assertEquals("[S1 touches]", Told.text(match.lastEvents(Seat.of(1))));
    assertFalse("nothing was shown, but it is another's turn", match.canUndo());
  }

  private final CountingGame counting = new CountingGame();

  private Match<CountingGame.Count, CountingGame.Word, CountingGame.Count, CountingGame.Counts>
      counted(String... words) {
    Setup usual = Setup.of(CountingGame.INFO, 2, 1).withFirst(Seat.of(0));
    var match = Match.start(counting, usual, TWO);
    for (String word : words) {
      Seat seat = Seat.of(match.state().current());
      match = match.play(seat, counting.moves().parse(word));
    }
    return match;
  }

  @Test
  public void aMoveThatShowsNothingAndKeepsTheTurnIsTakenBack() {
    var before = counted("next");
    var match = before.play(Seat.of(1), CountingGame.AGAIN);
    assertTrue(match.canUndo());
    assertSame(before, match.undo());
    assertSame(before, match.before());
    assertFalse("it was shown", counted("peek").canUndo());
    assertFalse("it is another's turn", counted("next").canUndo());
    assertThrows(IllegalMove.class, counted("peek")::undo);
  }

  @Test
  public void aMatchTellsWhoPlayedWhatLast() {
    var match = counted("again", "next");
    assertSame(counting, match.game());
    assertSame("nobody unless a game says so", Seats.NONE, counting.awaited(match.state()));
    assertEquals(TWO, match.players());
    assertEquals(2, match.plies());
    assertEquals(Seat.of(0), match.lastMover());
    assertEquals("S1 next", match.lastPly());
    assertEquals("[S1 counts 1 one]", Told.text(match.lastEvents(Seat.of(0))));
    assertEquals("[S1 counts 1 ?]", Told.text(match.lastEvents(Seat.of(1))));
    assertEquals("[S1 counts 1 ?]", Told.text(match.lastEvents(null)));
    assertNull(counted().lastMover());
    assertNull(counted().lastPly());
    assertNull(counted().before());
  }

  @Test
  public void aMatchAnswersForItsGame() {
    var match = counted("again");
    Seat first = Seat.of(0);
    assertEquals(Seats.only(0), match.toAct());
    assertEquals(
        List.of(CountingGame.NEXT, CountingGame.AGAIN, CountingGame.PEEK), match.legalMoves(first));
    assertEquals(List.of(), match.legalMoves(Seat.of(1)));
    assertEquals(match.state(), match.view(first));
    assertEquals(match.state(), match.table());
    assertEquals(counting.outcome(match.state()), match.outcome());
    assertSame(Seats.NONE, match.awaited());
    assertTrue(match.isOpen());
    assertFalse(match.invitesReactions());

    var passed = counted("next");
    assertFalse(passed.isOpen());
    assertTrue(passed.invitesReactions());
  }

  @Test
  public void unlessAGameSaysOtherwiseNobodyReactsAndWhatWasToldStaysTold() {
    var match = counted("again");
    assertFalse(counting.hasReactions());
    assertFalse(game.invitesReactions(game.deal(setup)));
    CountingGame.Counts told = match.lastEvents(null).get(0);
    assertSame(told, counting.afterwards(told));
  }

  @Test
  public void aMatchThatCannotBeKeptAnyLongerGoesNoFurther() throws BrokenJournal {
    var match = counted();
    for (int i = 0; i < Journal.MOST_PLIES; i++) {
      match = match.play(Seat.of(0), CountingGame.AGAIN);
    }
    var full = match;
    IllegalMove e =
        assertThrows(IllegalMove.class, () -> full.play(Seat.of(0), CountingGame.AGAIN));
    assertEquals(TableRefusal.LONG, e.refusal());
    Journal kept = Journal.parse(full.journal().text());
    assertEquals(Journal.MOST_PLIES, Match.replay(counting, kept).plies());
  }

  @Test
  public void aJournalOfAnotherGameOrWithNoMoveInALineIsBroken() {
    Journal journal = counted("next").journal();
    assertThrows(BrokenJournal.class, () -> Match.replay(game, journal));
    Journal mute =
        new Journal(
            "counting", journal.options(), null, 1, journal.players(), List.of("S1", "S2 next"));
    BrokenJournal e = assertThrows(BrokenJournal.class, () -> Match.replay(counting, mute));
    assertEquals("this is not a move", String.valueOf(e.getMessage()).replaceFirst(".*: ", ""));
    assertEquals(mute.lineOf(0), e.line());
  }

  @Test
  public void namesAreWordsOfOneLine() {
    assertEquals("Zoë 👵", Player.person("Zoë 👵").name());
    for (String name :
        List.of("", " ", " Ada", "Ada ", "A\nB", "A\u2028B", "\uD83D", "x".repeat(25))) {
      assertThrows(name, IllegalSetup.class, () -> Player.person(name));
    }
    assertTrue(Player.person("x".repeat(24)).level() == null);
  }

  @Test
  public void whatAGameCountsIsToldForEverySeat() {
    var match = counted("again", "next", "next", "peek");

    assertEquals(Map.of("words", List.of(3, 1), "behind", List.of(1, 3)), match.figures());
    assertEquals(List.of("words", "behind"), List.copyOf(match.figures().keySet()));
  }
}
