package app.traytable.rules.pointapile;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.Arrays;
import java.util.List;
import org.junit.Test;

/** The rulebook, sentence by sentence. */
public final class PointAPileRulebookTest {
  private static final PointAPile GAME = new PointAPile();

  private static PointAPileState deal(int seats, long seed) {
    return GAME.deal(Setup.of(GAME.info(), seats, seed));
  }

  // Setup.

  @Test
  public void allCardsAreShuffledIntoOneDeck() {
    PointAPileState one = deal(4, 1);
    assertEquals(54, one.deckLeft + one.open.length);
    assertNotEquals(Arrays.toString(one.deck), Arrays.toString(deal(4, 2).deck));
  }

  @Test
  public void anyPlayerMayStart() {
    for (int seat = 0; seat < 4; seat++) {
      Setup setup = Setup.of(GAME.info(), 4, 7).withFirst(Seat.of(seat));
      assertEquals(seat, GAME.deal(setup).active);
    }
  }

  // Objective.

  @Test
  public void fiveCardsOfTheSameColourWin() {
    PointAPileTable table = PointAPileTable.seats(2).score(1, "R R R R G").piles("R", "B");
    assertEquals(List.of(1, 2), table.picks("1-").places());
  }

  @Test
  public void fourCardsOfTheSameColourDoNotWin() {
    PointAPileTable table = PointAPileTable.seats(2).score(1, "R R R G").piles("R", "B");
    assertEquals("forming", table.picks("1-").phase());
  }

  @Test
  public void fivePointsWin() {
    PointAPileTable table = PointAPileTable.seats(2).score(2, "R+1 G+1 P").piles("B R+3cards5");
    assertEquals(List.of(2, 1), table.picks("-1").places());
    assertEquals(5, table.points(2));
  }

  @Test
  public void fourPointsDoNotWin() {
    PointAPileTable table = PointAPileTable.seats(2).score(2, "R+1 P P").piles("B R+3cards5");
    assertEquals("forming", table.picks("-1").phase());
    assertEquals(4, table.points(2));
  }

  // The active player creates piles.

  @Test
  public void theActivePlayerDrawsTwiceAsManyCardsAsPlayers() {
    for (int seats = 2; seats <= 8; seats++) {
      PointAPileState state = deal(seats, seats);
      assertEquals(seats, state.open.length / 2.0, 0);
      assertEquals(54, state.deckLeft + state.open.length);
      assertEquals(GAME.toAct(state).toString(), Seat.of(state.active).toString());
    }
  }

  @Test
  public void thereAreAtMostAsManyPilesAsPlayers() {
    PointAPileTable table = PointAPileTable.seats(2).drawn("R G B P");
    table.play("S1 put 1 new", "S1 put 2 new");
    assertEquals(PointAPileRefusal.ENOUGH_PILES, table.refusal("S1 put 3 new"));
    assertEquals(List.of("put 3 P1", "put 3 P2", "put 4 P1", "put 4 P2"), table.moves(1));
  }

  @Test
  public void onePileIsEnough() {
    PointAPileTable table = PointAPileTable.seats(2).drawn("R G B P").form(1, 1, 1, 1);
    assertEquals("pointing", table.phase());
    assertEquals(1, table.state().piles.length);
  }

  // Everyone picks what they want.

  @Test
  public void everyonePointsAtOncePossiblyAtEmptySpace() {
    PointAPileTable table = PointAPileTable.seats(3).drawn("R G B P R G").form(1, 1, 1, 2, 2, 2);
    assertEquals("S1 S2 S3", table.toAct());
    for (int seat = 1; seat <= 3; seat++) {
      assertEquals(List.of("pick space", "pick P1", "pick P2"), table.moves(seat));
    }
    assertEquals("S1 S3", table.play("S2 pick P1").toAct());
  }

  // Resolve who gets what.

  @Test
  public void aPileNobodyWantedIsDiscarded() {
    PointAPileTable table = PointAPileTable.seats(2).piles("R", "G P", "B").picks("13");
    assertEquals("G P", table.discarded());
  }

  @Test
  public void aPileOneSinglePlayerWantedIsScored() {
    PointAPileTable table = PointAPileTable.seats(2).piles("R G", "B").picks("12");
    assertEquals("R G", table.scored(1));
    assertEquals("B", table.scored(2));
    assertEquals("", table.discarded());
  }

