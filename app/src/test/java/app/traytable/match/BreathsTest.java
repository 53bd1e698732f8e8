package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.room.MatchInRoom;
import app.traytable.rules.noidea.NoIdeaEvent;
import app.traytable.rules.noidea.NoIdeaMove;
import app.traytable.rules.noidea.NoIdeaView;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.ui.noidea.NoIdeaRoom;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** How long a bot waits after what has happened, so that everybody can follow. */
@RunWith(AndroidJUnit4.class)
@Config(application = Application.class)
public final class BreathsTest {
  private static final List<Player> THREE =
      List.of(Player.person("Anna"), Player.person("Ben"), Player.person("Cleo"));

  private final Disk disk = new Disk();

  @After
  public void close() {
    disk.close();
  }

  @Test
  public void everyDeedTakesABreath() {
    for (int deeds = 1; deeds <= 6; deeds++) {
      int wanted = deeds;
      assertEquals(deeds, breathsAfter(events -> events.size() == wanted && !isLookedAt(events)));
    }
  }

  @Test
  public void nothingTakesABreathToo() {
    assertEquals(1, breathsAfter(List::isEmpty));
  }

  @Test
  public void whatAllHaveLookedAtTakesNoMore() {
    assertEquals(1, breathsAfter(events -> events.size() == 2 && goesBack(events)));
  }

  @Test
  public void nobodyGoesOnBeforeAllHaveLookedAtACardThatGoesBack() {
    OpenMatch<?, ?, ?, ?> open = open(find(events -> events.size() == 2 && goesBack(events)));

    assertTrue(open.isLookedAt());
    assertFalse(open.haveLooked(open.plies() - 1));
    assertTrue(open.isLookedAt());
    assertTrue(open.haveLooked(open.plies()));
    assertFalse(open.isLookedAt());
  }

  @Test
  public void nobodyWaitsForMoreThanSix() {
    assertEquals(6, breathsAfter(events -> events.size() > 6 && !isLookedAt(events)));
  }

  private static boolean isLookedAt(List<NoIdeaEvent> events) {
    return events.stream().anyMatch(NoIdeaEvent::isLookedAt);
  }

  private static boolean goesBack(List<NoIdeaEvent> events) {
    return events.stream().anyMatch(NoIdeaEvent.Returns.class::isInstance);
  }

  private int breathsAfter(Predicate<List<NoIdeaEvent>> wanted) {
    return open(find(wanted)).patience().breaths();
  }

  private OpenMatch<?, ?, ?, ?> open(Match<?, NoIdeaMove, NoIdeaView, NoIdeaEvent> match) {
    return new OpenMatch<>(
        disk.repository(),
        1,
        new MatchInRoom<>(NoIdeaRoom.INSTANCE, match),
        Disk.animals(match),
        Sides.evenly(match.players().size()));
  }

  /** The first moment of matches by lot before which this has happened. */
  private static Match<?, NoIdeaMove, NoIdeaView, NoIdeaEvent> find(
      Predicate<List<NoIdeaEvent>> wanted) {
    for (long seed = 1; seed < 100; seed++) {
      Rng lot = new Rng(seed);
      Match<?, NoIdeaMove, NoIdeaView, NoIdeaEvent> match =
          Deal.in(NoIdeaRoom.INSTANCE, seed, UnaryOperator.identity(), THREE).match();
      while (!match.toAct().isEmpty()) {
        if (wanted.test(match.lastEvents(null))) {
          return match;
        }
        Seat seat = match.toAct().iterator().next();
        List<NoIdeaMove> moves = match.legalMoves(seat);
        match = match.play(seat, moves.get(lot.below(moves.size())));
      }
    }
    throw new AssertionError("this never happens");
  }
}
