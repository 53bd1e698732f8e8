package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.database.sqlite.SQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.data.DatabaseFile;
import app.traytable.rules.solo.SoloEvent;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.settings.SettingsRepository;
import app.traytable.settings.Theme;
import app.traytable.ui.solo.SoloRoom;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Databases of earlier versions, made from their exported schemas. */
@RunWith(AndroidJUnit4.class)
public final class MigrationTest {
  private static final Path SCHEMAS = Path.of("schemas", "app.traytable.data.TraytableDatabase");

  private final Context context = ApplicationProvider.getApplicationContext();
  private final File file = context.getDatabasePath("disk.db");

  @Test
  public void aMatchOfVersionTwoGoesOn() throws Exception {
    Match<?, SoloMove, SoloView, SoloEvent> match = played(10);
    create(
        2,
        "INSERT INTO settings VALUES ('theme', 'DARK')",
        "INSERT INTO people VALUES ('Anna', '3.1', 5)",
        row(1, match, 0),
        row(2, match, 1),
        row(3, match, 0),
        "UPDATE matches SET opening = x'00ff' WHERE id = 3");

    try (Disk disk = new Disk()) {
      disk.behind(() -> assertNull(DatabaseFile.check(context, disk.database())));
      Disk.finish(disk.repository().load());
      SettingsRepository settings =
          new SettingsRepository(disk.database().settings(), disk.background());
      Disk.finish(settings.load());

      assertEquals(Theme.DARK, settings.now().theme());
      assertEquals(
          List.of(new Person("Anna", Animal.parse("3.1", 0))),
          OnDisk.now(disk.repository().people()));
      List<SavedMatch> unfinished = OnDisk.now(disk.repository().unfinished());
      assertEquals(2, unfinished.size());
      assertEquals(Damage.UNREADABLE, unfinished.get(0).problem());
      assertNull(unfinished.get(1).problem());
      OpenMatch<?, ?, ?, ?> open = disk.sit(1);
      assertEquals(match.journal().text(), open.journal());
      disk.play(open, actor(match), nextMove(match));
      disk.restart();
      assertEquals(next(match).journal().text(), disk.sit(1).journal());
    }
  }

  @Test
  public void settingsOfVersionOneAreKept() throws Exception {
    create(1, "INSERT INTO settings VALUES ('theme', 'DARK')");

    try (Disk disk = new Disk()) {
      disk.behind(() -> assertNull(DatabaseFile.check(context, disk.database())));
      SettingsRepository settings =
          new SettingsRepository(disk.database().settings(), disk.background());
      Disk.finish(settings.load());
      assertEquals(Theme.DARK, settings.now().theme());
    }
  }

  private void create(int version, String... statements) throws IOException, JSONException {
    JSONObject schema =
        new JSONObject(Files.readString(SCHEMAS.resolve(version + ".json")))
            .getJSONObject("database");
    assertTrue(file.getParentFile().isDirectory() || file.getParentFile().mkdirs());
    try (SQLiteDatabase database = SQLiteDatabase.openOrCreateDatabase(file, null)) {
      JSONArray entities = schema.getJSONArray("entities");
      for (int i = 0; i < entities.length(); i++) {
        JSONObject entity = entities.getJSONObject(i);
        String table = entity.getString("tableName");
        database.execSQL(entity.getString("createSql").replace("${TABLE_NAME}", table));
      }
      JSONArray queries = schema.getJSONArray("setupQueries");
      for (int i = 0; i < queries.length(); i++) {
        database.execSQL(queries.getString(i));
      }
      for (String statement : statements) {
        for (String one : statement.split(";", -1)) {
          database.execSQL(one);
        }
      }
      database.setVersion(version);
    }
  }

  /** As version 2 wrote it. */
  private static String row(int id, Match<?, SoloMove, SoloView, SoloEvent> match, int removed) {
    StringBuilder rows = new StringBuilder();
    Match<?, ?, ?, ?> opening = played(0);
    rows.append("INSERT INTO matches VALUES (")
        .append(id)
        .append(", 'solo', '")
        .append(opening.journal().text())
        .append("', '0.0 1.1', 1, ")
        .append(id)
        .append(", ")
        .append(match.toAct().bits())
        .append(", 0, ")
        .append(removed)
        .append(")");
    List<String> plies = match.journal().plies();
    for (int ply = 0; ply < plies.size(); ply++) {
      rows.append(";INSERT INTO plies VALUES (")
          .append(id + ", " + ply + ", '" + plies.get(ply) + "')");
    }
    return rows.toString();
  }

  private static Match<?, SoloMove, SoloView, SoloEvent> played(int plies) {
    List<Player> players = List.of(Player.person("Anna"), Player.person("Ben"));
    Match<?, SoloMove, SoloView, SoloEvent> match =
        Deal.in(SoloRoom.INSTANCE, 5, UnaryOperator.identity(), players).match();
    while (match.plies() < plies) {
      match = next(match);
    }
    return match;
  }

  private static Match<?, SoloMove, SoloView, SoloEvent> next(
      Match<?, SoloMove, SoloView, SoloEvent> match) {
    return match.play(actor(match), nextMove(match));
  }

  private static Seat actor(Match<?, ?, ?, ?> match) {
    return match.toAct().iterator().next();
  }

  private static SoloMove nextMove(Match<?, SoloMove, SoloView, SoloEvent> match) {
    List<SoloMove> moves = match.legalMoves(actor(match));
    return moves.get(new Rng(match.plies()).below(moves.size()));
  }
}
