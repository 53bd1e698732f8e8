package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.rules.noidea.NoIdeaEvent;
import app.traytable.rules.noidea.NoIdeaMove;
import app.traytable.rules.noidea.NoIdeaView;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.ui.noidea.NoIdeaRoom;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** A save that cannot be read is listed with its reason, stays as it is, and hurts nobody else. */
@RunWith(AndroidJUnit4.class)
public final class BrokenSaveTest {
  private final Disk disk = new Disk();
  private final Rng chance = new Rng(5);
  private Match<?, NoIdeaMove, NoIdeaView, NoIdeaEvent> match;
  private long id;

  @Before
  public void aFewMoves() {
    List<Player> players = List.of(Player.person("Anna"), Player.person("Ben"));
    match = Deal.in(NoIdeaRoom.INSTANCE, 3, setup -> setup.withFirst(Seat.of(0)), players).match();
    disk.begin(match);
    id = disk.begin(match);
    OpenMatch<?, ?, ?, ?> open = disk.sit(id);
    for (int ply = 0; ply < 12; ply++) {
      Seat seat = match.toAct().iterator().next();
      List<NoIdeaMove> moves = match.legalMoves(seat);
      NoIdeaMove move = moves.get(chance.below(moves.size()));
      disk.play(open, seat, move);
      match = match.play(seat, move);
    }
  }

  @After
  public void close() {
    disk.close();
  }

  @Test
  public void aMoveThatIsNone() {
    sql("UPDATE plies SET text = 'S1 dance' WHERE match_id = " + id);
    assertBrokenInside(Damage.MOVES, "S1 dance");
  }

  @Test
  public void noOtherMoveCanStandInThePlaceOfOne() {
    int tried = 0;
    Match<?, NoIdeaMove, NoIdeaView, NoIdeaEvent> after = match;
    for (Match<?, NoIdeaMove, NoIdeaView, NoIdeaEvent> before = match.before();
        before != null;
        before = before.before()) {
      Seat seat = Objects.requireNonNull(after.lastMover());
      for (NoIdeaMove other : before.legalMoves(seat)) {
        String ply = seat + " " + match.game().moves().text(other);
        if (!ply.equals(after.lastPly())) {
          where(before.plies(), "text = '" + ply + "'");
          assertBrokenInside(Damage.MOVES, "changed");
          where(before.plies(), "text = '" + after.lastPly() + "'");
          tried++;
        }
      }
      after = before;
    }
    assertTrue("tried " + tried, tried > 20);
    assertSound();
  }

  @Test
  public void aLastMoveThatIsMissing() {
    sql("DELETE FROM plies WHERE ply = 11 AND match_id = " + id);
    assertBrokenInside(Damage.MOVES, "changed");
  }

  @Test
  public void movesThatChangedPlaces() {
    where(3, "ply = 99");
    where(7, "ply = 3");
    where(99, "ply = 7");
    assertBrokenInside(Damage.MOVES, "changed");
  }

  @Test
  public void aMoveWithAnotherNumber() {
    where(11, "ply = 12");
    assertBrokenInside(Damage.MOVES, "numbered");
  }

  @Test
  public void aTurnOfSomebodyElse() {
    sql("UPDATE matches SET toAct = 3 - toAct WHERE id = " + id);
    assertBrokenInside(Damage.MOVES, "turn of somebody else");
  }

  @Test
  public void aTurnOfASeatThatDoesNotExist() {
    for (String nobody : List.of("4", "-1", "2147483647", "9223372036854775807")) {
      sql("UPDATE matches SET toAct = " + nobody + " WHERE id = " + id);
      assertBroken(Damage.MOVES, "turn of somebody else");
    }
  }

  @Test
  public void anOpeningThatWasChanged() {
    sql("UPDATE matches SET opening = replace(opening, 'Anna', 'Annb') WHERE id = " + id);
    assertBroken(Damage.OPENING, "changed");
  }

