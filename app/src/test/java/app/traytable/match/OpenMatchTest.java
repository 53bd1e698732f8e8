package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.room.Advice;
import app.traytable.room.Turn;
import app.traytable.rules.noidea.NoIdeaEvent;
import app.traytable.rules.noidea.NoIdeaMoves;
import app.traytable.rules.solo.SoloMoves;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import java.util.List;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Who holds the phone, and what may then be seen. */
@RunWith(AndroidJUnit4.class)
@Config(application = Application.class)
public final class OpenMatchTest {
  private static final Seat ANNA = Seat.of(0);
  private static final Seat BEN = Seat.of(1);

  private final Disk disk = new Disk();

  @After
  public void close() {
    disk.close();
  }

  @Test
  public void withTwoPeopleTheHandComesAfterTheHandOver() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("solo", person("Anna"), person("Ben"));

    TableUi.HandOver before = (TableUi.HandOver) open.ui();
    assertEquals(List.of(ANNA), before.next());
    assertNull(before.frame().viewer());
    assertEquals(List.of(), view(before).hand());

    open.take(ANNA);

    TableUi.YourTurn turn = (TableUi.YourTurn) open.ui();
    assertEquals(ANNA, turn.frame().viewer());
    assertEquals(8, view(turn).hand().size());
  }

  @Test
  public void afterTheTurnTheHandIsGone() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("solo", person("Anna"), person("Ben"));
    open.take(ANNA);

    playUntilAnotherActs(open, ANNA);

    TableUi.HandOver after = (TableUi.HandOver) open.ui();
    assertEquals(List.of(BEN), after.next());
    assertNull(after.frame().viewer());
  }

  @Test
  public void puttingThePhoneDownHidesTheHand() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("solo", person("Anna"), person("Ben"));
    open.take(ANNA);

    open.putDown();

    assertTrue(open.ui() instanceof TableUi.HandOver);
  }

  @Test
  public void aloneAgainstBotsThereIsNoHandOver() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("solo", person("Anna"), Player.bot("Robo", Level.EASY));

    assertEquals(ANNA, ((TableUi.YourTurn) open.ui()).frame().viewer());
    open.putDown();
    assertEquals(ANNA, ((TableUi.YourTurn) open.ui()).frame().viewer());
  }

  @Test
  public void whoIsAloneSpeaksOutOfTurnAndHasNobodyToPassThePhoneTo() {
    SoloMoment silent = SoloMoment.find(1, 2, m -> m.isSilent(ANNA));

    TableUi.Watching watching = (TableUi.Watching) disk.sit(disk.keep(silent.match())).ui();

    assertEquals(
        List.of(new Turn<>(ANNA, silent.moves(ANNA))), watching.frame().scene().getTurns());
    assertFalse(watching.canPass());
    assertEquals(List.of(), watching.others());
  }

  @Test
  public void noIdeaIsPlayedBeforeEverybodysEyes() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("noidea", person("Anna"), person("Ben"));

    TableUi.YourTurn turn = (TableUi.YourTurn) open.ui();

    assertNull(turn.frame().viewer());
    assertEquals(List.of(ANNA), turn.acting());
    assertEquals(ANNA, Shown.firstTurn(turn).getSeat());
  }

  @Test
  public void whoClaimsAReactionSeesTheOwnHandAndBotsWait() {
    OpenMatch<?, ?, ?, ?> open =
        disk.sit("solo", person("Anna"), Player.bot("Robo", Level.EASY), person("Cleo"));
    open.take(ANNA);
    playUntilAnotherActs(open, ANNA);
    Seat cleo = Seat.of(2);
    assertNotNull(open.thought());
    TableUi.Watching watching = (TableUi.Watching) open.ui();
    assertNull(watching.frame().viewer());
    assertEquals(List.of(ANNA, cleo), watching.others());

    open.take(cleo);

    TableUi.Watching claimed = (TableUi.Watching) open.ui();
    assertEquals(cleo, claimed.frame().viewer());
    assertTrue(claimed.canPass());
    assertNull(open.thought());
    open.putDown();
    assertNull(((TableUi.Watching) open.ui()).frame().viewer());
    assertNotNull(open.thought());
  }

  @Test
  public void aBotCannotTakeThePhone() {
    OpenMatch<?, ?, ?, ?> open =
        disk.sit("solo", person("Anna"), Player.bot("Robo", Level.EASY), person("Cleo"));

    open.take(BEN);

    assertTrue(open.ui() instanceof TableUi.HandOver);
  }

  @Test
  public void pointingIsSecretAndEachPersonTakesThePhone() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("pointapile", person("Anna"), person("Ben"));
    while (open.ui() instanceof TableUi.YourTurn forming) {
      assertNull(forming.frame().viewer());
      Turn<?> turn = Shown.firstTurn(forming);
      disk.play(open, turn.getSeat(), turn.getMoves().get(turn.getMoves().size() - 1));
    }
    TableUi.HandOver pointing = (TableUi.HandOver) open.ui();
    assertEquals(List.of(ANNA, BEN), pointing.next());

    open.take(BEN);
    disk.play(open, BEN, Shown.firstTurn(open.ui()).getMoves().get(0));

    assertEquals(List.of(ANNA), ((TableUi.HandOver) open.ui()).next());
  }

  @Test
  public void whoMayReactHasFourBreathsAndWhoMayNotHasOne() {
    SoloMoment late = SoloMoment.find(1, 2, m -> m.isSilent(ANNA));
    SoloMoment calm = SoloMoment.find(1, 2, m -> m.isCalm() && m.moves(ANNA).isEmpty());
    int usual = calm.match().lastEvents(null).stream().mapToInt(Event::breaths).sum();

    assertTrue(disk.sit(disk.keep(late.match())).patience().breaths() >= 4);
    assertEquals(Math.max(usual, 1), disk.sit(disk.keep(calm.match())).patience().breaths());
    assertTrue(usual < 4);
  }

  @Test
  public void theLogDoesNotRememberForAnybody() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("noidea", person("Anna"), person("Ben"));
    while (log(open).stream().noneMatch(OpenMatchTest::goesBack)) {
      playFirstMove(open);
    }
    int last = log(open).size() - 1;
    assertFalse(hidesSomething(log(open).get(last)));

    playFirstMove(open);

    TableUi.LoggedMove past = log(open).get(last);
    assertTrue(Shown.lines(past).toString(), goesBack(past) && hidesSomething(past));
  }

  private static boolean goesBack(TableUi.LoggedMove move) {
    return move.story().getEvents().stream().anyMatch(NoIdeaEvent.Returns.class::isInstance);
  }

  @Test
  public void theLogIsForTheOneWhoLooks() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("solo", person("Anna"), person("Ben"));
    open.take(ANNA);
    disk.play(open, ANNA, SoloMoves.DRAW);

    assertEquals(ANNA, open.viewpoint().log().viewer());
    assertFalse(hidesSomething(log(open).get(0)));
    open.putDown();
    assertNull(open.viewpoint().log().viewer());
    assertTrue(hidesSomething(log(open).get(0)));
  }

  @Test
  public void aHintIsForTheOneWhoHoldsThePhone() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("solo", person("Anna"), person("Ben"));
    assertEquals(List.of(), advice(open));

    open.take(ANNA);

    List<Advice<?, ?, ?, ?>> advice = advice(open);
    assertEquals(1, advice.size());
    assertEquals(ANNA, advice.get(0).getSeat());
    List<? extends Move> moves = Shown.firstTurn(open.ui()).getMoves();
    assertTrue(moves.contains(advice.get(0).getHint().move()));
  }

  @Test
  public void aHintIsForOneMatchAndMomentAndPairOfEyes() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("solo", person("Anna"), person("Ben"));
    OpenMatch<?, ?, ?, ?> other = disk.sit("solo", person("Anna"), person("Ben"));
    open.take(ANNA);
    other.take(ANNA);

    TableUi.Hints hints = open.viewpoint().question().think();

    assertTrue(hints.isFor(Shown.frame(open.ui())));
    assertFalse(hints.isFor(Shown.frame(other.ui())));
    open.putDown();
    assertFalse(hints.isFor(Shown.frame(open.ui())));
    open.take(ANNA);
    disk.play(open, ANNA, SoloMoves.DRAW);
    assertEquals(ANNA, Shown.frame(open.ui()).viewer());
    assertFalse(hints.isFor(Shown.frame(open.ui())));
  }

  @Test
  public void atAnOpenTableEverybodyWhoMayActGetsAHint() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("noidea", person("Anna"), person("Ben"));

    List<Advice<?, ?, ?, ?>> advice = advice(open);

    assertEquals(1, advice.size());
    assertEquals(NoIdeaMoves.DRAW, advice.get(0).getHint().move());
  }

  private static SoloView view(TableUi.Laid ui) {
    return (SoloView) ui.frame().scene().getView();
  }

  private static List<TableUi.LoggedMove> log(OpenMatch<?, ?, ?, ?> open) {
    return open.viewpoint().log().moves();
  }

  private static boolean hidesSomething(TableUi.LoggedMove move) {
    return Shown.lines(move).stream().anyMatch(line -> line.contains("?"));
  }

  private static List<Advice<?, ?, ?, ?>> advice(OpenMatch<?, ?, ?, ?> open) {
    return open.viewpoint().question().think().advice();
  }

  private void playFirstMove(OpenMatch<?, ?, ?, ?> open) {
    Turn<?> turn = Shown.firstTurn(open.ui());
    disk.play(open, turn.getSeat(), turn.getMoves().get(0));
  }

  private void playUntilAnotherActs(OpenMatch<?, ?, ?, ?> open, Seat seat) {
    while (open.ui() instanceof TableUi.YourTurn turn) {
      disk.play(open, seat, Shown.firstTurn(turn).getMoves().get(0));
    }
  }

  private static Player person(String name) {
    return Player.person(name);
  }
}
