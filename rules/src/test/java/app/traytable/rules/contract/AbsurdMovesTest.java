package app.traytable.rules.contract;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;

import app.traytable.rules.Games;
import app.traytable.rules.Playable;
import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.IllegalSetup;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import app.traytable.rules.table.TableRefusal;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;

/** A program can ask for anything. Every game answers as it answers a player. */
@RunWith(Parameterized.class)
public final class AbsurdMovesTest {
  private static final int GAMES = 12;
  private static final int PLIES = 60;
  private static final int OF_EACH_KIND = 6;

  /** Off by one, off by a whole word of bits, and far off. */
  private static final int[] NUMBERS = {
    Integer.MIN_VALUE,
    -128,
    -64,
    -33,
    -32,
    -2,
    -1,
    0,
    1,
    3,
    6,
    12,
    16,
    27,
    31,
    32,
    33,
    36,
    56,
    63,
    64,
    65,
    96,
    102,
    127,
    128,
    1_000,
    Integer.MAX_VALUE
  };

  private final String game;

  public AbsurdMovesTest(String game) {
    this.game = game;
  }

  @Parameters(name = "{0}")
  public static Collection<String> games() {
    return Fixtures.games();
  }

  @Test
  public void absurdMovesAreRefusedInWords() {
    for (int n = 0; n < GAMES; n++) {
      play(Fixtures.of(game), n, new Rng(n));
    }
  }

  private static <S, M extends Move, V, E extends Event> void play(
      Fixture<S, M, V, E> fixture, int n, Rng rng) {
    Game<S, M, V, E> game = fixture.game();
    Trial trial = Trial.number(fixture, n);
    S state = game.deal(trial.setup(game.info()));
    for (int ply = 0; ply < PLIES && !game.toAct(state).isEmpty(); ply++) {
      for (M move : absurd(fixture, rng)) {
        refuseOrPlay(game, state, Seat.of(rng.below(trial.seats())), move);
        refuseOrPlay(game, state, game.toAct(state).iterator().next(), move);
      }
      for (int seat = 0; seat < Seat.MOST; seat++) {
        refuseNothing(game, state, Seat.of(seat));
        if (seat >= trial.seats()) {
          refuseNobody(game, state, Seat.of(seat), fixture.someMoves().get(0));
        }
      }
      Seat seat = game.toAct(state).iterator().next();
      List<M> moves = game.legalMoves(state, seat);
      state = game.play(state, seat, moves.get(rng.below(moves.size())));
    }
  }

  private static <S, M extends Move, V, E extends Event> void refuseOrPlay(
      Game<S, M, V, E> game, S state, Seat seat, M move) {
    if (game.legalMoves(state, seat).contains(move)) {
      game.play(state, seat, move);
      return;
    }
    try {
      game.play(state, seat, move);
    } catch (IllegalMove e) {
      assertFalse(String.valueOf(e.getMessage()).isBlank());
      assertThrows(IllegalMove.class, () -> game.tell(state, seat, move, null));
      return;
    } catch (RuntimeException e) {
      throw new AssertionError(seat + " " + move + " met " + e, e);
    }
    throw new AssertionError(seat + " played " + move);
  }

  @SuppressWarnings({"NullAway", "DataFlowIssue"}) // this is what a careless program does
  private static <S, M extends Move, V, E extends Event> void refuseNothing(
      Game<S, M, V, E> game, S state, Seat seat) {
    assertThrows(IllegalMove.class, () -> game.play(state, seat, null));
    assertThrows(IllegalMove.class, () -> game.tell(state, seat, null, null));
  }

  /** Where nobody sits, nobody moves, nobody can do anything, and nobody sees. */
  private static <S, M extends Move, V, E extends Event> void refuseNobody(
      Game<S, M, V, E> game, S state, Seat seat, M move) {
    assertEquals(List.of(), game.legalMoves(state, seat));
    for (Runnable deed :
        List.<Runnable>of(
            () -> game.play(state, seat, move),
            () -> game.tell(state, seat, move, null),
            () -> game.view(state, seat))) {
      IllegalMove refusal = assertThrows(IllegalMove.class, deed::run);
      assertEquals(TableRefusal.SEAT, refusal.refusal());
      assertEquals("Nobody sits on seat " + (seat.index() + 1) + ".", refusal.getMessage());
    }
  }

  /** Some moves of every kind, with any numbers, seats and colours in them. */
  @SuppressWarnings("unchecked")
  private static <M extends Move> List<M> absurd(Fixture<?, M, ?, ?> fixture, Rng rng) {
    List<M> moves = new ArrayList<>();
    Class<?> one = fixture.someMoves().get(0).getClass();
    Class<?> all = one.getInterfaces()[0];
    for (Class<?> kind : all.isSealed() ? all.getPermittedSubclasses() : new Class<?>[] {one}) {
      for (int i = 0; i < OF_EACH_KIND; i++) {
        moves.add((M) make(kind, fixture, rng));
      }
    }
    return moves;
  }

  private static Object make(Class<?> kind, Fixture<?, ?, ?, ?> fixture, Rng rng) {
    RecordComponent[] parts = kind.getRecordComponents();
    Object[] values = Arrays.stream(parts).map(p -> some(p.getType(), fixture, rng)).toArray();
    Class<?>[] types = Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      return kind.getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(kind + " cannot be made", e);
    }
  }

  private static @Nullable Object some(Class<?> type, Fixture<?, ?, ?, ?> fixture, Rng rng) {
    int number = NUMBERS[rng.below(NUMBERS.length)];
    if (type == int.class) {
      return number;
    } else if (type == byte.class) {
      return (byte) number;
    } else if (type == Seat.class) {
      return Seat.of(rng.below(Seat.MOST));
    } else if (type == Colour.class) {
      return List.of(Colour.values()).get(rng.below(Colour.values().length));
    } else if (Move.class.isAssignableFrom(type)) {
      return fixture.someMoves().get(rng.below(fixture.someMoves().size()));
    }
    throw new AssertionError("no idea what an absurd " + type + " is");
  }

  @Test
  public void theSetUpOfAnotherGameIsRefused() {
    Game<?, ?, ?, ?> mine = Fixtures.of(game).game();
    for (Playable<?, ?, ?, ?, ?> other : Games.all()) {
      if (!other.info().id().equals(game)) {
        Setup setup = Setup.of(other.info(), other.info().maxSeats(), 1);
        IllegalSetup refusal = assertThrows(IllegalSetup.class, () -> mine.deal(setup));
        assertEquals("game", refusal.key());
      }
    }
  }
}
