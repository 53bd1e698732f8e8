package app.traytable.match;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.database.SQLException;
import android.database.sqlite.SQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import app.traytable.Background;
import app.traytable.Rooms;
import app.traytable.data.DatabaseFile;
import app.traytable.data.TraytableDatabase;
import app.traytable.room.GameRoom;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.settings.SettingsRepository;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;
import kotlinx.coroutines.Job;
import org.jspecify.annotations.Nullable;

/** A real database with matches of every game, and the start of the app on what is left of it. */
final class Attacked implements AutoCloseable {
  private static final List<String> PARTS = List.of("", "-wal", "-shm", "-journal");

  /** What the app made of the file. */
  record Start(
      DatabaseFile.@Nullable Trouble trouble, List<SavedMatch> listed, List<Damage> damages) {
    DatabaseFile.@Nullable Why why() {
      return trouble == null ? null : trouble.why();
    }

    /** How many matches of the list cannot be opened. */
    int broken() {
      return damages.size();
    }
  }

  private final Context context = ApplicationProvider.getApplicationContext();
  private final File folder = context.getDatabasePath("x").getParentFile();
  private final Background background = new Background();
  private final Set<String> journals = new HashSet<>();

  /** The file alone, as a process leaves it that closes what it opened. */
  final Map<String, byte[]> closed;

  /** The file and its log, as a process leaves it that is killed. */
  final Map<String, byte[]> killed;

  Attacked() {
    assertTrue(folder.isDirectory() || folder.mkdirs());
    TraytableDatabase database = TraytableDatabase.open(context, "whole.db");
    behind(() -> fill(database));
    killed = read("whole.db");
    database.close();
    closed = read("whole.db");
    assertTrue(killed.containsKey("-wal"));
    assertFalse(closed.containsKey("-wal"));
  }

  /** A match of every game, one that was removed and one that is over, people and settings. */
  private void fill(TraytableDatabase database) {
    MatchRepository matches = repository(database);
    for (GameRoom<?, ?, ?, ?> room : Rooms.STANDARD.all()) {
      journals.add(play(matches, room, 24).journal());
    }
    matches.remove(play(matches, Rooms.STANDARD.of("solo"), 1).id());
    long over = play(matches, Rooms.STANDARD.of("noidea"), 1).id();
    SupportSQLiteDatabase sql = database.getOpenHelper().getWritableDatabase();
    sql.execSQL("UPDATE matches SET over = 1, toAct = 0 WHERE id = " + over);
    sql.execSQL("INSERT INTO settings VALUES ('theme', 'DARK'), ('leftHanded', 'true')");
  }

  private record Played(long id, String journal) {}

  private static <M extends Move, V, E extends Event, H> Played play(
      MatchRepository matches, GameRoom<M, V, E, H> room, int plies) {
    Rng chance = new Rng(9);
    List<Player> players = List.of(Player.person("Anna"), Player.person("Zoë"));
    Match<?, M, V, E> match = Deal.in(room, 21, UnaryOperator.identity(), players).match();
    long id = matches.start(match, Disk.animals(match));
    while (match.plies() < plies) {
      Seat seat = match.toAct().iterator().next();
      List<M> moves = match.legalMoves(seat);
      Match<?, M, V, E> next = match.play(seat, moves.get(chance.below(moves.size())));
      if (next.toAct().isEmpty()) {
        break; // only unfinished matches are to be missed
      }
      match = next;
      matches.append(id, match);
    }
    return new Played(id, match.journal().text());
  }

  private MatchRepository repository(TraytableDatabase database) {
    return new MatchRepository(
        Rooms.STANDARD,
        database.matches(),
        database.people(),
        background,
        System::currentTimeMillis);
  }

  /** How many matches Home must know of, readable or not. */
  int matches() {
    return journals.size();
  }

  /** Lays files down as if an earlier process had left them. */
  File lay(String name, Map<String, byte[]> parts) {
    parts.forEach((part, bytes) -> write(new File(folder, name + part), bytes));
    return new File(folder, name);
  }

  /** The closed file, after these statements. */
  File lay(String name, String... statements) {
    File file = lay(name, closed);
    try (SQLiteDatabase database =
        SQLiteDatabase.openDatabase(
            file.getPath(),
            null,
            SQLiteDatabase.OPEN_READWRITE | SQLiteDatabase.ENABLE_WRITE_AHEAD_LOGGING)) {
      for (String statement : statements) {
        database.execSQL(statement);
      }
    }
    return file;
  }

