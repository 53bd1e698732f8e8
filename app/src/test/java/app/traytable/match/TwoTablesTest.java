package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.room.Turn;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Refusal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** One match lies open twice. What one table does not know of, it cannot play or take back. */
@RunWith(AndroidJUnit4.class)
public final class TwoTablesTest {
  private final Disk disk = new Disk();
  private OpenMatch<?, ?, ?, ?> here;
  private OpenMatch<?, ?, ?, ?> there;

  @Before
  public void afterTwoMoves() {
    here = disk.sit("pointapile", Player.person("Anna"), Player.person("Ben"));
    assertTrue(play(here, 0));
    assertTrue(play(here, 0));
    there = disk.sit(here.id());
  }

  @After
  public void close() {
    disk.close();
  }

  @Test
  public void aMoveAfterAnotherTablesMoveIsRefused() {
    assertTrue(play(here, 0));
    List<String> before = plies();

    assertFalse(play(there, 1));

    assertEquals(Obstacle.MOVED_ON, refusal(there));
    assertEquals(2, there.plies());
    assertEquals(before, plies());
  }

  @Test
  public void aMoveIsNotTakenBackFromTheMiddle() {
    assertTrue(play(here, 0));
    List<String> before = plies();

    disk.behind(() -> there.undo(2));

    assertEquals(Obstacle.MOVED_ON, refusal(there));
    assertEquals(2, there.plies());
    assertEquals(before, plies());
  }

  @Test
  public void whatHasBeenTakenBackAlreadyIsNotTakenBackAgain() {
    disk.behind(() -> here.undo(2));

    disk.behind(() -> there.undo(2));

    assertEquals(Obstacle.MOVED_ON, refusal(there));
    assertEquals(1, plies().size());
  }

  @Test
  public void anotherMoveInThePlaceOfOneIsNoticed() {
    disk.behind(() -> here.undo(2));
    assertTrue(play(here, 1));
    List<String> before = plies();

    disk.behind(() -> there.undo(2));
    assertEquals(Obstacle.MOVED_ON, refusal(there));
    assertFalse(play(there, 0));

    assertEquals(before, plies());
    assertNull(refusal(here));
    assertTrue(play(disk.sit(here.id()), 0));
  }

  private boolean play(OpenMatch<?, ?, ?, ?> at, int which) {
    Turn<?> turn = Shown.firstTurn(at.ui());
    int ply = at.plies();
    boolean[] played = new boolean[1];
    disk.behind(() -> played[0] = at.play(ply, turn.getSeat(), turn.getMoves().get(which)));
    return played[0];
  }

  private static @Nullable Refusal refusal(OpenMatch<?, ?, ?, ?> at) {
    Frame.Refused refused = Shown.frame(at.ui()).refused();
    return refused == null ? null : refused.why();
  }

  private List<String> plies() {
    List<String> plies = new ArrayList<>();
    disk.behind(() -> plies.addAll(disk.database().matches().plies(here.id())));
    assertEquals(plies.size(), disk.sit(here.id()).plies());
    return plies;
  }
}
