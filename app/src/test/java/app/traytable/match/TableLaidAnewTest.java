package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.room.Turn;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** One match lies on two tables, as in two windows of a large screen. */
@RunWith(AndroidJUnit4.class)
@Config(application = Application.class)
public final class TableLaidAnewTest {
  private static final Player ANNA = Player.person("Anna");
  private static final Player BEN = Player.person("Ben");
  private static final Player ROBO = Player.bot("Robo", Level.EASY);
  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final long LONG = 60_000;

  @Rule public final Evening evening = new Evening();

  private final MatchViewModel table = evening.table;

  @Test
  public void aTableOfThePastIsLaidAnewAndSaysSo() {
    long id = evening.open("noidea", FIRST, ANNA, BEN);
    MatchViewModel other = evening.another();
    other.open(id);
    evening.settle();
    evening.play(0);

    Turn<?> past = Shown.firstTurn(other.state().getValue().ui());
    other.play(0, FIRST, past.getMoves().get(0));
    evening.settle();

    Frame frame = Evening.frame(other);
    assertEquals(1, frame.ply());
    assertEquals(Obstacle.MOVED_ON, Shown.refused(other.state().getValue().ui()).why());
    assertEquals(1, evening.disk.plies(id).size());
  }

  @Test
  public void twoTablesDoNotTakeBackBehindEachOthersBack() {
    long id = evening.open("pointapile", FIRST, ANNA, BEN);
    evening.play(0);
    MatchViewModel other = evening.another();
    other.open(id);
    evening.settle();
    evening.play(1);
    List<String> plies = evening.disk.plies(id);
    assertEquals(2, plies.size());

    other.undo(1);
    evening.settle();

    assertEquals(plies, evening.disk.plies(id));
    Frame frame = Evening.frame(other);
    assertEquals(2, frame.ply());
    assertEquals(Obstacle.MOVED_ON, Shown.refused(other.state().getValue().ui()).why());
    other.undo(2);
    evening.settle();
    assertEquals(plies.subList(0, 1), evening.disk.plies(id));
  }

  @Test
  public void aTableWhoseMatchIsDeletedIsGone() {
    long id = evening.open("noidea", FIRST, ANNA, BEN);
    evening.disk.behind(
        () -> {
          evening.disk.database().matches().remove(id, 2);
          evening.disk.database().matches().forgetRemovedBefore(3);
        });

    table.readLog();
    evening.settle();
    assertNotNull(table.state().getValue().log());

    evening.play(0);

    assertEquals(new TableUi.Gone(id), evening.ui());
    assertNull(table.state().getValue().log());
  }

  @Test
  public void atTwoTablesTheBotsPlayEachMoveOnce() {
    long id = evening.open("noidea", SECOND, ANNA, ROBO);
    MatchViewModel other = evening.another();
    other.open(id);

    evening.pass(LONG);

    assertTrue(evening.disk.plies(id).size() > 0);
    assertEquals(evening.ply(), Evening.frame(other).ply());
    assertEquals(evening.disk.plies(id).size(), evening.ply());
    assertEquals(evening.ply(), evening.disk.sit(id).plies());
  }
}
