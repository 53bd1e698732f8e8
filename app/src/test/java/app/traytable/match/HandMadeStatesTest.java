package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.data.DatabaseFile.Why;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

/** States that nobody should ever meet, each made by hand: the app starts on all of them. */
@RunWith(AndroidJUnit4.class)
public final class HandMadeStatesTest {
  private static final List<String> TABLES =
      List.of(
          "settings",
          "matches",
          "plies",
          "results",
          "people",
          "endings",
          "figures",
          "fresh_starts");
  private static final String FIRST = " WHERE id = 1";
  private static final String HUGE = "hex(zeroblob(1500000))";

  private final Attacked attacked = new Attacked();
  private int states;

  @After
  public void close() {
    attacked.close();
  }

  @Test
  public void whatCanBeReadIsRead() {
    sound("PRAGMA user_version = 0"); // the tables are as they should be
    sound("PRAGMA user_version = 4"); // what is new in 5 is made anew
    sound("DROP TABLE room_master_table");
    sound("CREATE TABLE more (a, b)");
    sound("CREATE INDEX more ON matches (game)");
    sound("INSERT INTO settings VALUES ('botSpeed', x'00ff')");
    sound("INSERT INTO settings VALUES (x'00ff', x'00ff')");
    sound("INSERT INTO settings VALUES ('cardSize', " + HUGE + ")");
    sound("INSERT INTO people VALUES (x'00ff', x'00ff', x'00ff', x'00ff')");
    sound("INSERT INTO people VALUES (" + HUGE + ", '', 1, 1)");
    sound("UPDATE people SET emblem = 'red', played = 'yesterday'");
    sound("UPDATE matches SET emblems = ''");
    sound("UPDATE matches SET started = -1, changed = 9223372036854775807");
    sound("UPDATE matches SET over = 1");
    sound("UPDATE matches SET removed = 1" + FIRST);
    sound("INSERT INTO results VALUES (1, 0, x'00ff', x'00ff', 'first', x'00ff')");
    sound("INSERT INTO endings VALUES (1, x'00ff', 'today')");
    sound("INSERT INTO figures VALUES (1, 'S1', x'00ff', 'many')");
    sound("INSERT INTO fresh_starts VALUES (x'00ff', 'yesterday')");
  }

  @Test
  public void oneMatchThatCannotBeReadLeavesTheOthersAlone() {
    broken("UPDATE matches SET opening = x'00ff'" + FIRST);
    broken("UPDATE matches SET opening = ''" + FIRST);
    broken("UPDATE matches SET opening = " + HUGE + FIRST);
    broken("UPDATE matches SET game = x'00ff'" + FIRST);
    broken("UPDATE matches SET game = " + HUGE + FIRST);
    broken("UPDATE matches SET emblems = x'00ff'" + FIRST);
    broken("UPDATE matches SET emblems = " + HUGE + FIRST);
    broken("UPDATE matches SET removed = x'01'" + FIRST);
    broken("UPDATE matches SET toAct = 'Anna'" + FIRST);
    broken("UPDATE matches SET seal = ''" + FIRST);
    broken("UPDATE matches SET seal = x'00ff'" + FIRST);
    broken("UPDATE matches SET seal = " + HUGE + FIRST);
    broken("UPDATE matches SET started = x'00ff'" + FIRST);
    broken("UPDATE plies SET text = x'00ff' WHERE match_id = 1 AND ply = 2");
    broken("UPDATE plies SET text = " + HUGE + " WHERE match_id = 1 AND ply = 2");
    broken("UPDATE plies SET ply = 'last' WHERE match_id = 1 AND ply = 2");
    broken("UPDATE plies SET ply = 99 WHERE match_id = 1 AND ply = 2");
    broken("DELETE FROM plies WHERE match_id = 1");
  }

