package app.traytable.shrunk;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;

/**
 * Those who work behind the screen. From one who waits nobody can tell whether something to do is
 * on its way, so each is woken: who then makes nothing and waits again has nothing to do.
 */
final class Behind {
  private static final List<String> NAMES = List.of("DefaultDispatcher-worker", "arch_disk_io");
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private Map<Long, Long> made = Map.of();

  /** Waits until all have done what there was, and says whether that was anything. */
  boolean hasWorked() {
    List<Thread> all = all();
    Map<Long, Long> before = new HashMap<>();
    all.forEach(thread -> before.put(thread.getId(), waits(thread)));
    all.forEach(LockSupport::unpark);
    for (Thread thread : all) {
      while (thread.isAlive()
          && !(isWaiting(thread) && waits(thread) > before.get(thread.getId()))) {
        Thread.yield();
      }
    }
    Map<Long, Long> now = new HashMap<>();
    all.forEach(thread -> now.put(thread.getId(), THREADS.getThreadAllocatedBytes(thread.getId())));
    boolean hasWorked = !now.equals(made);
    made = now;
    return hasWorked;
  }

  private static List<Thread> all() {
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    while (group.getParent() != null) {
      group = group.getParent();
    }
    Thread[] all = new Thread[2 * group.activeCount()];
    return Arrays.stream(all, 0, group.enumerate(all))
        .filter(thread -> NAMES.stream().anyMatch(thread.getName()::startsWith))
        .toList();
  }

  private static boolean isWaiting(Thread thread) {
    return switch (thread.getState()) {
      case WAITING, TIMED_WAITING, TERMINATED -> true;
      default -> false;
    };
  }

  private static long waits(Thread thread) {
    ThreadInfo info = THREADS.getThreadInfo(thread.getId());
    return info == null ? Long.MAX_VALUE : info.getWaitedCount();
  }
}