  @Test
  public void aContestedPileIsSplitAndOnlyThosePlayersPointAgain() {
    PointAPileTable table = PointAPileTable.seats(3).active(2).piles("R G B", "P").picks("112");
    assertEquals("P", table.scored(3));
    assertEquals("splitting", table.phase());
    assertEquals("S2", table.toAct());
    assertEquals("R G B", table.open());
    table.form(1, 2, 2);
    assertEquals("S1 S2", table.toAct());
    assertEquals(PointAPileRefusal.NOT_POINTING, table.refusal("S3 pick P1"));
    table.picks("12");
    assertEquals("R", table.scored(1));
    assertEquals("G B", table.scored(2));
  }

  @Test
  public void aContestedSingleCardIsDiscarded() {
    PointAPileTable table = PointAPileTable.seats(3).piles("R", "G").picks("112");
    assertEquals("R", table.discarded());
    assertEquals("", table.scored(1));
    assertEquals("", table.scored(2));
    assertEquals(2, table.active());
  }

  @Test
  public void theOnlyPlayerInEmptySpaceGetsAllPilesThatWouldBeDiscarded() {
    PointAPileTable table = PointAPileTable.seats(3).piles("R", "G B", "P").picks("33-");
    assertEquals("R G B P", table.scored(3));
    assertEquals("", table.discarded());
  }

  @Test
  public void aPileThatShowsTheColourOfYourScorePileCannotBePicked() {
    PointAPileTable table = PointAPileTable.seats(2).score(1, "G R").piles("G R", "R G");
    assertEquals(PointAPileRefusal.SAME_COLOUR, table.refusal("S1 pick P1"));
    assertEquals(List.of("pick space", "pick P2"), table.moves(1));
    assertEquals(List.of("pick space", "pick P1", "pick P2"), table.moves(2));
  }

  @Test
  public void theNextPlayerClockwiseIsActive() {
    assertEquals(3, PointAPileTable.seats(3).active(2).piles("R").picks("1--").active());
    assertEquals(1, PointAPileTable.seats(3).active(3).piles("R").picks("1--").active());
  }

  @Test
  public void nobodyChangesTheirMindLater() {
    PointAPileTable table = PointAPileTable.seats(2).piles("R", "G").play("S1 pick P1");
    assertEquals(PointAPileRefusal.PICKED, table.refusal("S1 pick P2"));
    assertEquals(PointAPileRefusal.PICKED, table.refusal("S1 pick space"));
  }

  // Complete-a-Mission.

  @Test
  public void everyoneDrawsASecretMission() {
    PointAPileState state = GAME.deal(Setup.of(GAME.info(), 8, 3).with(PointAPile.MISSIONS, "on"));
    for (int seat = 0; seat < 8; seat++) {
      assertNotNull(GAME.view(state, Seat.of(seat)).mission(Seat.of(seat)));
      assertNull(GAME.view(state, Seat.of((seat + 1) % 8)).mission(Seat.of(seat)));
      assertNull(GAME.table(state).mission(Seat.of(seat)));
    }
    assertNull(GAME.view(deal(8, 3), Seat.of(0)).mission(Seat.of(0)));
  }

  @Test
  public void theGameEndsWhenAMissionIsComplete() {
    PointAPileTable table =
        PointAPileTable.missions(PointAPileMission.TEN_POINTS, PointAPileMission.FIVE_OF_ONE_COLOUR)
            .score(2, "R R R R G")
            .piles("R");
    assertFalse(table.table().isOver());
    table.picks("-1");
    assertTrue(table.table().isOver());
    assertEquals(List.of(2, 1), table.places());
    assertEquals(PointAPileMission.FIVE_OF_ONE_COLOUR, table.table().mission(Seat.of(1)));
  }

  // Dont-a-Touchme.

  @Test
  public void aTouchMeNotCardIsInEffectOnlyOnTop() {
    PointAPileTable table =
        PointAPileTable.touchMeNot(2).piles("G R!active-only", "R!over-5 G", "B");
    assertEquals(List.of("pick space", "pick P1", "pick P2", "pick P3"), table.moves(1));
    assertEquals(List.of("pick space", "pick P2", "pick P3"), table.moves(2));
  }
}
