package app.traytable.rules.contract;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Event;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What somebody sees and is told who looks back at a match that is over. */
final class Hindsight<S, M extends Move, V, E extends Event> {
  private final Fixture<S, M, V, E> fixture;
  private final Game<S, M, V, E> game;
  private final int[] deck;
  private final int seats;
  private final Rng rng;

  Hindsight(Fixture<S, M, V, E> fixture, int[] deck, int seats, Rng rng) {
    this.fixture = fixture;
    this.game = fixture.game();
    this.deck = deck;
    this.seats = seats;
    this.rng = rng;
  }

  /**
   * All that anybody holds and all that lay open is there, and neither a pile's order nor what
   * chance would have brought: a world made of that differs in nothing else.
   *
   * @param deeply the slow look into the depth of objects is taken too
   */
  void check(S state, boolean deeply) {
    Seat near = Seat.of(rng.below(seats));
    V open = game.open(state, near);
    S world = game.imagine(open, rng.split());
    assertEquals("something held is hidden", fixture.held(state), fixture.held(world));
    assertEquals("the table looks otherwise", game.table(state), game.table(world));
    assertEquals("it is worth something else", game.outcome(state), game.outcome(world));
    assertArrayEquals("a world lost cards", deck, fixture.cards(world));
    V again = game.open(world, near);
    assertEquals("too much is open", open, again);
    if (deeply) {
      assertEquals("a pile or chance is open", Depth.fingerprint(open), Depth.fingerprint(again));
    }
    for (Seat seat : Seats.firstOnes(seats)) {
      assertFalse("an open view passes for an ordinary one", open.equals(game.view(state, seat)));
    }
    assertTrue("nobody's turn", game.turn(state).index() < seats);
  }

  /** Nothing is left out, and everything is as who knows it was told. */
  void checkTelling(S state, Seat seat, M move, List<@Nullable Seat> viewers) {
    List<E> all = game.tellAll(state, seat, move);
    for (Seat viewer : viewers) {
      List<E> told = game.tell(state, seat, move, viewer);
      assertEquals(told.size(), all.size());
      for (int i = 0; i < all.size(); i++) {
        String line = told.get(i).text();
        assertTrue(
            line + " is no part of " + all.get(i).text(),
            line.contains("?") || line.equals(all.get(i).text()));
      }
    }
    all.forEach(event -> assertFalse("secret: " + event.text(), event.text().contains("?")));
  }
}
