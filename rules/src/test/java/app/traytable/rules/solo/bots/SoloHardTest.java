package app.traytable.rules.solo.bots;

import static app.traytable.rules.solo.SoloSituation.with;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.bots.Hint;
import app.traytable.rules.bots.WorldSearch;
import app.traytable.rules.solo.Solo;
import app.traytable.rules.solo.SoloFixture;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloMoves;
import app.traytable.rules.solo.SoloSituation;
import app.traytable.rules.solo.SoloState;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.Test;

/** The bot that searches, in a hurry where a test would take too long. */
public final class SoloHardTest {
  private static final Solo GAME = new Solo();
  private static final SoloHard HURRIED =
      new SoloHard(new WorldSearch<>(GAME, new SoloGuide(), 30));

  private static final SoloBots BOTS = new SoloBots();

  private static Hint<SoloMove, SoloReason> hint(SoloSituation t, String who) {
    Seat seat = Seat.parse(who);
    List<SoloMove> moves = t.legalMoves(seat);
    SoloMove move = HURRIED.choose(t.viewOf(seat), moves, new Rng(1));
    return new Hint<>(move, BOTS.explain(t.viewOf(seat), moves, move));
  }

  private static void assertHint(String move, SoloReason reason, SoloSituation t) {
    assertEquals(new Hint<>(GAME.moves().parse(move), reason), hint(t, t.turn()));
  }

  @Test
  public void theSearchKnowsNoMoreThanTheView() {
    SoloFixture fixture = new SoloFixture();
    Rng rng = new Rng(3);
    for (int seed = 0; seed < 4; seed++) {
      Setup setup = Setup.of(GAME.info(), 2 + seed, seed).with("match-length", "one-round");
      SoloState state = GAME.deal(setup);
      for (int ply = 0; ply < 40 && !GAME.toAct(state).isEmpty(); ply++) {
        Seat seat = GAME.toAct(state).iterator().next();
        SoloState other = fixture.shuffleHidden(state, seat, rng.split());
        List<SoloMove> moves = GAME.legalMoves(state, seat);
        SoloMove move = HURRIED.choose(GAME.view(state, seat), moves, new Rng(ply));
        assertEquals(move, HURRIED.choose(GAME.view(other, seat), moves, new Rng(ply)));
        state = GAME.play(state, seat, move);
      }
    }
  }

  @Test
  public void nobodyWishesForAColourThatIsNotInHand() {
    SoloSituation t = with("R5", "Choose G1 G2 G7 B3", "R2 B2", "R3 B3");
    Seat seat = Seat.of(0);
    List<SoloMove> tries = new SoloGuide().worthTrying(t.viewOf(seat), t.legalMoves(seat));
    for (SoloMove move : tries) {
      if (move instanceof SoloMove.PlayFor wish) {
        assertEquals("G", "" + wish.colour().letter());
      }
    }
    assertTrue("" + tries, tries.stream().anyMatch(m -> m instanceof SoloMove.PlayFor));
  }

  @Test
  public void soloIsSaidWithoutAThought() {
    SoloSituation t = with("R5", "R1 G1", "R2 B2", "R3 B3").does("S1 play R1");
    for (int chance = 0; chance < 50; chance++) {
      Seat seat = Seat.of(0);
      assertEquals(
          SoloMoves.SAY, HURRIED.react(t.viewOf(seat), t.legalMoves(seat), new Rng(chance)));
    }
  }

  @Test
  public void soloIsSaidWithTheLastCards() {
    Seat seat = Seat.of(0);
    for (int chance = 0; chance < 20; chance++) {
      SoloSituation t = with("R5", "R1 R1 G1", "B1 B2", "B3 B4");
      SoloMove move = HURRIED.choose(t.viewOf(seat), t.legalMoves(seat), new Rng(chance));
      t.does("S1 " + GAME.moves().text(move)).assertWon(0, List.of(0, 3, 7));
    }
  }

  @Test
  public void aHintSaysWhy() {
    assertHint("play R1", new SoloReason.GoesOut(), with("R5", "R1", "B1 B2", "B3 B4"));
    assertHint("draw", new SoloReason.NothingFits(), with("R5", "Y1 G2 G3", "B1 B2", "B3 B4"));
    assertHint("play RGift S2", new SoloReason.SoloAndOut(), with("R5", "RGift Y3 Y4", "B1 B2"));
    SoloSituation lenient =
        SoloSituation.playing(List.of("lenient-solo=on"), "R5", "RGift Y3 Y4", "B1 B2");
    assertHint("play RGift S2", new SoloReason.GoesOut(), lenient);
    SoloSituation winning = with("R5", "RGift R3 R4", "BProtect B1 B2", "Y1 Y2");
    winning.does("S1 play RGift S2");
    assertHint("protect B", new SoloReason.RefusesGift(Seat.of(0), 2), winning);
    SoloSituation said = with("R5", "R1 G1", "R2 B2", "R3 B3").does("S1 play R1");
    assertEquals(new SoloReason.SaySolo(), hint(said, "S1").reason());
  }

  @Test
  public void thereIsAReasonForEveryMoveThatCouldBeChosen() {
    SoloState state = GAME.deal(Setup.of(GAME.info(), 3, 5));
    for (int ply = 0; ply < 80 && !GAME.toAct(state).isEmpty(); ply++) {
      Seat seat = GAME.toAct(state).iterator().next();
      List<SoloMove> moves = GAME.legalMoves(state, seat);
      for (SoloMove move : moves) {
        assertNotNull(BOTS.explain(GAME.view(state, seat), moves, move));
      }
      state = GAME.play(state, seat, HURRIED.choose(GAME.view(state, seat), moves, new Rng(ply)));
    }
  }

  @Test
  public void thinkingStopsWhenNobodyWaits() {
    SoloSituation t = with("R5", "R1 R2 R3", "B1 B2", "B3 B4");
    Thread.currentThread().interrupt();
    try {
      assertThrows(CancellationException.class, () -> hint(t, "S1"));
    } finally {
      assertTrue("the interruption is for others to see", Thread.interrupted());
    }
  }
}
