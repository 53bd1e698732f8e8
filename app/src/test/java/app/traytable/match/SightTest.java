package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.Games;
import app.traytable.rules.pointapile.PointAPileState;
import app.traytable.rules.pointapile.PointAPileView;
import app.traytable.rules.qwinto.QwintoView;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import app.traytable.rules.table.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.Test;

/** What may be seen, in every moment of matches of every game, by whoever holds the phone. */
public final class SightTest {
  private static final Seat ANNA = Seat.of(0);
  private static final Seat ROBO = Seat.of(1);
  private static final Seat BEN = Seat.of(2);
  private static final List<@Nullable Seat> HOLDERS = Arrays.asList(null, ANNA, BEN);
  private static final Seats PEOPLE = Seats.ofBits(0b101);
  private static final int SEEDS = 4;

  @Test
  public void anOpenTableIsTheSameWhoeverHoldsThePhone() {
    int open = 0;
    for (Match<?, ?, ?> match : moments()) {
      for (Seat holder : HOLDERS) {
        if (isOpen(match)) {
          assertIsSeenBy(null, match, holder);
          open++;
        }
      }
    }
    assertTrue(open > 1_000);
  }

  @Test
  public void elseOneSeesOnesOwnViewAndWithoutAHolderNobodys() {
    int closed = 0;
    for (Match<?, ?, ?> match : moments()) {
      for (Seat holder : HOLDERS) {
        if (!isOpen(match) && !toAct(match).isEmpty()) {
          assertIsSeenBy(holder, match, holder);
          closed++;
        }
      }
    }
    assertTrue(closed > 1_000);
  }

  private static <S, M extends Move, V> void assertIsSeenBy(
      @Nullable Seat viewer, Match<S, M, V> match, @Nullable Seat holder) {
    Frame frame = frame(match, holder);
    assertEquals(viewer, frame.viewer());
    V view =
        viewer == null
            ? match.game().table(match.state())
            : match.game().view(match.state(), viewer);
    assertEquals(view, frame.view());
    assertEquals(match.lastEvents(viewer), frame.happened());
  }

  @Test
  public void theLogTellsWhatTheOneWhoSeesTheTableMayKnow() {
    int hidden = 0;
    for (Match<?, ?, ?> match : moments()) {
      for (Seat holder : HOLDERS) {
        Seat viewer = isOpen(match) ? null : holder;
        TableUi.Log log = sight(match, holder).log();
        assertEquals(viewer, log.viewer());
        Match<?, ?, ?> m = match;
        for (int i = log.moves().size() - 1; i >= 0 && m != null; i--, m = m.before()) {
          List<Event> told = m.lastEvents(viewer);
          List<Event> logged = log.moves().get(i).events();
          assertEquals(m == match ? told : Memory.kept(match, told), logged);
          hidden += viewer != null && !told.equals(m.lastEvents(m.lastMover())) ? 1 : 0;
        }
      }
    }
    assertTrue("others have done what the viewer may not know", hidden > 1_000);
  }

  @Test
  public void whatOthersDidInSecretStaysHiddenInOnesLog() {
    Match<?, ?, ?> match = draw(start(Games.named("solo"), 5));

    assertFalse(sight(match, ANNA).log().toString().contains("?"));
    assertTrue(sight(match, BEN).log().toString().contains("?"));
    assertTrue(sight(match, null).log().toString().contains("?"));
  }

  private static <S, M extends Move, V> Match<S, M, V> draw(Match<S, M, V> match) {
    return match.play(ANNA, match.game().parse("draw"));
  }

  @Test
  public void atAClosedTableOnlyWhoMovedTakesTheMoveBack() {
    int closed = 0;
    for (Match<?, ?, ?> match : moments()) {
      Seat mover = match.lastMover();
      boolean byAPerson = mover != null && PEOPLE.contains(mover);
      if (!isOpen(match)) {
        for (Seat holder : HOLDERS) {
          boolean may = byAPerson && match.canUndo() && mover == holder;
          assertEquals(may, sight(match, holder).canUndo());
          assertEquals(may, frame(match, holder).canUndo());
        }
        closed += byAPerson && match.canUndo() ? 1 : 0;
      }
    }
    assertTrue(closed > 0);
  }

  @Test
  public void atAnOpenTableAnybodyTakesAPersonsMoveBackButNotABots() {
    int open = 0;
    for (Match<?, ?, ?> match : moments()) {
      Seat mover = match.lastMover();
      if (isOpen(match) && mover != null && match.canUndo()) {
        for (Seat holder : HOLDERS) {
          assertEquals(PEOPLE.contains(mover), sight(match, holder).canUndo());
        }
        open++;
      }
    }
    assertTrue(open > 0);
  }

