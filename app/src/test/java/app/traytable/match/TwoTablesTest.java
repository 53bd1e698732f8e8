package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.rules.pointapile.PointAPile;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** One match lies open twice. What one table does not know of, it cannot play or take back. */
@RunWith(AndroidJUnit4.class)
public final class TwoTablesTest {
  private final Disk disk = new Disk();
  private Sitting<?, ?, ?> here;
  private Sitting<?, ?, ?> there;

  @Before
  public void afterTwoMoves() {
    PointAPile game = new PointAPile();
    long id =
        disk.begin(
            Match.start(
                game,
                Setup.of(game.info(), 2, 5).withFirst(Seat.of(0)),
                List.of(Player.person("Anna"), Player.person("Ben"))));
    here = disk.sit(id);
    assertTrue(play(here, 0));
    assertTrue(play(here, 0));
    there = disk.sit(id);
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

    assertEquals("moved-on", refusal(there));
    assertEquals(2, there.plies());
    assertEquals(before, plies());
  }

  @Test
  public void aMoveIsNotTakenBackFromTheMiddle() {
    assertTrue(play(here, 0));
    List<String> before = plies();

    disk.behind(() -> there.undo(2));

    assertEquals("moved-on", refusal(there));
    assertEquals(2, there.plies());
    assertEquals(before, plies());
  }

  @Test
  public void whatHasBeenTakenBackAlreadyIsNotTakenBackAgain() {
    disk.behind(() -> here.undo(2));

    disk.behind(() -> there.undo(2));

    assertEquals("moved-on", refusal(there));
    assertEquals(1, plies().size());
  }

  @Test
  public void anotherMoveInThePlaceOfOneIsNoticed() {
    disk.behind(() -> here.undo(2));
    assertTrue(play(here, 1));
    List<String> before = plies();

    disk.behind(() -> there.undo(2));
    assertEquals("moved-on", refusal(there));
    assertFalse(play(there, 0));

    assertEquals(before, plies());
    assertNull(refusal(here));
    assertTrue(play(disk.sit(here.id()), 0));
  }

  private boolean play(Sitting<?, ?, ?> at, int which) {
    TableUi.YourTurn turn = (TableUi.YourTurn) at.ui();
    Seat seat = turn.turns().get(0).seat();
    Move move = turn.turns().get(0).moves().get(which);
    int ply = at.plies();
    boolean[] played = new boolean[1];
    disk.behind(() -> played[0] = at.play(ply, seat, move.text()));
    return played[0];
  }

  private static String refusal(Sitting<?, ?, ?> at) {
    Frame.Refusal refusal = ((TableUi.Laid) at.ui()).frame().refusal();
    return refusal == null ? null : refusal.key();
  }

  private List<String> plies() {
    List<String> plies = new ArrayList<>();
    disk.behind(() -> plies.addAll(disk.database().matches().plies(here.id())));
    disk.behind(() -> assertNull(Objects.requireNonNull(save()).summary().problem()));
    return plies;
  }

  private Save save() {
    return disk.repository().find(here.id());
  }
}
