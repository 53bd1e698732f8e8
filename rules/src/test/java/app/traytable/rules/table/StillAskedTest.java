package app.traytable.rules.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.Games;
import app.traytable.rules.Playable;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

/** Whoever is still asked the same may answer in any order: the match goes on alike. */
public final class StillAskedTest {
  private static final int SEATS = 4;
  private static final int PLIES = 300;

  @Test
  public void inQwintoAllMayAnswerACallInAnyOrder() {
    assertTrue(exchanged(Games.named("qwinto")) > 50);
  }

  @Test
  public void inPointAPileAllMayPointInAnyOrder() {
    assertTrue(exchanged(Games.named("pointapile")) > 10);
  }

  @Test
  public void whereOneActsAtATimeNobodyElseIsAskedTheSame() {
    assertEquals(0, exchanged(Games.named("noidea")));
    assertEquals(0, exchanged(Games.named("solo")));
  }

  @Test
  public void whoHasMovedIsNotAskedAnyMore() {
    assertNobodyMovesTwice(start(Games.named("qwinto")));
  }

  private static <S, M extends Move, V, E extends Event> void assertNobodyMovesTwice(
      Match<S, M, V, E> start) {
    Rng luck = new Rng(3);
    Match<S, M, V, E> match = start;
    while (match.plies() < PLIES && !match.toAct().isEmpty()) {
      Seat seat = match.toAct().iterator().next();
      match = any(match, seat, luck);
      assertFalse(match.isStillAsked(seat, match.plies() - 1));
      assertFalse("a ply that is still to come", match.isStillAsked(seat, match.plies() + 1));
    }
    assertTrue(match.plies() > 50);
  }

  /** How often two who were asked together could answer in either order. */
  private static int exchanged(Playable<?, ?, ?, ?, ?> playable) {
    return exchanged(start(playable));
  }

  private static <S, M extends Move, V, E extends Event> int exchanged(Match<S, M, V, E> start) {
    int exchanged = 0;
    Rng luck = new Rng(2);
    for (Match<S, M, V, E> match = start;
        match.plies() < PLIES && !match.toAct().isEmpty();
        match = any(match, match.toAct().iterator().next(), luck)) {
      exchanged += exchangedAt(match, luck);
    }
    return exchanged;
  }

  private static <S, M extends Move, V, E extends Event> int exchangedAt(
      Match<S, M, V, E> match, Rng luck) {
    int exchanged = 0;
    List<Seat> asked = new ArrayList<>();
    match.toAct().forEach(asked::add);
    for (Seat one : asked) {
      for (Seat other : asked) {
        M first = lot(match.legalMoves(one), luck);
        M second = lot(match.legalMoves(other), luck);
        Match<S, M, V, E> after = match.play(one, first);
        if (after.isStillAsked(other, match.plies())) {
          Match<S, M, V, E> turned = match.play(other, second).play(one, first);
          assertEquals(turned.state(), after.play(other, second).state());
          exchanged++;
        }
      }
    }
    return exchanged;
  }

  private static <S, M extends Move, V, E extends Event> Match<S, M, V, E> any(
      Match<S, M, V, E> match, Seat seat, Rng luck) {
    return match.play(seat, lot(match.legalMoves(seat), luck));
  }

  private static <M> M lot(List<M> moves, Rng luck) {
    return moves.get(luck.below(moves.size()));
  }

  private static Match<?, ?, ?, ?> start(Playable<?, ?, ?, ?, ?> playable) {
    List<Player> players = new ArrayList<>();
    for (int seat = 0; seat < SEATS; seat++) {
      players.add(Player.person("Player " + seat));
    }
    return Match.start(playable.game(), Setup.of(playable.info(), SEATS, 5), players);
  }
}
