package app.traytable.match;

import androidx.test.core.app.ApplicationProvider;
import app.traytable.Background;
import app.traytable.Rooms;
import app.traytable.room.Turn;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.settings.BotSpeed;
import app.traytable.settings.SettingsRepository;
import app.traytable.settings.TimeToSpeak;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import kotlinx.coroutines.CoroutineDispatcher;
import kotlinx.coroutines.test.TestCoroutineDispatchersKt;
import kotlinx.coroutines.test.TestCoroutineScheduler;
import org.junit.rules.ExternalResource;

/** The app behind its tables, where time stands still unless a test lets it pass. */
final class Evening extends ExternalResource {
  private boolean isNew;
  private static final long MOMENT = 50;

  final Disk disk = new Disk();
  private final TestCoroutineScheduler time = new TestCoroutineScheduler();
  // Room allows nothing on the main thread, which is where tests run.
  private final ExecutorService behind = Executors.newSingleThreadExecutor();
  private final CoroutineDispatcher due =
      TestCoroutineDispatchersKt.StandardTestDispatcher(time, null);
  private final Background background = new Background(due, due, time::getCurrentTime);
  private final MatchRepository repository =
      new MatchRepository(
          Rooms.STANDARD,
          disk.database().matches(),
          disk.database().people(),
          background,
          time::getCurrentTime);
  private final SettingsRepository settings =
      new SettingsRepository(disk.database().settings(), background);

  final MatchViewModel table = another();

  private boolean looks = true;

  /** From now on those who look on are told something new at every moment. */
  void tellNews() {
    isNew = true;
  }

  /** Another table in the same house. */
  MatchViewModel another() {
    return new MatchViewModel(
        ApplicationProvider.getApplicationContext(),
        repository,
        settings,
        background,
        () -> settings.now().timeToSpeak().millis(),
        watching -> isNew);
  }

  void giveTime(TimeToSpeak time) {
    settings.change(s -> s.withTimeToSpeak(time));
    settle();
  }

  void pace(BotSpeed speed) {
    settings.change(s -> s.withBotSpeed(speed));
    settle();
  }

  /** All that is due now is done. */
  void settle() {
    pass(0);
  }

  /** People look at what there is to be seen, which takes them a moment. */
  void pass(long millis) {
    for (long left = millis; left > MOMENT; left -= MOMENT) {
      advance(MOMENT);
      look();
    }
    advance(millis % MOMENT == 0 ? Math.min(millis, MOMENT) : millis % MOMENT);
    look();
  }

  /** Nobody looks at what there is to be seen. */
  void lookAway() {
    looks = false;
  }

  private void look() {
    int seen = -1;
    while (looks && ui() instanceof TableUi.Laid laid && laid.frame().ply() != seen) {
      seen = laid.frame().ply();
      table.haveLooked(laid.frame().id(), seen);
      advance(0);
    }
  }

  private void advance(long millis) {
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
    long id = disk.begin(Deal.of(game, first, players).match());
    table.open(id);
    settle();
    return id;
  }

  /** The first move of whoever has to act. */
  void play(int ply) {
    Turn<?> turn = Shown.firstTurn(ui());
    table.play(ply, turn.getSeat(), turn.getMoves().get(0));
    settle();
  }

  TableUi ui() {
    return table.state().getValue().ui();
  }

  Frame frame() {
    return frame(table);
  }

  static Frame frame(MatchViewModel table) {
    return Shown.frame(table.state().getValue().ui());
  }

  int ply() {
    return frame().ply();
  }

  /** A match that has come so far is opened; returns how far that was. */
  int open(SoloMoment moment) {
    var unused = open(moment.match());
    return moment.match().plies();
  }

  /** The same with any match; returns its number. */
  long open(Match<?, ?, ?, ?> match) {
    long id = disk.keep(match);
    table.open(id);
    settle();
    return id;
  }

  @Override
  protected void after() {
    behind.shutdown();
    disk.close();
  }
}
