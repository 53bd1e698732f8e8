package app.traytable.rules.solo.bots;

import static app.traytable.rules.solo.SoloSituation.with;
import static org.junit.Assert.assertEquals;

import app.traytable.rules.bots.Tempo;
import app.traytable.rules.solo.Solo;
import app.traytable.rules.solo.SoloSituation;
import java.util.List;
import org.junit.Test;

/** A pause says what everybody sees is to be decided, and nothing of a hand. */
public final class SoloTempoTest {
  private static final Solo GAME = new Solo();

  private static Tempo tempo(SoloSituation t, String move) {
    return new SoloBots().tempo(GAME.table(t.state()), GAME.moves().parse(move));
  }

  private static SoloSituation table() {
    return with("R5", "R1 RSwap AllSwap RProtect G1", "B1 BProtect", "Y1 Y2");
  }

  @Test
  public void whatMayMeanThatNothingFittedTakesAsLongAsIfSomethingHad() {
    for (String move : List.of("draw", "keep", "take", "accept")) {
      assertEquals(move, Tempo.USUAL, tempo(table(), move));
    }
  }

  @Test
  public void whatWaitsForNothingIsDoneAtOnce() {
    for (String move : List.of("solo", "interject", "go", "play R1")) {
      assertEquals(move, Tempo.QUICK, tempo(table(), move));
    }
  }

  @Test
  public void aColourOrAPersonIsChosenSlowly() {
    for (String move :
        List.of("play Choose R", "play Draw4 G", "play RSwap S2", "play RGift S2 silently")) {
      assertEquals(move, Tempo.SLOW, tempo(table(), move));
    }
  }

  @Test
  public void otherCardsTakeTheUsualTime() {
    for (String move : List.of("play RSkip", "triple R7", "triple R7 silently", "protect R")) {
      assertEquals(move, Tempo.USUAL, tempo(table(), move));
    }
  }

  @Test
  public void whoeverIsAskedThinksBeforeProtecting() {
    assertEquals(Tempo.SLOW, tempo(table().does("S1 play RSwap S2"), "protect B"));
    assertEquals(Tempo.SLOW, tempo(table().does("S1 play AllSwap"), "protect B"));
  }
}
