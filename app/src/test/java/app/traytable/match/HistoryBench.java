package app.traytable.match;

import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.data.DatabaseFile;
import app.traytable.data.StatisticsDao;
import app.traytable.data.TraytableDatabase;
import app.traytable.history.Filter;
import app.traytable.history.HistoryRepository;
import app.traytable.history.HistoryViewModel;
import java.util.Arrays;
import org.junit.Test;
import org.junit.runner.RunWith;

/**
 * How long it takes to open what was played; prints figures and judges none, as they depend on the
 * computer and on what else it does. Run with `./gradlew :app:frames`.
 */
@RunWith(AndroidJUnit4.class)
public final class HistoryBench {
  private static final String[] GAMES = {"noidea", "qwinto", "pointapile", "solo"};
  private static final int PLIES = 320;
  private static final int WARM_UP = 20;
  private static final int MEASURED = 41;

  private final Disk disk = new Disk();

  @Test
  public void fiveMatchesAndFiveThousand() {
    measure(5);
    measure(5_000);
    disk.close();
  }

  private void measure(int many) {
    disk.behind(() -> fill(many));
    HistoryRepository history = new HistoryRepository(disk.database().history());
    int page = HistoryViewModel.PAGE + 1;
    print(many, "the newest", () -> OnDisk.now(history.newest(Filter.NONE, page)));
    Filter rare = new Filter("solo", "Dora");
    print(many, "of one game with one person", () -> OnDisk.now(history.newest(rare, page)));
    Filter nobody = Filter.NONE.withPerson("Nobody");
    print(many, "with nobody at all", () -> OnDisk.now(history.newest(nobody, page)));
    print(many, "all that there are", () -> OnDisk.now(history.newest(Filter.NONE, many + 1)));
    print(many, "how many of a game", () -> OnDisk.now(history.count("solo")));
    print(many, "who has played", () -> OnDisk.now(history.people()));
    print(many, "Home, unfinished", () -> OnDisk.now(disk.repository().unfinished()));
    print(many, "Home, who sat together", () -> OnDisk.now(disk.repository().lineUps()));
    StatisticsDao statistics = disk.database().statistics();
    print(many, "the statistics of one person", () -> disk.behind(() -> ask(statistics)));
    // Once, as at a start of the app.
    disk.restart();
    TraytableDatabase database = disk.database();
    long before = System.nanoTime();
    disk.behind(() -> DatabaseFile.check(ApplicationProvider.getApplicationContext(), database));
    say(many, "a look at the file at the start", System.nanoTime() - before);
  }

  /** All that stands on the page of whoever has played most. */
  private static void ask(StatisticsDao statistics) {
    statistics.totals("Anna", "", -1);
    statistics.course("Anna", "", -1);
    statistics.rivals("Anna", "", -1);
    statistics.pairs("Anna", "Ben", "", -1);
    statistics.figures("Anna", "solo", -1);
  }

  /**
   * As many as are missing, of four games, with two to four seats and as many moves each as matches
   * have on average.
   */
  private void fill(int many) {
    SupportSQLiteDatabase sql = disk.database().getOpenHelper().getWritableDatabase();
    sql.beginTransaction();
    for (int i = count(sql); i < many; i++) {
      String game = GAMES[i % GAMES.length];
      String[] names = Arrays.copyOf(new String[] {"Anna", "*Robo", "Ben", "Dora"}, 2 + i % 3);
      PlayedRows.over(disk.database(), game, 1_600_000_000_000L + i * 3_600_000L, names);
    }
    sql.execSQL(
        "WITH RECURSIVE n (ply) AS (SELECT 0 UNION ALL SELECT ply + 1 FROM n LIMIT "
            + PLIES
            + ") INSERT INTO plies SELECT id, ply, 'S' || ply % 4 || ' play R' || ply"
            + " FROM matches, n WHERE id NOT IN (SELECT match_id FROM plies)");
    sql.setTransactionSuccessful();
    sql.endTransaction();
  }

  private static int count(SupportSQLiteDatabase sql) {
    try (var rows = sql.query("SELECT COUNT(*) FROM matches")) {
      rows.moveToFirst();
      return rows.getInt(0);
    }
  }

  private static void print(int many, String what, Runnable work) {
    for (int i = 0; i < WARM_UP; i++) {
      work.run();
    }
    long[] times = new long[MEASURED];
    for (int i = 0; i < MEASURED; i++) {
      long before = System.nanoTime();
      work.run();
      times[i] = System.nanoTime() - before;
    }
    Arrays.sort(times);
    say(many, what, times[MEASURED / 2]);
  }

  private static void say(int many, String what, long nanos) {
    System.out.printf("%,d matches: %s, %.1f ms%n", many, what, nanos / 1e6);
  }
}
