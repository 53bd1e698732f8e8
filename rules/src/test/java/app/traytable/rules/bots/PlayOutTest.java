package app.traytable.rules.bots;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.solo.Solo;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloMoves;
import app.traytable.rules.solo.SoloSituation;
import app.traytable.rules.solo.SoloState;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.Test;

/** How an imagined world goes on: reactions come first, and the guide says how far is enough. */
public final class PlayOutTest {
  private static final Solo GAME = new Solo();

  private static SoloState afterR1() {
    return SoloSituation.with("R5", "R1 G1", "B1 B2", "Y1 Y2").does("S1 play R1").state();
  }

  private static SoloState playedOn(SoloState first, First guide) {
    return new PlayOut<>(GAME, guide).playOn(first, first, new Rng(1));
  }

  @Test
  public void whoeverMayReactDoesSoBeforeAnybodyActs() {
    SoloState after = playedOn(afterR1(), new First(1, Seats.only(0), true));
    assertEquals("", after.silent().toString());
    assertEquals("nobody has acted yet", 1, after.current());
    assertEquals(2, after.moves());
  }

  @Test
  public void whoLetsTheMomentPassOrIsNotAskedHoldsNobodyUp() {
    for (First guide :
        List.of(new First(1, Seats.only(0), false), new First(1, Seats.NONE, true))) {
      SoloState after = playedOn(afterR1(), guide);
      assertEquals(SoloState.Phase.DRAWN, after.phase());
      assertEquals(2, after.moves());
    }
  }

  @Test
  public void whoHasNothingToReactWithIsNotAsked() {
    PlayOut<SoloState, SoloMove, SoloView> playOut =
        new PlayOut<>(GAME, new First(1, Seats.firstOnes(3), true));
    SoloState reacted = playOut.react(afterR1(), new Rng(1));
    assertNotNull(reacted);
    assertEquals("", reacted.silent().toString());
    SoloState nothing = SoloSituation.with("R5", "R1 G1", "B1 B2", "Y1 Y2").state();
    PlayOut<SoloState, SoloMove, SoloView> others =
        new PlayOut<>(GAME, new First(1, Seats.ofBits(6), true));
    assertNull(others.react(nothing, new Rng(1)));
  }

  @Test
  public void itGoesOnUntilItIsFarEnough() {
    SoloState first = afterR1();
    for (int moves = 1; moves < 6; moves++) {
      SoloState after = playedOn(first, new First(moves, Seats.NONE, true));
      assertEquals(1 + moves, after.moves());
    }
  }

  @Test
  public void itGoesNoFurtherThanTheEndOfTheMatch() {
    SoloSituation t = SoloSituation.playing(List.of("match-length=one-round"), "R5", "R1", "B1 B2");
    PlayOut<SoloState, SoloMove, SoloView> playOut =
        new PlayOut<>(GAME, new First(100, Seats.NONE, true));
    assertTrue(playOut.goesOn(t.state(), t.state()));
    assertEquals(Seat.of(0), playOut.actor(t.state()));
    SoloState over = t.does("S1 play R1").state();
    assertFalse(playOut.goesOn(over, over));
    assertEquals(over, playOut.playOn(over, over, new Rng(1)));
  }

  /** Everybody does what stands first on the list, for so many moves. */
  private record First(int moves, Seats mayReact, boolean reacts)
      implements Guide<SoloState, SoloMove, SoloView> {
    @Override
    public Seat viewer(SoloView view) {
      return Seat.of(0);
    }

    @Override
    public SoloMove goOn(SoloState world, Seat seat, List<SoloMove> legal, Rng rng) {
      return legal.get(0);
    }

    @Override
    public Seats mayReact(SoloState world) {
      return mayReact;
    }

    @Override
    public @Nullable SoloMove react(SoloState world, Seat seat, List<SoloMove> legal, Rng rng) {
      return reacts && legal.contains(SoloMoves.SAY) ? SoloMoves.SAY : null;
    }

    @Override
    public boolean isFarEnough(SoloState first, SoloState now) {
      return now.moves() - first.moves() >= moves;
    }

    @Override
    public double worth(SoloState world, Seat seat) {
      return 0;
    }
  }
}
