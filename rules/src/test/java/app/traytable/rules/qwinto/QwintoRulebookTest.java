package app.traytable.rules.qwinto;

import static app.traytable.rules.qwinto.QwintoTable.NO_NUMBERS;
import static app.traytable.rules.qwinto.QwintoTable.callOfTen;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.Test;

/** The rulebook from setting up to refilling the hand, with its examples; see also the sheet. */
public final class QwintoRulebookTest {
  @Test
  public void timCallsATenInOrangeOrYellow() {
    QwintoTable table = QwintoTable.of("P2 Y3 A3 P5", "O4 A0 A-2", "O1 O2 O3");
    table.play("S1 lay O4 SE");
    assertEquals("10 O Y", table.call());
    assertEquals("S1 lays O4 SE P5, S1 calls 10 O Y", table.told(null));
  }

  @Test
  public void sarahCallsAFiveInOrangeYellowOrPurple() {
    QwintoTable table = QwintoTable.of("P2 Y3 A3 O2", "P1 O1 A-2", "O4 Y4 O3");
    table.play("S1 lay P1 SW O1 SE");
    assertEquals("5 O Y P", table.call());
    assertEquals("S1 lays P1 SW A3, S1 lays O1 SE O2, S1 calls 5 O Y P", table.told(null));
  }

  @Test
  public void everybodySeesAllSheetsAtAllTimes() {
    QwintoTable table = callOfTen().sheet(1, "3 . . . . . . . .", NO_NUMBERS, NO_NUMBERS);
    table.failed(1, 2);
    for (QwintoView view : List.of(table.view(0), table.view(1), table.table())) {
      assertEquals(3, view.sheet(Seat.of(1)).number(0));
      assertEquals(1 - 10, view.sheet(Seat.of(1)).points());
    }
  }

  @Test
  public void eachPlayerReceivesThreeCardsAndFourLieInTheMiddle() {
    Qwinto game = new Qwinto();
    for (int seats = 1; seats <= 4; seats++) {
      QwintoState state = game.deal(Setup.of(game.info(), seats, 5));
      for (int hand : state.hands) {
        assertEquals(3, Integer.bitCount(hand));
      }
      assertEquals(4, state.grid.length);
      assertEquals(32 - 4 - 3 * seats, state.drawLeft);
      assertEquals("[0, 0, 0, 0]", Arrays.toString(state.covered));
      assertTrue(List.of(state.sheets).stream().allMatch(QwintoSheet.EMPTY::equals));
    }
  }

  @Test
  public void theCardsAreShuffledAndTheLotDecidesWhoGoesFirst() {
    Qwinto game = new Qwinto();
    Set<String> deals =
        IntStream.range(0, 50)
            .mapToObj(seed -> game.table(game.deal(Setup.of(game.info(), 4, seed))).toString())
            .collect(Collectors.toSet());
    assertEquals(50, deals.size());
    assertEquals(
        Set.of("S1", "S2", "S3", "S4"),
        deals.stream().map(deal -> deal.substring(0, 2)).collect(Collectors.toSet()));
    QwintoState named = game.deal(Setup.of(game.info(), 4, 1).withFirst(Seat.of(2)));
    assertEquals("S3", game.toAct(named).toString());
  }

  @Test
  public void anyCardOfTheHandGoesOnAnyOfTheFourCards() {
    QwintoTable table = callOfTen();
    assertEquals("S1", table.toAct());
    assertEquals(
        List.of(
            "lay O4 NW",
            "lay O4 NE",
            "lay O4 SW",
            "lay O4 SE",
            "lay A-2 NW",
            "lay A-2 NE",
            "lay A-2 SW",
            "lay A-2 SE",
            "lay A0 NW",
            "lay A0 NE",
            "lay A0 SW",
            "lay A0 SE"),
        table.moves(0));
    assertEquals(List.of(), table.moves(1));
  }

  @Test
  public void theLaidCardCoversWhatLayThereAndBothNeighboursCount() {
    assertEquals("5 Y", layGrayTwo("NW").call());
    assertEquals("9 P", layGrayTwo("NE").call());
    assertEquals("9 P", layGrayTwo("SW").call());
    assertEquals("5 Y", layGrayTwo("SE").call());
    QwintoView view = layGrayTwo("SE").table();
    assertEquals("A2", QwintoCards.text(view.card(QwintoGrid.SE)));
    assertEquals(List.of(QwintoCards.parse("P5")), view.covered(QwintoGrid.SE));
    assertEquals(List.of(), view.covered(QwintoGrid.NW));
  }