  /** Starts the app on a file and does everything that touches the disk: nothing may be thrown. */
  Start start(String name) {
    Map<String, byte[]> before = read(name);
    TraytableDatabase database = TraytableDatabase.open(context, name);
    try {
      Start start = start(database);
      assertNothingDeleted(name, before, start);
      useIt(database, start);
      return start;
    } finally {
      database.close();
    }
  }

  private Start start(TraytableDatabase database) {
    DatabaseFile.Trouble[] trouble = new DatabaseFile.Trouble[1];
    behind(() -> trouble[0] = DatabaseFile.check(context, database));
    SettingsRepository settings = new SettingsRepository(database.settings(), background);
    succeed(settings.load());
    assertNotNull(settings.current().getValue());
    MatchRepository matches = repository(database);
    succeed(matches.load());
    assertNotNull(OnDisk.now(matches.people()));
    List<SavedMatch> listed = OnDisk.now(matches.unfinished());
    List<Damage> damages = new ArrayList<>();
    for (SavedMatch match : listed) {
      behind(() -> readAll(matches, match, damages));
    }
    return new Start(trouble[0], listed, damages);
  }

  /** What can be opened is a match that was played; the log may have lost its last moves. */
  private void readAll(MatchRepository matches, SavedMatch match, List<Damage> damages) {
    Save save = Objects.requireNonNull(matches.find(match.id()));
    String text = save.text(matches.rooms());
    assertTrue(text.endsWith("\n"));
    matches.lineUp(match.id());
    matches.latest(match.game());
    try {
      Match<?, ?, ?, ?> opened = save.open(matches.rooms()).match();
      assertNull("listed as broken: " + text, match.problem());
      assertFalse(matches.annals(match.id(), opened).records().stream().anyMatch(Objects::isNull));
      assertEquals(opened.players(), match.players());
      assertEquals(opened.toAct(), match.toAct());
      String moves = text.substring(0, text.lastIndexOf("end "));
      assertTrue(
          "something else was read: " + moves,
          journals.stream().anyMatch(journal -> journal.startsWith(moves)));
    } catch (BrokenSave e) {
      damages.add(e.damage());
    }
  }

  /** The app can be used, or says that the disk will not take it. */
  private void useIt(TraytableDatabase database, Start start) {
    MatchRepository matches = repository(database);
    behind(
        () -> {
          try {
            long id = play(matches, Rooms.STANDARD.of("qwinto"), 1).id();
            matches.remove(id);
            matches.restore(List.of(id));
            Save save = Objects.requireNonNull(matches.find(id));
            assertEquals(1, save.open(matches.rooms()).match().plies());
          } catch (SQLException e) {
            assertEquals(String.valueOf(e), DatabaseFile.Why.OUT_OF_REACH, start.why());
          } catch (BrokenSave e) {
            throw new AssertionError(e);
          }
        });
  }

  private void assertNothingDeleted(String name, Map<String, byte[]> before, Start start) {
    if (start.trouble() != null) {
      Map<String, byte[]> kept = read(start.trouble().name());
      for (String part : before.keySet()) {
        if (!part.equals("-shm") && before.get(part).length > 0) {
          assertNotNull(part, kept.get(part));
          assertArrayEquals(part, before.get(part), kept.get(part));
        }
      }
    } else {
      assertEquals(0, context.getDatabasePath(name + ".aside1").length());
    }
  }

  void forget(String name) {
    for (File file : Objects.requireNonNull(folder.listFiles())) {
      if (file.getName().startsWith(name)) {
        assertTrue(file.delete());
      }
    }
  }

  private void succeed(Job job) {
    Disk.finish(job);
    assertFalse("something was thrown", job.isCancelled());
  }

  private void behind(Runnable work) {
    List<Throwable> failures = new ArrayList<>();
    Disk.finish(
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

  private Map<String, byte[]> read(String name) {
    Map<String, byte[]> parts = new HashMap<>();
    for (String part : PARTS) {
      File file = new File(folder, name + part);
      if (file.isFile()) {
        try {
          parts.put(part, Files.readAllBytes(file.toPath()));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
    return parts;
  }

  private static void write(File file, byte[] bytes) {
    try {
      Files.write(file.toPath(), bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    forget("whole.db");
  }
}
