package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import java.util.List;
import java.util.Objects;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** What somebody finds who only looks back at a match. */
@RunWith(AndroidJUnit4.class)
@Config(application = Application.class)
public final class FoundTest {
  private final Disk disk = new Disk();

  @After
  public void close() {
    disk.close();
  }

  @Test
  public void aMatchIsFoundFromItsFirstMoveToItsLastWithEverybodysAnimal() {
    Match<?, ?, ?, ?> match =
        PlayedOut.of("qwinto", 3, Player.person("Anna"), Player.person("Ben"));

    Found found = found(disk.keep(match));

    assertEquals(match.journal(), Objects.requireNonNull(found.played()).match().journal());
    assertEquals(List.of(Animal.FOX, Animal.WHALE), found.animals());
    assertEquals(new TableUi.Loading(), found.instead());
  }

  @Test
  public void insteadOfAMatchThatIsNotThereItIsToldThatItIsGone() {
    assertEquals(new Found(null, List.of(), new TableUi.Gone(99)), found(99));
  }

  @Test
  public void insteadOfAMatchThatCannotBeReadItIsToldWhyAndWhatIsLeftOfIt() {
    long id = disk.keep(PlayedOut.of("qwinto", 3, Player.person("Anna"), Player.person("Ben")));
    disk.behind(
        () ->
            disk.database()
                .getOpenHelper()
                .getWritableDatabase()
                .execSQL("DELETE FROM plies WHERE ply = 5"));

    Found found = found(id);

    assertNull(found.played());
    TableUi.Broken broken = (TableUi.Broken) found.instead();
    assertEquals(id, broken.id());
    assertEquals("qwinto", broken.game());
    assertEquals(Damage.MOVES, broken.problem());
    assertTrue(broken.text(), broken.text().contains("seat person Anna"));
  }

  private Found found(long id) {
    Found[] found = new Found[1];
    disk.behind(() -> found[0] = Found.of(disk.repository(), id));
    return found[0];
  }
}
