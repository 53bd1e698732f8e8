package app.traytable.match;

import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.database.Cursor;
import androidx.test.core.app.ApplicationProvider;
import app.traytable.Background;
import app.traytable.Rooms;
import app.traytable.data.TraytableDatabase;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import kotlin.coroutines.EmptyCoroutineContext;
import kotlinx.coroutines.BuildersKt;
import kotlinx.coroutines.Job;

/** A database on disk. After {@link #restart} nothing is left but what was written. */
final class Disk implements AutoCloseable {
  private final Context context = ApplicationProvider.getApplicationContext();
  private final Background background = new Background();
  private final Rooms rooms;
  private TraytableDatabase database;
  private MatchRepository repository;
  private long now = 1_700_000_000_000L;

  Disk() {
    this(Rooms.STANDARD);
  }

  /** A disk for matches of these games. */
  Disk(Rooms rooms) {
    this.rooms = rooms;
    start();
  }

  private void start() {
    // Not the file of the app, which the runner starts and which looks after its own.
    database = TraytableDatabase.open(context, "disk.db");
    repository =
        new MatchRepository(rooms, database.matches(), database.people(), background, () -> now++);
  }

  void restart() {
    database.close();
    start();
  }

  TraytableDatabase database() {
    return database;
  }

  Background background() {
    return background;
  }

  MatchRepository repository() {
    return repository;
  }

  /** Room allows nothing on the main thread, which is where tests run. */
  void behind(Runnable work) {
    List<Throwable> failures = new ArrayList<>();
    finish(
        background.run(
            () -> {
              try {
                work.run();
              } catch (Throwable e) {
                failures.add(e);
              }
            }));
    if (!failures.isEmpty()) {
      throw new AssertionError(failures.get(0));
    }
  }

  long begin(Match<?, ?, ?, ?> match) {
    long[] id = new long[1];
    behind(() -> id[0] = repository.start(match, animals(match)));
    return id[0];
  }

  /** A match with all its moves. */
  long keep(Match<?, ?, ?, ?> match) {
    Match<?, ?, ?, ?> first = match;
    List<Match<?, ?, ?, ?>> later = new ArrayList<>();
    for (Match<?, ?, ?, ?> m = match; m.before() != null; m = m.before()) {
      later.add(0, m);
      first = m.before();
    }
    long id = begin(first);
    behind(() -> later.forEach(m -> repository.append(id, m)));
    return id;
  }

  /** The start of the app, until everything that is over has been reckoned up. */
  void reckonUp() {
    finish(repository.load());
    Long[] left = {0L};
    while (left[0] != null) {
      behind(() -> left[0] = database.matches().unreckoned(Reckoning.WAY));
    }
  }

  /** The first column of what the database answers. */
  List<String> rows(String question) {
    List<String> rows = new ArrayList<>();
    behind(
        () -> {
          try (Cursor cursor = database.getOpenHelper().getReadableDatabase().query(question)) {
            while (cursor.moveToNext()) {
              rows.add(cursor.getString(0));
            }
          }
        });
    return rows;
  }

  /** What is kept of what a game counts, sorted. */
  List<String> figures(long id) {
    return rows(
        "SELECT seat || ' ' || figure || ' ' || value AS f FROM figures WHERE match_id = "
            + id
            + " ORDER BY f");
  }

  /** What should be kept of it. */
  static List<String> figures(Match<?, ?, ?, ?> match) {
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

  String journal(long id) {
    return sit(id).journal();
  }

  /** From now on no move can be written or taken back. */
  void fill() {
    for (String change : List.of("INSERT", "DELETE")) {
      behind(
          () ->
              database
                  .getOpenHelper()
                  .getWritableDatabase()
                  .execSQL(
                      "CREATE TRIGGER full_"
                          + change
                          + " BEFORE "
                          + change
                          + " ON plies BEGIN SELECT RAISE(ABORT, 'full'); END"));
    }
  }

  List<String> plies(long id) {
    List<String> plies = new ArrayList<>();
    behind(() -> plies.addAll(database.matches().plies(id)));
    return plies;
  }

  static List<Animal> animals(Match<?, ?, ?, ?> match) {
    List<Animal> animals = new ArrayList<>();
    for (int seat = 0; seat < match.players().size(); seat++) {
      animals.add(Animal.ofSeat(seat));
    }
    return animals;
  }

  /** Sits down at a match that is on disk, as after the start of the app. */
  OpenMatch<?, ?, ?, ?> sit(long id) {
    OpenMatch<?, ?, ?, ?>[] open = new OpenMatch<?, ?, ?, ?>[1];
    behind(
        () -> {
          Save save = Objects.requireNonNull(repository.find(id));
          try {
            open[0] = save.sit(repository);
          } catch (BrokenSave e) {
            throw new AssertionError(e);
          }
        });
    return open[0];
  }

  /** Sits down at a new match, which the first of these players begins. */
  OpenMatch<?, ?, ?, ?> sit(String game, Player... players) {
    return sit(begin(Deal.of(game, Seat.of(0), players).match()));
  }

  /** Plays a move that must be legal. */
  void play(OpenMatch<?, ?, ?, ?> open, Seat seat, Move move) {
    int ply = open.plies();
    behind(() -> assertTrue(open.play(ply, seat, move)));
  }

  static void finish(Job job) {
    try {
      BuildersKt.runBlocking(EmptyCoroutineContext.INSTANCE, (scope, done) -> job.join(done));
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public void close() {
    database.close();
  }
}
