package app.traytable.match;

import androidx.test.core.app.ApplicationProvider;
import app.traytable.Background;
import app.traytable.rules.Games;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import app.traytable.settings.BotSpeed;
import app.traytable.settings.SettingsRepository;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import kotlinx.coroutines.CoroutineDispatcher;
import kotlinx.coroutines.test.TestCoroutineDispatchersKt;
import kotlinx.coroutines.test.TestCoroutineScheduler;

/** The app behind its tables, where time stands still unless a test lets it pass. */
final class Evening implements AutoCloseable {
  final Disk disk = new Disk();
  private final TestCoroutineScheduler time = new TestCoroutineScheduler();
  // Room allows nothing on the main thread, which is where tests run.
  private final ExecutorService behind = Executors.newSingleThreadExecutor();
  private final CoroutineDispatcher due =
      TestCoroutineDispatchersKt.StandardTestDispatcher(time, null);
  private final Background background = new Background(due, due, time::getCurrentTime);
  private final MatchRepository repository =
      new MatchRepository(
          disk.database().matches(), disk.database().people(), background, time::getCurrentTime);
  private final SettingsRepository settings =
      new SettingsRepository(disk.database().settings(), background);

  final MatchViewModel table = another();

  /** Another table in the same house. */
  MatchViewModel another() {
    return new MatchViewModel(
        ApplicationProvider.getApplicationContext(),
        repository,
        settings,
        background,
        Pace.TO_SPEAK);
  }

  void pace(BotSpeed speed) {
    settings.change(s -> s.withBotSpeed(speed));
    settle();
  }

  /** All that is due now is done. */
  void settle() {
    pass(0);
  }

  void pass(long millis) {
    try {
      behind
          .submit(
              () -> {
                time.advanceTimeBy(millis);
                time.runCurrent();
              })
          .get();
    } catch (InterruptedException | ExecutionException e) {
      throw new AssertionError(e);
    }
  }

  /** Begins a match and opens it. */
  long open(String game, Seat first, Player... players) {
    long id = disk.begin(start(Games.named(game), first, players));
    var unused = table.open(id);
    settle();
    return id;
  }

  /** The first move of whoever has to act. */
  void play(int ply) {
    TableUi.Turn turn = ((TableUi.YourTurn) ui()).turns().get(0);
    var unused = table.play(ply, turn.seat(), turn.moves().get(0));
    settle();
  }

  TableUi ui() {
    return table.ui().getValue();
  }

  Frame frame() {
    return frame(table);
  }

  static Frame frame(MatchViewModel table) {
    return ((TableUi.Laid) table.ui().getValue()).frame();
  }

  int ply() {
    return frame().ply();
  }

  private static <S, M extends Move, V> Match<S, M, V> start(
      Game<S, M, V> game, Seat first, Player... players) {
    Setup setup = Setup.of(game.info(), players.length, 5).withFirst(first);
    return Match.start(game, setup, List.of(players));
  }

  @Override
  public void close() {
    behind.shutdown();
    disk.close();
  }
}
