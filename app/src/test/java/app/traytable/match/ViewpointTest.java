package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.Rooms;
import app.traytable.room.GameRoom;
import app.traytable.rules.noidea.NoIdeaEvent;
import app.traytable.rules.noidea.NoIdeaMove;
import app.traytable.rules.noidea.NoIdeaView;
import app.traytable.rules.noidea.bots.NoIdeaReason;
import app.traytable.rules.pointapile.PointAPileState;
import app.traytable.rules.pointapile.PointAPileView;
import app.traytable.rules.qwinto.QwintoView;
import app.traytable.rules.solo.SoloEvent;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloMoves;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.solo.bots.SoloReason;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import app.traytable.ui.noidea.NoIdeaRoom;
import app.traytable.ui.solo.SoloRoom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** What may be seen, in every moment of matches of every game, by whoever holds the phone. */
@RunWith(AndroidJUnit4.class)
@Config(application = Application.class)
public final class ViewpointTest {
  private static final Seat ANNA = Seat.of(0);
  private static final Seat ROBO = Seat.of(1);
  private static final Seat BEN = Seat.of(2);
  private static final List<Player> PLAYERS =
      List.of(Player.person("Anna"), Player.bot("Robo", Level.EASY), Player.person("Ben"));
  private static final List<@Nullable Seat> HOLDERS = Arrays.asList(null, ANNA, BEN);
  private static final Seats PEOPLE = Seats.ofBits(0b101);
  private static final int SEEDS = 4;

  @Test
  public void anOpenTableIsTheSameWhoeverHoldsThePhone() {
    int open = 0;
    for (Moment<?, ?, ?, ?> moment : moments()) {
      for (Seat holder : HOLDERS) {
        if (isOpen(moment)) {
          assertIsSeenBy(null, moment, holder);
          open++;
        }
      }
    }
    assertTrue(open > 1_000);
  }

  @Test
  public void elseOneSeesOnesOwnViewAndWithoutAHolderNobodys() {
    int closed = 0;
    for (Moment<?, ?, ?, ?> moment : moments()) {
      for (Seat holder : HOLDERS) {
        if (!isOpen(moment) && !moment.match().toAct().isEmpty()) {
          assertIsSeenBy(holder, moment, holder);
          closed++;
        }
      }
    }
    assertTrue(closed > 1_000);
  }

  private static <M extends Move, V, E extends Event, H> void assertIsSeenBy(
      @Nullable Seat viewer, Moment<M, V, E, H> moment, @Nullable Seat holder) {
    Frame frame = moment.frame(holder);
    assertEquals(viewer, frame.viewer());
    assertEquals(seen(moment.match(), viewer), frame.scene().getView());
    Match<?, M, V, E> before = moment.match().before();
    assertEquals(before == null ? null : seen(before, viewer), frame.scene().getBefore());
    assertEquals(moment.match().lastEvents(viewer), frame.scene().getHappened());
  }

  private static <V> V seen(Match<?, ?, V, ?> match, @Nullable Seat viewer) {
    return viewer == null ? match.table() : match.view(viewer);
  }

  @Test
  public void theLogTellsWhatTheOneWhoSeesTheTableMayKnow() {
    int hidden = 0;
    for (Moment<?, ?, ?, ?> moment : moments()) {
      for (Seat holder : HOLDERS) {
        hidden += hiddenInLog(moment, holder);
      }
    }
    assertTrue("others have done what the viewer may not know", hidden > 1_000);
  }

