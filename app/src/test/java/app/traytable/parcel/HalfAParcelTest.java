package app.traytable.parcel;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.database.SQLException;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.data.Arrival;
import app.traytable.data.Received;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Player;
import java.nio.charset.StandardCharsets;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Whatever ends an import in its middle, nothing is half there. */
@RunWith(AndroidJUnit4.class)
public final class HalfAParcelTest {
  private static final byte[] PARCEL = Phone.file("whole-parcel.zip");

  private static final int MANY = 120;

  private final Phone phone = new Phone("half.db");
  private List<String> before = List.of();

  @Before
  public void oneMatchIsHere() throws Exception {
    phone.bringIn(Phone.file("whole-qwinto.journal"));
    before = phone.everyRow();
  }

  @After
  public void close() {
    phone.close();
  }

  /** The disk takes one row, two rows, and so on, until it takes all of them. */
  @Test
  public void aDiskThatRefusesAnyRowHasTakenNone() throws Exception {
    phone.change("CREATE TABLE room (rows INTEGER)");
    phone.change("INSERT INTO room VALUES (0)");
    for (String table : Phone.TABLES) {
      phone.change(
          "CREATE TRIGGER full_"
              + table
              + " BEFORE INSERT ON "
              + table
              + " BEGIN SELECT RAISE(ABORT, 'full') FROM room WHERE rows = 0;"
              + " UPDATE room SET rows = rows - 1; END");
    }
    Unpacked parcel = phone.unpack(PARCEL);
    int rows = 0;
    while (!isTaken(parcel, rows)) {
      assertEquals("after " + rows, before, phone.everyRow());
      rows++;
    }
    assertTrue("after " + rows, rows > 100);
    assertEquals(before.size() + rows, phone.everyRow().size());
  }

  private boolean isTaken(Unpacked parcel, int rows) throws Exception {
    phone.change("UPDATE room SET rows = " + rows);
    try {
      assertEquals(new Received(3, 1, 2, 2), phone.behind(() -> phone.parcels.bringIn(parcel)));
      return true;
    } catch (SQLException e) {
      return false;
    }
  }

  /** Again and again somebody keeps what the disk holds at that moment. */
  @Test
  public void aProcessThatIsKilledHasWrittenNothing() throws Exception {
    // So that what is written does not wait in memory for the end.
    phone.behind(
        () -> {
          phone.database.runInTransaction((Runnable) () -> phone.rows("PRAGMA cache_size = 1"));
          return true;
        });
    List<String> copies = new ArrayList<>();
    Set<Integer> logs = new HashSet<>(Set.of(Arrays.hashCode(phone.logged())));
    Runnable killed =
        () -> {
          copies.add("killed" + copies.size() + ".db");
          logs.add(Arrays.hashCode(phone.logged()));
          phone.leave(copies.get(copies.size() - 1));
        };
    Unpacked parcel = phone.unpack(PARCEL);
    Unpacked watched =
        new Unpacked(
            watched(many(), 10, killed),
            watched(parcel.people(), 1, killed),
            watched(parcel.settings(), 1, killed));

    phone.behind(() -> phone.parcels.bringIn(watched));

    assertEquals(MANY / 10 + 4, copies.size());
    assertTrue("something had been written", logs.size() > 5);
    for (String copy : copies) {
      try (Phone later = new Phone(copy)) {
        assertEquals(copy, before, later.everyRow());
      }
    }
    phone.leave("whole.db");
    try (Phone later = new Phone("whole.db")) {
      assertEquals(phone.everyRow(), later.everyRow());
      assertEquals(List.of("" + (MANY + 1)), later.ask("SELECT COUNT(*) FROM matches"));
    }
  }

  /** The same match, played by others each time. */
  private List<Arrival> many() throws Exception {
    String journal = new String(Phone.file("whole-noidea.journal"), StandardCharsets.UTF_8);
    List<Arrival> many = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      Journal one = Journal.parse(journal);
      Player other = Player.person("Anna " + i);
      List<Player> players = List.of(other, one.players().get(1));
      String text =
          new Journal(one.game(), one.options(), one.first(), one.seed(), players, one.plies())
              .text();
      many.addAll(phone.unpack(text.getBytes(StandardCharsets.UTF_8)).matches());
    }
    return many;
  }

  /** Looks up at every so many of them. */
  private static <T> List<T> watched(List<T> all, int every, Runnable look) {
    return new AbstractList<>() {
      @Override
      public T get(int index) {
        if (index % every == 0) {
          look.run();
        }
        return all.get(index);
      }

      @Override
      public int size() {
        return all.size();
      }
    };
  }
}
