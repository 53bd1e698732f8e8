package app.traytable.statistics;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import android.content.Context;
import androidx.room.Room;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.Background;
import app.traytable.Rooms;
import app.traytable.data.TraytableDatabase;
import app.traytable.match.Animal;
import app.traytable.match.MatchRepository;
import app.traytable.match.OnDisk;
import app.traytable.match.Person;
import app.traytable.rules.Games;
import app.traytable.rules.Playable;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.List;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

/** From a match that is played to what is told of it. */
@RunWith(AndroidJUnit4.class)
public final class StatisticsRepositoryTest {
  private static final Player ANNA = Player.person("Anna");
  private static final Player BEN = Player.person("Ben");

  private final TraytableDatabase database =
      Room.inMemoryDatabaseBuilder(
              ApplicationProvider.<Context>getApplicationContext(), TraytableDatabase.class)
          .allowMainThreadQueries()
          .build();
  private long now = 1_700_000_000_000L;
  private final MatchRepository matches =
      new MatchRepository(
          Rooms.STANDARD, database.matches(), database.people(), new Background(), () -> now++);
  private final StatisticsRepository repository =
      new StatisticsRepository(
          Rooms.STANDARD, database.statistics(), database.matches(), () -> now++);

  @After
  public void close() {
    database.close();
  }

  @Test
  public void beforeAnybodyHasPlayedThereIsNobody() {
    assertEquals(List.of(), ask(Question.FIRST).people());
  }

  @Test
  public void whatIsLeftOpenIsWhoeverPlayedMost() {
    play("qwinto", 1, ANNA, BEN);
    play("pointapile", 2, BEN, Player.bot("Pickle", Level.EASY));

    Statistics answer = ask(Question.FIRST.of("Zoe").in("chess").against("Zoe"));

    assertEquals(new Question("Ben", "", Company.ANYBODY, "Anna"), answer.asked());
    assertEquals(
        List.of(new Person("Ben", Animal.FOX), new Person("Anna", Animal.FOX)), answer.people());
    assertEquals(2, answer.played());
    assertEquals(2, answer.course().size());
    assertEquals(1, ask(answer.asked().with(Company.EASY)).played());
    assertEquals(1, ask(answer.asked().with(Company.PEOPLE)).played());
    assertEquals(0, ask(answer.asked().with(Company.HARD)).played());
  }

  @Test
  public void theFiguresOfAGameAreThoseOfItsMatches() {
    Match<?, ?, ?, ?> match = play("qwinto", 3, ANNA, BEN);

    Statistics answer = ask(Question.FIRST.of("Ben").in("qwinto"));

    match
        .figures()
        .forEach(
            (id, counted) ->
                assertEquals(id, (long) counted.get(1), (long) answer.figures().get(id)));
    assertEquals(match.figures().keySet(), answer.figures().keySet());
  }

  @Test
  public void whoPlaysAloneHasARecordAndNoVictory() {
    Match<?, ?, ?, ?> match = play("qwinto", 4, ANNA);

    Statistics answer = ask(Question.FIRST);

    assertEquals(0, answer.played());
    assertEquals(1, answer.records().size());
    assertEquals((int) match.outcome().points().get(0), answer.records().get(0).points());
  }

  @Test
  public void whoStartsAnewHasPlayedNothingUntilThatIsUndone() {
    play("qwinto", 5, ANNA, BEN);
    Statistics before = ask(Question.FIRST.of("Anna"));

    assertNull(repository.startAnew("Anna"));
    assertEquals(0, ask(before.asked()).played());
    assertEquals(1, ask(Question.FIRST.of("Ben")).played());
    repository.restore("Anna", null);

    assertEquals(before, ask(before.asked()));
  }

  private Statistics ask(Question question) {
    return repository.answer(OnDisk.now(repository.people()), question);
  }

  private Match<?, ?, ?, ?> play(String game, long seed, Player... players) {
    Match<?, ?, ?, ?> match = played(Games.named(game), seed, List.of(players));
    OnDisk.keep(matches, match);
    return match;
  }

  private static <S, M extends Move, V, E extends Event> Match<S, M, V, E> played(
      Playable<S, M, V, E, ?> game, long seed, List<Player> players) {
    Match<S, M, V, E> match =
        Match.start(game.game(), Setup.of(game.info(), players.size(), seed), players);
    Rng rng = new Rng(seed);
    while (!match.toAct().isEmpty()) {
      Seat seat = match.toAct().iterator().next();
      List<M> moves = match.legalMoves(seat);
      match = match.play(seat, moves.get(rng.below(moves.size())));
    }
    return match;
  }
}