  private static <M extends Move, V, E extends Event, H> int hiddenInLog(
      Moment<M, V, E, H> moment, @Nullable Seat holder) {
    int hidden = 0;
    Seat viewer = isOpen(moment) ? null : holder;
    TableUi.Log log = moment.viewpoint(holder).log();
    assertEquals(viewer, log.viewer());
    assertEquals(moment.match().plies(), log.moves().size());
    Match<?, M, V, E> m = moment.match();
    for (int i = log.moves().size() - 1; i >= 0 && m != null; i--, m = m.before()) {
      TableUi.LoggedMove logged = log.moves().get(i);
      List<E> told = m.lastEvents(viewer);
      boolean isLast = i == log.moves().size() - 1;
      assertEquals(isLast ? told : kept(moment.match(), told), logged.story().getEvents());
      assertEquals(m.lastMover(), logged.mover());
      assertEquals(m.plies(), logged.ply());
      hidden += viewer != null && !told.equals(m.lastEvents(m.lastMover())) ? 1 : 0;
    }
    return hidden;
  }

  /** To remember is the game in No Idea; of other games everything is told as it was. */
  private static <E extends Event> List<E> kept(Match<?, ?, ?, E> match, List<E> told) {
    return match.setup().game().equals("noidea")
        ? told.stream().map(match.game()::afterwards).toList()
        : told;
  }

  @Test
  public void whatOthersDidInSecretStaysHiddenInOnesLog() {
    Moment<SoloMove, SoloView, SoloEvent, SoloReason> moment =
        start(SoloRoom.INSTANCE, 5).after(ANNA, SoloMoves.DRAW);

    assertFalse(hidesSomething(moment.viewpoint(ANNA).log()));
    assertTrue(hidesSomething(moment.viewpoint(BEN).log()));
    assertTrue(hidesSomething(moment.viewpoint(null).log()));
  }

  private static boolean hidesSomething(TableUi.Log log) {
    return log.moves().stream().anyMatch(move -> Shown.lines(move).toString().contains("?"));
  }

  @Test
  public void atAClosedTableOnlyWhoMovedTakesTheMoveBack() {
    int closed = 0;
    for (Moment<?, ?, ?, ?> moment : moments()) {
      Seat mover = moment.match().lastMover();
      boolean byAPerson = mover != null && PEOPLE.contains(mover);
      if (!isOpen(moment)) {
        for (Seat holder : HOLDERS) {
          boolean may = byAPerson && moment.match().canUndo() && mover == holder;
          assertEquals(may, moment.viewpoint(holder).canUndo());
          assertEquals(may, moment.frame(holder).canUndo());
        }
        closed += byAPerson && moment.match().canUndo() ? 1 : 0;
      }
    }
    assertTrue(closed > 0);
  }

  @Test
  public void atAnOpenTableAnybodyTakesAPersonsMoveBackButNotABots() {
    int open = 0;
    for (Moment<?, ?, ?, ?> moment : moments()) {
      Seat mover = moment.match().lastMover();
      if (isOpen(moment) && mover != null && moment.match().canUndo()) {
        for (Seat holder : HOLDERS) {
          assertEquals(PEOPLE.contains(mover), moment.viewpoint(holder).canUndo());
        }
        open++;
      }
    }
    assertTrue(open > 0);
  }

  @Test
  public void onlyAPersonAtAnOpenTablePeeks() {
    for (Moment<?, ?, ?, ?> moment : moments()) {
      for (Seat holder : HOLDERS) {
        Viewpoint<?, ?, ?, ?> viewpoint = moment.viewpoint(holder);
        assertEquals(isOpen(moment), viewpoint.mayPeek(ANNA));
        assertEquals(isOpen(moment), viewpoint.mayPeek(BEN));
        assertFalse(viewpoint.mayPeek(ROBO));
      }
    }
  }

  @Test
  public void aPeekIsOnesOwnViewOfThisMoment() {
    for (Moment<?, ?, ?, ?> moment : moments()) {
      TableUi.Peek peek = moment.viewpoint(ANNA).peek(BEN);
      assertEquals(BEN, peek.secret().getSeat());
      assertEquals(moment.match().view(BEN), peek.secret().getView());
      assertEquals(moment.frame(ANNA).viewer() == null, peek.isFor(moment.frame(ANNA)));
      Moment<?, ?, ?, ?> before = moment.before();
      if (before != null) {
        assertFalse(before.viewpoint(null).peek(BEN).isFor(moment.frame(null)));
      }
    }
  }

