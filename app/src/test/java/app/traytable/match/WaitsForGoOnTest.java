package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.settings.BotSpeed;
import app.traytable.settings.TimeToSpeak;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** What befalls somebody is seen by them before anything else happens. */
@RunWith(AndroidJUnit4.class)
@Config(application = Application.class)
public final class WaitsForGoOnTest {
  private static final Seat ANNA = Seat.of(0);
  private static final Seat BEN = Seat.of(1);

  @Rule public final Evening evening = new Evening();

  private final MatchViewModel table = evening.table;

  @Test
  public void theBotsWaitUntilWhoIsAloneHasSeenWhatHitThem() {
    evening.pace(BotSpeed.AT_ONCE);
    int ply = evening.open(SoloMoment.find(1, 3, m -> isHit(m, ANNA)));

    evening.pass(1_000_000);
    assertEquals(ply, evening.ply());
    assertTrue(evening.ui() instanceof TableUi.Watching);
    assertFalse(since().hits().isEmpty());
    table.goOn();
    evening.pass(TimeToSpeak.NORMAL.millis());

    assertTrue(evening.ply() > ply);
  }

  @Test
  public void whoLetsTheBotsHurryStillSeesIt() {
    int ply = evening.open(SoloMoment.find(1, 3, m -> isHit(m, ANNA)));

    table.hurry();
    evening.pass(1_000_000);

    assertEquals(ply, evening.ply());
  }

  @Test
  public void whoTakesThePhoneSeesFirstWhatHitThem() {
    Match<?, ?, ?, ?> match = hitBeforeTheirTurn();
    table.open(evening.disk.keep(match));
    table.take(BEN);
    evening.settle();

    assertTrue(evening.ui() instanceof TableUi.Watching);
    assertFalse(since().hits().isEmpty());
    table.goOn();
    evening.settle();

    assertTrue(evening.ui() instanceof TableUi.YourTurn);
    assertEquals(List.of(), since().hits());
  }

  @Test
  public void whileNobodyHoldsThePhoneNothingIsToldOfAnybody() {
    table.open(evening.disk.keep(hitBeforeTheirTurn()));
    evening.settle();

    assertTrue(evening.ui() instanceof TableUi.HandOver);
    assertEquals(null, evening.frame().since());
  }

  @Test
  public void itIsTheMovesOfTheOthersSinceTheOwnOne() {
    SoloMoment moment =
        SoloMoment.find(1, 3, m -> m.match().plies() > 12 && movedSince(m.match()) > 2);
    evening.open(moment);

    assertEquals(movedSince(moment.match()), since().moves().size());
    for (TableUi.LoggedMove move : since().moves()) {
      assertTrue(move.mover() != ANNA);
    }
    assertEquals(moment.match().plies(), since().moves().get(since().moves().size() - 1).ply());
  }

  @Test
  public void whoHasNotMovedYetHasMissedNothing() {
    evening.pace(BotSpeed.AT_ONCE);
    evening.open(
        "solo",
        BEN,
        Player.person("Anna"),
        Player.bot("Biscuit", Level.EASY),
        Player.bot("Pickle", Level.EASY));
    evening.pass(10_000);

    assertTrue(evening.ply() > 1);
    assertEquals(List.of(), since().moves());
  }

  private static int movedSince(Match<?, ?, ?, ?> match) {
    int moves = 0;
    for (Match<?, ?, ?, ?> m = match; m != null && m.lastMover() != ANNA; m = m.before()) {
      moves++;
    }
    return moves;
  }

  private static boolean isHit(SoloMoment moment, Seat seat) {
    return moment.match().lastMover() != seat
        && moment.match().lastEvents(seat).stream().anyMatch(event -> event.hits(seat));
  }

  /** Ben was skipped, and it has come round to him. */
  private static Match<?, ?, ?, ?> hitBeforeTheirTurn() {
    Match<?, ?, ?, ?> match = SoloMoment.find(2, 1, m -> isHit(m, BEN)).match();
    while (!match.toAct().contains(BEN)) {
      match = playFirst(match, match.toAct().iterator().next());
    }
    return match;
  }

  private static <M extends Move> Match<?, ?, ?, ?> playFirst(Match<?, M, ?, ?> match, Seat seat) {
    return match.play(seat, match.legalMoves(seat).get(0));
  }

  private Since since() {
    Since since = evening.frame().since();
    assertNotNull(since);
    return since;
  }
}
