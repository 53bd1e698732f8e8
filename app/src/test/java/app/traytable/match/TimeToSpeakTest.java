package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.rules.solo.SoloMoves;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Seat;
import app.traytable.settings.BotSpeed;
import app.traytable.settings.TimeToSpeak;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Bots are quick, and people still get a word in. */
@RunWith(AndroidJUnit4.class)
@Config(application = Application.class)
public final class TimeToSpeakTest {
  private static final long TO_SPEAK = TimeToSpeak.NORMAL.millis();
  private static final Seat ANNA = Seat.of(0);
  private static final Seat BEN = Seat.of(1);

  @Rule public final Evening evening = new Evening();

  private final MatchViewModel table = evening.table;

  @Test
  public void soloCanBeSaidBeforeABotGoesOnHoweverQuickItIs() {
    evening.pace(BotSpeed.AT_ONCE);
    SoloMoment moment = SoloMoment.find(2, 2, m -> m.isSilent(BEN));
    int ply = evening.open(moment);

    evening.pass(TO_SPEAK - 1);
    assertEquals(ply, evening.ply());
    table.play(ply, BEN, SoloMoves.SAY);
    evening.settle();

    assertEquals(ply + 1, evening.ply());
    assertFalse(view().silent().contains(BEN));
    assertEquals(1, view().size(BEN));
  }

  @Test
  public void whoSaysNothingInThatTimeHasForgottenIt() {
    evening.pace(BotSpeed.AT_ONCE);
    SoloMoment moment = SoloMoment.find(2, 2, m -> m.isSilent(BEN));
    int ply = evening.open(moment);

    evening.pass(TO_SPEAK);

    assertTrue(evening.ply() > ply);
    assertFalse(view().silent().contains(BEN));
  }

  @Test
  public void theWholeTimeIsGivenAlsoWhenSomebodyHurriesTheBots() {
    SoloMoment moment = SoloMoment.find(2, 2, m -> m.isSilent(BEN));
    int ply = evening.open(moment);

    table.hurry();
    evening.pass(TO_SPEAK - 1);
    assertEquals(ply, evening.ply());
    evening.pass(1);

    assertTrue(evening.ply() > ply);
  }

  @Test
  public void whoHurriesTheBotsAgainAndAgainWaitsNoLongerThanTheOthers() {
    SoloMoment moment = SoloMoment.find(2, 2, m -> m.isSilent(BEN));
    int ply = evening.open(moment);

    for (long passed = 0; passed < TO_SPEAK; passed += TO_SPEAK / 4) {
      assertEquals(ply, evening.ply());
      table.hurry();
      evening.pass(TO_SPEAK / 4);
    }

    assertTrue(evening.ply() > ply);
  }

  @Test
  public void atTheUsualPaceThereIsMoreTimeThanForAnOrdinaryMove() {
    evening.giveTime(TimeToSpeak.SHORT);
    int ply = evening.open(SoloMoment.find(2, 2, m -> m.isSilent(BEN)));

    evening.pass(4 * BotSpeed.NORMAL.breath() - 1);
    assertEquals(ply, evening.ply());
    evening.pass(1);

    assertTrue(evening.ply() > ply);
  }

  @Test
  public void theSettingsSayHowLongBotsWait() {
    evening.pace(BotSpeed.AT_ONCE);
    evening.giveTime(TimeToSpeak.LONG);
    int ply = evening.open(SoloMoment.find(2, 2, m -> m.isSilent(BEN)));

    evening.pass(TimeToSpeak.LONG.millis() - 1);
    assertEquals(ply, evening.ply());
    evening.pass(1);

    assertTrue(evening.ply() > ply);
  }

  @Test
  public void asLongAsItTakesEndsWithTheWordThatWasAwaited() {
    evening.pace(BotSpeed.AT_ONCE);
    evening.giveTime(TimeToSpeak.AS_LONG_AS_IT_TAKES);
    int ply =
        evening.open(SoloMoment.find(2, 2, m -> m.isSilent(BEN) && m.table().skipped() == null));

    evening.pass(100 * TO_SPEAK);
    assertEquals(ply, evening.ply());
    table.play(ply, BEN, SoloMoves.SAY);
    evening.pass(BotPacer.RACE);

    assertTrue(evening.ply() > ply + 1);
    assertEquals(1, view().size(BEN));
  }

  @Test
  public void asLongAsItTakesEndsWhenSomebodyLetsTheBotsGoOn() {
    evening.pace(BotSpeed.AT_ONCE);
    evening.giveTime(TimeToSpeak.AS_LONG_AS_IT_TAKES);
    assertBotsWaitUntilTheyMayGoOn();
  }

  @Test
  public void whoPlaysByEarHasAllTheTimeThereIsUntilSomebodyLetsTheBotsGoOn() {
    evening.pace(BotSpeed.AT_ONCE);
    table.listen(true);
    assertBotsWaitUntilTheyMayGoOn();
  }

