package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.rules.solo.SoloView;
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
public final class SittingTest {
  private static final Seat ANNA = Seat.of(0);
  private static final Seat BEN = Seat.of(1);

  private final Disk disk = new Disk();

  @After
  public void close() {
    disk.close();
  }

  @Test
  public void withTwoPeopleTheHandComesAfterTheHandOver() {
    Sitting<?, ?, ?> sitting = disk.sit("solo", person("Anna"), person("Ben"));

    TableUi.HandOver before = (TableUi.HandOver) sitting.ui();
    assertEquals(List.of(ANNA), before.next());
    assertNull(before.frame().viewer());
    assertEquals(List.of(), ((SoloView) before.frame().view()).hand());

    sitting.take(ANNA);

    TableUi.YourTurn turn = (TableUi.YourTurn) sitting.ui();
    assertEquals(ANNA, turn.frame().viewer());
    assertEquals(8, ((SoloView) turn.frame().view()).hand().size());
  }

  @Test
  public void afterTheTurnTheHandIsGone() {
    Sitting<?, ?, ?> sitting = disk.sit("solo", person("Anna"), person("Ben"));
    sitting.take(ANNA);

    playUntilAnotherActs(sitting, ANNA);

    TableUi.HandOver after = (TableUi.HandOver) sitting.ui();
    assertEquals(List.of(BEN), after.next());
    assertNull(after.frame().viewer());
  }

  @Test
  public void puttingThePhoneDownHidesTheHand() {
    Sitting<?, ?, ?> sitting = disk.sit("solo", person("Anna"), person("Ben"));
    sitting.take(ANNA);

    sitting.putDown();

    assertTrue(sitting.ui() instanceof TableUi.HandOver);
  }

  @Test
  public void aloneAgainstBotsThereIsNoHandOver() {
    Sitting<?, ?, ?> sitting = disk.sit("solo", person("Anna"), Player.bot("Robo", Level.EASY));

    assertEquals(ANNA, ((TableUi.YourTurn) sitting.ui()).frame().viewer());
    sitting.putDown();
    assertEquals(ANNA, ((TableUi.YourTurn) sitting.ui()).frame().viewer());
  }

  @Test
  public void noIdeaIsPlayedBeforeEverybodysEyes() {
    Sitting<?, ?, ?> sitting = disk.sit("noidea", person("Anna"), person("Ben"));

    TableUi.YourTurn turn = (TableUi.YourTurn) sitting.ui();

    assertNull(turn.frame().viewer());
    assertEquals(ANNA, turn.turns().get(0).seat());
  }

  @Test
  public void whoClaimsAReactionSeesTheOwnHandAndBotsWait() {
    Sitting<?, ?, ?> sitting =
        disk.sit("solo", person("Anna"), Player.bot("Robo", Level.EASY), person("Cleo"));
    sitting.take(ANNA);
    playUntilAnotherActs(sitting, ANNA);
    Seat cleo = Seat.of(2);
    assertNotNull(sitting.thought());
    TableUi.Watching open = (TableUi.Watching) sitting.ui();
    assertNull(open.frame().viewer());
    assertEquals(List.of(ANNA, cleo), open.others());

    sitting.take(cleo);

    TableUi.Watching claimed = (TableUi.Watching) sitting.ui();
    assertEquals(cleo, claimed.frame().viewer());
    assertTrue(claimed.canPass());
    assertNull(sitting.thought());
    sitting.putDown();
    assertNull(((TableUi.Watching) sitting.ui()).frame().viewer());
    assertNotNull(sitting.thought());
  }

  @Test
  public void aBotCannotTakeThePhone() {
    Sitting<?, ?, ?> sitting =
        disk.sit("solo", person("Anna"), Player.bot("Robo", Level.EASY), person("Cleo"));

    sitting.take(BEN);

    assertTrue(sitting.ui() instanceof TableUi.HandOver);
  }

  @Test
  public void pointingIsSecretAndEachPersonTakesThePhone() {
    Sitting<?, ?, ?> sitting = disk.sit("pointapile", person("Anna"), person("Ben"));
    while (sitting.ui() instanceof TableUi.YourTurn forming) {
      assertNull(forming.frame().viewer());
      List<Move> moves = forming.turns().get(0).moves();
      disk.play(sitting, forming.turns().get(0).seat(), moves.get(moves.size() - 1));
    }
    TableUi.HandOver pointing = (TableUi.HandOver) sitting.ui();
    assertEquals(List.of(ANNA, BEN), pointing.next());

    sitting.take(BEN);
    TableUi.YourTurn turn = (TableUi.YourTurn) sitting.ui();
    disk.play(sitting, BEN, turn.turns().get(0).moves().get(0));

    assertEquals(List.of(ANNA), ((TableUi.HandOver) sitting.ui()).next());
  }

