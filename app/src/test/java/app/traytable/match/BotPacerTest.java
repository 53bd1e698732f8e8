package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.settings.BotSpeed;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** When the bots of a table play, and when they wait. */
@RunWith(AndroidJUnit4.class)
@Config(application = Application.class)
public final class BotPacerTest {
  private static final Player ANNA = Player.person("Anna");
  private static final Player ROBO = Player.bot("Robo", Level.EASY);
  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final long BREATH = 600;

  /** Every turn of No Idea begins with the draw pile: there is nothing to think about. */
  private static final long QUICK = BREATH / 2;

  private static final long LONG = 60_000;

  @Rule public final Evening evening = new Evening();

  private final MatchViewModel table = evening.table;

  @Test
  public void aBotTakesABreathBeforeItPlays() {
    long id = evening.open("noidea", SECOND, ANNA, ROBO);

    evening.pass(QUICK - 1);
    assertEquals(0, evening.ply());
    assertEquals(List.of(), evening.disk.plies(id));
    evening.pass(1);

    assertEquals(1, evening.ply());
    assertEquals(1, evening.disk.plies(id).size());
  }

  @Test
  public void whereThereIsMoreToThinkAboutABotTakesLonger() {
    evening.open("noidea", SECOND, ANNA, ROBO);

    evening.pass(QUICK);
    assertEquals(1, evening.ply());
    evening.pass(BREATH - 1);
    assertEquals(1, evening.ply());
    evening.pass(BREATH + 1);

    assertEquals(2, evening.ply());
  }

  @Test
  public void botsWaitForWhatIsNewAndNoLongerThanWhoeverReadsIt() {
    evening.tellNews();
    long id = evening.open("noidea", SECOND, ANNA, ROBO);

    evening.pass(LONG);
    assertEquals(List.of(), evening.disk.plies(id));
    table.hurry();
    evening.pass(BREATH);

    assertEquals(1, evening.disk.plies(id).size());
  }

  @Test
  public void botsPlayOneAfterTheOtherUntilAPersonHasToAct() {
    evening.open("noidea", SECOND, ANNA, ROBO);

    evening.pass(LONG);

    assertEquals(FIRST, Shown.firstTurn(evening.ui()).getSeat());
    int ply = evening.ply();
    evening.pass(LONG);
    assertEquals(ply, evening.ply());
  }

  @Test
  public void botsWaitWhileNobodyLooksAndGoOnWhenSomebodyDoes() {
    long id = evening.open("noidea", SECOND, ANNA, ROBO);

    table.away();
    evening.pass(LONG);
    assertEquals(List.of(), evening.disk.plies(id));
    table.open(id);
    evening.pass(BREATH);

    assertEquals(1, evening.disk.plies(id).size());
  }

  @Test
  public void botsWaitWhileNobodyLooksWhateverTheScreenStillSays() {
    long id = evening.open("noidea", SECOND, ANNA, ROBO);

    table.away();
    table.letBotsGoOn();
    table.hurry();
    evening.pass(LONG);

    assertEquals(List.of(), evening.disk.plies(id));
  }

  @Test
  public void theBotsOfAMatchThatWasLeftDoNotPlay() {
    long id = evening.open("noidea", SECOND, ANNA, ROBO);

    table.leave();
    evening.pass(LONG);

    assertEquals(List.of(), evening.disk.plies(id));
    assertEquals(new TableUi.Loading(), evening.ui());
  }

  @Test
  public void theBotsOfOneMatchDoNotPlayAtTheTableOfAnother() {
    long left = evening.open("noidea", SECOND, ANNA, ROBO);

    long id = evening.open("noidea", FIRST, ANNA, ROBO);
    evening.pass(LONG);

    assertEquals(List.of(), evening.disk.plies(left));
    assertEquals(id, evening.frame().id());
    assertEquals(0, evening.ply());
  }

  @Test
  public void heldBotsWaitUntilTheyMayGoOn() {
    evening.open("noidea", SECOND, ANNA, ROBO);

    table.holdBots();
    evening.pass(LONG);
    assertEquals(0, evening.ply());
    table.letBotsGoOn();
    evening.pass(BREATH);

    assertEquals(1, evening.ply());
  }

