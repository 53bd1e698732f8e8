package app.traytable.data;

import android.os.Looper;
import app.traytable.BuildConfig;

/** The thread that draws, and waits for no disk. */
public final class MainThread {
  private MainThread() {}

  /**
   * For all that touches the disk without Room, which asks the same by itself: fails on the main
   * thread, wherever the app is being made. On the phone of a player a late frame is better than
   * none.
   */
  public static void staysFree() {
    if (BuildConfig.DEBUG && Looper.getMainLooper().isCurrentThread()) {
      throw new IllegalStateException("the main thread would wait for the disk");
    }
  }
}
