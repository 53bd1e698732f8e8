package app.traytable.rules.solo.bots;

import static app.traytable.rules.solo.SoloSituation.with;
import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.solo.SoloCards;
import app.traytable.rules.solo.SoloMoves;
import app.traytable.rules.solo.SoloSituation;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Seat;
import java.util.List;
import org.junit.Test;

/**
 * Which card is where, with the eyes of S1. Cards are numbered as they are met, seat by seat: with
 * hands of three, S1 has 0 to 2, S2 has 3 to 5.
 */
public final class SoloTrailTest {
  private static SoloTrail trail(SoloSituation table) {
    return new SoloTrail(table.viewOf(Seat.of(0)).masked(), 0);
  }

  private static SoloSituation table() {
    return with("R5", "R3 G1 G2", "R1 B2 Y1", "AllSwap B3 B4").next("Y9 Y8 Y7");
  }

  @Test
  public void aDrawnCardIsTheNewest() {
    SoloTrail trail = trail(table().does("S1 play R3", "S2 draw"));

    assertArrayEquals(new int[] {3, 4, 5, 9}, trail.hidden(1));
    assertEquals(Cards.HIDDEN, trail.faces()[9]);
  }

  @Test
  public void aCardThatIsLaidIsTakenToBeTheNewestAndKnown() {
    SoloTrail trail = trail(table().does("S1 play R3", "S2 play R1"));

    assertArrayEquals(new int[] {3, 4}, trail.hidden(1));
    assertEquals(SoloCards.parse("R1"), trail.faces()[5]);
  }

  @Test
  public void theOwnCardsAreNotHidden() {
    SoloTrail trail = trail(table().does("S1 play R3", "S2 draw"));

    assertArrayEquals(new int[0], trail.hidden(0));
    assertEquals(SoloCards.parse("G1"), trail.faces()[0]);
    assertEquals(SoloCards.parse("G2"), trail.faces()[1]);
  }

  @Test
  public void handsThatMoveTakeTheirCardsAlong() {
    SoloSituation moved =
        table().does("S1 play R3", "S2 draw", "S2 keep", "S3 play AllSwap", "S3 go");
    SoloTrail trail = trail(moved);

    // S3 has got what S2 had, who drew, and S2 what S1 had and knows.
    assertArrayEquals(new int[] {3, 4, 5, 9}, trail.hidden(2));
    assertArrayEquals(new int[0], trail.hidden(1));
  }

  @Test
  public void aSwapExchangesTwoHands() {
    SoloSituation swapped =
        with("R5", "R3 G1 G2", "RSwap B2 Y1", "B3 B4 B6")
            .does("S1 play R3", "S2 play RSwap S3", "S3 accept");
    SoloTrail trail = trail(swapped);

    assertArrayEquals(new int[] {6, 7, 8}, trail.hidden(1));
    assertArrayEquals(new int[] {3, 4}, trail.hidden(2));
  }

  @Test
  public void whoGivesCardsAwayKeepsSomeOfWhichNobodyCanTellWhich() {
    SoloSituation before =
        with("R5", "R3 G1 G2", "RGift B2 Y1 Y2", "B3 B4 B6")
            .does("S1 play R3", "S2 play RGift S3", "S2 give Y1", "S2 give Y2");
    SoloTrail trail = trail(before.does("S3 accept"));

    assertEquals(1, trail.hidden(1).length);
    assertTrue("it has a number of its own", trail.hidden(1)[0] > 9);
    assertEquals(5, trail.hidden(2).length);
    assertTrue(
        "what S2 did with lost cards tells nothing",
        trail.choices().stream().noneMatch(choice -> choice.seat == 1));
  }

  @Test
  public void everyChoiceOfOthersIsToldWithTheCardsOfThatMoment() {
    SoloTrail trail = trail(table().does("S1 play R3", "S2 draw", "S2 keep", "S3 draw"));
    List<SoloTrail.Choice> drawn =
        trail.choices().stream().filter(choice -> choice.move == SoloMoves.DRAW).toList();

    assertEquals(2, drawn.size());
    assertEquals(1, drawn.get(0).seat);
    assertArrayEquals(new int[] {3, 4, 5}, drawn.get(0).cards);
    assertEquals(2, drawn.get(1).seat);
  }

  @Test
  public void whoeverMightHaveInterjectedHasLetTheMomentPass() {
    SoloTrail trail = trail(table().does("S1 play R3", "S2 draw"));
    List<SoloTrail.Choice> passed =
        trail.choices().stream().filter(choice -> choice.move == null).toList();

    // While S1 laid, R5 was on top, and S2 and S3 let it pass; then S3 let R3 pass.
    assertEquals(List.of(1, 2, 2), passed.stream().map(choice -> choice.seat).toList());
    assertNull(passed.get(0).move);
  }

  @Test
  public void whatIsDoneWithCardsThatAreAllKnownByNowTellsNothing() {
    SoloSituation table = with("R5", "AllSwap G1 G2", "B1 B2").does("S1 play AllSwap", "S1 go");

    assertTrue(trail(table).choices().isEmpty());
    assertFalse(trail(table().does("S1 play R3")).choices().isEmpty());
  }
}
