package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.settings.BotSpeed;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Where somebody plays by ear, no bot goes on before the last move has been told. */
@RunWith(AndroidJUnit4.class)
@Config(application = Application.class)
public final class BotsWaitForEarsTest {
  private static final long LONG = 1_000_000;

  @Rule public final Evening evening = new Evening();

  private final MatchViewModel table = evening.table;

  @Test
  public void eachOfTheirMovesIsToldBeforeTheNext() {
    evening.pace(BotSpeed.AT_ONCE);
    table.listen(true);
    evening.lookAway();
    long id = evening.open("qwinto", Seat.of(1), bots());

    evening.pass(LONG);
    int ply = evening.ply();
    assertEquals(1, ply);
    evening.pass(LONG);
    assertEquals(ply, evening.ply());
    for (int told = ply; told < ply + 2; told++) {
      table.haveLooked(id, told);
      evening.pass(LONG);
      assertEquals(told + 1, evening.ply());
    }
  }

  @Test
  public void whoHurriesThemStillHearsEveryMove() {
    table.listen(true);
    evening.lookAway();
    evening.open("qwinto", Seat.of(1), bots());

    evening.pass(LONG);
    table.hurry();
    evening.pass(LONG);
    assertEquals(1, evening.ply());
  }

  @Test
  public void whereNobodyListensTheyGoOn() {
    evening.pace(BotSpeed.AT_ONCE);
    evening.lookAway();
    evening.open("qwinto", Seat.of(1), bots());

    evening.pass(LONG);
    assertTrue(evening.ply() > 1);
  }

  @Test
  public void whoPlaysByEarIsToldTheLastMovesAndWhoSeesThemIsNot() {
    evening.open("noidea", Seat.of(0), Player.person("Anna"), Player.person("Ben"));
    evening.play(0);
    assertEquals(List.of(), evening.frame().lately());

    table.listen(true);
    evening.settle();
    evening.play(1);

    assertEquals(
        List.of(1, 2), evening.frame().lately().stream().map(TableUi.LoggedMove::ply).toList());
  }

  @Test
  public void theyGoOnWhenTheScreenReaderIsSwitchedOff() {
    evening.pace(BotSpeed.AT_ONCE);
    table.listen(true);
    evening.lookAway();
    evening.open("qwinto", Seat.of(1), bots());
    evening.pass(LONG);
    assertEquals(1, evening.ply());

    table.listen(false);
    evening.pass(LONG);
    assertTrue(evening.ply() > 1);
  }

  private static Player[] bots() {
    return new Player[] {
      Player.person("Anna"), Player.bot("Robo", Level.EASY), Player.bot("Pickle", Level.EASY)
    };
  }
}
