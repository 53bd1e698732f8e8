package app.traytable.rules.contract;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.table.BrokenJournal;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;

/** A thousand matches on the shelf, over all seat counts and options, counted twice. */
@RunWith(Parameterized.class)
public final class FiguresTest {
  private static final int MATCHES = 250;

  /** Other matches than those of the contract. */
  private static final int FIRST = 10_000;

  private final String game;

  public FiguresTest(String game) {
    this.game = game;
  }

  @Parameters(name = "{0}")
  public static Collection<String> games() {
    return Fixtures.games();
  }

  @Test
  public void everyFigureIsWhatIsCountedByHandFromTheJournal() {
    Map<String, Integer> sums = new ConcurrentHashMap<>();
    IntStream.range(FIRST, FIRST + MATCHES)
        .parallel()
        .forEach(
            n ->
                check(Fixtures.of(game), Trial.number(Fixtures.of(game), n))
                    .forEach(
                        (id, counted) ->
                            counted.forEach(more -> sums.merge(id, more, Integer::sum))));
    sums.forEach((id, sum) -> assertTrue(id + " never happens", sum > 0));
  }

  @Test
  public void idsAreLowerCaseAndUnique() {
    List<String> ids = new ArrayList<>();
    Fixtures.of(game).game().figures().forEach(figure -> ids.add(figure.id()));
    ids.forEach(id -> assertTrue(id, id.matches("[a-z]+(-[a-z]+)*")));
    assertEquals(ids, ids.stream().distinct().toList());
  }

  private static <S, M extends Move, V, E extends Event> Map<String, List<Integer>> check(
      Fixture<S, M, V, E> fixture, Trial trial) {
    Game<S, M, V, E> game = fixture.game();
    Match<S, M, V, E> match = replayed(game, played(fixture, trial).journal().text());
    ByHand<S, M> byHand = fixture.byHand(trial.seats());
    watch(match, byHand);
    assertEquals("" + trial, byHand.figures(), new TreeMap<>(match.figures()));
    assertEquals("" + trial, byHand.points(match.state()), match.outcome().points());
    assertEquals("" + trial, byHand.places(match.state()), match.outcome().places());
    return match.figures();
  }

  private static <S, M extends Move, V, E extends Event> Match<S, M, V, E> played(
      Fixture<S, M, V, E> fixture, Trial trial) {
    Game<S, M, V, E> game = fixture.game();
    Rng rng = new Rng(~trial.seed());
    Match<S, M, V, E> match = Match.start(game, trial.setup(game.info()), trial.players());
    while (!match.toAct().isEmpty()) {
      Seat seat = someSeat(match, trial.seats(), rng);
      Bot<M, V> bot = fixture.bots().get(rng.below(fixture.bots().size()));
      match = match.play(seat, bot.choose(match.view(seat), match.legalMoves(seat), rng.split()));
    }
    return match;
  }

  /** Mostly one of those who must act; now and then somebody who may react. */
  private static Seat someSeat(Match<?, ?, ?, ?> match, int seats, Rng rng) {
    List<Seat> must = new ArrayList<>();
    List<Seat> may = new ArrayList<>();
    for (Seat seat : Seats.firstOnes(seats)) {
      if (match.toAct().contains(seat)) {
        must.add(seat);
      } else if (!match.legalMoves(seat).isEmpty()) {
        may.add(seat);
      }
    }
    List<Seat> chosen = may.isEmpty() || rng.below(3) > 0 ? must : may;
    return chosen.get(rng.below(chosen.size()));
  }

  private static <S, M extends Move, V, E extends Event> Match<S, M, V, E> replayed(
      Game<S, M, V, E> game, String journal) {
    try {
      return Match.replay(game, Journal.parse(journal));
    } catch (BrokenJournal e) {
      throw new AssertionError(e);
    }
  }

  /** From the first move on. */
  private static <S, M extends Move, V, E extends Event> void watch(
      Match<S, M, V, E> match, ByHand<S, M> byHand) {
    List<Match<S, M, V, E>> moments = new ArrayList<>();
    for (Match<S, M, V, E> m = match; m != null; m = m.before()) {
      moments.add(0, m);
    }
    List<String> plies = match.journal().plies();
    for (int i = 0; i < plies.size(); i++) {
      String[] words = plies.get(i).split(" ", 2);
      M move = match.game().moves().parse(words[1]);
      byHand.watch(moments.get(i).state(), Seat.parse(words[0]), move, moments.get(i + 1).state());
    }
  }
}