  private static QwintoTable layGrayTwo(String place) {
    return QwintoTable.of("P2 Y3 A0 P5", "A2 A-2 O6", "O1 O2 O3").play("S1 lay A2 " + place);
  }

  @Test
  public void grayIsNotCalled() {
    QwintoTable table = QwintoTable.of("A5 P3 A4 Y5", "A6 O1 O2", "Y1 Y2 Y3");
    table.play("S1 lay A6 SE");
    assertEquals("13 P", table.call());
    assertEquals(QwintoRefusal.WRONG_COLOUR, table.refusal("S1 enter O1"));
    assertEquals(QwintoRefusal.WRONG_COLOUR, table.refusal("S2 enter Y1"));
    table.play("S1 enter P1", "S2 enter P9");
  }

  @Test
  public void twoCardsOfOneValueMayBeLaidOnNeighbouringPlaces() {
    QwintoTable table = QwintoTable.of("P2 Y3 A3 O2", "P1 O1 A-2", "O4 Y4 O3");
    assertEquals(12 + 2 * 8, table.moves(0).size());
    assertEquals(
        List.of(
            "lay O1 NW P1 NE",
            "lay O1 NW P1 SW",
            "lay O1 NE P1 NW",
            "lay O1 NE P1 SE",
            "lay O1 SW P1 NW",
            "lay O1 SW P1 SE",
            "lay O1 SE P1 NE",
            "lay O1 SE P1 SW"),
        table.moves(0).subList(12, 20));
  }

  @Test
  public void whoHasTwoEqualCardsMayLayOnlyOne() {
    QwintoTable table = QwintoTable.of("P2 Y3 A3 O2", "P1 O1 A-2", "O4 Y4 O3");
    table.play("S1 lay P1 SW");
    assertEquals("5 O P", table.call());
    assertEquals("O1 A-2", table.hand(0));
  }

  @Test
  public void theLastOfTwoCardsDeterminesTheCall() {
    QwintoTable one = QwintoTable.of("A6 Y3 A3 O2", "P1 O1 A-2", "O4 Y4 O3");
    assertEquals("5 O Y P", one.play("S1 lay P1 SW O1 SE").call());
    QwintoTable other = QwintoTable.of("A6 Y3 A3 O2", "P1 O1 A-2", "O4 Y4 O3");
    assertEquals("8 O P", other.play("S1 lay O1 SE P1 SW").call());
  }

  @Test
  public void neverMoreThanTwoCardsAreLaidInATurn() {
    QwintoTable table = QwintoTable.of("P2 Y3 A3 O2", "P1 O1 Y1", "O4 Y4 O3");
    assertEquals(12 + 6 * 8, table.moves(0).size());
    table.play("S1 lay P1 SW O1 SE");
    assertEquals(QwintoRefusal.ANSWER_FIRST, table.refusal("S1 lay Y1 NE"));
    assertEquals("Y1", table.hand(0));
  }

  @Test
  public void allPlayersMayEnterTheSumIntoExactlyOneField() {
    QwintoTable table = callOfTen().play("S1 lay O4 SE");
    assertEquals("S1 S2", table.toAct());
    table.play("S2 enter Y9");
    assertEquals(QwintoRefusal.ANSWERED, table.refusal("S2 enter O9"));
    assertEquals(QwintoRefusal.ANSWERED, table.refusal("S2 pass"));
    table.play("S1 enter O3");
    assertEquals(10, table.sheet(0).number(2));
    assertEquals(10, table.sheet(1).number(17));
    assertEquals(1, table.sheet(0).points());
    assertEquals(1, table.sheet(1).points());
  }

  @Test
  public void onlyWhoseTurnItIsRecordsAFailedAttempt() {
    QwintoTable table = callOfTen().play("S1 lay O4 SE", "S1 pass");
    assertEquals("S1 fails 1", table.told(null));
    table.play("S2 pass");
    assertEquals(1, table.sheet(0).failed());
    assertEquals(0, table.sheet(1).failed());
    assertEquals(-5, table.sheet(0).points());
  }

