package app.traytable.parcel;

import android.content.Context;
import android.database.Cursor;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import app.traytable.Background;
import app.traytable.Rooms;
import app.traytable.data.Received;
import app.traytable.data.TraytableDatabase;
import app.traytable.match.MatchRepository;
import app.traytable.rules.parcel.ParcelRefused;
import app.traytable.rules.parcel.ParcelWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kotlin.coroutines.EmptyCoroutineContext;
import kotlinx.coroutines.BuildersKt;
import kotlinx.coroutines.Job;

/** A phone with a real database, to which files come and from which they go. */
final class Phone implements AutoCloseable {
  static final List<String> TABLES =
      List.of("settings", "matches", "plies", "results", "people", "endings", "figures");
  static final long NOW = 1_800_000_000_000L;

  private final Context context = ApplicationProvider.getApplicationContext();
  private final Background background = new Background();
  private final String name;
  final TraytableDatabase database;
  final MatchRepository matches;
  final ParcelRepository parcels;

  Phone(String name) {
    this.name = name;
    database = TraytableDatabase.open(context, name);
    matches =
        new MatchRepository(
            Rooms.STANDARD, database.matches(), database.people(), background, () -> NOW);
    parcels =
        new ParcelRepository(
            Rooms.STANDARD, matches, database.parcels(), database.settings(), () -> {}, () -> NOW);
  }

  /** What a sample of the rules' tests holds. */
  static byte[] file(String name) {
    try {
      return Files.readAllBytes(Path.of("../rules/src/test/parcels", name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  interface Step<T> {
    T run() throws Exception;
  }

  /** Room allows nothing on the main thread, which is where tests run. */
  <T> T behind(Step<T> step) throws Exception {
    List<T> result = new ArrayList<>();
    List<Exception> failures = new ArrayList<>();
    finish(
        background.run(
            () -> {
              try {
                result.add(step.run());
              } catch (Exception e) {
                failures.add(e);
              }
            }));
    if (!failures.isEmpty()) {
      throw failures.get(0);
    }
    return result.get(0);
  }

  static void finish(Job job) throws InterruptedException {
    BuildersKt.runBlocking(EmptyCoroutineContext.INSTANCE, (scope, done) -> job.join(done));
  }

  Unpacked unpack(byte[] file) throws ParcelRefused {
    return parcels.unpack(new ByteArrayInputStream(file), count -> {});
  }

  Received bringIn(byte[] file) throws Exception {
    return behind(() -> parcels.bringIn(unpack(file)));
  }

  byte[] everything() throws Exception {
    return behind(
        () -> {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          ParcelWriter.write(parcels.everything(count -> {}), bytes);
          return bytes.toByteArray();
        });
  }

  void change(String statement) throws Exception {
    behind(
        () -> {
          sql().execSQL(statement);
          return true;
        });
  }

  private SupportSQLiteDatabase sql() {
    return database.getOpenHelper().getWritableDatabase();
  }

  /** Every row of every table. */
  List<String> everyRow() throws Exception {
    return behind(
        () -> {
          List<String> rows = new ArrayList<>();
          TABLES.forEach(table -> rows.addAll(rows("SELECT '" + table + "', * FROM " + table)));
          return rows;
        });
  }

  List<String> ask(String question) throws Exception {
    return behind(() -> rows(question));
  }

  /** Belongs to the background. */
  List<String> rows(String question) {
    List<String> rows = new ArrayList<>();
    try (Cursor cursor = sql().query(question)) {
      while (cursor.moveToNext()) {
        List<String> columns = new ArrayList<>();
        for (int i = 0; i < cursor.getColumnCount(); i++) {
          columns.add(cursor.getString(i));
        }
        rows.add(String.join(" | ", columns));
      }
    }
    return rows;
  }

  /** Keeps under another name what a process leaves that is killed now. */
  void leave(String copy) {
    try {
      for (String part : List.of("", "-wal")) {
        File from = context.getDatabasePath(name + part);
        Files.copy(from.toPath(), context.getDatabasePath(copy + part).toPath());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All that lies in the log, in which everything is written first. */
  byte[] logged() {
    try {
      return Files.readAllBytes(context.getDatabasePath(name + "-wal").toPath());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    database.close();
  }
}
