package app.traytable.match;

import static org.junit.Assert.assertEquals;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.rules.qwinto.QwintoEvent;
import app.traytable.rules.qwinto.QwintoMove;
import app.traytable.rules.qwinto.QwintoView;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.ui.qwinto.QwintoRoom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Who plays alone plays against what was reached before. */
@RunWith(AndroidJUnit4.class)
public final class RecordsTest {
  private static final Seat FIRST = Seat.of(0);

  private final Disk disk = new Disk();

  @After
  public void close() {
    disk.close();
  }

  @Test
  public void theLastMoveKeepsWhatWasReachedAndTheBestComesFirst() {
    List<Integer> reached = new ArrayList<>();
    long last = 0;
    for (int seed = 1; seed <= 3; seed++) {
      Match<?, QwintoMove, QwintoView, QwintoEvent> match = played("Li", seed);
      reached.add(match.outcome().points().get(0));
      last = disk.keep(match);
    }
    disk.restart();

    List<TableUi.Score> records = recordsAt(last);

    List<Integer> best = new ArrayList<>(reached);
    best.sort(Collections.reverseOrder());
    assertEquals(best, records.stream().map(TableUi.Score::points).toList());
    assertEquals(List.of("Li", "Li", "Li"), records.stream().map(TableUi.Score::name).toList());
    assertEquals(
        List.of(reached.get(2)),
        records.stream().filter(TableUi.Score::fromThisMatch).map(TableUi.Score::points).toList());
  }

  /** As in the statistics: they tell of the same matches. */
  @Test
  public void whoStartedAnewHasNoOlderRecords() {
    disk.keep(played("Li", 1));
    disk.keep(played("Bo", 2));
    disk.behind(
        () ->
            disk.database()
                .getOpenHelper()
                .getWritableDatabase()
                .execSQL("INSERT INTO fresh_starts SELECT 'Li', MAX(changed) + 1 FROM matches"));

    long last = disk.keep(played("Li", 3));

    assertEquals(
        Set.of("Bo", "Li"),
        recordsAt(last).stream().map(TableUi.Score::name).collect(Collectors.toSet()));
    assertEquals(2, recordsAt(last).size());
  }

  @Test
  public void whoHasCompanyHasNoRecords() {
    disk.keep(played("Li", 1));
    long id = disk.keep(match(2, List.of(Player.person("Li"), Player.person("Bo"))));

    assertEquals(List.of(), recordsAt(id));
  }

  private List<TableUi.Score> recordsAt(long id) {
    List<TableUi.Score> records = new ArrayList<>();
    OpenMatch<?, ?, ?, ?> open = disk.sit(id);
    disk.behind(() -> records.addAll(((TableUi.Over) open.ui()).annals().records()));
    return records;
  }

  private Match<?, QwintoMove, QwintoView, QwintoEvent> played(String name, int seed) {
    return match(seed, List.of(Player.person(name)));
  }

  private Match<?, QwintoMove, QwintoView, QwintoEvent> match(int seed, List<Player> players) {
    Match<?, QwintoMove, QwintoView, QwintoEvent> match =
        Deal.in(QwintoRoom.INSTANCE, seed, setup -> setup.withFirst(FIRST), players).match();
    Rng rng = new Rng(seed);
    while (!match.toAct().isEmpty()) {
      Seat seat = match.toAct().iterator().next();
      List<QwintoMove> moves = match.legalMoves(seat);
      match = match.play(seat, moves.get(rng.below(moves.size())));
    }
    return match;
  }
}
