package app.traytable.rules.pointapile;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;

/** What nobody may know before its time. */
public final class PointAPileSecretsTest {
  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);

  @Test
  public void aPickIsKnownToItsSeatAlone() {
    PointAPileTable table = PointAPileTable.seats(3).piles("R", "G").play("S1 pick P2");
    assertEquals(1, table.view(1).pick(FIRST));
    assertEquals(Cards.HIDDEN, table.view(2).pick(FIRST));
    assertEquals(Cards.HIDDEN, table.table().pick(FIRST));
    assertEquals(Cards.NONE, table.view(1).pick(SECOND));
    assertEquals("S2 S3", table.table().toPick().toString());
  }

  @Test
  public void allPicksLookTheSameToOthers() {
    PointAPileTable pile = PointAPileTable.seats(3).piles("R", "G").play("S1 pick P2");
    PointAPileTable space = PointAPileTable.seats(3).piles("R", "G").play("S1 pick space");
    assertEquals(pile.view(2), space.view(2));
    assertEquals(pile.view(2).toString(), space.view(2).toString());
    assertEquals(pile.table(), space.table());
    assertNotEquals(pile.view(1), space.view(1));
  }

  @Test
  public void theLogTellsAPickWhenAllAreIn() {
    PointAPileTable table = PointAPileTable.seats(2).piles("R", "G");
    assertEquals(List.of("S1 picks P2"), table.told("S1 pick P2", FIRST));
    assertEquals(List.of("S1 picks ?"), table.told("S1 pick P2", SECOND));
    assertEquals(List.of("S1 picks ?"), table.told("S1 pick P2", null));
    table.play("S1 pick P2");
    List<String> told = table.told("S2 pick space", null);
    assertEquals(
        List.of(
            "S2 picks ?",
            "S1 points P2",
            "S2 points space",
            "S1 unwanted P1",
            "S1 wanted P2 S1",
            "S1 scores G",
            "S2 scores-unwanted R"),
        told.subList(0, 7));
    assertTrue(told.get(7), told.get(7).startsWith("S2 draws "));
    assertEquals(8, told.size());
  }

  @Test
  public void aPickIsToldToItsSeatAlone() {
    PointAPile game = new PointAPile();
    PointAPileState state = PointAPileTable.seats(2).piles("R", "G").state();
    for (byte target : new byte[] {0, 1, PointAPileView.SPACE}) {
      PointAPileMove move = PointAPileMoves.pick(target);
      PointAPileEvent own = new PointAPileEvent.Picks(FIRST, target);
      PointAPileEvent others = new PointAPileEvent.Picks(FIRST, Cards.HIDDEN);
      assertEquals(List.of(own), game.tell(state, FIRST, move, FIRST));
      assertEquals(List.of(others), game.tell(state, FIRST, move, SECOND));
      assertEquals(List.of(others), game.tell(state, FIRST, move, null));
    }
  }

  @Test
  public void onlyPointingIsSecret() {
    PointAPile game = new PointAPile();
    PointAPileTable table = PointAPileTable.seats(2).drawn("R G").play("S1 put 1 new");
    assertTrue(game.isOpen(table.state()));
    assertFalse(game.isOpen(table.play("S1 put 2 P1", "S1 done").state()));
    assertTrue("splitting", game.isOpen(table.picks("11").state()));
  }

  @Test
  public void theLogTellsWhatIsContestedAndWhoGoesOn() {
    PointAPileTable table = PointAPileTable.seats(3).active(3).piles("R", "G B");
    table.play("S1 pick P2", "S2 pick P2");
    assertEquals(
        List.of(
            "S3 picks ?",
            "S1 points P2",
            "S2 points P2",
            "S3 points P2",
            "S3 unwanted P1",
            "S3 contested P2 S1 S2 S3",
            "S3 splits G B"),
        table.told("S3 pick P2", null));
    table = PointAPileTable.seats(2).drawn("R").play("S1 put 1 new");
    assertEquals(List.of("S1 counts-down S1 S2"), table.told("S1 done", null));
  }

  @Test
  public void revealedPicksStayInSight() {
    PointAPileTable table = PointAPileTable.seats(3).piles("R", "G").picks("2-1");
    assertEquals(1, table.table().pointed(FIRST));
    assertEquals(PointAPileView.SPACE, table.table().pointed(SECOND));
    assertEquals(Cards.NONE, table.table().pick(FIRST));
  }

  @Test
  public void anImaginedPickIsOneTheSeatMayMake() {
    PointAPileTable table = PointAPileTable.seats(3).score(1, "R").piles("R", "G", "B");
    table.play("S1 pick P2");
    Set<Byte> imagined = new HashSet<>();
    PointAPile game = new PointAPile();
    for (int i = 0; i < 100; i++) {
      imagined.add(game.imagine(table.view(2), new Rng(i)).picks[0]);
    }
    assertEquals(Set.of((byte) 1, (byte) 2, PointAPileView.SPACE), imagined);
  }

  @Test
  public void aMissionIsShownWhenItWinsAndNoOther() {
    PointAPileTable table =
        PointAPileTable.missions(
                PointAPileMission.FIVE_OF_ONE_COLOUR,
                PointAPileMission.FIVE_BLANK_CARDS,
                PointAPileMission.TEN_POINTS)
            .score(1, "R R R R G")
            .piles("R");
    assertNull(table.view(2).mission(FIRST));
    assertFalse(table.view(2).toString().contains("five-of-one-colour"));
    table.play("S1 pick P1", "S2 pick space");
    assertTrue(table.told("S3 pick space", SECOND).contains("S1 completes five-of-one-colour"));
    table.play("S3 pick space");
    assertEquals(PointAPileMission.FIVE_OF_ONE_COLOUR, table.view(2).mission(FIRST));
    assertNull(table.view(1).mission(SECOND));
    assertNull(table.table().mission(SECOND));
    assertEquals(PointAPileMission.FIVE_BLANK_CARDS, table.view(2).mission(SECOND));
  }

  @Test
  public void formingMayBeUndoneAndPickingMayNot() {
    PointAPile game = new PointAPile();
    Setup setup = Setup.of(game.info(), 2, 5).withFirst(FIRST);
    List<Player> players = List.of(Player.person("Ada"), Player.person("Ben"));
    var match = Match.start(game, setup, players).play(FIRST, game.moves().parse("put 1 new"));
    assertTrue(match.canUndo());
    assertEquals(game.deal(setup), match.undo().state());
    for (String put : List.of("put 2 P1", "put 3 P1", "put 4 P1", "done")) {
      match = match.play(FIRST, game.moves().parse(put));
    }
    assertFalse(match.play(FIRST, game.moves().parse("pick space")).canUndo());
    match = match.play(SECOND, game.moves().parse("pick space"));
    assertFalse(match.canUndo());
    assertFalse(match.play(FIRST, game.moves().parse("pick space")).canUndo());
  }
}
