package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;

import android.database.sqlite.SQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.TraytableApp;
import app.traytable.data.TraytableDatabase;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.ui.solo.SoloRoom;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import kotlin.coroutines.EmptyCoroutineContext;
import kotlinx.coroutines.BuildersKt;
import kotlinx.coroutines.Job;
import org.junit.Test;
import org.junit.runner.RunWith;

/** What Home does with matches that are not over. */
@RunWith(AndroidJUnit4.class)
public final class HomeViewModelTest {
  private static final List<Player> ANNA_AND_A_BOT =
      List.of(Player.person("Anna"), Player.bot("Biscuit", Level.EASY));

  private final TraytableApp app = ApplicationProvider.getApplicationContext();

  @Test
  public void homeShowsWhatIsUnfinishedAndWhoSatTogether() throws Exception {
    long one = start();
    HomeViewModel home = new HomeViewModel(app);

    assertEquals(
        List.of(one), OnDisk.shown(home.unfinished()).stream().map(SavedMatch::id).toList());
    assertEquals(
        List.of(ANNA_AND_A_BOT),
        OnDisk.shown(home.lineUps()).stream().map(LineUp::players).toList());
  }

  @Test
  public void homeCanBringBackAllThatWasDeleted() throws Exception {
    long one = start();
    long other = start();
    HomeViewModel home = new HomeViewModel(app);

    finish(home.wastebasket().delete(one));
    finish(home.wastebasket().delete(other));
    assertEquals(List.of(one, other), home.wastebasket().deleted().getValue());
    assertEquals(0, unfinished().size());
    home.wastebasket().undo();
    settle();

    assertEquals(2, unfinished().size());
    assertEquals(List.of(), home.wastebasket().deleted().getValue());
  }

  /** Its seed and moves would show every hand. */
  @Test
  public void aRunningMatchDoesNotLeaveThePhone() throws Exception {
    long one = start();
    HomeViewModel home = new HomeViewModel(app);

    finish(home.export(one));

    assertNull(home.export().getValue());
  }

  @Test
  public void aBrokenSaveCanBeTakenElsewhere() throws Exception {
    long one = start();
    try (SQLiteDatabase disk = disk()) {
      disk.execSQL("UPDATE matches SET seal = 'broken'");
    }
    HomeViewModel home = new HomeViewModel(app);

    finish(home.export(one));

    assertNotNull(home.export().getValue());
    home.exported();
    assertNull(home.export().getValue());
  }

  @Test
  public void twoTouchesOnABinDeleteOneMatchAndSayOne() throws Exception {
    long one = start();
    start();
    HomeViewModel home = new HomeViewModel(app);

    home.wastebasket().delete(one);
    finish(home.wastebasket().delete(one));

    assertEquals(List.of(one), home.wastebasket().deleted().getValue());
    assertEquals(1, unfinished().size());
    finish(home.wastebasket().undo());
    assertEquals(2, unfinished().size());
    finish(home.wastebasket().delete(one));
    assertEquals(List.of(one), home.wastebasket().deleted().getValue());
  }

  @Test
  public void whoLetsTheOfferPassBringsNothingBack() throws Exception {
    long one = start();
    HomeViewModel home = new HomeViewModel(app);
    finish(home.wastebasket().delete(one));

    finish(home.wastebasket().letGo());
    assertEquals(List.of(), home.wastebasket().deleted().getValue());
    finish(home.wastebasket().undo());

    assertEquals(0, unfinished().size());
  }

  @Test
  public void whatIsDeletedAfterAnOfferIsOfferedNext() throws Exception {
    long one = start();
    long other = start();
    HomeViewModel home = new HomeViewModel(app);
    finish(home.wastebasket().delete(one));

    CountDownLatch asked = new CountDownLatch(1);
    app.background().run(() -> await(asked));
    home.wastebasket().delete(other);
    Job undone = home.wastebasket().undo();
    asked.countDown();
    finish(undone);

    assertEquals(List.of(other), home.wastebasket().deleted().getValue());
    assertEquals(List.of(one), unfinished().stream().map(SavedMatch::id).toList());
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private long start() throws InterruptedException {
    Match<?, ?, ?, ?> match = Deal.in(SoloRoom.INSTANCE, 7, setup -> setup, ANNA_AND_A_BOT).match();
    AtomicLong id = new AtomicLong();
    List<Animal> animals = List.of(Animal.OWL, Animal.FOX);
    finish(app.background().run(() -> id.set(app.matches().start(match, animals))));
    return id.get();
  }

  private SQLiteDatabase disk() {
    return SQLiteDatabase.openDatabase(
        app.getDatabasePath(TraytableDatabase.FILE).getPath(),
        null,
        SQLiteDatabase.OPEN_READWRITE | SQLiteDatabase.ENABLE_WRITE_AHEAD_LOGGING);
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
