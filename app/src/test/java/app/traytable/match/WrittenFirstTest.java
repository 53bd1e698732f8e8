package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.room.Turn;
import app.traytable.rules.noidea.NoIdeaMoves;
import app.traytable.rules.noidea.NoIdeaRefusal;
import app.traytable.rules.pointapile.PointAPileMoves;
import app.traytable.rules.qwinto.QwintoMoves;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.TableRefusal;
import java.util.List;
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

  /** Neither of the games that are played here knows this move. */
  private static final Move NONSENSE = QwintoMoves.PASS;

  private final Disk disk = new Disk();

  @After
  public void close() {
    disk.close();
  }

  @Test
  public void anIllegalMoveChangesNothingAndSaysWhy() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("noidea", person("Anna"), person("Ben"));

    disk.behind(() -> assertFalse(open.play(0, ANNA, NoIdeaMoves.REVEALS.get(0))));
    assertEquals(NoIdeaRefusal.DRAW_FIRST, refused(open).why());
    disk.behind(() -> assertFalse(open.play(0, BEN, NoIdeaMoves.DRAW)));
    assertEquals(TableRefusal.TURN, refused(open).why());
    disk.behind(() -> assertFalse(open.play(0, ANNA, NONSENSE)));

    TableUi.YourTurn turn = (TableUi.YourTurn) open.ui();
    assertEquals(0, turn.frame().ply());
    assertEquals(TableRefusal.UNKNOWN, refused(open).why());
    assertEquals(List.of(), plies(open));
  }

  @Test
  public void aTapOnAScreenOfThePastDoesNothing() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("noidea", person("Anna"), person("Ben"));
    disk.behind(() -> assertTrue(open.play(0, ANNA, NoIdeaMoves.DRAW)));

    disk.behind(() -> assertFalse(open.play(0, ANNA, NoIdeaMoves.DRAW)));

    assertEquals(1, open.plies());
  }

  @Test
  public void aTapOnAScreenOfThePastDoesNothingThoughTheMoveWouldBeLegalNow() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("pointapile", person("Anna"), person("Ben"));
    putCard(open);
    Move legal = firstMove(open);

    disk.behind(() -> assertFalse(open.play(0, ANNA, legal)));

    assertEquals(1, open.plies());
    disk.behind(() -> assertTrue(open.play(1, ANNA, legal)));
  }

  @Test
  public void anUndoOnAScreenOfThePastDoesNothing() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("pointapile", person("Anna"), person("Ben"));
    putCard(open);
    putCard(open);
    assertTrue(turn(open).frame().canUndo());

    disk.behind(() -> open.undo(1));

    assertEquals(2, open.plies());
    assertEquals(2, plies(open).size());
  }

  @Test
  public void aMoveIsNotShownUnlessItIsOnDisk() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("pointapile", person("Anna"), person("Ben"));
    putCard(open);
    disk.fill();
    Move next = firstMove(open);

    disk.behind(() -> assertFalse(open.play(1, ANNA, next)));
    assertEquals(1, turn(open).frame().ply());
    assertEquals(Obstacle.NOT_SAVED, refused(open).why());
    assertEquals(1, refused(open).number());

    disk.behind(() -> open.undo(1));
    assertEquals(1, turn(open).frame().ply());
    assertEquals(Obstacle.NOT_TAKEN_BACK, refused(open).why());
    assertEquals(2, refused(open).number());
    assertEquals(1, plies(open).size());
  }

  @Test
  public void aRefusalIsForgottenWithTheNextDeed() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("pointapile", person("Anna"), person("Ben"));
    disk.behind(() -> assertFalse(open.play(0, ANNA, NONSENSE)));
    assertEquals(TableRefusal.UNKNOWN, refused(open).why());
    putCard(open);
    assertNull(turn(open).frame().refused());

    disk.behind(() -> assertFalse(open.play(1, ANNA, NONSENSE)));
    disk.behind(() -> open.undo(1));
    assertNull(turn(open).frame().refused());

    disk.behind(() -> assertFalse(open.play(0, ANNA, NONSENSE)));
    open.take(ANNA);
    assertNull(turn(open).frame().refused());

    disk.behind(() -> assertFalse(open.play(0, ANNA, NONSENSE)));
    open.putDown();
    assertNull(turn(open).frame().refused());
  }

  @Test
  public void aMoveThatShowedNothingCanBeTakenBackAlsoOnDisk() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("pointapile", person("Anna"), person("Ben"));
    Turn<?> forming = Shown.firstTurn(open.ui());
    disk.play(open, forming.getSeat(), forming.getMoves().get(0));
    assertTrue(turn(open).frame().canUndo());

    disk.behind(() -> open.undo(1));

    assertEquals(0, open.plies());
    assertEquals(List.of(), plies(open));
    disk.restart();
    assertEquals(0, disk.sit(open.id()).plies());
  }

  @Test
  public void whatWasTakenBackIsNeverToldAgain() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("pointapile", person("Anna"), person("Ben"));
    disk.play(open, ANNA, PointAPileMoves.PUTS_NEW.get(0));
    List<String> first = logged(open);
    disk.behind(() -> open.undo(1));

    disk.play(open, ANNA, PointAPileMoves.PUTS_NEW.get(1));

    assertNotEquals(first, logged(open));
    assertEquals(logged(disk.sit(open.id())), logged(open));
  }

  @Test
  public void whoPlaysByEarHearsTheMoveThatIsMadeInsteadOfAnother() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("pointapile", person("Anna"), person("Ben"));
    open.listen(true);
    putCard(open);
    assertTrue(open.haveLooked(1));
    disk.behind(() -> open.undo(1));

    putCard(open);

    assertTrue(open.isLookedAt());
  }

  private static List<String> logged(OpenMatch<?, ?, ?, ?> open) {
    List<TableUi.LoggedMove> moves = open.viewpoint().log().moves();
    return Shown.lines(moves.get(moves.size() - 1));
  }

  private void putCard(OpenMatch<?, ?, ?, ?> open) {
    disk.play(open, ANNA, firstMove(open));
  }

  private static Move firstMove(OpenMatch<?, ?, ?, ?> open) {
    return Shown.firstTurn(open.ui()).getMoves().get(0);
  }

  private static TableUi.YourTurn turn(OpenMatch<?, ?, ?, ?> open) {
    return (TableUi.YourTurn) open.ui();
  }

  private static Frame.Refused refused(OpenMatch<?, ?, ?, ?> open) {
    return Shown.refused(turn(open));
  }

  private List<String> plies(OpenMatch<?, ?, ?, ?> open) {
    return disk.plies(open.id());
  }

  private static Player person(String name) {
    return Player.person(name);
  }
}
