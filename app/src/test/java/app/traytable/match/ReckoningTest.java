package app.traytable.match;

import static org.junit.Assert.assertEquals;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.rules.table.DealCode;
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
        List.of("" + Reckoning.WAY),
        disk.rows("SELECT reckoned FROM endings WHERE match_id = " + id));
    assertEquals(Disk.figures(match), disk.figures(id));
  }

  @Test
  public void whatEndedInAnEarlierVersionIsReckonedUpAtTheStart() {
    List<Long> ids = new ArrayList<>();
    List<List<String>> figures = new ArrayList<>();
    for (String game : List.of("pointapile", "qwinto", "noidea")) {
      Match<?, ?, ?, ?> match = played(game);
      ids.add(disk.keep(match));
      figures.add(Disk.figures(match));
    }
    List<List<String>> results = ids.stream().map(this::results).toList();
    change("DELETE FROM endings");
    change("DELETE FROM figures");
    change("UPDATE results SET level = ''");

    disk.reckonUp();

    assertEquals(results, ids.stream().map(this::results).toList());
    assertEquals(figures, ids.stream().map(disk::figures).toList());
  }

  @Test
  public void whatIsReckonedUpOnceMoreTakesThePlaceOfWhatWasKept() {
    Match<?, ?, ?, ?> match = played("qwinto");
    long id = disk.keep(match);
    List<String> results = results(id);
    change("INSERT INTO figures VALUES (" + id + ", 0, 'what an earlier version counted', 7)");

    disk.behind(() -> disk.database().matches().put(Reckoning.of(id, match)));

    assertEquals(results, results(id));
    assertEquals(Disk.figures(match), disk.figures(id));
  }

  @Test
  public void whatCannotBeReadKeepsWhatIsKnownOfIt() {
    Match<?, ?, ?, ?> match = played("qwinto");
    long id = disk.keep(match);
    List<String> results = results(id);
    change("UPDATE endings SET reckoned = 0");
    change("UPDATE plies SET text = 'S1 nonsense' WHERE ply = 1");

    disk.reckonUp();

    assertEquals(results, results(id));
    assertEquals(Disk.figures(match), disk.figures(id));
    assertEquals(List.of(DealCode.of(match.setup())), disk.rows("SELECT deal FROM endings"));
  }

  @Test
  public void whatCouldNeverBeReadIsAskedOnce() {
    long id = disk.keep(played("qwinto"));
    List<String> results = results(id);
    change("DELETE FROM endings");
    change("UPDATE plies SET text = 'S1 nonsense' WHERE ply = 1");

    disk.reckonUp();

    assertEquals(results, results(id));
    assertEquals(List.of(""), disk.rows("SELECT deal FROM endings"));
  }

  private List<String> results(long id) {
    return disk.rows(
        "SELECT seat || ' ' || name || ' ' || points || ' ' || place || ' ' || level FROM results"
            + " WHERE match_id = "
            + id
            + " ORDER BY seat");
  }

  private void change(String statement) {
    disk.behind(() -> disk.database().getOpenHelper().getWritableDatabase().execSQL(statement));
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
