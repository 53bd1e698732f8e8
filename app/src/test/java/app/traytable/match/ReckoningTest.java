package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.List;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

/** How a match ended is on disk with its last move, and found again by every later version. */
@RunWith(AndroidJUnit4.class)
public final class ReckoningTest {
  private static final List<Player> TWO =
      List.of(Player.person("Anna"), Player.bot("Pickle", Level.HARD));

  private final Disk disk = new Disk();

  @After
  public void close() {
    disk.close();
  }

  @Test
  public void theLastMoveBringsTheEndWithIt() {
    Match<?, ?, ?, ?> match = played("pointapile");
    long id = disk.keep(match);

    List<String> results = results(id);

    assertEquals(
        List.of(
            "0 Anna "
                + match.outcome().points().get(0)
                + " "
                + match.outcome().places().get(0)
                + " person",
            "1 Pickle "
                + match.outcome().points().get(1)
                + " "
                + match.outcome().places().get(1)
                + " hard"),
        results);
    assertEquals(
        List.of("" + Reckoning.WAY), rows("SELECT reckoned FROM endings WHERE match_id = " + id));
    assertEquals(figures(match), rows(figuresOf(id)));
  }

  @Test
  public void whatEndedInAnEarlierVersionIsReckonedUpAtTheStart() {
    List<Long> ids = new ArrayList<>();
    List<List<String>> figures = new ArrayList<>();
    for (String game : List.of("pointapile", "qwinto", "noidea")) {
      Match<?, ?, ?, ?> match = played(game);
      ids.add(disk.keep(match));
      figures.add(figures(match));
    }
    List<List<String>> results = ids.stream().map(this::results).toList();
    change("DELETE FROM endings");
    change("DELETE FROM figures");
    change("UPDATE results SET level = ''");

    load();

    assertEquals(results, ids.stream().map(this::results).toList());
    assertEquals(figures, ids.stream().map(id -> rows(figuresOf(id))).toList());
  }

  @Test
  public void whatCannotBeReadKeepsTheResultsItHas() {
    long id = disk.keep(played("qwinto"));
    List<String> results = results(id);
    change("DELETE FROM endings");
    change("UPDATE plies SET text = 'S1 nonsense' WHERE ply = 1");

    load();

    assertEquals(results, results(id));
    assertEquals(List.of(""), rows("SELECT deal FROM endings"));
  }

  /** Waits until there is nothing left to be reckoned up. */
  private void load() {
    Disk.finish(disk.repository().load());
    Long[] left = {0L};
    while (left[0] != null) {
      disk.behind(() -> left[0] = disk.database().matches().unreckoned(Reckoning.WAY));
    }
    assertNull(left[0]);
  }

  private static List<String> figures(Match<?, ?, ?, ?> match) {
    List<String> figures = new ArrayList<>();
    match
        .figures()
        .forEach(
            (figure, counted) -> {
              for (int seat = 0; seat < counted.size(); seat++) {
                figures.add(seat + " " + figure + " " + counted.get(seat));
              }
            });
    figures.sort(null);
    return figures;
  }

  private static String figuresOf(long id) {
    return "SELECT seat || ' ' || figure || ' ' || value AS f FROM figures WHERE match_id = "
        + id
        + " ORDER BY f";
  }

  private List<String> results(long id) {
    return rows(
        "SELECT seat || ' ' || name || ' ' || points || ' ' || place || ' ' || level FROM results"
            + " WHERE match_id = "
            + id
            + " ORDER BY seat");
  }

  private List<String> rows(String question) {
    List<String> rows = new ArrayList<>();
    disk.behind(
        () -> {
          try (var cursor = database().query(question)) {
            while (cursor.moveToNext()) {
              rows.add(cursor.getString(0));
            }
          }
        });
    return rows;
  }

  private void change(String statement) {
    disk.behind(() -> database().execSQL(statement));
  }

  private SupportSQLiteDatabase database() {
    return disk.database().getOpenHelper().getWritableDatabase();
  }

  private static Match<?, ?, ?, ?> played(String game) {
    return toTheEnd(Deal.of(game, Seat.of(0), TWO.toArray(new Player[0])).match());
  }

  private static <M extends Move> Match<?, M, ?, ?> toTheEnd(Match<?, M, ?, ?> begun) {
    Rng rng = new Rng(7);
    Match<?, M, ?, ?> match = begun;
    while (!match.toAct().isEmpty()) {
      Seat seat = match.toAct().iterator().next();
      List<M> moves = match.legalMoves(seat);
      match = match.play(seat, moves.get(rng.below(moves.size())));
    }
    return match;
  }
}