  @Test
  public void heldBotsWaitAlsoWhenSomethingElseIsDone() {
    evening.open("noidea", SECOND, ANNA, ROBO);

    table.holdBots();
    table.hurry();
    table.putDown();
    evening.pass(LONG);

    assertEquals(0, evening.ply());
  }

  @Test
  public void hurriedBotsTakeNoBreathUntilAPersonHasToAct() {
    evening.open("noidea", SECOND, ANNA, ROBO);

    table.hurry();
    evening.settle();
    assertTrue(evening.ply() > 0);
    Seat person = Shown.firstTurn(evening.ui()).getSeat();
    assertEquals(FIRST, person);
    playUntilTheBotActs();

    int ply = evening.ply();
    evening.pass(QUICK - 1);
    assertEquals(ply, evening.ply());
  }

  @Test
  public void whoHurriedTheBotsOfOneMatchHurriesNoOthers() {
    evening.open("noidea", SECOND, ANNA, ROBO);
    table.hurry();
    table.leave();
    evening.settle();

    evening.open("noidea", SECOND, ANNA, ROBO);
    evening.pass(QUICK - 1);

    assertEquals(0, evening.ply());
  }

  @Test
  public void whoHeldTheBotsOfOneMatchHoldsNoOthers() {
    evening.open("noidea", SECOND, ANNA, ROBO);
    table.holdBots();
    table.leave();
    evening.settle();

    evening.open("noidea", SECOND, ANNA, ROBO);
    evening.pass(BREATH);

    assertEquals(1, evening.ply());
  }

  @Test
  public void whoGoesFromOneMatchStraightToAnotherHoldsItsBotsNoLonger() {
    evening.open("noidea", SECOND, ANNA, ROBO);
    table.holdBots();

    evening.open("noidea", SECOND, ANNA, ROBO);
    evening.pass(BREATH);

    assertEquals(1, evening.ply());
  }

  @Test
  public void aBotTriesAFullDiskOnceAndNotForEver() {
    long id = evening.open("noidea", SECOND, ANNA, ROBO);
    evening.disk.fill();

    evening.pass(BREATH);
    assertEquals(Obstacle.NOT_SAVED, Shown.refused(evening.ui()).why());
    evening.pass(LONG);

    assertEquals(1, Shown.refused(evening.ui()).number());
    assertEquals(List.of(), evening.disk.plies(id));
  }

  @Test
  public void howeverQuickBotsAreAllLookFirst() {
    evening.pace(BotSpeed.AT_ONCE);
    evening.lookAway();
    long id = evening.open("noidea", FIRST, ROBO, ROBO, ROBO);
    for (int looks = 0; looks < 5; looks++) {
      table.hurry();
      evening.pass(LONG);
      int ply = evening.ply();
      assertTrue(isLookedAt());
      assertEquals(ply, evening.disk.plies(id).size());

      table.haveLooked(id, ply);
      evening.settle();
      assertTrue(evening.ply() > ply);
    }
  }

  @Test
  public void whoHurriedTheBotsHurriesThemStillAfterALook() {
    long id = openUntilAllLook(true);
    int ply = evening.ply();

    table.haveLooked(id, ply);
    evening.settle();

    assertTrue(evening.ply() > ply);
  }

  @Test
  public void whoHurriedNobodySeesEveryBreathAfterALook() {
    long id = openUntilAllLook(false);
    int ply = evening.ply();

    table.haveLooked(id, ply);
    evening.pass(QUICK - 1);
    assertEquals(ply, evening.ply());
    evening.pass(BREATH);

    assertTrue(evening.ply() > ply);
  }

  /** Bots play, and there is something to be seen at which nobody has looked. */
  private long openUntilAllLook(boolean hurried) {
    evening.lookAway();
    long id = evening.open("noidea", FIRST, ROBO, ROBO, ROBO);
    if (hurried) {
      table.hurry();
    }
    evening.pass(LONG);
    assertTrue(isLookedAt());
    return id;
  }

  private boolean isLookedAt() {
    return evening.frame().scene().getHappened().stream().anyMatch(Event::isLookedAt);
  }

  private void playUntilTheBotActs() {
    while (evening.ui() instanceof TableUi.YourTurn) {
      evening.play(evening.ply());
    }
  }
}
