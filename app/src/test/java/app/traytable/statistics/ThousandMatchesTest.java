package app.traytable.statistics;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.room.Room;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.Rooms;
import app.traytable.data.Alone;
import app.traytable.data.Arrival;
import app.traytable.data.FreshStartRow;
import app.traytable.data.StatisticsDao.Known;
import app.traytable.data.StatisticsDao.Pair;
import app.traytable.data.StatisticsDao.Played;
import app.traytable.data.StatisticsDao.Rival;
import app.traytable.data.StatisticsDao.Total;
import app.traytable.data.TraytableDatabase;
import app.traytable.match.OnDisk;
import app.traytable.rules.Games;
import app.traytable.rules.table.BrokenJournal;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Outcome;
import app.traytable.rules.table.Player;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/**
 * A thousand matches by lot, kept on disk, and every answer counted once more from their journals:
 * in a loop, match by match, without a question to the database. What a journal tells of one match
 * is counted by hand in the rules' own tests.
 */
@RunWith(AndroidJUnit4.class)
public final class ThousandMatchesTest {
  private static final int MATCHES = 1_000;
  private static final long FIRST = 1_700_000_000_000L;
  private static final long APART = 60_000;
  private static final int RECORDS = 5;
  private static final List<String> NAMES = List.of("Anna", "Ben", "Cleo", "Dora");

  /** Since when somebody's matches count. */
  private static final Map<String, Long> SINCE = Map.of("Ben", FIRST + APART * MATCHES / 3);

  private final TraytableDatabase database =
      Room.inMemoryDatabaseBuilder(
              ApplicationProvider.<Context>getApplicationContext(), TraytableDatabase.class)
          .allowMainThreadQueries()
          .build();
  private final StatisticsRepository repository =
      new StatisticsRepository(
          Rooms.STANDARD, database.statistics(), database.matches(), () -> FIRST);
  private final List<Told> told = new ArrayList<>();

  /** What a journal tells of a match that is still there. */
  private record Told(
      long id,
      long ended,
      String game,
      List<Player> players,
      Outcome outcome,
      Map<String, List<Integer>> figures) {
    static Told of(long id, long ended, Match<?, ?, ?, ?> match) {
      return new Told(
          id, ended, match.setup().game(), match.players(), match.outcome(), match.figures());
    }

    int place(int seat) {
      return outcome.places().get(seat);
    }

    int points(int seat) {
      return outcome.points().get(seat);
    }

    /** Where somebody sat for whom this match counts; -1 for all others. */
    int seat(String name) {
      int seat = players.indexOf(Player.person(name));
      return ended >= SINCE.getOrDefault(name, 0L) ? seat : -1;
    }

    boolean isAt(Company company) {
      Level strongest = null;
      for (Player player : players) {
        Level level = player.level();
        if (level != null && (strongest == null || level.compareTo(strongest) > 0)) {
          strongest = level;
        }
      }
      return switch (company) {
        case ANYBODY -> true;
        case PEOPLE -> strongest == null;
        case EASY, NORMAL, HARD -> strongest != null && strongest.name().equals(company.name());
      };
    }
  }

  @Before
  public void play() throws BrokenJournal {
    List<Arrival> arrivals = new ArrayList<>();
    List<Told> all = new ArrayList<>();
    for (int i = 0; i < MATCHES; i++) {
      Game<?, ?, ?, ?> game = Games.all().get(i % Games.all().size()).game();
      String text = ByLot.played(game, i, NAMES).text();
      Match<?, ?, ?, ?> match = Match.replay(game, Journal.parse(text));
      // Not in the order in which they are kept.
      long ended = FIRST + APART * (i * 619L % MATCHES);
      all.add(Told.of(i + 1, ended, match));
      arrivals.add(ByLot.arrival(match, ended));
    }
    database.parcels().bringIn(arrivals, List.of(), List.of());
    SINCE.forEach((name, since) -> database.statistics().put(new FreshStartRow(name, since)));
    for (Told one : all) {
      if (one.id() % 17 == 0) {
        database.matches().remove(one.id(), FIRST);
      } else {
        told.add(one);
      }
    }
    told.sort(Comparator.comparingLong(Told::ended));
  }

  @After
  public void close() {
    database.close();
  }

  @Test
  public void everyAnswerIsWhatIsCountedFromTheJournals() {
    List<Known> people = OnDisk.now(repository.people());
    int counted = 0;
    for (String name : NAMES) {
      for (String game : games()) {
        for (Company company : Company.values()) {
          for (String rival : NAMES) {
            counted += check(people, new Question(name, game, company, rival));
          }
        }
      }
    }
    assertTrue("only " + counted, counted > 10 * MATCHES);
  }

