package app.traytable.parcel;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import android.net.Uri;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.TraytableApp;
import app.traytable.data.Received;
import app.traytable.parcel.ParcelUi.Obstacle;
import app.traytable.rules.parcel.ParcelRefused.Why;
import app.traytable.settings.Theme;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import kotlinx.coroutines.Job;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class ParcelViewModelTest {
  private final TraytableApp app = ApplicationProvider.getApplicationContext();
  private final ParcelViewModel model = new ParcelViewModel(app);

  @Before
  public void started() throws Exception {
    settle();
  }

  @Test
  public void aFileIsBroughtInAndItsSettingsApplyAtOnce() throws Exception {
    Phone.finish(model.bringIn(file("whole-parcel.zip")));

    assertEquals(new ParcelUi.BroughtIn(new Received(4, 0, 2, 2)), model.ui().getValue());
    settle();
    assertEquals(Theme.DARK, app.settings().now().theme());
    assertEquals("done", app.learned().now().words().get("lesson noidea/first"));
  }

  @Test
  public void aFileThatIsNoneOfOursGetsItsWord() throws Exception {
    Phone.finish(model.bringIn(file("foreign-picture")));
    assertEquals(new ParcelUi.Refused(Why.FOREIGN, 0), model.ui().getValue());
    Phone.finish(model.bringIn(file("unfinished-journal")));
    assertEquals(new ParcelUi.Refused(Why.UNFINISHED, 0), model.ui().getValue());
    Phone.finish(model.bringIn(Uri.fromFile(new File(app.getCacheDir(), "nowhere"))));
    assertEquals(new ParcelUi.Refused(Why.UNREADABLE, 0), model.ui().getValue());
    Phone.finish(model.bringIn(Uri.parse("content://nobody/file")));
    assertEquals(new ParcelUi.Refused(Why.UNREADABLE, 0), model.ui().getValue());
  }

  @Test
  public void everythingGoesToAnotherAppAsAFileWithoutNames() throws Exception {
    Phone.finish(model.bringIn(file("whole-parcel.zip")));

    Phone.finish(model.shareAll());

    assertEquals(new ParcelUi.Resting(), model.ui().getValue());
    Outgoing all = Objects.requireNonNull(model.outgoing().getValue());
    assertEquals("application/zip", all.type());
    String name = all.file().getName();
    assertTrue(name, name.matches("traytable-\\d{4}-\\d\\d-\\d\\d\\.zip"));
    Phone.finish(model.bringIn(Uri.fromFile(all.file())));
    assertEquals(new ParcelUi.BroughtIn(new Received(0, 4, 0, 0)), model.ui().getValue());
    model.sent();
    assertNull(model.outgoing().getValue());
  }

  @Test
  public void oneMatchGoesAsItsJournalAndWhatWasSentBeforeIsGone() throws Exception {
    Phone.finish(model.bringIn(file("whole-solo.journal")));
    Phone.finish(model.shareAll());

    Phone.finish(model.shareMatch(1));

    Outgoing match = Objects.requireNonNull(model.outgoing().getValue());
    assertEquals("text/plain", match.type());
    String name = match.file().getName();
    assertTrue(name, name.matches("traytable-solo-\\d{4}-\\d\\d-\\d\\d-\\d{4}\\.txt"));
    assertEquals(1, Objects.requireNonNull(new File(app.getCacheDir(), "shared").list()).length);
    assertArrayEquals(Phone.file("whole-solo.journal"), Files.readAllBytes(match.file().toPath()));
  }

  @Test
  public void aMatchThatIsNotThereOrNotOverIsNotSent() throws Exception {
    Phone.finish(model.shareMatch(99));

    assertEquals(new ParcelUi.Failed(Obstacle.NOT_TO_BE_SENT), model.ui().getValue());
    assertNull(model.outgoing().getValue());
    model.seen();
    assertEquals(new ParcelUi.Resting(), model.ui().getValue());
  }

  @Test
  public void everythingIsSavedToAFileOfChoice() throws Exception {
    Phone.finish(model.bringIn(file("whole-parcel.zip")));
    File chosen = new File(app.getCacheDir(), "chosen.zip");

    Phone.finish(model.saveAll(Uri.fromFile(chosen)));

    assertEquals(new ParcelUi.Saved(4), model.ui().getValue());
    Phone.finish(model.bringIn(Uri.fromFile(chosen)));
    assertEquals(new ParcelUi.BroughtIn(new Received(0, 4, 0, 0)), model.ui().getValue());
    Phone.finish(model.saveAll(Uri.fromFile(new File(app.getCacheDir(), "no/such/folder"))));
    assertEquals(new ParcelUi.Failed(Obstacle.NOT_WRITTEN), model.ui().getValue());
  }

  /** Whoever taps twice wants it once. */
  @Test
  public void oneThingIsDoneAtATime() throws Exception {
    Uri file = file("whole-parcel.zip");
    CountDownLatch busy = keepBusy();
    Job first = model.bringIn(file);
    Job second = model.bringIn(file);
    busy.countDown();
    Phone.finish(first);

    assertSame(first, second);
    assertEquals(new ParcelUi.BroughtIn(new Received(4, 0, 2, 2)), model.ui().getValue());
  }

  @Test
  public void whatIsStoppedHasBroughtInNothing() throws Exception {
    Uri file = file("whole-parcel.zip");
    CountDownLatch busy = keepBusy();
    Job job = model.bringIn(file);
    model.stop();
    busy.countDown();
    Phone.finish(job);

    assertEquals(new ParcelUi.Resting(), model.ui().getValue());
    Phone.finish(model.bringIn(file("whole-parcel.zip")));
    assertEquals(new ParcelUi.BroughtIn(new Received(4, 0, 2, 2)), model.ui().getValue());
  }

  /** Nothing else gets its turn in the background until this is let go. */
  private CountDownLatch keepBusy() {
    CountDownLatch latch = new CountDownLatch(1);
    app.background()
        .run(
            () -> {
              try {
                latch.await();
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
            });
    return latch;
  }

  private Uri file(String name) throws IOException {
    File file = new File(app.getCacheDir(), name);
    Files.write(file.toPath(), Phone.file(name));
    return Uri.fromFile(file);
  }

  private void settle() throws InterruptedException {
    for (int i = 0; i < 3; i++) {
      Phone.finish(app.background().run(() -> {}));
    }
  }
}
