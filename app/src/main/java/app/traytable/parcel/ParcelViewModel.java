package app.traytable.parcel;

import android.app.Application;
import android.content.ContentResolver;
import android.database.SQLException;
import android.net.Uri;
import android.provider.DocumentsContract;
import androidx.lifecycle.AndroidViewModel;
import app.traytable.Background;
import app.traytable.TraytableApp;
import app.traytable.data.MainThread;
import app.traytable.parcel.ParcelUi.Obstacle;
import app.traytable.parcel.ParcelUi.Task;
import app.traytable.parcel.ParcelUi.Working;
import app.traytable.rules.parcel.Parcel;
import app.traytable.rules.parcel.ParcelRefused;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.CancellationException;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import kotlinx.coroutines.Job;
import kotlinx.coroutines.flow.FlowKt;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.jspecify.annotations.Nullable;

/** Sends matches to other apps and brings them in, one thing at a time, behind the screen. */
public final class ParcelViewModel extends AndroidViewModel {
  private final MutableStateFlow<ParcelUi> ui =
      StateFlowKt.MutableStateFlow((ParcelUi) new ParcelUi.Resting());
  private final MutableStateFlow<@Nullable Outgoing> outgoing = StateFlowKt.MutableStateFlow(null);
  private final ParcelRepository repository;
  private final Background background;
  private final ContentResolver files;
  private final Outbox outbox;
  private int attempts;
  private @Nullable Job job;

  public ParcelViewModel(Application application) {
    super(application);
    TraytableApp app = TraytableApp.of(application);
    repository = app.parcels();
    background = app.background();
    files = application.getContentResolver();
    outbox = new Outbox(application);
  }

  public StateFlow<ParcelUi> ui() {
    return FlowKt.asStateFlow(ui);
  }

  /** A file for another app of the person's choice; null when there is none. */
  public StateFlow<@Nullable Outgoing> outgoing() {
    return FlowKt.asStateFlow(outgoing);
  }

  /** The other app has been asked for. */
  public void sent() {
    outgoing.setValue(null);
  }

  /** A name for everything in one file. */
  public String nameOfAll() {
    return Outbox.nameOfAll(repository.now());
  }

  /** Sends a match that is over; of any other nothing leaves. */
  public Job shareMatch(long id) {
    return work(
        Task.PACKING,
        progress -> {
          Parcel.Played match = repository.match(id);
          if (match == null) {
            return failed(Obstacle.NOT_TO_BE_SENT);
          }
          return send(outbox.put(match, repository.now()), Outbox.TEXT);
        });
  }

  public Job shareAll() {
    return work(
        Task.PACKING,
        progress -> {
          Parcel parcel = repository.everything(progress);
          return send(outbox.put(parcel, repository.now()), Outbox.ZIP);
        });
  }

  private Supplier<ParcelUi> send(File file, String type) {
    return () -> {
      outgoing.setValue(new Outgoing(file, type));
      return new ParcelUi.Resting();
    };
  }

  /** Packs everything first, so that little can go wrong with the file of the person. */
  public Job saveAll(Uri to) {
    return work(
        Task.PACKING,
        progress -> {
          Parcel parcel = repository.everything(progress);
          copy(outbox.put(parcel, repository.now()), to);
          return () -> new ParcelUi.Saved(parcel.matches().size());
        });
  }

  private void copy(File packed, Uri to) throws IOException {
    try (InputStream in = new FileInputStream(packed);
        OutputStream out = given(() -> files.openOutputStream(to, "wt"))) {
      byte[] piece = new byte[8192];
      for (int count = in.read(piece); count >= 0; count = in.read(piece)) {
        out.write(piece, 0, count);
      }
    } catch (IOException e) {
      forget(to);
      throw e;
    }
  }

  /** Half a file is none. */
  private void forget(Uri file) {
    try {
      DocumentsContract.deleteDocument(files, file);
    } catch (IOException | RuntimeException e) {
      // It stays where it is, and whoever brings it in is told that its end is missing.
    }
  }

  /** Checks a file whole, and then writes all of it or nothing. */
  public Job bringIn(Uri from) {
    return work(
        Task.READING,
        progress -> {
          try (InputStream file = given(() -> files.openInputStream(from))) {
            Unpacked parcel = repository.unpack(file, progress);
            return () -> new ParcelUi.BroughtIn(repository.bringIn(parcel));
          } catch (ParcelRefused e) {
            return () -> new ParcelUi.Refused(e.why(), e.match());
          } catch (IOException e) {
            return () -> new ParcelUi.Refused(ParcelRefused.Why.UNREADABLE, 0);
          }
        });
  }

  private interface Opening<T> {
    @Nullable T open() throws IOException;
  }

  /** Whoever keeps a file may refuse it in any way. */
  private static <T> T given(Opening<T> opening) throws IOException {
    MainThread.staysFree();
    T stream;
    try {
      stream = opening.open();
    } catch (RuntimeException e) {
      throw new IOException(e);
    }
    if (stream == null) {
      throw new FileNotFoundException("nobody keeps this file");
    }
    return stream;
  }

  /** Work beside everything else; what is still to be done then goes among the other writing. */
  private interface Work {
    Supplier<ParcelUi> doIt(IntConsumer progress) throws IOException;
  }

  private Job work(Task task, Work work) {
    if (ui.getValue() instanceof Working && job != null) {
      return job;
    }
    int attempt = ++attempts;
    ui.setValue(new Working(task, 0, attempt));
    IntConsumer progress = matches -> goOn(new Working(task, matches, attempt));
    job =
        background.think(
            () -> {
              try {
                return work.doIt(progress);
              } catch (IOException e) {
                return failed(Obstacle.NOT_WRITTEN);
              } catch (SQLException e) {
                return failed(Obstacle.DISK);
              }
            },
            none -> 0,
            rest -> finish(new Working(Task.WRITING, 0, attempt), rest));
    return job;
  }

  private void finish(Working writing, Supplier<ParcelUi> rest) {
    goOn(writing);
    try {
      ui.setValue(rest.get());
    } catch (SQLException e) {
      ui.setValue(new ParcelUi.Failed(Obstacle.DISK));
    }
  }

  /** Unless the person has stopped it, or it has become another piece of work. */
  private void goOn(Working next) {
    ParcelUi before = ui.getValue();
    boolean isSame = before instanceof Working working && working.attempt() == next.attempt();
    if (!isSame || !ui.compareAndSet(before, next)) {
      throw new CancellationException();
    }
  }

  /** Nothing has been written yet, and nothing will be. */
  public void stop() {
    ParcelUi now;
    do {
      now = ui.getValue();
      if (!(now instanceof Working working) || working.task() == Task.WRITING) {
        return;
      }
    } while (!ui.compareAndSet(now, new ParcelUi.Resting()));
    if (job != null) {
      job.cancel(null);
    }
  }

  /** What came of it has been read; what is being done goes on. */
  public void seen() {
    ParcelUi now = ui.getValue();
    if (!(now instanceof Working)) {
      ui.compareAndSet(now, new ParcelUi.Resting());
    }
  }

  /** There is nothing on this phone to choose a file with. */
  public void noFiles() {
    ui.setValue(new ParcelUi.Failed(Obstacle.NO_FILES));
  }

  private static Supplier<ParcelUi> failed(Obstacle why) {
    return () -> new ParcelUi.Failed(why);
  }
}
