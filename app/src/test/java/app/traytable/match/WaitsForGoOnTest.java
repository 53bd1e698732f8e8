package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.room.Story;
import app.traytable.room.Turn;
import app.traytable.rules.solo.SoloEvent;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.settings.BotSpeed;
import app.traytable.settings.TimeToSpeak;
import java.util.ArrayList;
import java.util.HashSet;
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
  public void whoIsHitMayDoAtOnceWhatCanBeDoneOutOfTurn() {
    SoloMoment moment = SoloMoment.find(1, 3, m -> isHit(m, ANNA) && !m.moves(ANNA).isEmpty());
    evening.open(moment);

    assertEquals(List.of(new Turn<>(ANNA, moment.moves(ANNA))), evening.frame().scene().getTurns());
  }

  @Test
  public void whoIsHitAndCanDoNothingIsOfferedNothing() {
    evening.open(SoloMoment.find(1, 3, m -> isHit(m, ANNA) && m.moves(ANNA).isEmpty()));

    assertTrue(evening.ui() instanceof TableUi.Watching);
    assertEquals(List.of(), evening.frame().scene().getTurns());
  }

  @Test
  public void whoTakesThePhoneSeesFirstWhatHitThem() {
    Match<?, ?, ?, ?> match = hitBeforeTheirTurn();
    table.open(evening.disk.keep(match));
    table.take(BEN);
    evening.settle();

    assertTrue(evening.ui() instanceof TableUi.Watching);
    assertFalse(since().hits().isEmpty());
    assertEquals(List.of(), evening.frame().scene().getTurns());
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

  @Test
  public void whateverHitThemIsSeenInTheOrderInWhichItHappened() {
    SoloMoment moment = SoloMoment.find(1, 3, m -> new HashSet<>(hitsSince(m.match())).size() > 1);

    evening.open(moment);

    assertEquals(hitsSince(moment.match()), since().hits().stream().map(Story::getEvents).toList());
  }

  @Test
  public void whatSomebodyAgreedToIsSeenToo() {
    SoloMoment moment =
        SoloMoment.find(1, 3, m -> m.match().lastMover() == ANNA && !hits(m.match()).isEmpty());

    evening.open(moment);

    assertEquals(
        List.of(hits(moment.match())), since().hits().stream().map(Story::getEvents).toList());
  }

  /** What has hit Anna since her last move, the oldest first. */
  private static List<List<SoloEvent>> hitsSince(Match<?, ?, ?, SoloEvent> match) {
    List<List<SoloEvent>> all = new ArrayList<>();
    Match<?, ?, ?, SoloEvent> m = match;
    for (; m != null && m.plies() > 0 && m.lastMover() != ANNA; m = m.before()) {
      if (!hits(m).isEmpty()) {
        all.add(0, hits(m));
      }
    }
    return all;
  }

  private static List<SoloEvent> hits(Match<?, ?, ?, SoloEvent> match) {
    return match.lastEvents(ANNA).stream().filter(event -> event.hits(ANNA)).toList();
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
