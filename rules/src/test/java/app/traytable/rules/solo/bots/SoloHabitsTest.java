package app.traytable.rules.solo.bots;

import static app.traytable.rules.solo.SoloSituation.with;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.solo.SoloCards;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloMoves;
import app.traytable.rules.solo.SoloSituation;
import app.traytable.rules.table.Seat;
import org.jspecify.annotations.Nullable;
import org.junit.Test;

/** How likely a deed is with some cards in hand; S2 has three of which nothing is known. */
public final class SoloHabitsTest {
  private static SoloSituation table() {
    return with("R5", "R3 G1 G2", "R1 B2 Y1", "B3 B4").next("Y9").does("S1 play R3");
  }

  /** The chance of a choice at the newest table that S1 remembers. */
  private static double chance(SoloSituation table, @Nullable SoloMove move, String... cards) {
    SoloTrail trail = new SoloTrail(table.viewOf(Seat.of(0)).masked(), 0);
    SoloTrail.Choice last = trail.choices().get(trail.choices().size() - 1);
    byte[] faces = new byte[last.cards.length];
    int[] numbers = new int[faces.length];
    for (int i = 0; i < faces.length; i++) {
      faces[i] = SoloCards.parse(cards[i]);
      numbers[i] = i;
    }
    SoloTrail.Choice asked = new SoloTrail.Choice(last.table, last.seat, move, numbers);
    return Math.exp(SoloHabits.of(asked, faces));
  }

  private static double drawing(String... cards) {
    SoloSituation table =
        with("R5", "R3 G1 G2", "R1 B2 Y1").next("Y9").does("S1 play R3", "S2 draw");
    return chance(table, SoloMoves.DRAW, cards);
  }

  @Test
  public void whoeverHasNothingThatFitsDrawsForCertain() {
    assertEquals(1, drawing("B2", "Y1", "G7"), 0);
  }

  @Test
  public void whoeverHasANumberThatFitsHardlyEverDraws() {
    double chance = drawing("R1", "Y1", "G7");

    assertTrue("" + chance, chance > 0 && chance < 0.05);
  }

  @Test
  public void ofWhatPromisesTheSameEachIsAsLikely() {
    SoloSituation table = with("R5", "R3 G1 G2", "R1 B2 Y1").does("S1 play R3", "S2 play R1");
    SoloMove r1 = moveOf("R1");
    double alone = chance(table, r1, "R1", "Y4", "G7");
    double oneOfTwo = chance(table, r1, "R1", "R2", "G7");

    assertTrue("" + alone, alone > 0.95);
    assertEquals(alone / 2, oneOfTwo, 0.02);
  }

  private static SoloMove moveOf(String card) {
    return new SoloMove.Play(SoloCards.parse(card));
  }

  @Test
  public void whatTheCardsDoNotAllowIsAllButRuledOut() {
    SoloSituation table = with("R5", "R3 G1 G2", "R1 B2 Y1").does("S1 play R3", "S2 play R1");
    double chance = chance(table, moveOf("R1"), "B2", "Y4", "G7");

    assertTrue("" + chance, chance > 0 && chance < 1e-4);
  }

  @Test
  public void whoeverHasTheSameCardHardlyEverLetsItPass() {
    SoloSituation table = table().does("S2 draw");

    assertEquals("without it there is nothing to do", 1, chance(table, null, "B3", "B4"), 0);
    double chance = chance(table, null, "R3", "B4");
    assertTrue("" + chance, chance > 0 && chance < 0.05);
  }
}
