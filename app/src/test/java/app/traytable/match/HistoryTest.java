package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.database.Cursor;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.data.Alone;
import app.traytable.data.Finisher;
import app.traytable.data.HistoryDao;
import app.traytable.history.Filter;
import app.traytable.history.HistoryRepository;
import app.traytable.history.PlayedMatch;
import app.traytable.history.PlayedMatch.Ranked;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import java.util.List;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

/** What was played is listed by what its rows tell, and by nothing else. */
@RunWith(AndroidJUnit4.class)
public final class HistoryTest {
  private static final long EVENING = 1_700_000_000_000L;
  private static final int MANY = 1_000;

  private final Disk disk = new Disk();

  @After
  public void close() {
    disk.close();
  }

  @Test
  public void theNewestComesFirstAndInItEverybodyInTheOrderOfTheirPlaces() {
    long earlier = over("solo", EVENING, "Anna", "*Robo");
    long later = over("qwinto", EVENING + 1, "Ben");
    long sameMoment = over("noidea", EVENING + 1, "Cleo", "Anna");
    sql("UPDATE results SET place = 3 - place WHERE match_id = " + earlier);

    List<PlayedMatch> played = played(Filter.NONE);

    assertEquals(
        List.of(sameMoment, later, earlier), played.stream().map(PlayedMatch::id).toList());
    assertEquals(
        List.of(
            new Ranked("Robo", Animal.PIG, true, 1, 20),
            new Ranked("Anna", Animal.OWL, false, 2, 10)),
        played.get(2).ranked());
    assertEquals("solo", played.get(2).game());
    assertEquals(EVENING, played.get(2).ended());
    assertEquals(EVENING - 600_000, played.get(2).started());
    assertTrue(played.get(1).isAlone());
    assertFalse(played.get(2).isAlone());
  }

  @Test
  public void onlyWhatFitsIsListed() {
    long one = over("solo", EVENING, "Anna", "Ben");
    over("solo", EVENING + 1, "Ben", "*Anna");
    long other = over("qwinto", EVENING + 2, "Anna");

    assertEquals(List.of(other, one), ids(new Filter(null, "Anna")));
    assertEquals(List.of(one), ids(new Filter("solo", "Anna")));
    assertEquals(List.of(other), ids(Filter.NONE.withGame("qwinto")));
    assertEquals(List.of(), ids(Filter.NONE.withPerson("Anna").withGame("noidea")));
    assertEquals(2, (int) OnDisk.now(history().count("solo")));
    assertEquals(0, (int) OnDisk.now(history().count("noidea")));
  }

  @Test
  public void noMoreIsReadThanIsAskedFor() {
    for (int i = 0; i < 5; i++) {
      over("solo", EVENING + i, "Anna", "Ben", "Cleo");
    }

    List<PlayedMatch> two = OnDisk.now(history().newest(Filter.NONE, 2));

    assertEquals(2, two.size());
    assertEquals(EVENING + 4, two.get(0).ended());
    assertEquals(3, two.get(1).ranked().size());
  }

  @Test
  public void whoeverPlayedMostComesFirstAndBotsDoNotCount() {
    over("solo", EVENING, "Anna", "Ben", "*Robo");
    over("solo", EVENING, "Ben", "*Robo");
    disk.begin(Deal.of("solo", Seat.of(0), Player.person("Zoë"), Player.person("Ben")).match());

    assertEquals(
        List.of(new Finisher("Ben", "whale"), new Finisher("Anna", "")),
        OnDisk.now(history().people()));
  }

  @Test
  public void whatGoesOnIsNotHistory() {
    disk.begin(Deal.of("solo", Seat.of(0), Player.person("Anna"), Player.person("Ben")).match());

    assertEquals(List.of(), played(Filter.NONE));
    assertEquals(0, (int) OnDisk.now(history().count("solo")));
  }

  @Test
  public void whatIsDeletedCountsNowhereUntilThatIsUndone() {
    long gone = over("qwinto", EVENING, "Anna");

    disk.behind(() -> disk.repository().remove(gone));

    assertEquals(List.of(), played(Filter.NONE));
    assertEquals(0, (int) OnDisk.now(history().count("qwinto")));
    assertEquals(List.of(), OnDisk.now(history().people()));
    disk.behind(
        () -> {
          assertEquals(List.of(), disk.database().history().match(gone));
          assertEquals(List.of(), records());
        });

    disk.behind(() -> disk.repository().restore(List.of(gone)));

    assertEquals(List.of(gone), ids(Filter.NONE));
    assertEquals(1, (int) OnDisk.now(history().count("qwinto")));
    assertEquals("Anna", OnDisk.now(history().people()).get(0).name());
    disk.behind(() -> assertEquals(1, records().size()));
  }

