package app.traytable.rules.solo;

import static app.traytable.rules.solo.SoloSituation.with;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.solo.SoloState.Phase;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;

/** Rulings 1, 3 and 4: dealing, drawing and Triple+, one test for each sentence. */
public final class SoloPlayRulingsTest {
  // Ruling 1

  @Test
  public void dealingRotatesAndTheSeatLeftOfTheDealerBegins() {
    SoloSituation t = with("R5", "R1", "G2 G3", "B1 B2");
    assertEquals(2, t.state.dealer);
    t.does("S1 play R1");
    assertEquals(0, t.state.dealer);
    assertEquals("S2", t.turn());
    assertEquals(2, t.state.round);
    for (String seat : List.of("S1", "S2", "S3")) {
      assertEquals(8, t.size(seat));
    }
  }

  @Test
  public void aNewRoundRunsClockwiseAgain() {
    SoloSituation t = with("R5", "RChange R1", "G2 G3", "B1 R2");
    t.does("S1 play RChange", "S1 solo", "S3 play R2", "S2 draw", "S2 keep", "S1 play R1");
    assertEquals(1, t.state.direction);
    assertEquals("S2", t.turn());
  }

  @Test
  public void theFirstCardIsANumberAndActionCardsTurnedBeforeItStayUnderItWithoutEffect() {
    Solo game = new Solo();
    boolean turnedMore = false;
    for (int seed = 0; seed < 200; seed++) {
      SoloState s = game.deal(Setup.of(game.info(), 4, seed).withFirst(Seat.of(1)));
      assertTrue(SoloCards.isNumber(s.pile.top()));
      for (SoloPile p = s.pile.below(); p != null; p = p.below()) {
        assertFalse(SoloCards.isNumber(p.top()));
        turnedMore = true;
      }
      assertEquals(Phase.TURN, s.phase);
      assertEquals(1, s.current);
      assertEquals(1, s.direction);
      assertEquals(120 - 32 - s.pile.size(), s.drawLeft);
    }
    assertTrue(turnedMore);
  }

  @Test
  public void inTheOldEditionAnActionCardMayLieFirstAndActsAsIfTheDealerHadLaidIt() {
    Solo game = new Solo();
    Set<SoloCards.Symbol> seen = EnumSet.noneOf(SoloCards.Symbol.class);
    for (int seed = 0; seed < 400; seed++) {
      Setup setup = Setup.of(game.info(), 4, seed).withFirst(Seat.of(1));
      SoloState s = game.deal(setup.with("action-start", "on"));
      assertEquals(1, s.pile.size());
      SoloCards.Symbol symbol = SoloCards.symbol(s.pile.top());
      seen.add(symbol);
      assertEquals(
          symbol == SoloCards.Symbol.SKIP ? 2 : symbol == SoloCards.Symbol.CHANGE ? 3 : 1,
          s.current);
      assertEquals(symbol == SoloCards.Symbol.CHANGE ? -1 : 1, s.direction);
      assertEquals(
          symbol == SoloCards.Symbol.DRAW_TWO ? 2 : symbol == SoloCards.Symbol.DRAW_FOUR ? 4 : 0,
          s.chain);
      assertEquals(symbol == SoloCards.Symbol.SKIP ? 1 : SoloState.NOBODY, s.skipped);
      assertEquals(s.chain > 0 ? Phase.CHAIN : Phase.TURN, s.phase);
    }
    assertEquals("every kind of card lay first", SoloCards.Symbol.values().length, seen.size());
  }

  // Ruling 3

  @Test
  public void aDrawnCardThatFitsMayBePlayedAtOnce() {
    SoloSituation t = with("R5", "G1 R9", "B1 B2").next("R7");
    t.does("S1 draw");
    assertEquals(List.of("keep", "play R7"), t.moves("S1"));
    t.does("S1 play R7");
    assertEquals("S2", t.turn());
  }

