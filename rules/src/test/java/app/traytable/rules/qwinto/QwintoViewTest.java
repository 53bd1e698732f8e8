package app.traytable.rules.qwinto;

import static app.traytable.rules.qwinto.QwintoTable.NO_NUMBERS;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Colour;
import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import app.traytable.rules.table.TableRefusal;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;

/** What a seat may know, and what it may not. */
public final class QwintoViewTest {
  private static final Qwinto GAME = new Qwinto();

  @Test
  public void aViewShowsTheCallAndWhereItMayGo() {
    QwintoTable table =
        QwintoTable.of("P2 Y3 A3 P5", "O4 A0 A-2", "O1 O2 O3")
            .sheet(1, "1 2 3 4 5 6 7 8 .", ". . . . . . . . 9", NO_NUMBERS);
    assertNull(table.view(0).call());
    assertEquals(List.of(), table.view(0).openFields(Seat.of(1)));
    table.play("S1 lay O4 SE");
    QwintoView view = table.view(0);
    QwintoCall call = view.call();
    assertNotNull(call);
    assertEquals(10, call.sum());
    assertEquals(List.of(Colour.ORANGE, Colour.YELLOW), call.colours());
    assertEquals("S1 S2", view.waiting().toString());
    assertEquals(18, view.openFields(Seat.of(0)).size());
    assertEquals(List.of(8), view.openFields(Seat.of(1)));
    table.play("S2 enter O9");
    assertEquals(List.of(), table.view(0).openFields(Seat.of(1)));
    assertEquals("S1", table.view(0).waiting().toString());
    assertEquals(10, table.view(0).sheet(Seat.of(1)).rowPoints(0));
  }

  @Test
  public void aViewTellsWhatALayWouldCall() {
    Rng rng = new Rng(6);
    int called = 0;
    for (int seed = 0; seed < 40; seed++) {
      QwintoState state = GAME.deal(Setup.of(GAME.info(), 2, seed));
      for (int ply = 0; ply < 30 && !GAME.toAct(state).isEmpty(); ply++) {
        Seat seat = GAME.toAct(state).iterator().next();
        List<QwintoMove> moves = GAME.legalMoves(state, seat);
        for (QwintoMove move : state.waiting == 0 ? moves : List.<QwintoMove>of()) {
          QwintoCall promised = GAME.view(state, seat).callOf(move);
          assertEquals(promised, GAME.table(state).callOf(move));
          assertTrue(
              GAME.tell(state, seat, move, null).contains(new QwintoEvent.Calls(seat, promised)));
          called++;
        }
        state = GAME.play(state, seat, moves.get(rng.below(moves.size())));
      }
    }
    assertTrue(called + " calls", called > 2_000);
  }

  @Test
  public void whatLaysNothingCallsNothing() {
    QwintoView view = QwintoTable.callOfTen().view(0);
    for (QwintoMove move : List.of(QwintoMoves.PASS, QwintoMoves.ENTERS.get(0))) {
      IllegalMove refused = assertThrows(IllegalMove.class, () -> view.callOf(move));
      assertEquals(QwintoRefusal.LAY_FIRST, refused.refusal());
    }
  }

  @Test
  public void aViewTellsOfEveryFieldWhyItIsClosed() {
    QwintoTable table =
        QwintoTable.callOfTen()
            .sheet(1, "1 . . . . 6 . 11 .", ". . . . . . . . 9", NO_NUMBERS)
            .failed(0, 3);
    Seat first = Seat.of(0);
    Seat second = Seat.of(1);
    assertEquals(QwintoRefusal.LAY_FIRST, table.table().refusal(first, 0));
    assertEquals(TableRefusal.TURN, table.table().refusal(second, 0));
    table.play("S1 lay O4 SE");
    for (QwintoView view : List.of(table.view(0), table.view(1), table.table())) {
      for (int field = -1; field <= QwintoFields.COUNT; field++) {
        assertEquals(view.openFields(second).contains(field), view.refusal(second, field) == null);
      }
      assertEquals(QwintoRefusal.NO_FIELD, view.refusal(second, QwintoFields.COUNT));
      assertEquals(QwintoRefusal.FILLED, view.refusal(second, 0));
      assertEquals(QwintoRefusal.NOT_RISING, view.refusal(second, 1));
      assertEquals(QwintoRefusal.WRONG_COLOUR, view.refusal(second, 18));
    }
    table.play("S2 pass");
    assertEquals(QwintoRefusal.ANSWERED, table.table().refusal(second, 6));
    table.play("S1 pass");
    assertEquals(TableRefusal.OVER, table.table().refusal(first, 6));
    assertThrows(IllegalMove.class, () -> table.table().refusal(Seat.of(2), 0));
  }

