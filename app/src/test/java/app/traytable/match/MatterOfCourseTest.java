package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.rules.pointapile.PointAPileEvent;
import app.traytable.rules.pointapile.PointAPileMove;
import app.traytable.rules.pointapile.PointAPileMoves;
import app.traytable.rules.pointapile.PointAPileState.Phase;
import app.traytable.rules.pointapile.PointAPileView;
import app.traytable.rules.solo.SoloEvent;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloMoves;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.settings.BotSpeed;
import app.traytable.ui.pointapile.PointAPileRoom;
import app.traytable.ui.solo.SoloRoom;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** What goes without saying is not asked, as far as those who look on can tell that it does. */
@RunWith(AndroidJUnit4.class)
@Config(application = Application.class)
public final class MatterOfCourseTest {
  private static final Seat ANNA = Seat.of(0);
  private static final Player BEN = Player.person("Ben");
  private static final Player ROBO = Player.bot("Robo", Level.EASY);
  private static final long LONG = 60_000;

  @Rule public final Evening evening = new Evening();

  private final MatchViewModel table = evening.table;

  @Test
  public void aDrawnCardThatDoesNotFitIsKeptAfterABreath() {
    Match<?, SoloMove, SoloView, SoloEvent> match = drawn(ROBO, false);
    long id = evening.open(match);

    assertEquals(List.of(), ((TableUi.Watching) evening.ui()).others());
    evening.pass(BotSpeed.NORMAL.breath() - 1);
    assertEquals(match.plies(), evening.ply());
    evening.pass(1);

    assertEquals(match.plies() + 1, evening.ply());
    assertEquals("S1 keep", last(id, match.plies()));
  }

  @Test
  public void itIsKeptAlsoAfterTheProcessHasDied() {
    Match<?, SoloMove, SoloView, SoloEvent> match = drawn(ROBO, false);
    long id = evening.open(match);

    table.leave();
    evening.pass(LONG);
    assertEquals(match.plies(), evening.disk.plies(id).size());
    evening.another().open(id);
    evening.pass(BotSpeed.NORMAL.breath());

    assertEquals("S1 keep", last(id, match.plies()));
  }

  @Test
  public void aDrawnCardThatFitsIsAsked() {
    Match<?, SoloMove, SoloView, SoloEvent> match = drawn(ROBO, true);
    evening.open(match);

    evening.pass(LONG);

    assertEquals(match.plies(), evening.ply());
  }

  @Test
  public void beforeOthersItIsKeptByHandForThatItDoesNotFitIsASecret() {
    Match<?, SoloMove, SoloView, SoloEvent> match = drawn(BEN, false);
    evening.open(match);

    table.take(ANNA);
    evening.pass(LONG);

    assertEquals(match.plies(), evening.ply());
    assertTrue(evening.ui() instanceof TableUi.YourTurn);
  }

  @Test
  public void aPileOfTwoIsSplitBeforeEverybodyCardByCard() {
    Match<?, PointAPileMove, PointAPileView, PointAPileEvent> match =
        contested(view -> view.phase() == Phase.SPLITTING && view.open().size() == 2);
    String former = match.table().active().toString();
    long id = evening.open(match);
    int ply = match.plies();

    assertTrue(evening.ui() instanceof TableUi.Watching);
    evening.pass(BotSpeed.NORMAL.breath() - 1);
    assertEquals(ply, evening.ply());
    evening.pass(1);
    assertEquals(ply + 1, evening.ply());
    assertTrue(evening.ui() instanceof TableUi.Watching);
    evening.pass(LONG);

    assertEquals(
        List.of(former + " put 1 new", former + " put 2 new", former + " done"),
        evening.disk.plies(id).subList(ply, ply + 3));
    assertTrue(evening.ui() instanceof TableUi.HandOver);
  }

  @Test
  public void aSplitThatWasInterruptedGoesOn() {
    Match<?, PointAPileMove, PointAPileView, PointAPileEvent> match =
        contested(view -> view.phase() == Phase.SPLITTING && view.open().size() == 2);
    Seat former = match.table().active();
    Match<?, PointAPileMove, PointAPileView, PointAPileEvent> begun =
        match.play(former, PointAPileMoves.PUTS_NEW.get(1));
    long id = evening.open(begun);

    evening.pass(LONG);

    assertEquals(former + " put 1 new", last(id, begun.plies()));
    assertEquals(former + " done", last(id, begun.plies() + 1));
  }

  @Test
  public void whoMayOnlyPointAtTheEmptyTableIsNotWaitedFor() {
    Match<?, PointAPileMove, PointAPileView, PointAPileEvent> match =
        contested(view -> view.toPick().size() == 2 && barred(view).size() == 1);
    Seat barred = barred(match.table()).get(0);

    long id = evening.open(match);

    assertEquals(barred + " pick space", last(id, match.plies()));
    assertEquals(match.plies() + 1, evening.ply());
  }

  private static List<Seat> barred(PointAPileView view) {
    List<Seat> barred = new ArrayList<>();
    for (Seat seat : view.toPick()) {
      if (view.legalMoves(seat).size() == 1) {
        barred.add(seat);
      }
    }
    return barred;
  }

  /** Anna and Ben, who play by lot, come to such a table. */
  private static Match<?, PointAPileMove, PointAPileView, PointAPileEvent> contested(
      Predicate<PointAPileView> wanted) {
    for (long seed = 1; seed < 200; seed++) {
      Rng chance = new Rng(seed);
      Match<?, PointAPileMove, PointAPileView, PointAPileEvent> match =
          Deal.in(
                  PointAPileRoom.INSTANCE,
                  seed,
                  setup -> setup.withFirst(ANNA),
                  List.of(Player.person("Anna"), BEN))
              .match();
      while (!match.toAct().isEmpty()) {
        if (wanted.test(match.table())) {
          return match;
        }
        Seat seat = match.toAct().iterator().next();
        List<PointAPileMove> moves = match.legalMoves(seat);
        match = match.play(seat, moves.get(chance.below(moves.size())));
      }
    }
    throw new AssertionError("no match comes to such a table");
  }

  private String last(long id, int ply) {
    return evening.disk.plies(id).get(ply);
  }

  /** Anna has drawn in her first turn; whether the card fits is as wanted. */
  private static Match<?, SoloMove, SoloView, SoloEvent> drawn(Player other, boolean fits) {
    for (long seed = 1; seed < 100; seed++) {
      Match<?, SoloMove, SoloView, SoloEvent> match =
          Deal.in(
                  SoloRoom.INSTANCE,
                  seed,
                  setup -> setup.withFirst(ANNA),
                  List.of(Player.person("Anna"), other, ROBO))
              .match()
              .play(ANNA, SoloMoves.DRAW);
      if (match.legalMoves(ANNA).equals(List.of(SoloMoves.KEEP)) != fits) {
        return match;
      }
    }
    throw new AssertionError("no such card is ever drawn");
  }
}
