package app.traytable.rules.solo;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.Collections;
import java.util.List;
import org.junit.Test;

/** Games come to an end, also when there is nothing left to draw. */
public final class SoloLengthTest {
  /** One move by lot: anybody is asked, and whoever must act if that seat has nothing to do. */
  static SoloState step(Solo game, SoloState state, Rng rng) {
    Seat seat = Seat.of(rng.below(state.rules.seats()));
    List<SoloMove> moves = game.legalMoves(state, seat);
    if (moves.isEmpty()) {
      seat = game.toAct(state).iterator().next();
      moves = game.legalMoves(state, seat);
    }
    return game.play(state, seat, moves.get(rng.below(moves.size())));
  }

  private static SoloState stepOfWhoMust(Solo game, SoloState state, Rng rng) {
    Seat seat = game.toAct(state).iterator().next();
    List<SoloMove> moves = game.legalMoves(state, seat);
    return game.play(state, seat, moves.get(rng.below(moves.size())));
  }

  @Test
  public void gamesByLotEndWithinTheBoundAlsoIfNobodyEverReacts() {
    Solo game = new Solo();
    for (int seats = 2; seats <= 10; seats++) {
      for (int seed = 0; seed < 20; seed++) {
        SoloState state = game.deal(Setup.of(game.info(), seats, seed));
        Rng rng = new Rng(seed);
        int moves = 0;
        while (!game.toAct(state).isEmpty()) {
          state = seed % 2 == 0 ? step(game, state, rng) : stepOfWhoMust(game, state, rng);
          moves++;
          assertTrue("still going on", moves < game.info().moveBound() / 2);
        }
      }
    }
  }

  /** Who draws whatever there is to draw and lays only what must be laid could go on forever. */
  @Test
  public void peopleWhoNeverWantToEndAreEndedByTheLastMove() {
    Solo game = new Solo();
    SoloState state = game.deal(Setup.of(game.info(), 2, 1));
    int moves = 0;
    while (!game.toAct(state).isEmpty()) {
      Seat seat = game.toAct(state).iterator().next();
      List<SoloMove> legal = game.legalMoves(state, seat);
      boolean nothingToDraw = state.drawLeft == 0 && state.pile.below() == null;
      state = game.play(state, seat, legal.get(nothingToDraw ? legal.size() - 1 : 0));
      moves++;
    }
    assertEquals(game.info().moveBound(), moves);
    assertTrue(game.outcome(state).over());
    assertTrue("it was no ordinary end", state.points[0] + state.points[1] > 1_000);
  }

  /** With nothing to draw, all black cards but one at most are in the hands, and they fit. */
  @Test
  public void withNothingToDrawSomebodyCanAlwaysLay() {
    Solo game = new Solo();
    Rng rng = new Rng(5);
    for (byte top = 0; top < SoloCards.FACES; top++) {
      for (int i = 0; i < 20; i++) {
        SoloSituation t = exhausted(SoloCards.text(top), rng);
        int laying = 0;
        int black = 0;
        for (int seat = 0; seat < 10; seat++) {
          SoloState s = new SoloState(t.state);
          s.current = seat;
          laying += game.legalMoves(s, Seat.of(seat)).size() > 1 ? 1 : 0;
          black += blackOnes(s.hands[seat].cards());
        }
        assertTrue(black >= 15);
        assertTrue(laying >= 1);
      }
    }
  }

  private static int blackOnes(SoloBag cards) {
    int count = 0;
    for (byte card : cards.cards()) {
      count += (SoloCards.BLACKS >>> card & 1) != 0 ? 1 : 0;
    }
    return count;
  }

  /** Ten players hold all cards but the top one. */
  private static SoloSituation exhausted(String top, Rng rng) {
    SoloSituation t =
        SoloSituation.with(top, Collections.nCopies(10, "").toArray(String[]::new)).allInHands();
    byte[] deck = SoloCards.deck();
    Cards.shuffle(deck, deck.length, rng);
    int at = 0;
    while (deck[at] != t.state.pile.top()) {
      at++;
    }
    byte[] rest = Cards.without(deck, at);
    SoloHand[] hands = new SoloHand[10];
    for (int seat = 0; seat < 10; seat++) {
      hands[seat] =
          SoloHand.of(SoloBag.of(rest, seat * rest.length / 10, (seat + 1) * rest.length / 10));
    }
    t.state = new SoloState(t.state);
    t.state.hands = hands;
    return t;
  }

  @Test
  public void anExhaustedTableOfTenPlaysOn() {
    Solo game = new Solo();
    for (int seed = 0; seed < 100; seed++) {
      Rng rng = new Rng(seed);
      SoloState state = exhausted("R5", rng).state;
      int moves = 0;
      while (state.last() == null) {
        state = seed % 2 == 0 ? step(game, state, rng) : stepOfWhoMust(game, state, rng);
        moves++;
        assertTrue("the round goes on", moves < game.info().moveBound() / 4);
      }
    }
  }

  @Test
  public void whoCanDrawNothingPasses() {
    SoloSituation t = exhausted("R5", new Rng(1));
    assertEquals(List.of("S1 draws-nothing"), t.told("S1 draw", null));
    int size = t.size("S1");
    t.does("S1 draw");
    assertEquals(size, t.size("S1"));
    assertEquals("S2", t.turn());
  }

  @Test
  public void whenAllPassInARowWithNothingToDrawTheRoundEndsAndEverybodyCounts() {
    SoloSituation t = exhausted("R5", new Rng(1));
    for (int seat = 1; seat <= 9; seat++) {
      t.does("S" + seat + " draw");
      assertNull(t.state.last());
    }
    int[] held = new int[10];
    for (int seat = 0; seat < 10; seat++) {
      held[seat] = t.state.hands[seat].cards().points();
    }
    t.does("S10 draw");
    SoloRound round = t.state.last();
    assertNotNull(round);
    assertNull(round.winner());
    for (int seat = 0; seat < 10; seat++) {
      assertEquals(held[seat], (int) round.points().get(seat));
    }
  }

  @Test
  public void aCardLaidInBetweenBeginsTheCountOfPassesAnew() {
    SoloSituation t = exhausted("R5", new Rng(1));
    for (int seat = 1; seat <= 9; seat++) {
      t.does("S" + seat + " draw");
    }
    String lay =
        t.moves("S10").stream()
            .filter(m -> m.matches("play [RGBY][1-9]"))
            .findFirst()
            .orElseThrow();
    t.does("S10 " + lay);
    assertEquals(0, t.state.idle);
    t.does("S1 draw");
    assertNull(t.state.last());
    assertEquals("the card under the top one was drawn", 0, t.state.idle);
  }
}
