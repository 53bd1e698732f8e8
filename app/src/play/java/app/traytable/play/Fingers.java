package app.traytable.play;

import android.graphics.Point;
import android.os.SystemClock;
import android.view.InputDevice;
import android.view.MotionEvent;
import android.view.MotionEvent.PointerCoords;
import android.view.MotionEvent.PointerProperties;
import app.traytable.play.server.Wish;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.robolectric.shadows.ShadowUiAutomation;

/** Fingers on the glass, and the wheel of a mouse. */
final class Fingers {
  private final Windows windows;
  private final Map<Integer, PointerCoords> down = new TreeMap<>();
  private long downTime;
  private long browserTime;

  Fingers(Windows windows) {
    this.windows = windows;
  }

  void touch(Wish.Touch touch) {
    boolean known = down.containsKey(touch.finger());
    switch (touch.phase()) {
      case DOWN -> {
        if (down.isEmpty()) {
          downTime = SystemClock.uptimeMillis();
          browserTime = touch.time();
        }
        if (!known) {
          windows.setTouchMode(true);
          put(touch);
          send(MotionEvent.ACTION_DOWN, MotionEvent.ACTION_POINTER_DOWN, touch);
        }
      }
      case MOVE -> {
        if (known) {
          put(touch);
          send(MotionEvent.ACTION_MOVE, time(touch));
        }
      }
      case UP -> {
        if (known) {
          put(touch);
          send(MotionEvent.ACTION_UP, MotionEvent.ACTION_POINTER_UP, touch);
          down.remove(touch.finger());
        }
      }
      case CANCEL -> lift();
    }
  }

  /** Takes all fingers away as if they had not been there. */
  void lift() {
    if (!down.isEmpty()) {
      send(MotionEvent.ACTION_CANCEL, SystemClock.uptimeMillis());
      down.clear();
    }
  }

  void turn(Wish.Wheel wheel) {
    PointerCoords coords = coords(wheel.x(), wheel.y());
    coords.setAxisValue(MotionEvent.AXIS_HSCROLL, wheel.right());
    coords.setAxisValue(MotionEvent.AXIS_VSCROLL, wheel.up());
    long now = SystemClock.uptimeMillis();
    inject(
        MotionEvent.ACTION_SCROLL,
        now,
        now,
        List.of(properties(0, MotionEvent.TOOL_TYPE_MOUSE)),
        List.of(coords),
        InputDevice.SOURCE_MOUSE);
  }

  private void put(Wish.Touch touch) {
    down.put(touch.finger(), coords(touch.x(), touch.y()));
  }

  private PointerCoords coords(float x, float y) {
    Point screen = windows.screen();
    PointerCoords coords = new PointerCoords();
    coords.x = x * screen.x;
    coords.y = y * screen.y;
    coords.pressure = 1;
    coords.size = 1;
    return coords;
  }

  /** The spacing of the browser's events, or a fling would have the speed of the network. */
  private long time(Wish.Touch touch) {
    return downTime + Math.max(0, touch.time() - browserTime);
  }

  /** The first and the last finger are told apart from those between. */
  private void send(int alone, int among, Wish.Touch touch) {
    int index = new ArrayList<>(down.keySet()).indexOf(touch.finger());
    boolean only = down.size() == 1;
    int action = only ? alone : among | index << MotionEvent.ACTION_POINTER_INDEX_SHIFT;
    send(action, time(touch));
  }

  private void send(int action, long time) {
    List<PointerProperties> properties = new ArrayList<>();
    down.keySet().forEach(f -> properties.add(properties(f, MotionEvent.TOOL_TYPE_FINGER)));
    inject(
        action,
        downTime,
        time,
        properties,
        new ArrayList<>(down.values()),
        InputDevice.SOURCE_TOUCHSCREEN);
  }

  private static PointerProperties properties(int id, int tool) {
    PointerProperties properties = new PointerProperties();
    properties.id = id;
    properties.toolType = tool;
    return properties;
  }

  private static void inject(
      int action,
      long downTime,
      long time,
      List<PointerProperties> properties,
      List<PointerCoords> coords,
      int source) {
    MotionEvent event =
        MotionEvent.obtain(
            downTime,
            time,
            action,
            coords.size(),
            properties.toArray(new PointerProperties[0]),
            coords.toArray(new PointerCoords[0]),
            0,
            0,
            1,
            1,
            0,
            0,
            source,
            0);
    ShadowUiAutomation.injectInputEvent(event);
    event.recycle();
  }
}
