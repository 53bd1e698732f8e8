package app.traytable.rules.qwinto;

import static app.traytable.rules.qwinto.QwintoTable.NO_NUMBERS;
import static app.traytable.rules.qwinto.QwintoTable.callOfTen;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.IllegalMove;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;

/** What the rulebook leaves open, ruling by ruling; the game for one has its own tests. */
public final class QwintoRulingsTest {
  // Ruling 1
  @Test
  public void neighboursAreTheTwoOrthogonalPlaces() {
    // If the place across counted, the 6 would show in every sum.
    assertEquals(
        "3 O P", QwintoTable.of("P6 P1 P0 P5", "O2 A0 A4", "Y1").play("S1 lay O2 SE").call());
    assertEquals(
        "3 O P", QwintoTable.of("P1 P6 P5 P0", "O2 A0 A4", "Y1").play("S1 lay O2 NE").call());
    assertFalse(QwintoGrid.areNeighbours(QwintoGrid.NW, QwintoGrid.SE));
    assertFalse(QwintoGrid.areNeighbours(QwintoGrid.NE, QwintoGrid.SW));
    assertFalse(QwintoGrid.areNeighbours(QwintoGrid.NE, QwintoGrid.NE));
    assertTrue(QwintoGrid.areNeighbours(QwintoGrid.NW, QwintoGrid.NE));
    assertTrue(QwintoGrid.areNeighbours(QwintoGrid.NW, QwintoGrid.SW));
  }

  // Ruling 1
  @Test
  public void twoEqualCardsGoOneAfterTheOtherAndTheSecondCounts() {
    QwintoTable table = QwintoTable.of("P6 Y3 A4 Y5", "O2 P2 A0", "Y1 Y2 Y0");
    table.play("S1 lay P2 NW O2 NE");
    assertEquals("9 O Y P", table.call());
    assertEquals("Y3 P6", table.covered());
    assertEquals("A0", table.hand(0));
  }

  // Ruling 2
  @Test
  public void seatsAnswerInAnyOrder() {
    String[][] orders = {
      {"S1 enter O1", "S2 enter Y1", "S3 pass"},
      {"S3 pass", "S2 enter Y1", "S1 enter O1"},
      {"S2 enter Y1", "S1 enter O1", "S3 pass"},
    };
    QwintoState first = threeCalled().play(orders[0]).state();
    for (String[] order : orders) {
      QwintoTable table = threeCalled();
      assertEquals("S1 S2 S3", table.toAct());
      assertEquals(first, table.play(order).state());
    }
    assertEquals("S2 S3", threeCalled().play("S1 pass").toAct());
  }

  // Ruling 2
  @Test
  public void everySeatAnswersOnce() {
    QwintoTable table = threeCalled().play("S2 pass");
    assertEquals(List.of(), table.moves(1));
    assertEquals(QwintoRefusal.ANSWERED, table.refusal("S2 enter O1"));
    assertEquals("S1 S3", table.toAct());
  }

  // Ruling 2
  @Test
  public void thePlayerWhoLaidAndEntersNothingTakesAFailedAttempt() {
    QwintoTable table = threeCalled().play("S1 pass", "S2 pass", "S3 pass");
    assertEquals(1, table.sheet(0).failed());
    assertEquals(0, table.sheet(1).failed());
    assertEquals(0, table.sheet(2).failed());
  }

  // Ruling 2
  @Test
  public void aSeatWithoutAFieldForTheNumberNeedNotAnswer() {
    QwintoTable table =
        QwintoTable.of("P2 A2 A4 P5", "O4 A0 A-2", "O1 O2 O3")
            .sheet(1, ". . . . 10 . . . .", NO_NUMBERS, NO_NUMBERS)
            .play("S1 lay O4 SE");
    assertEquals("S1", table.toAct());
    assertEquals(List.of(), table.moves(1));
    assertEquals("S1 lays O4 SE P5, S1 calls 10 O, S2 cannot-enter", table.told(null));
    assertEquals(QwintoRefusal.ANSWERED, table.refusal("S2 pass"));
  }

