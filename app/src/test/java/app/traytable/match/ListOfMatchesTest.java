package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.Rooms;
import app.traytable.data.MatchRow;
import app.traytable.data.Seal;
import app.traytable.room.Turn;
import app.traytable.rules.solo.SoloEvent;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.ui.solo.SoloRoom;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import kotlin.Unit;
import kotlinx.coroutines.CoroutineScope;
import kotlinx.coroutines.CoroutineScopeKt;
import kotlinx.coroutines.Dispatchers;
import kotlinx.coroutines.flow.FlowKt;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

/** What Home lists is what lies on disk, without a look at the moves. */
@RunWith(AndroidJUnit4.class)
public final class ListOfMatchesTest {
  private static final List<Player> ANNA_AND_BEN =
      List.of(Player.person("Anna"), Player.person("Ben"));

  private final Disk disk = new Disk();
  private final Match<?, SoloMove, SoloView, SoloEvent> match =
      Deal.in(SoloRoom.INSTANCE, 7, setup -> setup.withFirst(Seat.of(1)), ANNA_AND_BEN).match();

  @After
  public void close() {
    disk.close();
  }

  @Test
  public void aDamagedOpeningIsListedAsBrokenAndHidesNoOther() {
    long sound = disk.begin(match);
    MatchRow row =
        new MatchRow(
            0, "solo", "traytable 1\ngame so", "", 5, 5, 1, false, 0, Seal.of("?", List.of()));
    disk.behind(() -> disk.database().matches().start(row, List.of()));

    List<SavedMatch> listed = OnDisk.now(disk.repository().unfinished());

    assertEquals(2, listed.size());
    assertEquals(sound, listed.get(0).id());
    assertNull(listed.get(0).problem());
    assertNotNull(listed.get(1).problem());
    assertEquals(List.of(), listed.get(1).players());
  }

  @Test
  public void itFollowsWhatSomebodyElseWrites() throws InterruptedException {
    long id = disk.begin(match);
    BlockingQueue<List<SavedMatch>> seen = new LinkedBlockingQueue<>();
    CoroutineScope looking = CoroutineScopeKt.CoroutineScope(Dispatchers.getDefault());
    try {
      FlowKt.launchIn(
          FlowKt.onEach(
              disk.repository().unfinished(),
              (list, done) -> {
                seen.add(list);
                return Unit.INSTANCE;
              }),
          looking);
      long before = await(seen, list -> list.size() == 1).get(0).changed();

      Seat seat = Seat.of(1);
      Match<?, ?, ?, ?> moved = match.play(seat, match.legalMoves(seat).get(0));
      disk.behind(() -> disk.repository().append(id, moved));
      SavedMatch after = await(seen, list -> list.get(0).changed() > before).get(0);

      assertEquals(moved.toAct(), after.toAct());
      disk.behind(() -> disk.repository().remove(id));
      await(seen, List::isEmpty);
    } finally {
      CoroutineScopeKt.cancel(looking, null);
    }
  }

  /** The same list may come twice. */
  private static List<SavedMatch> await(
      BlockingQueue<List<SavedMatch>> seen, Predicate<List<SavedMatch>> wanted)
      throws InterruptedException {
    List<SavedMatch> list = Objects.requireNonNull(seen.poll(2, TimeUnit.MINUTES));
    while (!wanted.test(list)) {
      list = Objects.requireNonNull(seen.poll(2, TimeUnit.MINUTES));
    }
    return list;
  }

  @Test
  public void itDoesNotReadMoves() {
    for (int i = 0; i < 200; i++) {
      disk.begin(match);
    }
    disk.behind(
        () ->
            disk.database()
                .getOpenHelper()
                .getWritableDatabase()
                .execSQL(
                    "WITH RECURSIVE n (ply) AS (SELECT 0 UNION ALL SELECT ply + 1 FROM n LIMIT 500)"
                        + " INSERT INTO plies SELECT id, ply, x'00ff' FROM matches, n"));

    List<SavedMatch> listed = OnDisk.now(disk.repository().unfinished());

    assertEquals(200, listed.size());
    for (SavedMatch saved : listed) {
      assertNull(saved.problem());
      assertEquals(ANNA_AND_BEN, saved.players());
    }
    disk.behind(
        () -> {
          Save save = Objects.requireNonNull(disk.repository().find(listed.get(0).id()));
          BrokenSave broken = assertThrows(BrokenSave.class, () -> save.open(Rooms.STANDARD));
          assertEquals(Damage.UNREADABLE, broken.damage());
        });
  }

  @Test
  public void aMatchInWhichAllActAtOnceIsSound() {
    OpenMatch<?, ?, ?, ?> open =
        disk.sit("pointapile", Player.person("Anna"), Player.person("Ben"));
    while (open.ui() instanceof TableUi.YourTurn forming) {
      Turn<?> turn = Shown.firstTurn(forming);
      disk.play(open, turn.getSeat(), turn.getMoves().get(0));
    }

    SavedMatch listed = OnDisk.now(disk.repository().unfinished()).get(0);

    assertEquals(2, listed.toAct().size());
    assertNull(listed.problem());
  }

  @Test
  public void aMatchIsTheOnlyOneOfItsGameUntilThereIsAnother() {
    long id = disk.begin(match);
    disk.begin(Deal.of("qwinto", Seat.of(0), Player.person("Cleo")).match());
    disk.behind(() -> assertTrue(disk.repository().isOnly(id, "solo")));

    disk.begin(match);

    disk.behind(() -> assertFalse(disk.repository().isOnly(id, "solo")));
  }

  @Test
  public void whoSatTogetherIsKnownTheLatestFirstAndOfEveryGameTheLast() {
    disk.keep(Deal.of("qwinto", Seat.of(0), Player.person("Cleo")).match());
    for (int i = 0; i < 70; i++) {
      disk.begin(match);
    }
    disk.begin(Deal.of("noidea", Seat.of(0), ANNA_AND_BEN.get(1), Player.person("Dora")).match());

    List<LineUp> lineUps = OnDisk.now(disk.repository().lineUps());

    assertEquals("noidea", lineUps.get(0).game());
    assertEquals(Animal.ofSeat(1), lineUps.get(0).animals().get(1));
    assertEquals(ANNA_AND_BEN, lineUps.get(1).players());
    assertEquals(Seat.of(1), lineUps.get(1).first());
    LineUp oldest = lineUps.get(lineUps.size() - 1);
    assertEquals("qwinto", oldest.game());
    assertEquals(List.of(Player.person("Cleo")), oldest.players());
    assertEquals(61, lineUps.size());
  }

  @Test
  public void whoSatTogetherIsKnownWithoutTheMovesAndWithoutWhatCannotBeRead() {
    disk.begin(match);
    MatchRow row =
        new MatchRow(
            0, "solo", "traytable 1\ngame so", "", 5, 5, 1, false, 0, Seal.of("?", List.of()));
    disk.behind(() -> disk.database().matches().start(row, List.of()));
    disk.behind(
        () ->
            disk.database()
                .getOpenHelper()
                .getWritableDatabase()
                .execSQL("INSERT INTO plies SELECT id, 0, x'00ff' FROM matches"));

    assertEquals(1, OnDisk.now(disk.repository().lineUps()).size());
  }
}
