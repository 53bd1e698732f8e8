package app.traytable.play.server;

import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Who looks at the phone, and who of them plays: the first to come, until gone or until another one
 * takes the phone. The others watch.
 */
final class Viewers {
  /** A page asks again at least every two seconds. */
  private static final long GONE_AFTER = Duration.ofSeconds(7).toMillis();

  private final LongSupplier clock;
  private final Map<String, Long> seen = new LinkedHashMap<>();
  private @Nullable String player;
  private long lastSeen;

  Viewers(LongSupplier clock) {
    this.clock = clock;
    lastSeen = clock.getAsLong();
  }

  synchronized void see(String viewer) {
    lastSeen = clock.getAsLong();
    seen.put(viewer, lastSeen);
    forgetTheGone();
  }

  synchronized void leave(String viewer) {
    seen.remove(viewer);
    forgetTheGone();
  }

  synchronized void takePhone(String viewer) {
    see(viewer);
    player = viewer;
  }

  synchronized boolean plays(String viewer) {
    forgetTheGone();
    return viewer.equals(player);
  }

  synchronized int count() {
    forgetTheGone();
    return seen.size();
  }

  /** For how many milliseconds nobody has looked. */
  synchronized long unwatched() {
    return count() > 0 ? 0 : clock.getAsLong() - lastSeen;
  }

  private void forgetTheGone() {
    long now = clock.getAsLong();
    seen.values().removeIf(when -> now - when > GONE_AFTER);
    if (player == null || !seen.containsKey(player)) {
      Iterator<String> first = seen.keySet().iterator();
      player = first.hasNext() ? first.next() : null;
    }
  }
}
