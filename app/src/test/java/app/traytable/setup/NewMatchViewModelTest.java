package app.traytable.setup;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.TraytableApp;
import app.traytable.data.TraytableDatabase;
import app.traytable.match.LineUp;
import app.traytable.match.OnDisk;
import app.traytable.match.Person;
import app.traytable.match.SavedMatch;
import app.traytable.rules.Games;
import app.traytable.rules.noidea.NoIdea;
import app.traytable.rules.table.BrokenJournal;
import app.traytable.rules.table.DealCode;
import app.traytable.rules.table.GameInfo;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Seat;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import kotlin.coroutines.EmptyCoroutineContext;
import kotlinx.coroutines.BuildersKt;
import kotlinx.coroutines.Job;
import org.jspecify.annotations.Nullable;
import org.junit.Test;
import org.junit.runner.RunWith;

/** From a draft to a match that Home shows. */
@RunWith(AndroidJUnit4.class)
public final class NewMatchViewModelTest {
  private final TraytableApp app = ApplicationProvider.getApplicationContext();
  private final NewMatchViewModel model = new NewMatchViewModel(app);
  private final SeatPlanner planner =
      new SeatPlanner(List.of(), new HouseNames(List.of("Anna"), List.of("Pip", "Pop")));
  private final GameInfo noIdea = new NoIdea().info();
  private final Draft draft = planner.lay(noIdea, null);

  @Test
  public void aStartedMatchIsAmongTheUnfinishedOnes() throws Exception {
    model.start(draft, 77);
    long id = started();

    assertEquals(1, unfinished().size());
    assertEquals(id, unfinished().get(0).id());
    assertEquals("noidea", unfinished().get(0).game());
    assertEquals(77, seedOf(id));
  }

  @Test
  public void everyDealIsAnotherAndHasAShortCode() throws Exception {
    long one = seedOf(start(draft));
    long other = seedOf(start(draft));

    assertNotEquals(one, other);
    for (long seed : new long[] {one, other}) {
      assertEquals(0, seed >>> DealCode.SHORT_SEED_BITS);
      assertTrue("half of the letters would do: " + seed, seed >>> 20 != 0);
    }
  }

  @Test
  public void theSameDealAgainIsForTheSameSeats() throws Exception {
    Draft family = planner.sit(draft.without(2), 3, "Ben").withOption("short-game", "on");
    long first = start(family.withFirst(1));
    sql("UPDATE matches SET over = 1, toAct = 0");

    model.startLike(first);
    long again = started();

    assertNotEquals(first, again);
    assertEquals(journalOf(first), journalOf(again));
    finish(model.remember("noidea", again));
    LineUp lineUp = Objects.requireNonNull(lineUp());
    assertEquals(family.players(), lineUp.players());
    assertEquals(family.animals(), lineUp.animals());
    assertEquals(Seat.of(1), lineUp.first());
  }

  @Test
  public void whatCannotBeReadCannotBeDealtAgain() throws Exception {
    model.startLike(77);
    settle();
    assertEquals(new NewMatchViewModel.NotReadable(), model.start().getValue());
    long broken = start(draft);
    sql("UPDATE matches SET over = 1, toAct = 0, opening = 'traytable 1'");

    model.startLike(broken);
    settle();

    assertEquals(new NewMatchViewModel.NotReadable(), model.start().getValue());
    assertEquals(0, unfinished().size());
    model.seen();
    assertEquals(new NewMatchViewModel.Waiting(), model.start().getValue());
  }

  /** Else somebody could look at all hands of a running match by sitting at its deal alone. */
  @Test
  public void aMatchThatGoesOnIsNotDealtAgain() throws Exception {
    long running = start(draft);

    model.startLike(running);
    settle();

    assertEquals(new NewMatchViewModel.NotReadable(), model.start().getValue());
    assertEquals(1, unfinished().size());
  }

  @Test
  public void aSecondTapDoesNotStartASecondMatch() throws Exception {
    model.start(draft);
    model.start(draft);
    settle();

    assertEquals(1, unfinished().size());
  }

  @Test
  public void aTapThatComesWhileTheTableIsBeingOpenedDoesNotStartASecondMatch() throws Exception {
    model.start(draft);
    settle();
    model.start(draft);
    settle();
    model.opened();
    model.start(draft);
    settle();
    assertEquals(1, unfinished().size());

    model.arrive();
    model.start(draft);
    settle();

    assertEquals(2, unfinished().size());
  }

  @Test
  public void whatBecomesOfAStartIsNotToldOnALaterScreen() throws Exception {
    CountDownLatch left = new CountDownLatch(1);
    Job busy = app.background().run(() -> await(left));
    model.start(draft);

    model.leave();
    left.countDown();
    finish(busy);
    settle();

    assertEquals(new NewMatchViewModel.Waiting(), model.start().getValue());
    assertEquals(1, unfinished().size());
  }

  @Test
  public void aLaterScreenHearsOfItsOwnStartAlone() throws Exception {
    CountDownLatch left = new CountDownLatch(1);
    Job busy = app.background().run(() -> await(left));
    model.start(draft, 1);
    model.leave();
    model.start(draft, 2);
    left.countDown();
    finish(busy);
    settle();

    long told = ((NewMatchViewModel.Started) model.start().getValue()).match();
    assertEquals(2, seedOf(told));
  }

  @Test
  public void aMatchThatCannotBeSavedIsToldUntilTheScreenIsLeft() throws Exception {
    fillTheDisk();

    model.start(draft);
    settle();
    assertEquals(new NewMatchViewModel.NotSaved(), model.start().getValue());
    model.leave();

    assertEquals(new NewMatchViewModel.Waiting(), model.start().getValue());
    assertEquals(0, unfinished().size());
  }