  @Test
  public void afterDrawingOnlyTheDrawnCardMayBePlayed() {
    SoloSituation t = with("R5", "G1 R9", "B1 B2").next("R7");
    t.does("S1 draw");
    assertEquals(SoloRefusal.DRAWN, t.refused("S1 play R9"));
    assertEquals(SoloRefusal.DRAWN, t.refused("S1 draw"));
  }

  @Test
  public void aDrawnCardThatDoesNotFitIsKeptAndTheTurnPasses() {
    SoloSituation t = with("R5", "G1 G2", "B1 B2").next("Y7");
    t.does("S1 draw");
    assertEquals(List.of("keep"), t.moves("S1"));
    t.does("S1 keep");
    assertEquals("S2", t.turn());
    assertEquals("G1 G2 Y7", t.hand("S1"));
  }

  @Test
  public void aDrawnCardMayBePartOfATriple() {
    SoloSituation t = with("R5", "G7 B7 Y1", "B1 B2").next("R7");
    t.does("S1 draw");
    assertEquals(List.of("keep", "triple G7", "triple B7", "play R7"), t.moves("S1"));
    t.does("S1 triple G7");
    assertEquals("Y1", t.hand("S1"));
  }

  @Test
  public void afterDrawingATripleWithoutTheDrawnCardIsTooLate() {
    SoloSituation t = with("R5", "R7 G7 B7 Y1", "B1 B2").next("R9");
    assertTrue(t.may("S1 triple B7"));
    t.does("S1 draw");
    assertEquals(SoloRefusal.NO_TRIPLE, t.refused("S1 triple B7"));
  }

  @Test
  public void aDrawnCardThatDoesNotFitIsNoPartOfATriple() {
    SoloSituation t = with("R5", "R7 G7 Y1", "B1 B2").next("B7");
    t.does("S1 draw");
    assertEquals(List.of("keep"), t.moves("S1"));
  }

  // Ruling 4

  @Test
  public void aTripleTakesThreeOfANumber() {
    SoloSituation t = with("R5", "R7 G7 B7 Y1 Y2", "B1 B2");
    assertTrue(t.may("S1 triple G7"));
    t.does("S1 triple G7");
    assertEquals("Y1 Y2", t.hand("S1"));
    assertEquals(SoloRefusal.NO_TRIPLE, with("R5", "R7 G7 B8 Y1", "B1").refused("S1 triple G7"));
  }

  @Test
  public void theFirstCardOfATripleFitsByColourOrNumber() {
    assertTrue(with("R5", "R7 G7 B7 Y1", "B1").may("S1 triple G7"));
    assertTrue(with("Y7", "R7 G7 B7 Y1", "B1").may("S1 triple G7"));
    assertEquals(SoloRefusal.NO_TRIPLE, with("Y5", "R7 G7 B7 Y1", "B1").refused("S1 triple G7"));
  }

  @Test
  public void theFirstCardOfATripleIsNotTheLast() {
    SoloSituation t = with("R5", "R7 G7 B7 Y1", "B1");
    assertEquals(SoloRefusal.NO_TRIPLE, t.refused("S1 triple R7"));
    assertTrue(with("R5", "R7 R7 B7 Y1", "B1").may("S1 triple R7"));
    assertTrue(with("Y7", "R7 G7 B7 Y1", "B1").may("S1 triple R7"));
  }

  @Test
  public void theLastCardOfATripleIsOnTop() {
    SoloSituation t = with("R5", "R7 G7 B7 Y7 Y1", "B1 B2", "G1");
    t.does("S1 triple G7");
    assertEquals("G7", t.top());
    assertEquals("R7", SoloCards.text(firstLaid(t, 4)));
    assertTrue(t.state.fitting() == SoloCards.fitting(SoloCards.parse("G7"), 1));
  }

  private static byte firstLaid(SoloSituation t, int count) {
    SoloPile pile = t.state.pile;
    for (int i = 1; i < count; i++) {
      pile = pile.below();
      assertNotNull(pile);
    }
    return pile.top();
  }
}
