package app.traytable.data;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.room.Room;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.data.StatisticsDao.Pair;
import app.traytable.data.StatisticsDao.Played;
import app.traytable.data.StatisticsDao.Rival;
import app.traytable.data.StatisticsDao.Sum;
import app.traytable.data.StatisticsDao.Total;
import app.traytable.match.OnDisk;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Every question, asked of some hundred matches by lot, and counted once more in a simple way. */
@RunWith(AndroidJUnit4.class)
public final class StatisticsDaoTest {
  private static final int MATCHES = 300;
  private static final List<String> NAMES = List.of("Anna", "Ben", "Clara", "Dora");
  private static final List<String> GAMES = List.of("dice", "marbles", "tag");
  private static final List<String> LEVELS = List.of("person", "easy", "normal", "hard");

  private final TraytableDatabase database =
      Room.inMemoryDatabaseBuilder(
              ApplicationProvider.<Context>getApplicationContext(), TraytableDatabase.class)
          .allowMainThreadQueries()
          .build();
  private final StatisticsDao dao = database.statistics();
  private final Random random = new Random(20);
  private final List<Kept> kept = new ArrayList<>();
  private final Map<String, Long> since = new TreeMap<>();

  private record Kept(MatchRow match, List<ResultRow> results, List<FigureRow> figures) {
    boolean isThere() {
      return match.over() && match.removed() < 2;
    }

    /** The strongest bot; 0 without one. */
    int bots() {
      return results.stream().mapToInt(r -> LEVELS.indexOf(r.level())).max().orElseThrow();
    }
  }

  @After
  public void close() {
    database.close();
  }

  @Test
  public void everyAnswerIsWhatASimpleCountComesTo() {
    fill();
    int asked = 0;
    for (String name : NAMES) {
      for (String game : List.of("", "dice", "marbles", "tag")) {
        for (int bots = -1; bots <= 3; bots++) {
          check(name, game, bots);
          asked += dao.course(name, game, bots).size();
        }
      }
    }
    assertTrue("only " + asked + " matches were found", asked > MATCHES);
    for (String game : GAMES) {
      checkRecords(game, false);
      checkRecords(game, true);
    }
  }

  @Test
  public void everybodyWhoHasPlayedIsKnownWithTheLatestSeat() {
    fill();
    Map<String, String> expected = new TreeMap<>();
    for (String name : NAMES) {
      Kept latest = null;
      int played = 0;
      for (Kept match : kept) {
        if (match.isThere() && seat(match, name) >= 0) {
          played++;
          boolean isLater = latest == null || match.match.changed() > latest.match.changed();
          latest = isLater ? match : latest;
        }
      }
      long from = since.getOrDefault(name, 0L);
      expected.put(name, played + " " + latest.match.changed() + " " + from);
    }
    Map<String, String> found = new TreeMap<>();
    OnDisk.now(dao.people())
        .forEach(p -> found.put(p.name(), p.played() + " " + p.latest() + " " + p.since()));

    assertEquals(expected, found);
  }

  @Test
  public void aFreshStartCanBeTakenBack() {
    fill();
    List<Played> before = dao.course("Anna", "", -1);

    dao.put(new FreshStartRow("Anna", Long.MAX_VALUE));
    assertEquals(List.of(), dao.course("Anna", "", -1));
    assertEquals(List.of(), dao.rivals("Anna", "", -1));
    dao.forgetFreshStart("Anna");

    assertNull(dao.since("Anna"));
    assertEquals(before, dao.course("Anna", "", -1));
  }

  private void check(String name, String game, int bots) {
    Map<String, Total> totals = new TreeMap<>();
    List<Played> course = new ArrayList<>();
    Map<String, Long> figures = new TreeMap<>();
    Map<String, Integer> rivals = new TreeMap<>();
    Map<String, Pair> pairs = new TreeMap<>();
    List<Kept> ordered = new ArrayList<>(kept);
    ordered.sort((a, b) -> Long.compare(a.match.changed(), b.match.changed()));
    for (Kept match : ordered) {
      int seat = counted(match, name);
      boolean isAsked =
          (game.isEmpty() || game.equals(match.match.game()))
              && (bots < 0 || bots == match.bots())
              && match.results.size() > 1;
      if (seat < 0 || !isAsked) {
        continue;
      }
      ResultRow own = match.results.get(seat);
      String played = match.match.game();
      course.add(new Played(played, match.match.changed(), own.place(), own.points()));
      Total old = totals.getOrDefault(played, new Total(played, 0, 0, 0, 999, -999));
      totals.put(
          played,
          new Total(
              played,
              old.played() + 1,
              old.won() + (own.place() == 1 ? 1 : 0),
              old.points() + own.points(),
              Math.min(old.fewest(), own.points()),
              Math.max(old.most(), own.points())));
      for (FigureRow figure : match.figures) {
        if (figure.seat() == seat) {
          figures.merge(figure.figure(), (long) figure.value(), Long::sum);
        }
      }
      for (ResultRow other : match.results) {
        if (other.seat() != seat && counted(match, other.name()) == other.seat()) {
          rivals.merge(other.name(), 1, Integer::sum);
          if (other.name().equals("Ben")) {
            pairs.put(played, together(pairs.get(played), played, own, other));
          }
        }
      }
    }
    String asked = name + " in " + game + " with " + bots;
    Map<String, Total> foundTotals = new TreeMap<>();
    dao.totals(name, game, bots).forEach(total -> foundTotals.put(total.game(), total));
    assertEquals(asked, totals, foundTotals);
    assertEquals(asked, course, dao.course(name, game, bots));
    Map<String, Long> foundFigures = new TreeMap<>();
    for (Sum sum : dao.figures(name, game, bots)) {
      foundFigures.put(sum.figure(), sum.value());
    }
    assertEquals(asked, figures, foundFigures);
    Map<String, Integer> foundRivals = new TreeMap<>();
    for (Rival rival : dao.rivals(name, game, bots)) {
      foundRivals.put(rival.name(), rival.played());
    }
    assertEquals(asked, rivals, foundRivals);
    Map<String, Pair> foundPairs = new TreeMap<>();
    dao.pairs(name, "Ben", game, bots).forEach(pair -> foundPairs.put(pair.game(), pair));
    assertEquals(asked, pairs, foundPairs);
  }

