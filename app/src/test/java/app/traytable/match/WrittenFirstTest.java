package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import java.util.List;
import java.util.Objects;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** A move is carried out once, on the screen it was chosen on, and written before it is shown. */
@RunWith(AndroidJUnit4.class)
@Config(application = Application.class)
public final class WrittenFirstTest {
  private static final Seat ANNA = Seat.of(0);
  private static final Seat BEN = Seat.of(1);

  private final Disk disk = new Disk();

  @After
  public void close() {
    disk.close();
  }

  @Test
  public void anIllegalMoveChangesNothingAndSaysWhy() {
    Sitting<?, ?, ?> sitting = disk.sit("noidea", person("Anna"), person("Ben"));

    disk.behind(() -> assertFalse(sitting.play(0, ANNA, "reveal 1")));
    disk.behind(() -> assertFalse(sitting.play(0, BEN, "draw")));
    disk.behind(() -> assertFalse(sitting.play(0, ANNA, "nonsense")));

    TableUi.YourTurn turn = (TableUi.YourTurn) sitting.ui();
    assertEquals(0, turn.frame().ply());
    assertNotNull(turn.frame().refusal());
    assertEquals(List.of(), plies(sitting));
  }

  @Test
  public void aTapOnAScreenOfThePastDoesNothing() {
    Sitting<?, ?, ?> sitting = disk.sit("noidea", person("Anna"), person("Ben"));
    disk.behind(() -> assertTrue(sitting.play(0, ANNA, "draw")));

    disk.behind(() -> assertFalse(sitting.play(0, ANNA, "draw")));

    assertEquals(1, sitting.plies());
  }

  @Test
  public void aTapOnAScreenOfThePastDoesNothingThoughTheMoveWouldBeLegalNow() {
    Sitting<?, ?, ?> sitting = disk.sit("pointapile", person("Anna"), person("Ben"));
    putCard(sitting);
    String legal = turn(sitting).turns().get(0).moves().get(0).text();

    disk.behind(() -> assertFalse(sitting.play(0, ANNA, legal)));

    assertEquals(1, sitting.plies());
    disk.behind(() -> assertTrue(sitting.play(1, ANNA, legal)));
  }

  @Test
  public void anUndoOnAScreenOfThePastDoesNothing() {
    Sitting<?, ?, ?> sitting = disk.sit("pointapile", person("Anna"), person("Ben"));
    putCard(sitting);
    putCard(sitting);
    assertTrue(turn(sitting).frame().canUndo());

    disk.behind(() -> sitting.undo(1));

    assertEquals(2, sitting.plies());
    assertEquals(2, plies(sitting).size());
  }

  @Test
  public void aMoveIsNotShownUnlessItIsOnDisk() {
    Sitting<?, ?, ?> sitting = disk.sit("pointapile", person("Anna"), person("Ben"));
    putCard(sitting);
    disk.fill();
    Move next = turn(sitting).turns().get(0).moves().get(0);

    disk.behind(() -> assertFalse(sitting.play(1, ANNA, next.text())));
    assertEquals(1, turn(sitting).frame().ply());
    assertEquals(Sitting.NOT_SAVED, refusal(sitting).key());
    assertEquals(1, refusal(sitting).number());

    disk.behind(() -> sitting.undo(1));
    assertEquals(1, turn(sitting).frame().ply());
    assertEquals(Sitting.NOT_SAVED, refusal(sitting).key());
    assertEquals(2, refusal(sitting).number());
    assertEquals(1, plies(sitting).size());
  }

  @Test
  public void aRefusalIsForgottenWithTheNextDeed() {
    Sitting<?, ?, ?> sitting = disk.sit("pointapile", person("Anna"), person("Ben"));
    disk.behind(() -> assertFalse(sitting.play(0, ANNA, "nonsense")));
    refusal(sitting);
    putCard(sitting);
    assertNull(turn(sitting).frame().refusal());

    disk.behind(() -> assertFalse(sitting.play(1, ANNA, "nonsense")));
    disk.behind(() -> sitting.undo(1));
    assertNull(turn(sitting).frame().refusal());

    disk.behind(() -> assertFalse(sitting.play(0, ANNA, "nonsense")));
    sitting.take(ANNA);
    assertNull(turn(sitting).frame().refusal());

    disk.behind(() -> assertFalse(sitting.play(0, ANNA, "nonsense")));
    sitting.putDown();
    assertNull(turn(sitting).frame().refusal());
  }

  @Test
  public void aMoveThatShowedNothingCanBeTakenBackAlsoOnDisk() {
    Sitting<?, ?, ?> sitting = disk.sit("pointapile", person("Anna"), person("Ben"));
    TableUi.YourTurn forming = (TableUi.YourTurn) sitting.ui();
    disk.play(sitting, forming.turns().get(0).seat(), forming.turns().get(0).moves().get(0));
    assertTrue(((TableUi.YourTurn) sitting.ui()).frame().canUndo());

    disk.behind(() -> sitting.undo(1));

    assertEquals(0, sitting.plies());
    assertEquals(List.of(), plies(sitting));
    disk.restart();
    assertEquals(0, disk.sit(sitting.id()).plies());
  }

  private void putCard(Sitting<?, ?, ?> sitting) {
    disk.play(sitting, ANNA, turn(sitting).turns().get(0).moves().get(0));
  }

  private static TableUi.YourTurn turn(Sitting<?, ?, ?> sitting) {
    return (TableUi.YourTurn) sitting.ui();
  }

  private static Frame.Refusal refusal(Sitting<?, ?, ?> sitting) {
    return Objects.requireNonNull(turn(sitting).frame().refusal());
  }

  private List<String> plies(Sitting<?, ?, ?> sitting) {
    return disk.plies(sitting.id());
  }

  private static Player person(String name) {
    return Player.person(name);
  }
}
