package app.traytable.play;

import android.os.Handler;
import android.os.Looper;
import app.traytable.MainActivity;

/** Crashes in the background, after a restart on the main thread, and then no more. */
public final class ClumsyPhone extends Phone {
  private static int starts;

  public static void main(String[] args) {
    Play.play(args, ClumsyPhone.class);
  }

  /** Not before: while it is being opened, nobody plays yet. */
  @Override
  protected void opened(MainActivity app) {
    starts++;
    new Handler(Looper.getMainLooper()).postDelayed(ClumsyPhone::stumble, 500);
  }

  private static void stumble() {
    if (starts == 1) {
      new Thread(() -> drop("in the background")).start();
    } else if (starts == 2) {
      drop("on the main thread");
    }
  }

  private static void drop(String where) {
    throw new IllegalStateException("dropped " + where);
  }
}
