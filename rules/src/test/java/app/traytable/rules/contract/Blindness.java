package app.traytable.rules.contract;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shuffles what somebody cannot know, and checks that they notice nothing. */
final class Blindness<S, M extends Move, V, E extends Event> {
  private final Fixture<S, M, V, E> fixture;
  private final Game<S, M, V, E> game;
  private final int[] deck;
  private final Rng rng;

  Blindness(Fixture<S, M, V, E> fixture, int[] deck, Rng rng) {
    this.fixture = fixture;
    this.game = fixture.game();
    this.deck = deck;
    this.rng = rng;
  }

  /**
   * What a viewer can see, read and do is the same in every world that differs only in what is
   * hidden from them.
   *
   * @param deeply the slow look into the depth of objects is taken too
   * @param asksBots bots have to decide the same, too
   */
  void check(S state, @Nullable Seat viewer, boolean deeply, boolean asksBots) {
    V view = look(state, viewer);
    S imagined = game.imagine(view, rng.split());
    S shuffled = fixture.shuffleHidden(state, viewer, rng.split());
    assertArrayEquals("an imagined world lost cards", deck, fixture.cards(imagined));
    assertArrayEquals("the fixture lost cards", deck, fixture.cards(shuffled));
    for (S other : List.of(imagined, shuffled)) {
      V otherView = look(other, viewer);
      assertEquals("a view shows what is hidden", view, otherView);
      if (deeply) {
        assertEquals("a text tells what is hidden", view.toString(), otherView.toString());
        assertEquals(
            "a view holds what is hidden", Depth.fingerprint(view), Depth.fingerprint(otherView));
      }
      assertEquals("who acts depends on what is hidden", game.toAct(state), game.toAct(other));
      assertEquals("whom one waits for shows a card", game.awaited(state), game.awaited(other));
      assertEquals(
          "an invitation shows a card", game.invitesReactions(state), game.invitesReactions(other));
      assertEquals("an open table tells what is hidden", game.isOpen(state), game.isOpen(other));
      if (viewer != null) {
        List<M> moves = game.legalMoves(state, viewer);
        assertEquals("moves show what is hidden", moves, game.legalMoves(other, viewer));
        if (asksBots && !moves.isEmpty()) {
          checkBots(state, viewer, moves, otherView);
        }
      }
    }
  }

  private void checkBots(S state, Seat viewer, List<M> moves, V otherView) {
    boolean must = game.toAct(state).contains(viewer);
    long chance = rng.next();
    for (Bot<M, V> bot : fixture.levels()) {
      M move = decision(bot, must, game.view(state, viewer), moves, chance);
      assertEquals(
          "a bot of " + viewer + " knows what is hidden",
          move,
          decision(bot, must, otherView, moves, chance));
      assertTrue("a bot does what it may not", move == null ? !must : moves.contains(move));
    }
  }

  private static <M extends Move, V> @Nullable M decision(
      Bot<M, V> bot, boolean must, V view, List<M> moves, long chance) {
    return must
        ? bot.choose(view, moves, new Rng(chance))
        : bot.react(view, moves, new Rng(chance));
  }

  /**
   * What is told of a move differs between two worlds only if the viewer sees the difference
   * afterwards.
   */
  void checkTelling(S state, Seat seat, M move, List<@Nullable Seat> viewers) {
    S after = game.play(state, seat, move);
    for (Seat viewer : viewers) {
      List<E> told = game.tell(state, seat, move, viewer);
      assertFalse("nothing is told of a move", told.isEmpty());
      S other = fixture.shuffleHidden(state, viewer, rng.split());
      if (game.legalMoves(other, seat).contains(move)
          && look(game.play(other, seat, move), viewer).equals(look(after, viewer))) {
        assertEquals("a tale shows what is hidden", told, game.tell(other, seat, move, viewer));
      }
    }
  }

  V look(S state, @Nullable Seat viewer) {
    return viewer == null ? game.table(state) : game.view(state, viewer);
  }
}
