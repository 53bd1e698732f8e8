package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.Background;
import app.traytable.Rooms;
import app.traytable.data.MatchRow;
import app.traytable.data.PlyRow;
import app.traytable.data.Seal;
import app.traytable.data.TraytableDatabase;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.ui.solo.SoloRoom;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import kotlin.coroutines.EmptyCoroutineContext;
import kotlinx.coroutines.BuildersKt;
import kotlinx.coroutines.Job;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

/**
 * On a database on disk: every {@link #restart} is a new process for all that Room can tell. Not on
 * the file of the app, which the runner starts beside each test: it is at home there, and forgets
 * what was removed.
 */
@RunWith(AndroidJUnit4.class)
public final class MatchRepositoryTest {
  private static final List<Player> ANNA_BEN_AND_A_BOT =
      List.of(Player.person("Anna"), Player.person("Ben"), Player.bot("Biscuit", Level.HARD));
  private static final List<Animal> ANIMALS = List.of(Animal.OWL, Animal.ELEPHANT, Animal.FOX);

  private final Context context = ApplicationProvider.getApplicationContext();
  private final AtomicLong clock = new AtomicLong(1_000);
  private final Background background = new Background();
  private TraytableDatabase database = TraytableDatabase.open(context, "matches.db");
  private MatchRepository matches = repository();

  @After
  public void close() {
    database.close();
  }

  @Test
  public void aMatchIsOnDiskAsSoonAsItIsStarted() throws Exception {
    long id = start(7);

    restart();

    SavedMatch saved = unfinished().get(0);
    assertEquals(id, saved.id());
    assertEquals("solo", saved.game());
    assertEquals(ANNA_BEN_AND_A_BOT, saved.players());
    assertEquals(ANIMALS, saved.animals());
    assertEquals(1, saved.toAct().size());
    assertNull(saved.problem());
  }

  @Test
  public void theNewestMatchComesFirst() throws Exception {
    long earlier = start(7);
    clock.set(2_000);
    long later = start(8);

    assertEquals(List.of(later, earlier), ids());
  }

  @Test
  public void theLatestLineUpOfAGameIsRemembered() throws Exception {
    start(7);

    LineUp lineUp = Objects.requireNonNull(inBackground(() -> matches.latest("solo")));

    assertEquals(ANNA_BEN_AND_A_BOT, lineUp.players());
    assertEquals(ANIMALS, lineUp.animals());
    assertEquals("150", lineUp.options().get("match-length"));
    assertEquals(Seat.of(1), lineUp.first());
    assertNull(inBackground(() -> matches.latest("qwinto")));
  }

  @Test
  public void peopleAreRememberedInTheOrderOfTheirSeatsAndBotsAreNot() throws Exception {
    start(7);

    restart();

    assertEquals(
        List.of(new Person("Anna", ANIMALS.get(0)), new Person("Ben", ANIMALS.get(1))),
        OnDisk.now(matches.people()));
  }

  @Test
  public void peopleKeepTheirSideOfTheTableUntilTheySitOnAnother() throws Exception {
    startOnSides(7, List.of(90, 270, Person.NO_SIDE));
    restart();
    assertEquals(List.of(90, 270), sides());

    start(8);
    assertEquals(List.of(90, 270), sides());
    startOnSides(9, List.of(180, 0, Person.NO_SIDE));
    restart();

    assertEquals(List.of(180, 0), sides());
  }

  @Test
  public void whateverLiesInTheColumnOfSidesNobodyIsForgotten() throws Exception {
    start(7);
    inBackground(
        () ->
            database
                .getOpenHelper()
                .getWritableDatabase()
                .execSQL("UPDATE people SET side = 'left of the window'"));

    start(8);

    assertEquals(2, OnDisk.now(matches.people()).size());
    assertEquals(List.of(0, 0), sides());
  }

  private List<Integer> sides() {
    return OnDisk.now(matches.people()).stream().map(Person::side).toList();
  }

  @Test
  public void whoeverIsForgottenStaysForgottenAndTheMatchKeepsTheName() throws Exception {
    start(7);

    finish(matches.forgetPerson("Anna"));
    assertEquals(1, OnDisk.now(matches.people()).size());
    restart();

    assertEquals("Ben", OnDisk.now(matches.people()).get(0).name());
    assertEquals("Anna", unfinished().get(0).players().get(0).name());
  }

  @Test
  public void aDeletedMatchComesBackWhenThatIsUndone() throws Exception {
    long id = start(7);

    inBackground(() -> matches.remove(id));
    assertEquals(List.of(), ids());
    inBackground(() -> matches.restore(List.of(id)));

    assertEquals(List.of(id), ids());
    restart();
    assertEquals(List.of(id), ids());
  }

