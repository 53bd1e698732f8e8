package app.traytable.match;

import static org.junit.Assert.assertEquals;

import android.app.Application;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.rules.bots.BotTurn;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.table.Seat;
import app.traytable.settings.BotSpeed;
import app.traytable.ui.solo.SoloRoom;
import java.util.Objects;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Some choices seem to be harder than others, and so they take longer. */
@RunWith(AndroidJUnit4.class)
@Config(application = Application.class)
public final class SlowBotTest {
  private static final Seat ANNA = Seat.of(0);

  @Rule public final Evening evening = new Evening();

  @Test
  public void aBotThatChoosesAColourOrAPersonTakesOneBreathMore() {
    SoloMoment moment =
        SoloMoment.find(
            1,
            3,
            m -> m.isCalm() && m.moves(ANNA).isEmpty() && nextOf(m) instanceof SoloMove.PlayFor);
    int ply = evening.open(moment);
    int breaths = evening.disk.sit(evening.frame().id()).patience().breaths();
    long pause = BotSpeed.NORMAL.breath() * (breaths + 1);

    evening.pass(pause - 1);
    assertEquals(ply, evening.ply());
    evening.pass(1);

    assertEquals(ply + 1, evening.ply());
  }

  private static SoloMove nextOf(SoloMoment moment) {
    return Objects.requireNonNull(
            BotTurn.next(moment.match(), SoloRoom.INSTANCE.getPlayable().bots()))
        .move();
  }
}
