package app.traytable.match;

import static org.junit.Assert.assertEquals;

import android.app.Application;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import java.util.List;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Around the table of a match people sit where they last sat, as far as the disk tells. */
@RunWith(AndroidJUnit4.class)
@Config(application = Application.class)
public final class SeatedAtTheTableTest {
  private final Disk disk = new Disk();
  private final Match<?, ?, ?, ?> match =
      Deal.of("solo", Seat.of(0), Player.person("Anna"), Player.person("Ben")).match();

  @After
  public void close() {
    disk.close();
  }

  @Test
  public void peopleSitWhereTheyChoseToSit() {
    assertEquals(List.of(90, 180), sides(begun(List.of(90, 180))));
  }

  @Test
  public void whoeverHasNotChosenSitsEvenlyAround() {
    assertEquals(List.of(0, 180), sides(disk.begin(match)));
  }

  @Test
  public void whoPlaysAgainWithoutChoosingIsTheLatestAndKeepsTheirSide() {
    begun(List.of(90, 180));

    disk.begin(Deal.of("qwinto", Seat.of(0), Player.person("Ben")).match());

    assertEquals(
        List.of(new Person("Ben", Animal.FOX, 180), new Person("Anna", Animal.FOX, 90)),
        OnDisk.now(disk.repository().people()));
  }

  @Test
  public void aMatchIsPlayedThoughTheDiskDoesNotTellWherePeopleSit() {
    long id = begun(List.of(90, 180));
    disk.behind(
        () ->
            disk.database()
                .getOpenHelper()
                .getWritableDatabase()
                .execSQL("ALTER TABLE people RENAME TO lost"));

    assertEquals(List.of(0, 180), sides(id));
  }

  private long begun(List<Integer> sides) {
    long[] id = new long[1];
    disk.behind(() -> id[0] = disk.repository().start(match, Disk.animals(match), sides));
    return id[0];
  }

  private List<Integer> sides(long id) {
    return Shown.frame(disk.sit(id).ui()).sides();
  }
}
