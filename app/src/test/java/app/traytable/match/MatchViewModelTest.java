package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.rules.pointapile.PointAPileMoves;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import java.util.List;
import java.util.Map;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** One match at a time on the screen, and what must not outlast it. */
@RunWith(AndroidJUnit4.class)
@Config(application = Application.class)
public final class MatchViewModelTest {
  private static final Player ANNA = Player.person("Anna");
  private static final Player BEN = Player.person("Ben");
  private static final Seat FIRST = Seat.of(0);
  private static final long LONG = 60_000;

  @Rule public final Evening evening = new Evening();

  private final MatchViewModel table = evening.table;

  @Test
  public void aMatchThatDoesNotExistIsGone() {
    table.open(77);
    evening.settle();

    assertEquals(new TableUi.Gone(77), evening.ui());
  }

  @Test
  public void whereThereIsNoMatchNothingIsLeftOfTheOneBefore() {
    evening.open("noidea", FIRST, ANNA, BEN);
    ask();

    table.open(77);
    evening.settle();
    table.putDown();
    evening.settle();

    assertEquals(new TableUi.Gone(77), evening.ui());
    assertNothingAskedForIsShown();
  }

  @Test
  public void aMatchThatCannotBeReadSaysWhyAndIsNotPlayed() {
    long id = evening.disk.begin(Deal.of("noidea", FIRST, ANNA, BEN).match());
    evening.disk.behind(
        () ->
            evening
                .disk
                .database()
                .getOpenHelper()
                .getWritableDatabase()
                .execSQL("UPDATE matches SET seal = 'broken'"));

    table.open(id);
    evening.settle();
    table.putDown();
    evening.settle();

    TableUi.Broken broken = (TableUi.Broken) evening.ui();
    assertEquals(id, broken.id());
    assertEquals("noidea", broken.game());
    assertEquals(Damage.MOVES, broken.problem());
    assertTrue(broken.text(), broken.text().contains("seat person Anna"));
  }

  @Test
  public void whoeverTakesThePhoneSeesTheOwnCardsUntilItIsPutDown() {
    evening.open("solo", FIRST, ANNA, BEN);
    assertTrue(evening.ui() instanceof TableUi.HandOver);

    table.take(FIRST);
    evening.settle();
    assertEquals(FIRST, evening.frame().viewer());
    table.putDown();
    evening.settle();

    assertNull(evening.frame().viewer());
  }

  @Test
  public void whenNobodyLooksThePhoneIsInNobodysHand() {
    evening.open("solo", FIRST, ANNA, BEN);
    table.take(FIRST);
    evening.settle();

    table.away();
    evening.settle();

    assertTrue(evening.ui() instanceof TableUi.HandOver);
    assertNull(evening.frame().viewer());
  }

  @Test
  public void whenNobodyLooksNothingAskedForIsShown() {
    evening.open("noidea", FIRST, ANNA, BEN);
    ask();

    table.away();
    evening.settle();

    assertNothingAskedForIsShown();
  }

  @Test
  public void whatWasAskedForGoesWithTheTable() {
    evening.open("noidea", FIRST, ANNA, BEN);
    ask();

    table.leave();
    evening.settle();

    assertNothingAskedForIsShown();
  }

  @Test
  public void whenTheScreenIsGoneForGoodTheTableIsCleared() {
    evening.open("noidea", FIRST, ANNA, BEN);
    ask();

    table.onCleared();
    evening.settle();

    assertEquals(new TableUi.Loading(), evening.ui());
    assertNothingAskedForIsShown();
  }

  @Test
  public void severalMovesAreShownWhenAllOfThemHaveBeenPlayed() {
    evening.open("pointapile", FIRST, ANNA, BEN);

    table.playAll(
        0, FIRST, List.of(PointAPileMoves.PUTS_NEW.get(0), PointAPileMoves.PUTS_NEW.get(1)));
    evening.settle();
    assertEquals(2, evening.ply());
    table.playTogether(2, Map.of(FIRST, Shown.firstTurn(evening.ui()).getMoves().get(0)));
    evening.settle();

    assertEquals(3, evening.ply());
  }

