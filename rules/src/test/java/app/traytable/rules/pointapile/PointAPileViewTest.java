package app.traytable.rules.pointapile;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.pointapile.PointAPileEvent.Goal;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.TableRefusal;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.Test;

/** What somebody at the table sees, and what whoever looks back at it. */
public final class PointAPileViewTest {
  private static final PointAPile GAME = new PointAPile();
  private static final Seat ANNA = Seat.of(0);
  private static final Seat BEN = Seat.of(1);
  private static final Seat CARL = Seat.of(2);

  private static List<Byte> cards(String... names) {
    return List.of(names).stream().map(PointAPileCards::parse).toList();
  }

  @Test
  public void everybodySeesWhatLiesInTheMiddle() {
    PointAPileTable table = PointAPileTable.seats(2).piles("R", "G B").deck(40).picks("2-");
    PointAPileView view = table.table();
    assertEquals(BEN, view.active());
    assertEquals(2, view.round());
    assertEquals(BEN, GAME.turn(table.state()));
    assertEquals(2, GAME.round(table.state()));
    assertEquals(36, view.deck());
    assertEquals(4, view.open().size());
    assertTrue(view.isToPut(3));
    assertFalse(view.isToPut(4));
    assertEquals(54 - 3 - 40, view.discards().size());
    assertEquals(cards("G", "B"), view.scorePile(ANNA));
    assertEquals("alone in empty space", cards("R"), view.scorePile(BEN));
  }

  @Test
  public void whatNobodyGotLiesThereUntilTheRoundIsOver() {
    PointAPileView view = PointAPileTable.seats(3).piles("R", "G B", "P").picks("22-").table();
    assertEquals(cards("R", "P"), view.unwanted());
    assertEquals("S3", view.inSpace().toString());
    assertEquals("S1 S2", view.pointing().toString());
    assertEquals(cards("G", "B"), view.open());
  }

  @Test
  public void everybodySeesWhoWantsThePilesThatAreSplitLater() {
    PointAPileView view = PointAPileTable.seats(4).piles("R G", "B P").picks("1221").table();
    assertEquals(cards("R", "G"), view.open());
    assertEquals(List.of(cards("B", "P")), view.waiting());
    assertEquals("S2 S3", view.wantedBy(0).toString());
  }

  @Test
  public void everybodySeesWhatASeatMayDo() {
    PointAPileView view = PointAPileTable.seats(2).score(1, "R").piles("R", "G").table();
    assertEquals(
        List.of(PointAPileMoves.PICK_SPACE, PointAPileMoves.PICKS.get(1)), view.legalMoves(ANNA));
    assertFalse(view.mayPick(ANNA, 0));
    assertTrue(view.mayPick(ANNA, 1));
    assertTrue(view.mayPick(BEN, 0));
  }

  @Test
  public void nobodyAsksBeforehandWhatMayNotBePut() {
    PointAPileView view = PointAPileTable.seats(2).drawn("R G B P").table();
    for (Seat seat : List.of(BEN, CARL)) {
      assertThrows(
          IllegalMove.class, () -> view.afterPutting(seat, PointAPileMoves.PUTS_NEW.get(0)));
    }
    assertThrows(IllegalMove.class, () -> view.afterPutting(ANNA, PointAPileMoves.PUTS_NEW.get(4)));
  }

  @Test
  public void whereNobodySitsAndAfterTheEndNothingIsPlayed() {
    PointAPileTable table = PointAPileTable.seats(2).score(1, "R R R R G").piles("R");
    assertEquals(TableRefusal.SEAT, table.refusal("S3 pick space"));
    table.picks("1-");
    assertTrue(table.table().isOver());
    assertEquals(List.of(), table.table().legalMoves(ANNA));
    assertEquals(TableRefusal.OVER, table.refusal("S1 pick space"));
    assertEquals("it was the round of the first", ANNA, table.table().active());
  }