  @Test
  public void aDamagedMatchIsListedAsSuchAndHidesNoOther() {
    long sound = over("solo", EVENING, "Anna", "Ben");
    for (String damage :
        List.of(
            "DELETE FROM results WHERE match_id = ",
            "DELETE FROM results WHERE seat = 0 AND match_id = ",
            "UPDATE results SET seat = seat + 7 WHERE match_id = ",
            "UPDATE results SET place = 'first' WHERE match_id = ",
            "UPDATE results SET place = 3 WHERE seat = 1 AND match_id = ",
            "UPDATE results SET name = '' WHERE match_id = ",
            "UPDATE results SET name = x'', points = x'ff' WHERE place = 2 AND match_id = ")) {
      long id = over("solo", EVENING + 1, "Cleo", "*Robo");
      sql(damage + id);

      List<PlayedMatch> played = played(Filter.NONE);

      assertEquals(damage, List.of(id, sound), played.stream().map(PlayedMatch::id).toList());
      assertTrue(damage, played.get(0).isDamaged());
      assertEquals(damage, 2, played.get(1).ranked().size());
      sql("DELETE FROM matches WHERE id = " + id);
    }
  }

  @Test
  public void whateverLiesInAColumnTheListCanBeRead() {
    long id = over("solo", EVENING, "Anna", "Ben");
    sql("UPDATE matches SET game = zeroblob(3000000), emblems = zeroblob(3000000), started = 'x'");
    sql("UPDATE results SET name = zeroblob(3000000) || seat, level = zeroblob(3000000)");
    sql("UPDATE results SET points = zeroblob(3000000)");

    assertEquals(List.of(id), ids(Filter.NONE));
    disk.behind(() -> assertEquals(2, disk.database().history().match(id).size()));
    assertEquals(List.of(), OnDisk.now(history().people()));
  }

  @Test
  public void thePageIsFoundAlongTheIndex() {
    String page = "SELECT id FROM matches WHERE " + HistoryDao.NEWEST;
    String plan = plan(page);

    assertTrue(plan, plan.contains("SEARCH matches USING INDEX index_matches_over_changed"));
    assertTrue(plan, plan.contains("SEARCH p USING INDEX sqlite_autoindex_results_1"));
    assertFalse(plan, plan.contains("TEMP B-TREE"));
    String whole = plan(HistoryDao.SEATS_OF + HistoryDao.NEWEST + HistoryDao.IN_THEIR_ORDER);
    assertTrue(whole, whole.contains("SEARCH r USING INDEX sqlite_autoindex_results_1"));
  }

  private String plan(String question) {
    StringBuilder plan = new StringBuilder();
    disk.behind(
        () -> {
          try (Cursor step =
              disk.database()
                  .getOpenHelper()
                  .getReadableDatabase()
                  .query("EXPLAIN QUERY PLAN " + question)) {
            while (step.moveToNext()) {
              plan.append(step.getString(3)).append('\n');
            }
          }
        });
    return plan.toString();
  }

  @Test
  public void aMatchThatIsOverShowsItsLastMomentAndOneThatIsNotShowsNone() {
    long running =
        disk.begin(
            Deal.of("solo", Seat.of(0), Player.person("Anna"), Player.person("Ben")).match());
    long ended = disk.keep(PlayedOut.of("qwinto", 3, Player.person("Li"), Player.person("Bo")));

    disk.behind(
        () -> {
          TableUi end = LastMoment.of(disk.repository(), ended);
          assertTrue(String.valueOf(end), end instanceof TableUi.Over);
          TableUi none = LastMoment.of(disk.repository(), running);
          assertEquals(new TableUi.Broken(running, "solo", Damage.MOVES, ""), none);
          assertEquals(new TableUi.Gone(99), LastMoment.of(disk.repository(), 99));
        });
    sql("DELETE FROM plies WHERE ply = 5");
    disk.behind(
        () ->
            assertEquals(
                new TableUi.Broken(ended, "qwinto", Damage.MOVES, ""),
                LastMoment.of(disk.repository(), ended)));
    assertEquals(2, played(Filter.NONE).get(0).ranked().size());
  }

  private long over(String game, long ended, String... names) {
    long[] id = new long[1];
    disk.behind(() -> id[0] = PlayedRows.over(disk.database(), game, ended, names));
    return id[0];
  }

  private List<Alone> records() {
    return disk.database().matches().records("qwinto", false, 10);
  }

  private void sql(String statement) {
    disk.behind(() -> disk.database().getOpenHelper().getWritableDatabase().execSQL(statement));
  }

  private HistoryRepository history() {
    return new HistoryRepository(disk.database().history());
  }

  private List<PlayedMatch> played(Filter filter) {
    return OnDisk.now(history().newest(filter, MANY));
  }

  private List<Long> ids(Filter filter) {
    return played(filter).stream().map(PlayedMatch::id).toList();
  }
}
