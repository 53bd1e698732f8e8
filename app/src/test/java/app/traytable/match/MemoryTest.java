package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.room.GameRoom;
import app.traytable.rules.noidea.NoIdeaEvent;
import app.traytable.rules.noidea.NoIdeaMove;
import app.traytable.rules.noidea.NoIdeaView;
import app.traytable.rules.noidea.bots.NoIdeaReason;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import app.traytable.ui.noidea.NoIdeaRoom;
import app.traytable.ui.qwinto.QwintoRoom;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** To remember is the game in No Idea, and the log does not do it for anybody. */
@RunWith(AndroidJUnit4.class)
@Config(application = Application.class)
public final class MemoryTest {
  private static final List<Player> TWO = List.of(Player.person("Anna"), Player.person("Ben"));

  /** The table tells of so many moves. */
  private static final int RECENT = 4;

  @Test
  public void inAWholeMatchCardsGoBackUnnamedAndOthersAreNamed() {
    List<Moment<NoIdeaMove, NoIdeaView, NoIdeaEvent, NoIdeaReason>> moments = noIdea("off");

    assertTold(moments, MemoryTest::left);

    List<NoIdeaEvent> kept = moments.stream().flatMap(moment -> left(moment).stream()).toList();
    assertTrue(kept.stream().anyMatch(e -> e instanceof NoIdeaEvent.Shows s && isNamed(s)));
    assertTrue(kept.stream().anyMatch(e -> e instanceof NoIdeaEvent.Shows s && !isNamed(s)));
  }

  @Test
  public void theMemoryAidRemembersAll() {
    List<Moment<NoIdeaMove, NoIdeaView, NoIdeaEvent, NoIdeaReason>> moments = noIdea("on");

    assertTold(moments, MemoryTest::told);

    assertTrue(moments.stream().anyMatch(moment -> !left(moment).equals(told(moment))));
  }

  @Test
  public void otherGamesHideNothingFromWhoSawIt() {
    assertTold(moments(QwintoRoom.INSTANCE, UnaryOperator.identity()), MemoryTest::told);
  }

  /**
   * The log and the table tell this.
   *
   * @param left what is left of the last move of a moment once another move has been made
   */
  private static <M extends Move, V, E extends Event, H> void assertTold(
      List<Moment<M, V, E, H>> moments, Function<Moment<M, V, E, H>, List<E>> left) {
    for (int ply = 1; ply < moments.size(); ply++) {
      List<E> last = new ArrayList<>();
      for (int earlier = Math.max(1, ply - RECENT + 1); earlier < ply; earlier++) {
        last.addAll(left.apply(moments.get(earlier)));
      }
      last.addAll(told(moments.get(ply)));
      assertEquals(last, moments.get(ply).frame(null).scene().getLast());
    }
    int end = moments.size() - 1;
    List<TableUi.LoggedMove> log = moments.get(end).viewpoint(null).log().moves();
    assertEquals(end, log.size());
    for (int ply = 1; ply <= end; ply++) {
      Moment<M, V, E, H> moment = moments.get(ply);
      List<E> kept = ply == end ? told(moment) : left.apply(moment);
      assertEquals(kept, log.get(ply - 1).story().getEvents());
    }
  }

  private static <E extends Event> List<E> told(Moment<?, ?, E, ?> moment) {
    return moment.match().lastEvents(null);
  }

  /** The same, but no card is named that has gone back face down. */
  private static List<NoIdeaEvent> left(Moment<?, NoIdeaView, NoIdeaEvent, ?> moment) {
    List<NoIdeaEvent> left = new ArrayList<>();
    for (NoIdeaEvent event : told(moment)) {
      left.add(
          event instanceof NoIdeaEvent.Shows shown && goesBack(shown, moment)
              ? new NoIdeaEvent.Shows(shown.seat(), shown.place(), Cards.HIDDEN, false)
              : event);
    }
    return left;
  }

  private static boolean goesBack(
      NoIdeaEvent.Shows shown, Moment<?, NoIdeaView, NoIdeaEvent, ?> moment) {
    NoIdeaView table = moment.match().table();
    boolean waits = table.held() == shown.card() && table.heldFrom() == shown.place();
    return !waits && told(moment).stream().noneMatch(e -> isLaidOrWon(shown.card(), e));
  }

  private static boolean isLaidOrWon(byte card, NoIdeaEvent event) {
    return (event instanceof NoIdeaEvent.Lays lays && lays.card() == card)
        || (event instanceof NoIdeaEvent.WinsPrize wins && wins.card() == card);
  }

  private static boolean isNamed(NoIdeaEvent.Shows shown) {
    return shown.card() != Cards.HIDDEN;
  }

  private static List<Moment<NoIdeaMove, NoIdeaView, NoIdeaEvent, NoIdeaReason>> noIdea(
      String memoryAid) {
    return moments(
        NoIdeaRoom.INSTANCE, setup -> setup.with("memory-aid", memoryAid).with("short-game", "on"));
  }

  /** All of a match by lot. */
  private static <M extends Move, V, E extends Event, H> List<Moment<M, V, E, H>> moments(
      GameRoom<M, V, E, H> room, UnaryOperator<Setup> agreed) {
    Rng lot = new Rng(3);
    List<Moment<M, V, E, H>> moments = new ArrayList<>();
    Moment<M, V, E, H> moment = Moment.first(Deal.in(room, 3, agreed, TWO));
    moments.add(moment);
    while (!moment.match().toAct().isEmpty()) {
      Seat seat = moment.match().toAct().iterator().next();
      List<M> moves = moment.match().legalMoves(seat);
      moment = moment.after(seat, moves.get(lot.below(moves.size())));
      moments.add(moment);
    }
    return moments;
  }
}
