package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.rules.solo.SoloEvent;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloMoves;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.settings.BotSpeed;
import app.traytable.ui.solo.SoloRoom;
import java.util.List;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** What goes without saying is not asked of somebody who is alone with bots. */
@RunWith(AndroidJUnit4.class)
@Config(application = Application.class)
public final class MatterOfCourseTest {
  private static final Seat ANNA = Seat.of(0);
  private static final Player BEN = Player.person("Ben");
  private static final Player ROBO = Player.bot("Robo", Level.EASY);
  private static final long LONG = 60_000;

  private final Evening evening = new Evening();
  private final MatchViewModel table = evening.table;

  @After
  public void close() {
    evening.close();
  }

  @Test
  public void aDrawnCardThatDoesNotFitIsKeptAfterABreath() {
    Match<?, SoloMove, SoloView, SoloEvent> match = drawn(ROBO, false);
    long id = open(match);

    evening.pass(BotSpeed.NORMAL.breath() - 1);
    assertEquals(match.plies(), evening.ply());
    evening.pass(1);

    assertEquals(match.plies() + 1, evening.ply());
    assertEquals("S1 keep", last(id, match.plies()));
  }

  @Test
  public void itIsKeptAlsoAfterTheProcessHasDied() {
    Match<?, SoloMove, SoloView, SoloEvent> match = drawn(ROBO, false);
    long id = open(match);

    var gone = table.leave();
    evening.pass(LONG);
    assertEquals(match.plies(), evening.disk.plies(id).size());
    var back = evening.another().open(id);
    evening.pass(BotSpeed.NORMAL.breath());

    assertEquals("S1 keep", last(id, match.plies()));
  }

  @Test
  public void aDrawnCardThatFitsIsAsked() {
    Match<?, SoloMove, SoloView, SoloEvent> match = drawn(ROBO, true);
    open(match);

    evening.pass(LONG);

    assertEquals(match.plies(), evening.ply());
  }

  @Test
  public void beforeOthersItIsKeptByHandForThatItDoesNotFitIsASecret() {
    Match<?, SoloMove, SoloView, SoloEvent> match = drawn(BEN, false);
    open(match);

    var unused = table.take(ANNA);
    evening.pass(LONG);

    assertEquals(match.plies(), evening.ply());
    assertTrue(evening.ui() instanceof TableUi.YourTurn);
  }

  private String last(long id, int ply) {
    return evening.disk.plies(id).get(ply);
  }

  private long open(Match<?, SoloMove, SoloView, SoloEvent> match) {
    long id = evening.disk.keep(match);
    var unused = table.open(id);
    evening.settle();
    return id;
  }

  /** Anna has drawn in her first turn; whether the card fits is as wanted. */
  private static Match<?, SoloMove, SoloView, SoloEvent> drawn(Player other, boolean fits) {
    for (long seed = 1; seed < 100; seed++) {
      Match<?, SoloMove, SoloView, SoloEvent> match =
          Deal.in(
                  SoloRoom.INSTANCE,
                  seed,
                  setup -> setup.withFirst(ANNA),
                  List.of(Player.person("Anna"), other, ROBO))
              .match()
              .play(ANNA, SoloMoves.DRAW);
      if (match.legalMoves(ANNA).equals(List.of(SoloMoves.KEEP)) != fits) {
        return match;
      }
    }
    throw new AssertionError("no such card is ever drawn");
  }
}
