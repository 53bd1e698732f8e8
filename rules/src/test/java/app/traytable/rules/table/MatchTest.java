package app.traytable.rules.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.noidea.NoIdea;
import app.traytable.rules.noidea.NoIdeaMove;
import java.util.List;
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
    IllegalMove e = assertThrows(IllegalMove.class, () -> match.play(Seat.of(2), NoIdeaMove.DRAW));
    assertEquals("seat", e.key());
  }

  @Test
  public void anIllegalMoveLeavesTheMatchAsItWas() {
    var match = Match.start(game, setup, TWO);
    String before = match.journal().text();
    assertThrows(IllegalMove.class, () -> match.play(Seat.of(0), NoIdeaMove.CLAIM));
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
    var match = Match.start(game, setup, TWO).play(Seat.of(0), NoIdeaMove.TOUCH);
    assertEquals("[S1 touches]", match.lastEvents(Seat.of(1)).toString());
    assertFalse("nothing was shown, but it is another's turn", match.canUndo());
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
}