  @Test
  public void whatWasAskedForInOneMatchIsNotShownInAnother() {
    evening.open("noidea", FIRST, ANNA, BEN);
    ask();

    evening.open("noidea", FIRST, ANNA, BEN);

    assertNothingAskedForIsShown();
  }

  @Test
  public void aHintThatIsStillBeingThoughtOfGoesWithTheTable() {
    evening.open("noidea", FIRST, ANNA, BEN);

    table.askForHint();
    table.leave();
    evening.pass(LONG);

    assertNull(table.state().getValue().hints());
  }

  @Test
  public void whoAsksTwiceAndGoesOnWaitsForNoHint() {
    evening.open("noidea", FIRST, ANNA, BEN);

    table.askForHint();
    table.askForHint();
    evening.play(0);
    evening.pass(LONG);

    assertEquals(1, evening.ply());
    assertNull(table.state().getValue().hints());
  }

  @Test
  public void whatWasAskedForGoesWithTheMoment() {
    evening.open("noidea", FIRST, ANNA, BEN);
    ask();

    evening.play(0);

    assertEquals(1, evening.ply());
    assertNothingAskedForIsShown();
  }

  @Test
  public void whatIsReadCanBeClosed() {
    evening.open("noidea", FIRST, ANNA, BEN);
    ask();

    table.closeLog();
    table.closeHints();

    assertNull(table.state().getValue().log());
    assertNull(table.state().getValue().hints());
  }

  @Test
  public void whoPeeksStopsWhenTheyHaveSeenEnough() {
    evening.open("noidea", FIRST, ANNA, BEN);
    table.peek(FIRST);
    evening.settle();
    assertNotNull(table.state().getValue().peek());

    table.stopPeeking();
    evening.settle();

    assertNull(table.state().getValue().peek());
  }

  @Test
  public void nobodyPeeksWhereTheTableIsNotOpen() {
    evening.open("solo", FIRST, ANNA, BEN);

    table.peek(FIRST);
    evening.settle();

    assertNull(table.state().getValue().peek());
  }

  @Test
  public void nothingCanBeAskedForWhereNoTableIs() {
    ask();

    assertNothingAskedForIsShown();
  }

  @Test
  public void aMoveThatCannotBeSavedIsNotShown() {
    evening.open("noidea", FIRST, ANNA, BEN);
    evening.disk.fill();

    evening.play(0);

    assertEquals(0, evening.ply());
    assertEquals(Obstacle.NOT_SAVED, Shown.refused(evening.ui()).why());
  }

  @Test
  public void aTableIsOfOneMatchAndNoOther() {
    long id = evening.open("noidea", FIRST, ANNA, BEN);

    assertTrue(evening.ui().isOf(id));
    assertFalse(evening.ui().isOf(id + 1));
    assertTrue(new TableUi.Loading().isOf(id));
    assertTrue(new TableUi.Gone(id).isOf(id));
    assertFalse(new TableUi.Gone(id).isOf(id + 1));
    TableUi broken = new TableUi.Broken(id, "solo", Damage.MOVES, "");
    assertTrue(broken.isOf(id));
    assertFalse(broken.isOf(id + 1));
  }

  private void ask() {
    table.readLog();
    evening.settle();
    table.peek(FIRST);
    evening.settle();
    boolean laid = evening.ui() instanceof TableUi.Laid;
    assertEquals(laid, table.state().getValue().log() != null);
    assertEquals(laid, table.state().getValue().peek() != null);
    table.askForHint();
    evening.settle();
    assertEquals(laid, table.state().getValue().hints() != null);
    // To ask for a hint closes the others.
    assertNull(table.state().getValue().log());
    assertNull(table.state().getValue().peek());
    table.readLog();
    table.peek(FIRST);
    evening.settle();
  }

  private void assertNothingAskedForIsShown() {
    assertNull(table.state().getValue().log());
    assertNull(table.state().getValue().hints());
    assertNull(table.state().getValue().peek());
  }
}