  @Test
  public void onlyAPersonAtAnOpenTablePeeks() {
    for (Match<?, ?, ?> match : moments()) {
      for (Seat holder : HOLDERS) {
        Sight<?, ?, ?> sight = sight(match, holder);
        assertEquals(isOpen(match), sight.mayPeek(ANNA));
        assertEquals(isOpen(match), sight.mayPeek(BEN));
        assertFalse(sight.mayPeek(ROBO));
      }
    }
  }

  @Test
  public void aPeekIsOnesOwnViewOfThisMoment() {
    for (Match<?, ?, ?> match : moments()) {
      assertPeek(match, BEN);
    }
  }

  private static <S, M extends Move, V> void assertPeek(Match<S, M, V> match, Seat seat) {
    TableUi.Peek peek = sight(match, ANNA).peek(seat);
    assertEquals(seat, peek.seat());
    assertEquals(match.game().view(match.state(), seat), peek.view());
    assertEquals(frame(match, ANNA).viewer() == null, peek.isFor(frame(match, ANNA)));
    if (match.before() != null) {
      assertFalse(sight(match.before(), null).peek(seat).isFor(frame(match, null)));
    }
  }

  @Test
  public void aCardThatHasGoneBackIsNotNamedOneMoveLater() {
    int gone = 0;
    for (Match<?, ?, ?> match : moments()) {
      Match<?, ?, ?> before = match.before();
      if (!match.setup().game().equals("noidea") || before == null) {
        continue;
      }
      List<Event> then = before.lastEvents(null);
      if (then.stream().anyMatch(e -> e.verb().equals("returns"))) {
        assertTrue(frame(before, null).last().containsAll(then));
        List<Event> last = frame(match, null).last();
        then.stream()
            .filter(e -> e.verb().equals("shows") && isNotNamedElse(e, then))
            .forEach(shown -> assertFalse(last + " tells " + shown, last.contains(shown)));
        gone++;
      }
    }
    assertTrue(gone > 10);
  }

  /** Nor laid or won in the same move. */
  private static boolean isNotNamedElse(Event shown, List<Event> events) {
    return events.stream().noneMatch(e -> e != shown && e.words().contains(shown.words().get(1)));
  }

  /** No Idea is; Qwinto while all answer a call; Point-a-Pile unless people point; Solo never. */
  private static <S, M extends Move, V> boolean isOpen(Match<S, M, V> match) {
    Object table = match.game().table(match.state());
    return switch (match.setup().game()) {
      case "noidea" -> true;
      case "qwinto" -> ((QwintoView) table).call() != null;
      case "pointapile" -> ((PointAPileView) table).phase() != PointAPileState.Phase.POINTING;
      default -> false;
    };
  }

  private static <S> Seats toAct(Match<S, ?, ?> match) {
    return match.game().toAct(match.state());
  }

  private static Frame frame(Match<?, ?, ?> match, @Nullable Seat holder) {
    return ((TableUi.Laid) sight(match, holder).ui(List::of)).frame();
  }

  private static <S, M extends Move, V> Sight<S, M, V> sight(
      Match<S, M, V> match, @Nullable Seat holder) {
    return new Sight<>(1, match, Disk.emblems(match), PEOPLE, holder, null);
  }

  private static List<Match<?, ?, ?>> moments() {
    List<Match<?, ?, ?>> moments = new ArrayList<>();
    for (String game : List.of("noidea", "qwinto", "pointapile", "solo")) {
      for (int seed = 0; seed < SEEDS; seed++) {
        Rng chance = new Rng(seed);
        for (Match<?, ?, ?> m = start(Games.named(game), seed); m != null; m = next(m, chance)) {
          moments.add(m);
        }
      }
    }
    return moments;
  }

  /** Any move of anybody, reactions included; null when the match is over or has been long. */
  private static <S, M extends Move, V> @Nullable Match<S, M, V> next(
      Match<S, M, V> match, Rng chance) {
    if (toAct(match).isEmpty() || match.plies() == 150) {
      return null;
    }
    List<Seat> seats = new ArrayList<>();
    List<M> moves = new ArrayList<>();
    for (Seat seat : List.of(ANNA, ROBO, BEN)) {
      for (M move : match.game().legalMoves(match.state(), seat)) {
        seats.add(seat);
        moves.add(move);
      }
    }
    int any = chance.below(moves.size());
    return match.play(seats.get(any), moves.get(any));
  }

  private static <S, M extends Move, V> Match<S, M, V> start(Game<S, M, V> game, long seed) {
    Setup setup = Setup.of(game.info(), 3, seed).withFirst(ANNA);
    List<Player> players =
        List.of(Player.person("Anna"), Player.bot("Robo", Level.EASY), Player.person("Ben"));
    return Match.start(game, setup, players);
  }
}