  @Test
  public void whatIsNotSavedIsToldOnce() throws Exception {
    fillTheDisk();
    model.start(draft);
    settle();
    model.seen();

    assertEquals(new NewMatchViewModel.Waiting(), model.start().getValue());
  }

  @Test
  public void whoeverChangesSomethingMeanwhileStillGetsToTheTable() throws Exception {
    CountDownLatch seen = new CountDownLatch(1);
    Job busy = app.background().run(() -> await(seen));
    model.start(draft);
    model.seen();
    seen.countDown();
    finish(busy);
    settle();
    assertTrue(model.start().getValue() instanceof NewMatchViewModel.Started);

    model.seen();

    assertTrue(model.start().getValue() instanceof NewMatchViewModel.Started);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** From now on no match can be written. */
  private void fillTheDisk() throws InterruptedException {
    sql("CREATE TRIGGER full BEFORE INSERT ON matches BEGIN SELECT RAISE(ABORT, 'full'); END");
  }

  private void sql(String statement) throws InterruptedException {
    settle();
    String path = app.getDatabasePath("traytable.db").getPath();
    try (SQLiteDatabase file =
        SQLiteDatabase.openDatabase(path, null, SQLiteDatabase.OPEN_READWRITE)) {
      file.execSQL(statement);
    }
  }

  @Test
  public void theNextTableIsLaidLikeTheLatest() throws Exception {
    finish(model.remember("noidea", 0));
    assertNull(lineUp());

    start(draft.withOption("short-game", "on"));
    finish(model.remember("noidea", 0));

    LineUp lineUp = Objects.requireNonNull(lineUp());
    Draft again = planner.lay(noIdea, lineUp);
    assertEquals(draft.chairs(), again.chairs());
    assertEquals("on", again.options().get("short-game"));
    finish(model.remember("solo", 0));
    assertNull(lineUp());
  }

  /** Else the next table would be laid like the match before. */
  @Test
  public void whatIsKnownOfEarlierMatchesIsOldAsSoonAsAnotherHasBegun() throws Exception {
    finish(model.remember("noidea", 0));

    start(draft);

    assertNull(model.past().getValue());
  }

  @Test
  public void whoeverHasPlayedHereIsOfferedAChairAsTheySat() throws Exception {
    Draft ben = planner.sit(draft.without(2).without(1).without(0), 0, "Ben");
    start(planner.sit(ben, 1, "Anna"));

    assertEquals(
        List.of("Ben", "Anna"), OnDisk.shown(model.people()).stream().map(Person::name).toList());
  }

  @Test
  public void theFamilySitsAtTheNextGameAsItSatAtTheLast() throws Exception {
    Draft family = planner.lay(noIdea, null).without(2).without(1);
    for (String name : List.of("Dora", "Ben", "Cleo")) {
      family = planner.sit(family, family.chairs().size(), name);
    }
    start(family.moved(1, 4));
    finish(model.remember("noidea", 0));
    SeatPlanner knows = new SeatPlanner(OnDisk.now(app.matches().people()), planner.names());

    LineUp yesterday = lineUp();
    GameInfo game = Games.named("solo").info();

    Draft solo = knows.lay(game, yesterday);

    assertEquals(List.of("Anna", "Ben", "Cleo", "Dora"), names(solo));
    assertEquals(List.of(0, 4, 6, 8), solo.chairs().stream().map(Chair::place).toList());
    // Alone with a bot at the near edge, Ben does not forget where he sits among others.
    start(knows.sitBot(solo.moved(1, 0).without(3).without(2).without(1), 5, Level.EASY));
    SeatPlanner later = new SeatPlanner(OnDisk.now(app.matches().people()), planner.names());
    assertEquals(solo.chairs(), later.lay(game, yesterday).chairs());
  }

  private static List<String> names(Draft draft) {
    return draft.chairs().stream().map(Chair::name).toList();
  }

  @Test
  public void aRematchIsLaidLikeTheMatchItFollows() throws Exception {
    long two = start(draft.without(2));
    start(draft);

    finish(model.remember("noidea", two));

    assertEquals(2, Objects.requireNonNull(lineUp()).players().size());
  }

  private long start(Draft draft) throws InterruptedException {
    model.start(draft);
    return started();
  }

  private long started() throws InterruptedException {
    settle();
    NewMatchViewModel.Started started = (NewMatchViewModel.Started) model.start().getValue();
    model.opened();
    model.arrive();
    return started.match();
  }

  private long seedOf(long match) throws BrokenJournal {
    return Journal.parse(journalOf(match)).seed();
  }

  /** As it lies on disk before its first move: no screen gives it away. */
  private String journalOf(long match) {
    try (SQLiteDatabase disk = disk();
        Cursor row = disk.rawQuery("SELECT opening FROM matches WHERE id = " + match, null)) {
      assertTrue(row.moveToFirst());
      return row.getString(0);
    }
  }

  private SQLiteDatabase disk() {
    return SQLiteDatabase.openDatabase(
        app.getDatabasePath(TraytableDatabase.FILE).getPath(),
        null,
        SQLiteDatabase.OPEN_READWRITE | SQLiteDatabase.ENABLE_WRITE_AHEAD_LOGGING);
  }

  private @Nullable LineUp lineUp() {
    return Objects.requireNonNull(model.past().getValue()).lineUp();
  }

  private List<SavedMatch> unfinished() {
    return OnDisk.now(app.matches().unfinished());
  }

  /** All that was asked of the background has been done. */
  private void settle() throws InterruptedException {
    finish(app.background().run(() -> {}));
  }

  private static void finish(Job job) throws InterruptedException {
    BuildersKt.runBlocking(EmptyCoroutineContext.INSTANCE, (scope, done) -> job.join(done));
  }
}
