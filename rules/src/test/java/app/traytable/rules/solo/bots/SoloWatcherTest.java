package app.traytable.rules.solo.bots;

import static app.traytable.rules.solo.SoloSituation.with;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.solo.Solo;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloSituation;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.Test;

/** What looks like a blunder, so that Hard has to be very sure of it. */
public final class SoloWatcherTest {
  private static final Solo GAME = new Solo();

  private static SoloMove move(String text) {
    return GAME.moves().parse(text);
  }

  private static void assertWonders(boolean wonders, SoloSituation t, String who, String move) {
    assertWonders(wonders, t, who, move(move), t.legalMoves(Seat.parse(who)));
  }

  private static void assertWonders(
      boolean wonders,
      SoloSituation t,
      String who,
      @Nullable SoloMove move,
      List<? extends @Nullable SoloMove> tries) {
    SoloView view = t.viewOf(Seat.parse(who));
    assertEquals("" + move, wonders, SoloWatcher.wonders(view, tries, move));
    double usual = new SoloGuide().doubt(view, tries, tries.get(0));
    double doubt = new SoloGuide().doubt(view, tries, move);
    assertTrue(doubt + " of " + move, wonders ? doubt > 2 : doubt <= usual);
  }

  @Test
  public void whoCouldLayANumberDoesNotDraw() {
    assertWonders(true, with("R5", "R1 G2", "B1 B2"), "S1", "draw");
    assertWonders(false, with("R5", "Y1 G2", "B1 B2"), "S1", "draw");
    assertWonders(false, with("R5", "RSkip G2", "B1 B2"), "S1", "draw");
    assertWonders(false, with("R5", "R1 G2", "B1 B2"), "S1", "play R1");
  }

  @Test
  public void whoHasTheSameCardLaysItBetween() {
    SoloSituation t = with("R5", "R7 G2 G3", "B1 B2", "R7 Y1 Y2").does("S1 play R7");
    List<@Nullable SoloMove> tries = new ArrayList<>();
    tries.add(null);
    tries.addAll(t.legalMoves(Seat.of(2)));

    assertWonders(true, t, "S3", null, tries);
    assertWonders(false, t, "S3", move("interject"), tries);
  }

  @Test
  public void whoCanPassAChainOnDoesNotTakeIt() {
    SoloSituation t = with("R5", "RDraw2 G2 G3", "BDraw2 B2 B3").does("S1 play RDraw2");

    assertWonders(true, t, "S2", "take");
    assertWonders(false, t, "S2", "play BDraw2");
  }

  @Test
  public void nobodySwapsForALongerHand() {
    assertWonders(true, with("R5", "RSwap G2", "B1 B2", "Y1"), "S1", "play RSwap S2");
    assertWonders(false, with("R5", "RSwap G2", "B1 B2", "Y1"), "S1", "play RSwap S3");
  }
}
