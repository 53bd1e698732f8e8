package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.rules.noidea.NoIdea;
import app.traytable.rules.noidea.NoIdeaMove;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.List;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** A save that cannot be read is listed with its reason, stays as it is, and hurts nobody else. */
@RunWith(AndroidJUnit4.class)
public final class BrokenSaveTest {
  private final Disk disk = new Disk();
  private long id;

  @Before
  public void twoMoves() {
    NoIdea game = new NoIdea();
    Match<?, ?, ?> match =
        Match.start(
            game,
            Setup.of(game.info(), 2, 3).withFirst(Seat.of(0)),
            List.of(Player.person("Anna"), Player.person("Ben")));
    disk.begin(match);
    id = disk.begin(match);
    Sitting<?, ?, ?> sitting = disk.sit(id);
    disk.behind(() -> sitting.play(0, Seat.of(0), NoIdeaMove.DRAW.text()));
  }

  @After
  public void close() {
    disk.close();
  }

  @Test
  public void aMoveThatIsNone() {
    sql("UPDATE plies SET text = 'S1 dance' WHERE match_id = " + id);
    assertProblem("dance");
  }

  @Test
  public void aMoveThatIsIllegal() {
    sql("UPDATE plies SET text = 'S2 draw' WHERE match_id = " + id);
    assertProblem("Line ");
  }

  @Test
  public void movesThatAreMissing() {
    sql("UPDATE matches SET toAct = 2 WHERE id = " + id);
    assertProblem("the last moves are missing");
  }

  @Test
  public void anOpeningThatWasChanged() {
    sql("UPDATE matches SET opening = replace(opening, 'Anna', 'Annb') WHERE id = " + id);
    assertProblem("changed");
  }

  @Test
  public void aSaveOfANewerVersion() {
    sql("UPDATE matches SET opening = replace(opening, 'traytable 1', 'traytable 2')");
    assertProblem("newer version");
  }

  @Test
  public void aGameThatThisAppDoesNotHave() {
    sql("UPDATE matches SET game = 'chess' WHERE id = " + id);
    assertProblem("chess");
  }

  @Test
  public void nonsense() {
    sql("UPDATE matches SET opening = 'zzz', emblems = '??', toAct = 99999 WHERE id = " + id);
    assertProblem("Line 1");
  }

  private void assertProblem(String words) {
    disk.behind(disk.repository()::refresh);
    List<SavedMatch> unfinished = disk.repository().unfinished().getValue();
    assertEquals(2, unfinished.size());
    SavedMatch broken = unfinished.get(0);
    assertEquals(id, broken.id());
    String problem = broken.problem();
    assertNotNull(problem);
    assertTrue(problem, problem.contains(words));
    disk.behind(() -> assertTrue(disk.repository().find(id).text().endsWith("\n")));
  }

  private void sql(String statement) {
    disk.behind(() -> disk.database().getOpenHelper().getWritableDatabase().execSQL(statement));
  }
}
