package app.traytable.match;

import static app.traytable.rules.pointapile.PointAPileMoves.PUTS;
import static app.traytable.rules.pointapile.PointAPileMoves.PUTS_NEW;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.room.Turn;
import app.traytable.rules.pointapile.PointAPileMoves;
import app.traytable.rules.pointapile.PointAPileRefusal;
import app.traytable.rules.qwinto.QwintoMoves;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Several moves at once: of one person, or of several at the same moment. */
@RunWith(AndroidJUnit4.class)
@Config(application = Application.class)
public final class ChosenTogetherTest {
  private static final Seat ANNA = Seat.of(0);
  private static final Seat BEN = Seat.of(1);

  private final Disk disk = new Disk();

  @After
  public void close() {
    disk.close();
  }

  @Test
  public void movesChosenTogetherArePlayedOneAfterAnother() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("pointapile", person("Anna"), person("Ben"));

    assertEquals(2, playAll(open, 0, PUTS_NEW.get(2), PUTS.get(0).get(0)));

    assertEquals(2, disk.sit(open.id()).plies());
    assertTrue(open.journal().contains("S1 put 3 new\nS1 put 1 P1\n"));
  }

  @Test
  public void ofMovesChosenTogetherTheRefusedOneAndTheRestAreNotPlayed() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("pointapile", person("Anna"), person("Ben"));

    assertEquals(1, playAll(open, 0, PUTS_NEW.get(2), PUTS_NEW.get(2), PUTS_NEW.get(1)));

    assertEquals(1, disk.sit(open.id()).plies());
    Frame.Refused refused = ((TableUi.Laid) open.ui()).frame().refused();
    assertNotNull(refused);
    assertEquals(PointAPileRefusal.CARD_PUT, refused.why());
  }

  @Test
  public void movesChosenOnAnEarlierScreenAreNotPlayed() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("pointapile", person("Anna"), person("Ben"));
    disk.play(open, ANNA, PUTS_NEW.get(0));

    assertEquals(0, playAll(open, 0, PUTS_NEW.get(1), PUTS_NEW.get(2)));

    assertEquals(1, open.plies());
  }

  @Test
  public void whoAnswersAtTheSameTimeIsHeardThoughTheOtherWasQuicker() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("qwinto", person("Anna"), person("Ben"), person("Cleo"));
    call(open);
    int ply = open.plies();

    assertTrue(play(open, ply, BEN, QwintoMoves.PASS));
    assertTrue(play(open, ply, ANNA, QwintoMoves.PASS));
    assertFalse("Ben has answered", play(open, ply, BEN, QwintoMoves.PASS));
    assertTrue(play(open, ply, Seat.of(2), QwintoMoves.PASS));

    assertEquals(ply + 3, open.plies());
    assertNull(((TableUi.Laid) open.ui()).frame().refused());
  }

  @Test
  public void anAnswerIsNoneToTheNextCall() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("qwinto", person("Anna"), person("Ben"));
    call(open);
    int ply = open.plies();
    disk.play(open, ANNA, QwintoMoves.PASS);
    disk.play(open, BEN, QwintoMoves.PASS);
    call(open);

    assertFalse(play(open, ply, ANNA, QwintoMoves.PASS));
    assertFalse(play(open, ply + 1, BEN, QwintoMoves.PASS));
  }

  @Test
  public void allWhoPointAtTheSameMomentAreWrittenDownInTheOrderOfSeats() {
    OpenMatch<?, ?, ?, ?> open = pointing();
    int ply = open.plies();

    assertEquals(
        2,
        playTogether(
            open, Map.of(BEN, PointAPileMoves.PICK_SPACE, ANNA, PointAPileMoves.PICK_SPACE)));

    assertEquals(
        List.of("S1 pick space", "S2 pick space"), disk.plies(open.id()).subList(ply, ply + 2));
  }

  @Test
  public void whatOneMayNotDoKeepsNobodyElseFromPointing() {
    OpenMatch<?, ?, ?, ?> open = pointing();
    int ply = open.plies();

    assertEquals(
        1, playTogether(open, Map.of(ANNA, QwintoMoves.PASS, BEN, PointAPileMoves.PICK_SPACE)));

    assertEquals(List.of("S2 pick space"), disk.plies(open.id()).subList(ply, ply + 1));
  }

  @Test
  public void allWhoPointInSecretAreHeardInAnyOrder() {
    OpenMatch<?, ?, ?, ?> open = pointing();
    int ply = open.plies();

    assertTrue(play(open, ply, BEN, PointAPileMoves.PICK_SPACE));
    assertTrue(play(open, ply, ANNA, PointAPileMoves.PICK_SPACE));
  }

  @Test
  public void whatWasChosenBeforeAnInterjectionIsNotPlayed() {
    SoloMoment moment = SoloMoment.find(2, 2, m -> reactor(m) != null);
    Seat turn = moment.actor();
    OpenMatch<?, ?, ?, ?> open = disk.sit(disk.keep(moment.match()));
    int ply = open.plies();
    Seat quick = Objects.requireNonNull(reactor(moment));
    disk.play(open, quick, moment.moves(quick).get(0));

    assertFalse(play(open, ply, turn, moment.moves(turn).get(0)));
    assertEquals(ply + 1, open.plies());
  }

  /** Somebody who need not act and may, and leaves the turn where it is. */
  private static @Nullable Seat reactor(SoloMoment moment) {
    for (int index = 0; index < moment.match().players().size(); index++) {
      Seat seat = Seat.of(index);
      if (!seat.equals(moment.actor())
          && !moment.moves(seat).isEmpty()
          && moment
              .match()
              .play(seat, moment.moves(seat).get(0))
              .toAct()
              .contains(moment.actor())) {
        return seat;
      }
    }
    return null;
  }

  /** A table at which all are about to point. */
  private OpenMatch<?, ?, ?, ?> pointing() {
    OpenMatch<?, ?, ?, ?> open = disk.sit("pointapile", person("Anna"), person("Ben"));
    while (open.ui() instanceof TableUi.YourTurn) {
      playFirstMove(open);
    }
    return open;
  }

  private int playTogether(OpenMatch<?, ?, ?, ?> open, Map<Seat, Move> moves) {
    int[] played = new int[1];
    disk.behind(() -> played[0] = open.playTogether(open.plies(), moves));
    return played[0];
  }

  /** Whoever's turn it is lays the first card there is. */
  private void call(OpenMatch<?, ?, ?, ?> open) {
    Seat turn = ((TableUi.Laid) open.ui()).frame().toAct().iterator().next();
    open.take(turn);
    playFirstMove(open);
  }

  private boolean play(OpenMatch<?, ?, ?, ?> open, int ply, Seat seat, Move move) {
    boolean[] played = new boolean[1];
    disk.behind(() -> played[0] = open.play(ply, seat, move));
    return played[0];
  }

  private int playAll(OpenMatch<?, ?, ?, ?> open, int ply, Move... moves) {
    int[] played = new int[1];
    disk.behind(() -> played[0] = open.playAll(ply, ANNA, List.of(moves)));
    return played[0];
  }

  private void playFirstMove(OpenMatch<?, ?, ?, ?> open) {
    Turn<?> turn = Shown.firstTurn(open.ui());
    disk.play(open, turn.getSeat(), turn.getMoves().get(0));
  }

  private static Player person(String name) {
    return Player.person(name);
  }
}