  @Test
  public void aHandIsKnownToItsOwnerOnly() {
    QwintoTable table = QwintoTable.of("P2 Y3 A3 P5", "O4 A0 A-2", "O1 O2 O3");
    assertEquals(
        List.of(QwintoCards.parse("O4"), QwintoCards.parse("A-2"), QwintoCards.parse("A0")),
        table.view(0).hand());
    assertEquals(3, table.view(1).handSize(Seat.of(0)));
    QwintoTable other = QwintoTable.of("P2 Y3 A3 P5", "O5 A1 A4", "O1 O2 O3");
    assertEquals(table.view(1), other.view(1));
    assertEquals(table.view(1).toString(), other.view(1).toString());
    assertEquals(table.table(), other.table());
    assertFalse(table.view(0).equals(other.view(0)));
  }

  @Test
  public void coveredCardsAreKnownToEverybody() {
    QwintoTable table = QwintoTable.of("P2 Y3 A3 O2", "P1 O1 A-2", "O4 Y4 O3");
    table.play("S1 lay P1 SW O1 SE");
    for (QwintoView view : List.of(table.view(0), table.view(1), table.table())) {
      assertEquals(List.of(QwintoCards.parse("A3")), view.covered(QwintoGrid.SW));
      assertEquals(List.of(QwintoCards.parse("O2")), view.covered(QwintoGrid.SE));
      assertEquals(List.of(), view.covered(QwintoGrid.NW));
    }
  }

  @Test
  public void whoLaysOneOfTwoEqualCardsDoesNotTellThatThereAreTwo() {
    QwintoTable pair = QwintoTable.of("P2 Y3 A3 O2", "P1 O1 A-2", "O4 Y4 O3");
    QwintoTable single = QwintoTable.of("P2 Y3 A3 O2", "P1 O6 A-2", "O4 Y4 O3");
    pair.play("S1 lay P1 SW");
    single.play("S1 lay P1 SW");
    assertEquals(pair.view(1), single.view(1));
    assertEquals(pair.toAct(), single.toAct());
    assertEquals(pair.told(Seat.of(1)), single.told(Seat.of(1)));
  }

  @Test
  public void imaginedWorldsDealEveryUnknownCardEverywhere() {
    QwintoTable table = QwintoTable.of("P2 Y3 A3 P5", "O4 A0 A-2", "O1 O2 O3").draw("Y1 Y2");
    int unknown = QwintoTable.set("O1 O2 O3 Y1 Y2");
    Set<Integer> hands = new HashSet<>();
    Set<Long> chances = new HashSet<>();
    Rng rng = new Rng(9);
    for (int i = 0; i < 300; i++) {
      QwintoState world = GAME.imagine(table.view(0), rng);
      assertEquals(table.view(0), GAME.view(world, Seat.of(0)));
      assertEquals(0, world.hands[1] & ~unknown);
      hands.add(world.hands[1]);
      chances.add(world.rng);
    }
    assertEquals("later shuffles are imagined too", 300, chances.size());
    assertEquals("five cards give ten hands of three", 10, hands.size());
  }

  @Test
  public void aLayAloneMayBeTakenBackUntilTheNextCardIsDrawn() {
    Match<QwintoState, QwintoMove, QwintoView, QwintoEvent> match =
        Match.start(GAME, Setup.of(GAME.info(), 1, 3), List.of(Player.person("Tim")));
    while (match.state().waiting == 0) {
      match = match.play(Seat.of(0), GAME.legalMoves(match.state(), Seat.of(0)).get(0));
    }
    assertTrue(match.canUndo());
    match = match.play(Seat.of(0), GAME.legalMoves(match.state(), Seat.of(0)).get(1));
    assertFalse(match.canUndo());
  }

  @Test
  public void aLayAmongOthersCannotBeTakenBack() {
    QwintoTable table = QwintoTable.of("P2 A3 A4 O2", "A1 O1 A-2", "O4 Y4 O3");
    int before = GAME.shown(table.state());
    table.play("S1 lay O1 SE");
    assertEquals(before + 1, GAME.shown(table.state()));
    table.play("S1 enter O1", "S2 enter O1");
    assertEquals(before + 2, GAME.shown(table.state()));
  }
}
