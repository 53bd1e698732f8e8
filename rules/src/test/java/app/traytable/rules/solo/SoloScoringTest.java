package app.traytable.rules.solo;

import static app.traytable.rules.solo.SoloSituation.with;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import app.traytable.rules.table.TableRefusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.Test;

/** What the rulebook says of counting: the points of a round, and when they end the match. */
public final class SoloScoringTest {
  @Test
  public void cardsLeftInHandArePenaltyPoints() {
    SoloSituation t =
        with("R9", "R1", "R7 RChange RSkip", "RDraw2 RGift RSwap", "AllSwap GProtect Choose Draw4");
    t.does("S1 play R1");
    assertEquals(List.of(0, 37, 90, 170), t.outcome().points());
    assertFalse(t.outcome().over());
  }

  @Test
  public void playGoesOnUntilSomebodyHasMoreThan500AndTheFewestPointsWin() {
    SoloSituation t = with("R9", "R1", "Draw4 Draw4", "B2").points(320, 400, 310);
    assertFalse(t.does("S1 play R1").outcome().over());
    t = with("R9", "R1", "Draw4 Draw4", "B2").points(320, 401, 310);
    assertTrue(t.does("S1 play R1").outcome().over());
    assertEquals(List.of(2, 3, 1), t.outcome().places());
    assertEquals(TableRefusal.OVER, t.refused("S1 draw"));
  }

  @Test
  public void theEndOfARoundIsTold() {
    SoloSituation t = with("R9", "R1", "R7 RChange", "B2").points(1, 2, 3);
    List<String> told = t.told("S1 play R1", null);
    assertEquals(
        List.of(
            "S1 lays R1",
            "S1 goes-out",
            "S1 counts 0 1",
            "S2 counts 17 19 R7 RChange",
            "S3 counts 2 5 B2",
            "S1 deals"),
        told.subList(0, 6));
    assertTrue(told.get(told.size() - 1).startsWith("S1 turns "));
    SoloView view = t.does("S1 play R1").game.table(t.state);
    assertNotNull(view.lastRound());
    assertEquals(List.of(0, 17, 2), view.lastRound().points());
    assertEquals(19, view.points(Seat.of(1)));
  }

  @Test
  public void inTheFirstRoundThereIsNoRoundBefore() {
    SoloSituation t = with("R9", "R1", "B2");
    assertNull(t.game.table(t.state).lastRound());
    assertEquals(List.of(), t.game.table(t.state).rounds());
  }

  @Test
  public void everybodySeesHowAllRoundsEnded() {
    Solo game = new Solo();
    SoloState state = game.deal(Setup.of(game.info(), 3, 7));
    List<SoloRound> ended = new ArrayList<>();
    Rng rng = new Rng(7);
    while (!game.toAct(state).isEmpty()) {
      int round = state.round;
      state = SoloLengthTest.step(game, state, rng);
      if (state.round != round || game.toAct(state).isEmpty()) {
        ended.add(Objects.requireNonNull(state.last()));
      }
      assertEquals(ended, game.table(state).rounds());
      assertEquals(ended, game.view(state, Seat.of(1)).rounds());
    }
    assertTrue("several rounds were played", ended.size() > 2);
    assertEquals(ended.get(ended.size() - 1), game.table(state).lastRound());
  }

  @Test
  public void theRoundsAddUpToThePointsOfTheMatch() {
    Solo game = new Solo();
    SoloState state = game.deal(Setup.of(game.info(), 3, 7).with(Solo.MATCH_LENGTH, "150"));
    Rng rng = new Rng(7);
    while (!game.toAct(state).isEmpty()) {
      state = SoloLengthTest.step(game, state, rng);
    }
    SoloView table = game.table(state);
    assertEquals(table.round(), table.rounds().size());
    for (int seat = 0; seat < 3; seat++) {
      int sum = 0;
      for (SoloRound round : table.rounds()) {
        sum += round.points().get(seat);
      }
      assertEquals(table.points(Seat.of(seat)), sum);
    }
  }

  @Test
  public void tablesThatDifferInARoundLongAgoAreNotTheSame() {
    SoloSituation t = with("R9", "R1", "B2").does("S1 play R1");
    SoloState other = new SoloState(t.state);
    SoloRound first = Objects.requireNonNull(t.state.last());
    SoloRound another = new SoloRound(Seat.of(1), first.hands(), first.points());
    t.state.rounds = List.of(first, first);
    other.rounds = List.of(another, first);
    assertNotEquals(t.state, other);
    assertNotEquals(t.game.table(t.state), t.game.table(other));
    other.rounds = List.of(first, first);
    assertEquals(t.state, other);
    assertEquals(t.game.table(t.state), t.game.table(other));
  }
}