  @Test
  public void threeGraysAreAFailedAttemptAndNobodyEnters() {
    QwintoTable table = QwintoTable.of("P2 A3 A4 O2", "A1 O1 A-2", "O4 Y4 O3");
    table.play("S1 lay A1 SE");
    assertEquals("S2", table.toAct());
    assertEquals(1, table.sheet(0).failed());
    assertEquals(0, table.sheet(1).failed());
    assertEquals(
        "S1 lays A1 SE O2, S1 calls 8, S1 fails 1, S2 cannot-enter, S1 draws ?", table.told(null));
  }

  @Test
  public void aSumOfZeroIsAFailedAttempt() {
    QwintoTable table = QwintoTable.of("P-2 P0 P2 O2", "Y-2 O1 O3", "O4 Y4 O6");
    table.play("S1 lay Y-2 SE");
    assertEquals("S2", table.toAct());
    assertEquals(1, table.sheet(0).failed());
    assertTrue(table.told(null).contains("S1 calls 0 Y P, S1 fails 1"));
  }

  @Test
  public void aNegativeSumIsAFailedAttempt() {
    QwintoTable table = QwintoTable.of("P2 P-2 O-2 O2", "Y-2 O1 O3", "O4 Y4 O6");
    table.play("S1 lay Y-2 SE");
    assertEquals("S2", table.toAct());
    assertEquals(1, table.sheet(0).failed());
    assertTrue(table.told(null).contains("S1 calls -6 O Y P, S1 fails 1"));
  }

  @Test
  public void aSumOfOneIsEntered() {
    QwintoTable table = QwintoTable.of("P-2 P1 P2 O2", "Y-2 O1 O3", "O4 Y4 O6");
    table.play("S1 lay Y-2 SE");
    assertEquals("1 Y P", table.call());
    assertEquals("S1 S2", table.toAct());
  }

  @Test
  public void theHandIsFilledToThreeAfterOneCard() {
    QwintoTable table = callOfTen().draw("Y1 Y2 Y4").play("S1 lay O4 SE", "S1 pass");
    assertEquals("A-2 A0", table.hand(0));
    table.play("S2 enter O1");
    assertEquals("Y1 A-2 A0", table.hand(0));
    assertEquals(2, table.table().drawPile());
    assertEquals("S2 enters O1 10, S1 draws ?", table.told(Seat.of(1)));
    assertEquals("S2 enters O1 10, S1 draws Y1", table.told(Seat.of(0)));
  }

  @Test
  public void theHandIsFilledToThreeAfterTwoCards() {
    QwintoTable table = QwintoTable.of("P2 Y3 A3 O2", "P1 O1 A-2", "O4 Y4 O3").draw("Y2 Y1 Y5");
    table.play("S1 lay P1 SW O1 SE", "S1 enter O1", "S2 pass");
    assertEquals("Y1 Y2 A-2", table.hand(0));
    assertEquals(1, table.table().drawPile());
    assertEquals("S2 passes, S1 draws Y1 Y2", table.told(Seat.of(0)));
    assertEquals("S2 passes, S1 draws ? ?", table.told(Seat.of(1)));
  }

  @Test
  public void playGoesClockwise() {
    QwintoTable table = QwintoTable.of("P2 A3 A4 O2", "A1 O1 A-2", "O4 Y4 A0", "A2 Y1 Y2");
    table.play("S1 lay A1 SE");
    assertEquals("S2", table.toAct());
    table.play("S2 lay A0 SE");
    assertEquals("S3", table.toAct());
    table.play("S3 lay A2 SE");
    assertEquals("S1", table.toAct());
  }

  @Test
  public void whenTheDrawPileRunsOutTheCoveredCardsAreShuffled() {
    QwintoTable table = callOfTen().draw("");
    String covered = table.covered();
    table.play("S1 lay O4 SE", "S1 enter O1", "S2 enter O1");
    int pool = QwintoTable.set(covered) | QwintoTable.set("P5");
    assertEquals(0, table.table().covered(QwintoGrid.NW).size());
    assertEquals("", table.covered());
    assertEquals(Integer.bitCount(pool) - 1, table.table().drawPile());
    assertEquals(3, Integer.bitCount(table.state().hands[0]));
    assertEquals(QwintoTable.set("A-2 A0"), table.state().hands[0] & ~pool);
    assertEquals(
        "S2 enters O1 10, S1 shuffles " + Integer.bitCount(pool) + ", S1 draws ?",
        table.told(null));
    assertEquals("P2", QwintoCards.text(table.table().card(QwintoGrid.NW)));
    assertEquals("O4", QwintoCards.text(table.table().card(QwintoGrid.SE)));
  }
}
