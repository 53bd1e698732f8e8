package app.traytable.match;

import app.traytable.rules.table.BrokenJournal;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Match;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import kotlin.coroutines.EmptyCoroutineContext;
import kotlinx.coroutines.BuildersKt;
import kotlinx.coroutines.flow.Flow;
import kotlinx.coroutines.flow.FlowKt;
import kotlinx.coroutines.flow.StateFlow;
import org.jspecify.annotations.Nullable;
import org.robolectric.shadows.ShadowLooper;

/** What somebody finds who reads the disk beside the app. */
public final class OnDisk {
  private OnDisk() {}

  /** What a question answers now; it is asked anew. */
  public static <T> T now(Flow<T> question) {
    try {
      return BuildersKt.runBlocking(
          EmptyCoroutineContext.INSTANCE, (scope, done) -> FlowKt.first(question, done));
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** What a screen shows of it, once it has been read; the main thread does its part meanwhile. */
  public static <T> T shown(StateFlow<@Nullable T> state) {
    CompletableFuture<T> first =
        CompletableFuture.supplyAsync(() -> now(FlowKt.filterNotNull(state)));
    while (!first.isDone()) {
      ShadowLooper.idleMainLooper();
      Thread.yield();
    }
    return first.join();
  }

  /** Keeps a match with all its moves. Not on the main thread. */
  public static long keep(MatchRepository repository, Match<?, ?, ?, ?> match) {
    Deque<Match<?, ?, ?, ?>> all = new ArrayDeque<>();
    for (Match<?, ?, ?, ?> m = match; m != null; m = m.before()) {
      all.push(m);
    }
    long id = repository.start(all.pop(), Disk.animals(match));
    all.forEach(m -> repository.append(id, m));
    return id;
  }

  /** Not on the main thread. */
  public static Journal journal(MatchRepository repository, long id) {
    Save save = Objects.requireNonNull(repository.find(id));
    try {
      Journal opening = Journal.parse(save.row().opening());
      return new Journal(
          opening.game(),
          opening.options(),
          opening.first(),
          opening.seed(),
          opening.players(),
          save.plies());
    } catch (BrokenJournal e) {
      throw new AssertionError(e);
    }
  }
}