  private static List<String> games() {
    List<String> games = new ArrayList<>(List.of(""));
    Games.all().forEach(game -> games.add(game.info().id()));
    return games;
  }

  private int check(List<Known> people, Question question) {
    String name = question.person();
    Map<String, Total> totals = new TreeMap<>();
    List<Played> course = new ArrayList<>();
    Map<String, Long> figures = new HashMap<>();
    Map<String, Integer> rivals = new TreeMap<>();
    Map<String, Pair> pairs = new TreeMap<>();
    int won = 0;
    int streak = 0;
    int longest = 0;
    for (Told match : told) {
      int seat = match.seat(name);
      boolean isAsked = question.game().isEmpty() || question.game().equals(match.game());
      if (seat < 0 || !isAsked || !match.isAt(question.company()) || match.players().size() == 1) {
        continue;
      }
      int points = match.points(seat);
      course.add(new Played(match.game(), match.ended(), match.place(seat), points));
      streak = match.place(seat) == 1 ? streak + 1 : 0;
      longest = Math.max(longest, streak);
      won += match.place(seat) == 1 ? 1 : 0;
      totals.merge(
          match.game(),
          new Total(match.game(), 1, match.place(seat) == 1 ? 1 : 0, points, points, points),
          ThousandMatchesTest::sum);
      if (!question.game().isEmpty()) {
        match
            .figures()
            .forEach((id, numbers) -> figures.merge(id, (long) numbers.get(seat), Long::sum));
      }
      for (String other : NAMES) {
        int theirs = match.seat(other);
        if (theirs >= 0 && theirs != seat) {
          rivals.merge(other, 1, Integer::sum);
          if (other.equals(question.rival())) {
            pairs.merge(match.game(), pair(match, seat, theirs), ThousandMatchesTest::sum);
          }
        }
      }
    }

    Statistics answer = repository.answer(people, question);

    String asked = question.toString();
    assertEquals(asked, name, answer.asked().person());
    assertEquals(asked, course.size(), answer.played());
    assertEquals(asked, won, answer.won());
    assertEquals(asked, new Streaks(streak, longest), answer.streaks());
    assertEquals(asked, course, answer.course());
    Map<String, Total> foundTotals = new TreeMap<>();
    answer.games().forEach(total -> foundTotals.put(total.game(), total));
    assertEquals(asked, totals, foundTotals);
    assertEquals(asked, figures, answer.figures());
    Map<String, Integer> foundRivals = new TreeMap<>();
    for (Rival rival : answer.rivals()) {
      foundRivals.put(rival.name(), rival.played());
    }
    assertEquals(asked, rivals, foundRivals);
    if (rivals.containsKey(question.rival())) {
      Map<String, Pair> foundPairs = new TreeMap<>();
      answer.pairs().forEach(pair -> foundPairs.put(pair.game(), pair));
      assertEquals(asked, pairs, foundPairs);
    }
    assertEquals(asked, records(question.game()), answer.records());
    return course.size();
  }

  private static Total sum(Total one, Total other) {
    return new Total(
        one.game(),
        one.played() + other.played(),
        one.won() + other.won(),
        one.points() + other.points(),
        Math.min(one.fewest(), other.fewest()),
        Math.max(one.most(), other.most()));
  }

  private static Pair pair(Told match, int seat, int theirs) {
    int ahead = match.place(seat) < match.place(theirs) ? 1 : 0;
    int behind = match.place(seat) > match.place(theirs) ? 1 : 0;
    return new Pair(match.game(), 1, ahead, behind, match.points(seat), match.points(theirs));
  }

  private static Pair sum(Pair one, Pair other) {
    return new Pair(
        one.game(),
        one.played() + other.played(),
        one.ahead() + other.ahead(),
        one.behind() + other.behind(),
        one.points() + other.points(),
        one.theirs() + other.theirs());
  }

  private List<Alone> records(String game) {
    List<Alone> records = new ArrayList<>();
    for (String id : games()) {
      List<Alone> alone = new ArrayList<>();
      for (Told match : told) {
        String name = match.players().get(0).name();
        boolean isAsked = id.equals(match.game()) && (game.isEmpty() || game.equals(id));
        if (isAsked && match.players().size() == 1 && match.seat(name) == 0) {
          alone.add(new Alone(match.id(), id, name, match.points(0), match.ended()));
        }
      }
      // Equal ones stay in the order of their ends.
      alone.sort(Comparator.comparingInt(one -> -one.points()));
      records.addAll(alone.subList(0, Math.min(RECORDS, alone.size())));
    }
    return records;
  }
}