  // Ruling 2
  @Test
  public void aCallerWithoutAFieldFailsAtOnceAndTheOthersAnswer() {
    QwintoTable table =
        QwintoTable.of("P2 A2 A4 P5", "O4 A0 A-2", "O1 O2 O3")
            .sheet(0, ". . . . 10 . . . .", NO_NUMBERS, NO_NUMBERS)
            .play("S1 lay O4 SE");
    assertEquals("S2", table.toAct());
    assertEquals(1, table.sheet(0).failed());
    assertEquals("S1 lays O4 SE P5, S1 calls 10 O, S1 fails 1", table.told(null));
    table.play("S2 enter O4");
    assertEquals("S2", table.toAct());
    assertEquals(1, table.sheet(0).failed());
  }

  // Ruling 2
  @Test
  public void nobodySeesAHandWhileAnswersAreGiven() {
    QwintoTable table = threeCalled();
    assertTrue(table.view(1).toString().contains("S1 hand ?? "));
    assertTrue(table.table().toString().contains("S2 hand ??? "));
    assertEquals(List.of(), table.table().hand());
  }

  // Ruling 2
  @Test
  public void answersAreGivenBeforeEverybodysEyesAndLaysAreNot() {
    QwintoTable table = callOfTen();
    assertFalse(table.isOpen());
    table.play("S1 lay O4 SE");
    assertTrue(table.isOpen());
    table.play("S2 pass");
    assertTrue(table.isOpen());
    table.play("S1 enter O1");
    assertFalse(table.isOpen());
    QwintoTable last = callOfTen().failed(0, 3).play("S1 lay O4 SE", "S1 pass", "S2 pass");
    assertTrue(last.isOver());
    assertFalse(last.isOpen());
  }

  // Ruling 3
  @Test
  public void threeGraysGiveNobodyAnEntry() {
    QwintoTable table = QwintoTable.of("P2 A3 A4 O2", "A6 O1 A-2", "O4 Y4 O3", "Y1 Y2 Y3");
    table.play("S1 lay A6 SE");
    assertEquals("S2", table.toAct());
    assertNull(table.table().call());
    assertEquals(1, table.sheet(0).failed());
    assertEquals(QwintoSheet.EMPTY, table.sheet(1));
    assertEquals(QwintoSheet.EMPTY, table.sheet(2));
  }

  // Ruling 3
  @Test
  public void aSumUnderOneGivesNobodyAnEntry() {
    QwintoTable table = QwintoTable.of("P2 O0 Y0 O2", "P0 O1 A-2", "O4 Y4 O3", "Y1 Y2 Y3");
    table.play("S1 lay P0 SE");
    assertEquals("S2", table.toAct());
    assertEquals(1, table.sheet(0).failed());
    assertEquals(QwintoSheet.EMPTY, table.sheet(1));
  }

  // Ruling 4
  @Test
  public void theEndComesAfterAllAnswers() {
    QwintoTable table =
        threeCalled()
            .sheet(0, "1 2 3 4 5 6 7 8 9", "2 3 4 5 6 7 8 9 .", NO_NUMBERS)
            .play("S1 enter Y9");
    assertEquals(2, table.sheet(0).fullRows());
    assertFalse(table.isOver());
    table.play("S3 enter Y9");
    assertFalse(table.isOver());
    table.play("S2 enter O9");
    assertTrue(table.isOver());
    assertEquals(10, table.sheet(1).number(8));
  }

  // Ruling 4
  @Test
  public void aForcedFourthFailedAttemptEndsTheGameAtOnceWhenNobodyCanAnswer() {
    QwintoTable table =
        QwintoTable.of("P2 A3 A4 O2", "A6 O1 A-2", "O4 Y4 O3").failed(0, 3).play("S1 lay A6 SE");
    assertTrue(table.isOver());
    assertTrue(table.told(null).endsWith("S1 fails 4, S2 cannot-enter, S1 ends-by-failing"));
  }

  // Ruling 4
  @Test
  public void aForcedFourthFailedAttemptWaitsForTheAnswersOfTheOthers() {
    QwintoTable table =
        QwintoTable.of("P2 A2 A4 P5", "O4 A0 A-2", "O1 O2 O3")
            .sheet(0, ". . . . 10 . . . .", NO_NUMBERS, NO_NUMBERS)
            .failed(0, 3)
            .play("S1 lay O4 SE");
    assertFalse(table.isOver());
    table.play("S2 enter O1");
    assertTrue(table.isOver());
    assertEquals(List.of(-19, 1), table.outcome().points());
  }