  @Test
  public void whoMayReactHasFourBreathsAndWhoMayNotHasOne() {
    SoloMoment late = SoloMoment.find(1, 2, m -> m.isSilent(ANNA));
    SoloMoment calm = SoloMoment.find(1, 2, m -> m.isCalm() && !m.may(ANNA, ""));

    assertTrue(disk.sit(disk.keep(late.match())).breaths() >= 4);
    assertEquals(
        Pace.breaths(calm.match().lastEvents(null)), disk.sit(disk.keep(calm.match())).breaths());
    assertTrue(Pace.breaths(calm.match().lastEvents(null)) < 4);
  }

  @Test
  public void theLogDoesNotRememberForAnybody() {
    Sitting<?, ?, ?> sitting = disk.sit("noidea", person("Anna"), person("Ben"));
    while (sitting.sight().log().moves().stream().noneMatch(SittingTest::goesBack)) {
      TableUi.YourTurn turn = (TableUi.YourTurn) sitting.ui();
      List<Move> moves = turn.turns().get(0).moves();
      disk.play(sitting, turn.turns().get(0).seat(), moves.get(0));
    }
    List<TableUi.LoggedMove> fresh = sitting.sight().log().moves();
    assertFalse(fresh.get(fresh.size() - 1).toString().contains("?"));

    TableUi.YourTurn turn = (TableUi.YourTurn) sitting.ui();
    disk.play(sitting, turn.turns().get(0).seat(), turn.turns().get(0).moves().get(0));

    TableUi.LoggedMove past = sitting.sight().log().moves().get(fresh.size() - 1);
    assertTrue(past.toString(), goesBack(past) && past.toString().contains("?"));
  }

  private static boolean goesBack(TableUi.LoggedMove move) {
    return move.events().stream().anyMatch(event -> event.verb().equals("returns"));
  }

  @Test
  public void theLogIsForTheOneWhoLooks() {
    Sitting<?, ?, ?> sitting = disk.sit("solo", person("Anna"), person("Ben"));
    sitting.take(ANNA);
    disk.behind(() -> sitting.play(0, ANNA, "draw"));

    assertEquals(ANNA, sitting.sight().log().viewer());
    assertFalse(sitting.sight().log().moves().get(0).events().toString().contains("?"));
    sitting.putDown();
    assertNull(sitting.sight().log().viewer());
    assertTrue(sitting.sight().log().moves().get(0).events().toString().contains("?"));
  }

  @Test
  public void aHintIsForTheOneWhoHoldsThePhone() {
    Sitting<?, ?, ?> sitting = disk.sit("solo", person("Anna"), person("Ben"));
    assertEquals(List.of(), sitting.question().think().advice());

    sitting.take(ANNA);

    List<TableUi.Advice> advice = sitting.question().think().advice();
    assertEquals(1, advice.size());
    assertEquals(ANNA, advice.get(0).seat());
    TableUi.YourTurn turn = (TableUi.YourTurn) sitting.ui();
    assertTrue(turn.turns().get(0).moves().contains(advice.get(0).hint().move()));
  }

  @Test
  public void atAnOpenTableEverybodyWhoMayActGetsAHint() {
    Sitting<?, ?, ?> sitting = disk.sit("noidea", person("Anna"), person("Ben"));

    List<TableUi.Advice> advice = sitting.question().think().advice();

    assertEquals(1, advice.size());
    assertEquals("draw", advice.get(0).hint().move().text());
  }

  private List<String> plies(Sitting<?, ?, ?> sitting) {
    return disk.plies(sitting.id());
  }

  private void playUntilAnotherActs(Sitting<?, ?, ?> sitting, Seat seat) {
    while (sitting.ui() instanceof TableUi.YourTurn turn) {
      disk.play(sitting, seat, turn.turns().get(0).moves().get(0));
    }
  }

  private static Player person(String name) {
    return Player.person(name);
  }
}