  private static Pair together(Pair old, String game, ResultRow own, ResultRow other) {
    Pair before = old == null ? new Pair(game, 0, 0, 0, 0, 0) : old;
    return new Pair(
        game,
        before.played() + 1,
        before.ahead() + (own.place() < other.place() ? 1 : 0),
        before.behind() + (own.place() > other.place() ? 1 : 0),
        before.points() + own.points(),
        before.theirs() + other.points());
  }

  private void checkRecords(String game, boolean fewest) {
    List<Alone> alone = new ArrayList<>();
    for (Kept match : kept) {
      if (match.results.size() == 1
          && match.match.game().equals(game)
          && counted(match, match.results.get(0).name()) == 0) {
        ResultRow own = match.results.get(0);
        alone.add(new Alone(own.matchId(), game, own.name(), own.points(), match.match.changed()));
      }
    }
    alone.sort(
        (a, b) ->
            a.points() != b.points()
                ? (fewest ? 1 : -1) * Integer.compare(a.points(), b.points())
                : Long.compare(a.ended(), b.ended()));
    assertTrue(alone.size() + " were alone", alone.size() > 3);
    assertEquals(alone.subList(0, 3), database.matches().records(game, fewest, 3));
  }

  /** The seat of somebody for whom this match counts; -1 for all others. */
  private int counted(Kept match, String name) {
    boolean hasBegun = match.match.changed() >= since.getOrDefault(name, 0L);
    return match.isThere() && hasBegun ? seat(match, name) : -1;
  }

  private static int seat(Kept match, String name) {
    for (ResultRow result : match.results) {
      if (result.name().equals(name) && result.level().equals("person")) {
        return result.seat();
      }
    }
    return -1;
  }

  private void fill() {
    for (int i = 1; i <= MATCHES; i++) {
      keep(i);
    }
    start("Ben", MATCHES / 3);
    start("Clara", MATCHES - 20);
  }

  private void start(String name, long when) {
    dao.put(new FreshStartRow(name, when));
    since.put(name, when);
  }

  private void keep(int number) {
    boolean over = random.nextInt(12) > 0;
    long removed = List.of(0L, 0L, 0L, 1L, 2L, 1_700_000_000_000L).get(random.nextInt(6));
    String game = GAMES.get(random.nextInt(GAMES.size()));
    // No two at the same time; not in the order of their numbers.
    long changed = (number * 7L) % (MATCHES + 1);
    MatchRow row =
        new MatchRow(0, game, "", "fox owl pig cat", 1, changed, over ? 0 : 1, over, removed, "");
    long id = database.matches().add(row);
    int seats = 1 + random.nextInt(4);
    int first = random.nextInt(NAMES.size());
    int[] points = random.ints(seats, -3, 12).toArray();
    List<ResultRow> results = new ArrayList<>();
    List<FigureRow> figures = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      int place = 1;
      for (int other : points) {
        place += other > points[seat] ? 1 : 0;
      }
      // Bots may have anybody's name.
      String level = LEVELS.get(seats == 1 ? 0 : Math.max(0, random.nextInt(7) - 3));
      String name = NAMES.get((first + seat) % NAMES.size());
      results.add(new ResultRow(id, seat, name, points[seat], place, level));
      figures.add(new FigureRow(id, seat, "hops", random.nextInt(9)));
      figures.add(new FigureRow(id, seat, "falls", random.nextInt(3)));
    }
    database.matches().put(new Ending(new EndingRow(id, "", 1), results, figures));
    kept.add(new Kept(row, results, figures));
  }
}
