package app.traytable.play;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.os.SystemClock;
import android.view.View;
import android.view.ViewTreeObserver;
import android.view.WindowManager.LayoutParams;
import app.traytable.play.server.Session;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;

/** Takes a picture of all windows whenever one of them has something new to show. */
final class Camera implements AutoCloseable {
  private static final long BUSY_FOR = 300;

  private final Windows windows;
  private final Darkroom darkroom;
  private final Map<View, Lens> lenses = new WeakHashMap<>();
  private final ViewTreeObserver.OnPreDrawListener onChange =
      () -> {
        changed = true;
        return true;
      };
  private List<View> shown = List.of();
  private boolean changed;
  private long lastChange;
  private long lastDrawn;
  private Bitmap last;

  Camera(Windows windows, Session session) {
    this.windows = windows;
    darkroom = new Darkroom(session);
  }

  /** Something has moved just now, so the next frame may follow soon. */
  boolean isBusy() {
    return System.nanoTime() / 1_000_000 - lastChange < BUSY_FOR;
  }

  /** Two frames of the phone's own clock have gone by without anything new. */
  boolean rests() {
    return !changed && SystemClock.uptimeMillis() - lastDrawn > 2 * Phone.FRAME.toMillis();
  }

  void shoot() {
    List<View> roots = windows.all();
    windows.withFocus();
    if (!roots.equals(shown)) {
      watch(roots);
    }
    if (!changed || !darkroom.isFree() || roots.isEmpty()) {
      return;
    }
    changed = false;
    lastChange = System.nanoTime() / 1_000_000;
    lastDrawn = SystemClock.uptimeMillis();
    Bitmap picture = darkroom.blank(windows.screen());
    draw(roots, picture);
    if (last == null || !picture.sameAs(last)) {
      last = picture;
      darkroom.develop(picture);
    }
  }

  private void watch(List<View> roots) {
    for (View root : roots) {
      if (!lenses.containsKey(root)) {
        lenses.put(root, new Lens());
        root.getViewTreeObserver().addOnPreDrawListener(onChange);
      }
    }
    for (View gone : shown) {
      if (!roots.contains(gone) && !gone.isAttachedToWindow()) {
        Lens lens = lenses.remove(gone);
        if (lens != null) {
          lens.close();
        }
      }
    }
    shown = roots;
    changed = true;
  }

  private void draw(List<View> roots, Bitmap picture) {
    Canvas canvas = new Canvas(picture);
    int[] place = new int[2];
    for (View root : roots) {
      LayoutParams params = Windows.params(root);
      root.getLocationOnScreen(place);
      Bitmap window = lenses.get(root).look(root);
      if ((params.flags & LayoutParams.FLAG_DIM_BEHIND) != 0) {
        canvas.drawColor(Color.argb(params.dimAmount, 0f, 0f, 0f));
      }
      canvas.drawBitmap(window, place[0], place[1], null);
    }
  }

  @Override
  public void close() {
    lenses.values().forEach(Lens::close);
    darkroom.close();
  }
}
