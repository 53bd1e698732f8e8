package app.traytable.rules.noidea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.List;
import org.junit.Test;

/** What can be chosen before a match; a gentle start is part of the first ruling. */
public final class NoIdeaOptionsTest {
  @Test
  public void openTrophiesAreSeenByAll() {
    NoIdeaTable table = NoIdeaTable.openTrophies(2).trophiesWonBy(1);
    assertEquals(List.of((byte) 5), table.viewOf(2).trophies(Seat.of(0)));
    assertEquals(List.of((byte) 5), table.table().trophies(Seat.of(0)));
  }

  @Test
  public void aShortGameHasSixTrophies() {
    NoIdea game = new NoIdea();
    Setup setup = Setup.of(game.info(), 2, 1).with(NoIdea.SHORT_GAME, "on");
    assertEquals(6, game.table(game.deal(setup)).trophiesLeft());
  }

  @Test
  public void memoryAidTellsTheScreenToShowWhatHasBeenSeen() {
    NoIdea game = new NoIdea();
    Setup setup = Setup.of(game.info(), 2, 1).with(NoIdea.MEMORY_AID, "on");
    assertTrue(game.table(game.deal(setup)).memoryAid());
  }
}