  @Test
  public void anOpeningOfAnotherMatch() {
    Journal old = match.journal();
    String other =
        new Journal(old.game(), old.options(), old.first(), 4, old.players(), List.of()).text();
    sql("UPDATE matches SET opening = '" + other + "' WHERE id = " + id);
    assertBrokenInside(Damage.MOVES, "or the opening");
  }

  @Test
  public void aSaveOfANewerVersion() {
    sql(
        "UPDATE matches SET opening = replace(opening, 'traytable 1', 'traytable 2') WHERE id = "
            + id);
    assertBroken(Damage.NEWER, "newer version");
  }

  @Test
  public void aGameThatThisAppDoesNotHave() {
    Journal old = match.journal();
    String chess =
        new Journal("chess", old.options(), old.first(), 4, old.players(), List.of()).text();
    sql("UPDATE matches SET game = 'chess', opening = '" + chess + "' WHERE id = " + id);
    assertBroken(Damage.UNKNOWN_GAME, "chess");
  }

  @Test
  public void anOpeningOfAnotherGame() {
    sql("UPDATE matches SET game = 'solo' WHERE id = " + id);
    assertBroken(Damage.OPENING, "solo");
  }

  @Test
  public void nonsense() {
    sql("UPDATE matches SET opening = 'zzz', emblems = '??', toAct = 99999 WHERE id = " + id);
    assertBroken(Damage.OPENING, "Line 1");
  }

  @Test
  public void anotherKindOfValue() {
    sql("UPDATE matches SET opening = x'00ff00' WHERE id = " + id);
    assertBroken(Damage.UNREADABLE, "");
  }

  @Test
  public void aMoveLongerThanTheDiskHandsOut() {
    where(4, "text = text || hex(zeroblob(2000000))");
    assertBrokenInside(Damage.UNREADABLE, "");
  }

  @Test
  public void aDiskThatGivesNothingAtAll() {
    sql("ALTER TABLE matches RENAME TO lost");
    disk.behind(
        () -> {
          Save save = Objects.requireNonNull(disk.repository().find(id));
          BrokenSave broken =
              assertThrows(BrokenSave.class, () -> save.open(disk.repository().rooms()));
          assertEquals(Damage.UNREADABLE, broken.damage());
          assertEquals(id, save.row().id());
        });
  }

  @Test
  public void oneBitDoesNotMakeAMatchRemovedOrOver() {
    sql("UPDATE matches SET removed = 1, over = 1 WHERE id = " + id);
    Disk.finish(disk.repository().load());
    assertSound();
  }

  private void where(int ply, String change) {
    sql("UPDATE plies SET " + change + " WHERE match_id = " + id + " AND ply = " + ply);
  }

  /** What only the moves tell is told when the match is opened. */
  private void assertBrokenInside(Damage damage, String words) {
    assertBroken(null, damage, words);
  }

  private void assertBroken(Damage damage, String words) {
    assertBroken(damage, damage, words);
  }

  private void assertBroken(@Nullable Damage listed, Damage opened, String words) {
    assertEquals(listed, first().problem());
    disk.behind(
        () -> {
          Save save = Objects.requireNonNull(disk.repository().find(id));
          BrokenSave broken =
              assertThrows(BrokenSave.class, () -> save.open(disk.repository().rooms()));
          assertEquals(opened, broken.damage());
          String text = save.text(disk.repository().rooms());
          assertTrue(text, text.contains(words) && text.endsWith("\n"));
        });
  }

  private void assertSound() {
    assertNull(first().problem());
    assertEquals(match.journal().text(), disk.sit(id).journal());
  }

  private SavedMatch first() {
    List<SavedMatch> unfinished = OnDisk.now(disk.repository().unfinished());
    assertEquals(2, unfinished.size());
    assertEquals(id, unfinished.get(0).id());
    assertNull(unfinished.get(1).problem());
    return unfinished.get(0);
  }

  private void sql(String statement) {
    disk.behind(() -> disk.database().getOpenHelper().getWritableDatabase().execSQL(statement));
  }
}