  @Test
  public void whatIsNotOursIsSetAside() {
    aside(Why.DAMAGED, "PRAGMA user_version = 1");
    aside(Why.DAMAGED, "PRAGMA user_version = 2");
    aside(Why.DAMAGED, "PRAGMA user_version = -1");
    aside(Why.DAMAGED, "PRAGMA user_version = 3");
    aside(Why.NEWER, "PRAGMA user_version = 6");
    aside(Why.NEWER, "PRAGMA user_version = 2147483647");
    aside(Why.DAMAGED, "UPDATE room_master_table SET identity_hash = 'x'");
    aside(Why.DAMAGED, "DELETE FROM room_master_table");
    aside(Why.DAMAGED, "DELETE FROM matches" + FIRST); // its moves are left
    for (String table : TABLES) {
      aside(Why.DAMAGED, "PRAGMA foreign_keys = OFF", "DROP TABLE " + table);
    }
    aside(Why.DAMAGED, "ALTER TABLE settings RENAME COLUMN value TO worth");
    aside(Why.DAMAGED, "ALTER TABLE matches RENAME COLUMN toAct TO acts");
    aside(Why.DAMAGED, "ALTER TABLE plies RENAME COLUMN text TO said");
    aside(Why.DAMAGED, "ALTER TABLE results RENAME COLUMN place TO spot");
    aside(Why.DAMAGED, "ALTER TABLE people RENAME COLUMN emblem TO sign");
    aside(Why.DAMAGED, "ALTER TABLE endings RENAME COLUMN deal TO cards");
    aside(Why.DAMAGED, "ALTER TABLE figures RENAME COLUMN value TO count");
    aside(Why.DAMAGED, "ALTER TABLE fresh_starts RENAME COLUMN since TO day");
    aside(Why.DAMAGED, "ALTER TABLE people ADD COLUMN age INTEGER NOT NULL DEFAULT 0");
    aside(Why.DAMAGED, "DROP TABLE people", "CREATE VIEW people AS SELECT * FROM settings");
    aside(Why.DAMAGED, "DROP TABLE people", "CREATE TABLE people (name, emblem, played)");
  }

  @Test
  public void whatIsNoDatabaseIsSetAside() {
    Map<String, byte[]> whole = attacked.killed;
    byte[] file = whole.get("");
    aside(Map.of("", "no database\n".repeat(500).getBytes(StandardCharsets.UTF_8)));
    aside(Map.of("", new byte[5_000]));
    aside(Map.of("", Arrays.copyOf(file, 100)));
    aside(Map.of("", Arrays.copyOf(file, 16)));
    aside(Map.of("", Arrays.copyOf(file, 2)));
    aside(Map.of("", new byte[0], "-wal", whole.get("-wal")));
    aside(Map.of("-wal", whole.get("-wal")));
    aside(Map.of("-journal", whole.get("-wal")));
  }

  @Test
  public void whatIsLeftBesideASoundFileDoesNotHurtIt() {
    byte[] nonsense = "nonsense ".repeat(500).getBytes(StandardCharsets.UTF_8);
    sound("-shm", nonsense);
    sound("-wal", nonsense);
    sound("-journal", nonsense);
    Attacked.Start empty = start(Map.of("", new byte[0]));
    assertEquals(null, empty.why());
    assertEquals(0, empty.listed().size());
  }

  @Test
  public void aFolderInThePlaceOfAFileDoesNotStopTheApp() {
    assertTrue(new File(attacked.lay("folder.db", Map.of()).getPath()).mkdir());
    assertEquals(Why.DAMAGED, attacked.start("folder.db").why());
    assertTrue(new File(attacked.lay("log.db", attacked.closed).getPath() + "-wal").mkdir());
    assertEquals(Why.OUT_OF_REACH, attacked.start("log.db").why());
  }

  private void sound(String... statements) {
    String name = "state" + ++states + ".db";
    attacked.lay(name, statements);
    check(attacked.start(name), 0, null, statements);
  }

  private void sound(String part, byte[] bytes) {
    Map<String, byte[]> parts = new HashMap<>(attacked.closed);
    parts.put(part, bytes);
    check(start(parts), 0, null, part);
  }

  private void broken(String statement) {
    String name = "state" + ++states + ".db";
    attacked.lay(name, statement);
    check(attacked.start(name), 1, null, statement);
  }

  private void aside(Why why, String... statements) {
    String name = "state" + ++states + ".db";
    attacked.lay(name, statements);
    assertEquals(Arrays.toString(statements), why, attacked.start(name).why());
  }

  private void aside(Map<String, byte[]> parts) {
    assertEquals(Why.DAMAGED, start(parts).why());
  }

  private Attacked.Start start(Map<String, byte[]> parts) {
    String name = "state" + ++states + ".db";
    attacked.lay(name, parts);
    return attacked.start(name);
  }

  private void check(Attacked.Start start, int broken, @Nullable Why why, String... state) {
    String which = Arrays.toString(state);
    assertEquals(which, why, start.why());
    assertTrue(which + start.listed(), start.listed().size() >= attacked.matches());
    assertEquals(which, broken, start.broken());
  }
}
