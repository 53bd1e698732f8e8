package app.traytable.rules.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.Playable;
import app.traytable.rules.bots.RandomBot;
import app.traytable.rules.contract.Fixture;
import app.traytable.rules.contract.Fixtures;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.Test;

public final class CourseTest {
  private static final int SEATS = 3;
  private static final long SEED = 7;

  /** Anna, Ben, Anna twice, Ben, Anna: she begins a round whenever the turn comes back to her. */
  @Test
  public void whereAGameHasNoRoundsOnceRoundTheTableIsOne() {
    Match<CountingGame.Count, CountingGame.Word, CountingGame.Count, CountingGame.Counts> match =
        Match.start(
            new CountingGame(),
            Setup.of(CountingGame.INFO, 2, 1).withFirst(Seat.of(0)),
            List.of(Player.person("Anna"), Player.person("Ben")));
    Seat anna = Seat.of(0);
    Seat ben = Seat.of(1);
    match = match.play(anna, CountingGame.NEXT).play(ben, CountingGame.NEXT);
    match = match.play(anna, CountingGame.AGAIN).play(anna, CountingGame.NEXT);
    match = match.play(ben, CountingGame.NEXT);

    Course course = Course.of(match);

    assertEquals(List.of(0, 2, 5), course.rounds());
    assertEquals(1, course.roundAt(1));
    assertEquals(2, course.roundAt(2));
    assertEquals(3, course.roundAt(5));
    assertEquals(0, course.backToARound(0));
    assertEquals(0, course.backToARound(2));
    assertEquals(2, course.backToARound(4));
    assertEquals(5, course.onToARound(4));
    assertEquals(5, course.onToARound(5));
  }

  @Test
  public void aMatchTurnsWhereOthersAreInFront() {
    int turned = 0;
    for (Fixture<?, ?, ?, ?> fixture : Fixtures.all()) {
      turned += turningPoints(played(fixture.playable()));
    }
    assertTrue("no match turned", turned > 5);
  }

  private static int turningPoints(Match<?, ?, ?, ?> end) {
    List<Match<?, ?, ?, ?>> turns = new ArrayList<>();
    for (Match<?, ?, ?, ?> m = end; m != null; m = m.before()) {
      Match<?, ?, ?, ?> before = m.before();
      boolean isPassed = before == null || m.turn() != before.turn() || m.round() != before.round();
      if (m == end || isPassed) {
        turns.add(0, m);
      }
    }
    List<Integer> turned = new ArrayList<>();
    for (int i = 1; i < turns.size(); i++) {
      if (!winners(turns.get(i)).equals(winners(turns.get(i - 1)))) {
        turned.add(turns.get(i).plies());
      }
    }
    assertEquals(turned, Course.of(end).turningPoints());
    return turned.size();
  }

  private static List<Boolean> winners(Match<?, ?, ?, ?> match) {
    List<Boolean> winners = new ArrayList<>();
    match.outcome().places().forEach(place -> winners.add(place == 1));
    return winners;
  }

  /** Who is in front may rest on what nobody may know yet. */
  @Test
  public void aMatchThatGoesOnHasNotTurned() {
    for (Fixture<?, ?, ?, ?> fixture : Fixtures.all()) {
      Match<?, ?, ?, ?> end = played(fixture.playable());
      Match<?, ?, ?, ?> before = Objects.requireNonNull(end.before());
      assertEquals(List.of(), Course.of(before).turningPoints());
    }
  }

  /** Every round of its own begins one, and the turn comes round in the others. */
  @Test
  public void everyGameHasRounds() {
    for (Fixture<?, ?, ?, ?> fixture : Fixtures.all()) {
      Match<?, ?, ?, ?> end = played(fixture.playable());
      Course course = Course.of(end);
      String game = end.setup().game();
      assertEquals(game, 0, (int) course.rounds().get(0));
      assertTrue(game, course.rounds().size() > 2);
      if (end.round() > 0) {
        assertEquals(game, end.round(), course.rounds().size());
      }
      int ply = 0;
      for (int round = 1; round < course.rounds().size(); round++) {
        ply = course.onToARound(ply);
        assertEquals(game, course.rounds().get(round), (Integer) ply);
      }
      assertEquals(game, end.plies(), course.onToARound(ply));
    }
  }

  private static <S, M extends Move, V, E extends Event> Match<S, M, V, E> played(
      Playable<S, M, V, E, ?> playable) {
    List<Player> players = new ArrayList<>();
    for (int i = 1; i <= SEATS; i++) {
      players.add(Player.person("Player " + i));
    }
    Game<S, M, V, E> game = playable.game();
    Match<S, M, V, E> match = Match.start(game, Setup.of(game.info(), SEATS, SEED), players);
    RandomBot<M, V> bot = new RandomBot<>();
    Rng rng = new Rng(SEED);
    while (!match.toAct().isEmpty()) {
      Seat seat = match.toAct().iterator().next();
      match = match.play(seat, bot.choose(match.view(seat), match.legalMoves(seat), rng));
    }
    return match;
  }
}