  @Test
  public void aWinnerHasReachedFiveCardsOfAColourOrFivePointsOrBoth() {
    assertEquals(Goal.COLOUR, reached("R R R R G", "R"));
    assertEquals(Goal.POINTS, reached("R+1 G+1 B+1 P+1active", "G+1last"));
    assertEquals(Goal.BOTH, reached("R R R R B+5any4", "R"));
    PointAPileTable table = PointAPileTable.seats(2).score(1, "R R R R G").piles("R");
    assertNull("not yet", table.table().reached(ANNA));
    assertNull("the other one", table.picks("1-").table().reached(BEN));
  }

  private static Goal reached(String score, String pile) {
    PointAPileTable table = PointAPileTable.seats(2).score(1, score).piles(pile);
    table.play("S1 pick P1");
    String told = "S1 reaches ";
    String reached =
        table.told("S2 pick space", null).stream()
            .filter(line -> line.startsWith(told))
            .map(line -> line.substring(told.length()))
            .reduce("", String::concat);
    Goal goal = Objects.requireNonNull(table.play("S2 pick space").table().reached(ANNA));
    assertEquals("it is told as it is seen", goal.name().toLowerCase(Locale.ROOT), reached);
    return goal;
  }

  @Test
  public void aMissionThatHasWonIsNoCommonGoal() {
    PointAPileTable table =
        PointAPileTable.missions(
                PointAPileMission.FIVE_OF_ONE_COLOUR, PointAPileMission.TWELVE_CARDS)
            .score(1, "R R R R G")
            .piles("R")
            .picks("1-");
    assertEquals("S1", table.table().winners().toString());
    assertNull(table.table().reached(ANNA));
  }

  @Test
  public void whoeverLooksBackSeesEveryPickAndEverybodysMissionAndNoneThatLiesAside() {
    PointAPileTable table =
        PointAPileTable.missions(PointAPileMission.TEN_POINTS, PointAPileMission.TWELVE_CARDS)
            .piles("R", "G")
            .play("S1 pick P2");
    assertFalse(table.view(2).isLaidOpen());
    assertEquals(Cards.HIDDEN, table.view(2).pick(ANNA));
    assertNull(table.view(2).mission(ANNA));
    PointAPileView back = GAME.open(table.state(), BEN);
    assertTrue(back.isLaidOpen());
    assertEquals(1, back.pick(ANNA));
    assertEquals(PointAPileMission.TEN_POINTS, back.mission(ANNA));
    assertEquals(PointAPileMission.TWELVE_CARDS, back.mission(BEN));
    for (int aside = 2; aside < PointAPileMission.CARDS; aside++) {
      assertEquals(Cards.HIDDEN, back.masked().missions[aside]);
    }
  }

  @Test
  public void twoViewsAreEqualIfNobodyCouldTellThemApart() {
    PointAPileTable one = PointAPileTable.seats(2).piles("R", "G").play("S1 pick P1");
    PointAPileTable other = PointAPileTable.seats(2).piles("R", "G").play("S1 pick P2");
    assertEquals(one.view(2), other.view(2));
    assertEquals(one.view(2).hashCode(), other.view(2).hashCode());
    assertNotEquals(one.view(1), other.view(1));
    assertNotEquals(one.view(2), one.table());
    PointAPileTable none = PointAPileTable.seats(2).piles("R", "G");
    assertNotEquals("one of them looks back", none.view(1), GAME.open(none.state(), ANNA));
  }

  @Test
  public void fingersARoundsCardsAndAMissionAreSomethingNewToSee() {
    PointAPileTable table = PointAPileTable.seats(3).piles("R G", "B", "P");
    int before = table.table().shown();
    assertEquals("fingers", before + 1, table.picks("112").table().shown());
    table.form(1, 2);
    assertEquals("nobody points yet", before + 1, table.table().shown());
    assertEquals("what is shown cannot be taken back", before + 1, GAME.shown(table.state()));
    assertEquals("and the cards of a round", before + 3, table.picks("12").table().shown());

    table =
        PointAPileTable.missions(
                PointAPileMission.FIVE_OF_ONE_COLOUR, PointAPileMission.TWELVE_CARDS)
            .score(1, "R R R R G")
            .piles("R");
    before = table.table().shown();
    assertEquals("and a mission", before + 2, table.picks("1-").table().shown());
  }
}