  private void assertBotsWaitUntilTheyMayGoOn() {
    int ply = evening.open(SoloMoment.find(2, 2, m -> m.isSilent(BEN)));

    evening.pass(100 * TO_SPEAK);
    assertEquals(ply, evening.ply());
    table.hurry();
    evening.settle();

    assertTrue(evening.ply() > ply);
  }

  @Test
  public void whoPlaysByEarHasLongerToFindTheWayToInterject() {
    evening.pace(BotSpeed.AT_ONCE);
    table.listen(true);
    int ply = evening.open(SoloMoment.find(2, 1, TimeToSpeakTest::isOpen));

    evening.pass(BotPacer.RACE_BY_EAR - 1);
    assertEquals(ply, evening.ply());
    evening.pass(1);

    assertTrue(evening.ply() > ply);
  }

  @Test
  public void anAllSwapWaitsForThePeopleWhoCouldProtect() {
    evening.pace(BotSpeed.AT_ONCE);
    int ply = evening.open(SoloMoment.find(2, 1, m -> m.table().isAllSwap()));

    table.hurry();
    evening.pass(TO_SPEAK - 1);
    assertEquals(ply, evening.ply());
    evening.pass(1);

    assertTrue(evening.ply() > ply);
  }

  @Test
  public void whoHasLookedAndPassesOnLeavesTheOthersTheirTime() {
    evening.pace(BotSpeed.AT_ONCE);
    int ply = evening.open(SoloMoment.find(2, 1, m -> m.table().isAllSwap()));

    evening.pass(TO_SPEAK - 1);
    table.take(ANNA);
    evening.pass(10 * TO_SPEAK);
    assertEquals(ply, evening.ply());
    table.putDown();
    evening.pass(TO_SPEAK - 1);

    assertEquals(ply, evening.ply());
  }

  @Test
  public void whoWasSkippedHasTimeToProtect() {
    evening.pace(BotSpeed.AT_ONCE);
    int ply =
        evening.open(SoloMoment.find(2, 1, m -> m.table().silent().isEmpty() && isSkipped(m)));

    table.hurry();
    evening.pass(TO_SPEAK - 1);

    assertEquals(ply, evening.ply());
  }

  private static boolean isSkipped(SoloMoment moment) {
    Seat skipped = moment.table().skipped();
    return skipped != null && skipped.index() < 2;
  }

  @Test
  public void interjectingIsARaceThatStartsFairlyAndCanBeGivenUp() {
    evening.pace(BotSpeed.AT_ONCE);
    int ply = evening.open(SoloMoment.find(2, 1, TimeToSpeakTest::isOpen));

    evening.pass(BotPacer.RACE - 1);
    assertEquals(ply, evening.ply());
    table.hurry();
    evening.settle();

    assertTrue(evening.ply() > ply);
  }

  @Test
  public void howLongBotsWaitDoesNotTellWhatAnybodyHolds() {
    evening.pace(BotSpeed.AT_ONCE);
    assertWaits(
        SoloMoment.find(2, 1, m -> isOpen(m) && (mayInterject(m, ANNA) || mayInterject(m, BEN))));
    assertWaits(
        SoloMoment.find(2, 1, m -> isOpen(m) && !mayInterject(m, ANNA) && !mayInterject(m, BEN)));
  }

  private static boolean mayInterject(SoloMoment moment, Seat seat) {
    return moment.moves(seat).contains(SoloMoves.INTERJECT);
  }

  private static boolean isOpen(SoloMoment moment) {
    return moment.isCalm() && moment.table().invitesInterjection();
  }

  private void assertWaits(SoloMoment moment) {
    int ply = evening.open(moment);
    evening.pass(BotPacer.RACE - 1);
    assertEquals(ply, evening.ply());
    evening.pass(1);
    assertTrue(evening.ply() > ply);
  }

  @Test
  public void whoIsAloneWithBotsHasTimeToSaySolo() {
    evening.pace(BotSpeed.AT_ONCE);
    int ply = evening.open(SoloMoment.find(1, 2, m -> m.isSilent(ANNA)));

    evening.pass(TO_SPEAK - 1);

    assertEquals(ply, evening.ply());
  }

  @Test
  public void whoIsAloneAndCanDoNothingWaitsForNothing() {
    evening.pace(BotSpeed.AT_ONCE);
    int ply = evening.open(SoloMoment.find(1, 2, m -> isOpen(m) && m.moves(ANNA).isEmpty()));

    evening.settle();

    assertTrue(evening.ply() > ply);
  }

  @Test
  public void botsAreNotWaitedForAmongThemselves() {
    evening.pace(BotSpeed.AT_ONCE);
    int ply =
        evening.open(
            SoloMoment.find(
                2,
                2,
                m ->
                    !m.table().invitesInterjection()
                        && !m.isSilent(ANNA)
                        && !m.isSilent(BEN)
                        && m.table().skipped() == null
                        && !m.table().isAllSwap()));

    evening.settle();

    assertTrue(evening.ply() > ply);
  }

  private SoloView view() {
    return (SoloView) evening.frame().scene().getView();
  }
}
