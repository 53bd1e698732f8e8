package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.room.Reply;
import app.traytable.room.Turn;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import java.util.List;
import java.util.Objects;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Somebody who was given a hint would rather do something else, and asks about it. */
@RunWith(AndroidJUnit4.class)
@Config(application = Application.class)
public final class WhyNotTest {
  private static final Player ANNA = Player.person("Anna");
  private static final Player BEN = Player.person("Ben");
  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final long LONG = 60_000;

  @Rule public final Evening evening = new Evening();

  private final MatchViewModel table = evening.table;

  @Test
  public void aMoveThatIsAskedAboutIsNotPlayed() {
    long id = evening.open("noidea", FIRST, ANNA, BEN);
    Turn<?> turn = Shown.firstTurn(evening.ui());
    Move hinted = doubt(turn.getSeat());
    Move other = turn.getMoves().stream().filter(m -> !m.equals(hinted)).findFirst().orElseThrow();

    table.askWhyNot(0, turn.getSeat(), other);
    evening.settle();

    Reply<?, ?, ?, ?> reply = Objects.requireNonNull(hints().reply());
    assertEquals(other, reply.getAimed());
    assertNotNull(reply.getTried());
    assertFalse("the next move is played again", hints().isDoubted());
    assertEquals(0, evening.ply());
    assertEquals(List.of(), evening.disk.plies(id));
  }

  @Test
  public void theMoveOfTheHintIsRecognized() {
    evening.open("noidea", FIRST, ANNA, BEN);
    Move hinted = doubt(FIRST);

    table.askWhyNot(0, FIRST, hinted);
    evening.settle();

    assertNull(Objects.requireNonNull(hints().reply()).getTried());
  }

  @Test
  public void aReplyGoesWithTheMoment() {
    evening.open("noidea", FIRST, ANNA, BEN);
    Move hinted = doubt(FIRST);

    table.askWhyNot(0, FIRST, hinted);
    evening.play(0);
    evening.pass(LONG);

    assertEquals(1, evening.ply());
    assertNull(table.state().getValue().hints());
  }

  @Test
  public void whoClosesTheHintWaitsForNoReply() {
    evening.open("noidea", FIRST, ANNA, BEN);
    Move hinted = doubt(FIRST);

    table.askWhyNot(0, FIRST, hinted);
    table.closeHints();
    evening.pass(LONG);

    assertNull(table.state().getValue().hints());
  }

  @Test
  public void aMoveOfAnotherGameIsRefusedAndNotAskedAbout() {
    evening.open("noidea", FIRST, ANNA, BEN);
    doubt(FIRST);

    table.askWhyNot(0, SECOND, Shown.firstTurn(evening.ui()).getMoves().get(0));
    evening.settle();

    assertEquals(0, evening.ply());
    assertNotNull(Shown.refused(evening.ui()));
  }

  /** What the hint says that is now doubted. */
  private Move doubt(Seat seat) {
    table.askForHint();
    evening.settle();
    assertFalse(hints().isDoubted());
    table.doubtHint();
    evening.settle();
    assertTrue(hints().isDoubted());
    return Objects.requireNonNull(hints().moveOf(seat));
  }

  private TableUi.Hints hints() {
    return Objects.requireNonNull(table.state().getValue().hints());
  }
}