  @Test
  public void whatIsDeletedInThisLifeIsNotForgottenInIt() throws Exception {
    long id = start(7);
    clock.set(1); // somebody has set the clock back

    inBackground(() -> matches.remove(id));
    finish(matches.load());
    inBackground(() -> matches.restore(List.of(id)));

    assertEquals(List.of(id), ids());
  }

  @Test
  public void aDeletedMatchIsGoneForGoodAtTheNextStart() throws Exception {
    long id = start(7);

    inBackground(() -> matches.remove(id));
    restart();
    inBackground(() -> matches.restore(List.of(id)));

    assertEquals(List.of(), ids());
    assertNull(inBackground(() -> matches.find(id)));
  }

  @Test
  public void aDamagedMoveIsToldWhenTheMatchIsOpenedAndItsTextCanStillBeExported()
      throws Exception {
    long id = start(7);
    String nonsense = "S2 play nonsense";
    inBackground(
        () -> {
          MatchRow row = Objects.requireNonNull(database.matches().match(id));
          String seal = Seal.of(row.opening(), List.of(nonsense));
          PlyRow ply = new PlyRow(id, 0, nonsense);
          assertTrue(database.matches().append(ply, row.seal(), seal, 3_000, 1, null));
        });

    restart();

    assertEquals(List.of(id), ids());
    Save save = Objects.requireNonNull(inBackground(() -> matches.find(id)));
    BrokenSave broken = assertThrows(BrokenSave.class, () -> save.open(Rooms.STANDARD));
    assertEquals(Damage.MOVES, broken.damage());
    String text = save.text(Rooms.STANDARD);
    assertTrue(text, text.contains("seat person Anna"));
    assertTrue(text, text.contains("S2 play nonsense\nLine "));
  }

  @Test
  public void aBrokenMatchCanBeDeletedAndBroughtBack() throws Exception {
    MatchRow row = new MatchRow(0, "chess", "?", "", 5, 5, 1, false, 0, Seal.of("?", List.of()));
    long id = inBackground(() -> database.matches().start(row, List.of()));
    restart();

    inBackground(() -> matches.remove(id));
    assertFalse(ids().contains(id));
    inBackground(() -> matches.restore(List.of(id)));

    assertTrue(ids().contains(id));
  }

  @Test
  public void aLineUpThatCannotBeReadIsNone() throws Exception {
    MatchRow row = new MatchRow(0, "solo", "?", "", 5, 5, 1, false, 0, Seal.of("?", List.of()));
    long id = inBackground(() -> database.matches().start(row, List.of()));

    assertNull(inBackground(() -> matches.latest("solo")));
    assertNull(inBackground(() -> matches.lineUp(id)));
  }

  private long start(long seed) throws InterruptedException {
    Match<?, ?, ?, ?> match = dealt(seed);
    return inBackground(() -> matches.start(match, ANIMALS));
  }

  private void startOnSides(long seed, List<Integer> sides) throws InterruptedException {
    Match<?, ?, ?, ?> match = dealt(seed);
    inBackground(
        () -> {
          var unused = matches.start(match, ANIMALS, sides);
        });
  }

  private static Match<?, ?, ?, ?> dealt(long seed) {
    return Deal.in(
            SoloRoom.INSTANCE,
            seed,
            setup -> setup.with("match-length", "150").withFirst(Seat.of(1)),
            ANNA_BEN_AND_A_BOT)
        .match();
  }

  private List<SavedMatch> unfinished() {
    return OnDisk.now(matches.unfinished());
  }

  private List<Long> ids() {
    return unfinished().stream().map(SavedMatch::id).toList();
  }

  private void restart() throws InterruptedException {
    database.close();
    database = TraytableDatabase.open(context, "matches.db");
    matches = repository();
    finish(matches.load());
  }

  private MatchRepository repository() {
    return new MatchRepository(
        Rooms.STANDARD, database.matches(), database.people(), background, clock::incrementAndGet);
  }

  private void inBackground(Runnable work) throws InterruptedException {
    var unused = inBackground(Executors.callable(work));
  }

  @SuppressWarnings("NullAway")
  private <T> T inBackground(Callable<T> work) throws InterruptedException {
    AtomicReference<T> result = new AtomicReference<>();
    finish(
        background.run(
            () -> {
              try {
                result.set(work.call());
              } catch (Exception e) {
                throw new AssertionError(e);
              }
            }));
    return result.get();
  }

  private static void finish(Job job) throws InterruptedException {
    BuildersKt.runBlocking(EmptyCoroutineContext.INSTANCE, (scope, done) -> job.join(done));
  }
}