  @Test
  public void aCardThatHasGoneBackIsNotNamedOneMoveLater() {
    int gone = 0;
    for (Moment<NoIdeaMove, NoIdeaView, NoIdeaEvent, NoIdeaReason> moment :
        moments(NoIdeaRoom.INSTANCE)) {
      Moment<NoIdeaMove, NoIdeaView, NoIdeaEvent, NoIdeaReason> before = moment.before();
      if (before == null) {
        continue;
      }
      List<NoIdeaEvent> then = before.match().lastEvents(null);
      if (then.stream().anyMatch(NoIdeaEvent.Returns.class::isInstance)) {
        assertTrue(before.frame(null).scene().getLast().containsAll(then));
        List<String> last = Shown.lines(moment.frame(null).scene().getLast());
        then.stream()
            .filter(e -> e instanceof NoIdeaEvent.Shows && isNotNamedElse(e, then))
            .map(Event::text)
            .forEach(shown -> assertFalse(last + " tells " + shown, last.contains(shown)));
        gone++;
      }
    }
    assertTrue(gone > 10);
  }

  /** Nor laid or won in the same move. */
  private static boolean isNotNamedElse(NoIdeaEvent shown, List<NoIdeaEvent> events) {
    List<String> words = words(shown);
    String card = words.get(words.size() - 1);
    return events.stream().noneMatch(e -> e != shown && words(e).contains(card));
  }

  private static List<String> words(Event event) {
    return Arrays.asList(event.text().split(" ", -1));
  }

  /** No Idea is; Qwinto while all answer a call; Point-a-Pile unless people point; Solo never. */
  private static boolean isOpen(Moment<?, ?, ?, ?> moment) {
    Object table = moment.match().table();
    return switch (moment.match().setup().game()) {
      case "noidea" -> true;
      case "qwinto" -> ((QwintoView) table).call() != null;
      case "pointapile" -> ((PointAPileView) table).phase() != PointAPileState.Phase.POINTING;
      default -> false;
    };
  }

  private static List<Moment<?, ?, ?, ?>> moments() {
    List<Moment<?, ?, ?, ?>> moments = new ArrayList<>();
    for (GameRoom<?, ?, ?, ?> room : Rooms.STANDARD.all()) {
      moments.addAll(moments(room));
    }
    return moments;
  }

  private static <M extends Move, V, E extends Event, H> List<Moment<M, V, E, H>> moments(
      GameRoom<M, V, E, H> room) {
    List<Moment<M, V, E, H>> moments = new ArrayList<>();
    for (int seed = 0; seed < SEEDS; seed++) {
      Rng chance = new Rng(seed);
      for (Moment<M, V, E, H> m = start(room, seed); m != null; m = next(m, chance)) {
        moments.add(m);
      }
    }
    return moments;
  }

  /** Any move of anybody, reactions included; null when the match is over or has been long. */
  private static <M extends Move, V, E extends Event, H> @Nullable Moment<M, V, E, H> next(
      Moment<M, V, E, H> moment, Rng chance) {
    if (moment.match().toAct().isEmpty() || moment.match().plies() == 150) {
      return null;
    }
    List<Seat> seats = new ArrayList<>();
    List<M> moves = new ArrayList<>();
    for (Seat seat : List.of(ANNA, ROBO, BEN)) {
      for (M move : moment.match().legalMoves(seat)) {
        seats.add(seat);
        moves.add(move);
      }
    }
    int any = chance.below(moves.size());
    return moment.after(seats.get(any), moves.get(any));
  }

  private static <M extends Move, V, E extends Event, H> Moment<M, V, E, H> start(
      GameRoom<M, V, E, H> room, long seed) {
    return Moment.first(Deal.in(room, seed, setup -> setup.withFirst(ANNA), PLAYERS));
  }
}