  // Ruling 4
  @Test
  public void severalPlayersMayBringTheEndTogether() {
    QwintoTable table =
        threeCalled()
            .sheet(0, "1 2 3 4 5 6 7 8 9", "2 3 4 5 6 7 8 9 .", NO_NUMBERS)
            .sheet(2, "1 2 3 4 5 6 7 8 9", "2 3 4 5 6 7 8 9 .", NO_NUMBERS)
            .play("S1 enter Y9", "S2 pass", "S3 enter Y9");
    assertTrue(table.told(null).endsWith("S1 ends-by-rows, S3 ends-by-rows"));
  }

  // Ruling 5
  @Test
  public void theDrawPileIsShuffledAgainInTheMiddleOfRefilling() {
    QwintoTable table = QwintoTable.of("P2 Y3 A3 O2", "P1 O1 A-2", "O4 Y4 O3").draw("Y6");
    table.play("S1 lay P1 SW O1 SE", "S1 enter O1", "S2 pass");
    assertEquals(3, Integer.bitCount(table.state().hands[0]));
    assertTrue(table.hand(0).contains("Y6"));
    assertEquals("", table.covered());
    assertEquals(32 - 6 - 4, table.table().drawPile());
    assertEquals("S2 passes, S1 draws ?, S1 shuffles 23, S1 draws ?", table.told(null));
  }

  // Ruling 5
  @Test
  public void theCoveredCardsAreShuffledByChanceThatGoesOn() {
    Set<String> piles = new HashSet<>();
    for (int chance = 0; chance < 20; chance++) {
      QwintoTable table = callOfTen().draw("");
      table.state().rng = chance;
      table.play("S1 lay O4 SE", "S1 enter O1", "S2 enter O1");
      piles.add(Arrays.toString(table.state().draw));
      assertNotEquals("the next shuffle would be the same", chance, table.state().rng);
    }
    assertEquals(20, piles.size());
  }

  // Ruling 5
  @Test
  public void anEmptyDrawPileIsLeftAloneUntilSomebodyDraws() {
    QwintoTable table = QwintoTable.of("P2 Y3 A3 O2", "P1 O6 A-2", "O4 Y4 O3").draw("Y6");
    table.play("S1 lay P1 SW", "S1 enter O1", "S2 pass");
    assertEquals(0, table.table().drawPile());
    assertEquals(21, table.table().covered(QwintoGrid.NW).size());
    assertTrue(table.covered().contains("A3"));
  }

  // Ruling 6
  @Test
  public void moreFullColumnsWinATie() {
    QwintoTable table =
        callOfTen()
            .failed(0, 3)
            .sheet(0, ". . . . . 3 . . .", ". . . . . . 17 . .", ". . . . . . . 5 .")
            .sheet(1, NO_NUMBERS, NO_NUMBERS, NO_NUMBERS);
    table.play("S1 lay O4 SE", "S1 pass", "S2 pass");
    assertEquals(List.of(0, 0), table.outcome().points());
    assertEquals(List.of(1, 2), table.outcome().places());
  }

  // Ruling 6
  @Test
  public void fewerFailedAttemptsWinATieWithEquallyManyColumns() {
    QwintoTable table =
        callOfTen()
            .failed(0, 3)
            .failed(1, 1)
            .sheet(0, NO_NUMBERS, "1 2 3 4 5 6 7 8 18", "9 10 . . . . . . .")
            .sheet(1, "1 2 3 4 5 . . . .", NO_NUMBERS, NO_NUMBERS);
    table.play("S1 lay O4 SE", "S1 pass", "S2 pass");
    assertEquals(List.of(0, 0), table.outcome().points());
    assertEquals(List.of(2, 1), table.outcome().places());
  }

  // Ruling 6
  @Test
  public void aFullTieIsShared() {
    QwintoTable table = threeCalled().failed(0, 3).failed(1, 1).failed(2, 1);
    table.play("S1 pass", "S2 enter O1", "S3 enter Y1");
    assertEquals(List.of(-20, -4, -4), table.outcome().points());
    assertEquals(List.of(3, 1, 1), table.outcome().places());
  }

  @Test
  public void aRefusedMoveChangesNothing() {
    QwintoTable table = callOfTen();
    QwintoState before = new QwintoState(table.state());
    assertThrows(IllegalMove.class, () -> table.play("S2 lay O1 NW"));
    assertEquals(before, table.state());
  }

  private static QwintoTable threeCalled() {
    return QwintoTable.of("P2 Y3 A3 P5", "O4 A0 A-2", "O1 O2 O3", "Y4 Y5 Y6").play("S1 lay O4 SE");
  }
}
