package app.traytable.shrunk;

import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.app.Activity;
import android.content.Context;
import android.content.Intent;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.os.Bundle;
import android.os.Looper;
import android.os.Parcel;
import android.os.SystemClock;
import android.view.KeyCharacterMap;
import android.view.KeyEvent;
import android.view.View;
import android.view.accessibility.AccessibilityManager;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.accessibility.AccessibilityNodeInfo.AccessibilityAction;
import android.view.inspector.WindowInspector;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Predicate;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.shadows.ShadowChoreographer;
import org.robolectric.shadows.ShadowUiAutomation;

/** The shrunk app in somebody's hand, from its icon on. */
final class Phone {
  private static final Duration FRAME = Duration.ofMillis(16);
  private static final Duration LOOK = Duration.ofMillis(800);
  private static final long PATIENCE = Duration.ofSeconds(60).toNanos();
  private static final int MOST_SCROLLS = 40;

  private final AtomicReference<Throwable> crash = new AtomicReference<>();
  private final ActivityController<? extends Activity> activity;

  private Phone(Bundle saved) {
    Thread.setDefaultUncaughtExceptionHandler((thread, cause) -> crash.compareAndSet(null, cause));
    ShadowChoreographer.setPaused(true);
    ShadowChoreographer.setFrameDelay(FRAME);
    AccessibilityManager manager =
        RuntimeEnvironment.getApplication().getSystemService(AccessibilityManager.class);
    shadowOf(manager).setEnabled(true);
    activity = Robolectric.buildActivity(launched());
    if (saved == null) {
      activity.setup();
    } else {
      activity.setup(saved);
    }
  }

  /** Touches the icon. */
  static Phone open() {
    return new Phone(null);
  }

  /** As the system does it when the process has been killed meanwhile. */
  static Phone reopen(Bundle saved) {
    return new Phone(saved);
  }

  private static Class<? extends Activity> launched() {
    Context context = RuntimeEnvironment.getApplication();
    Intent icon = context.getPackageManager().getLaunchIntentForPackage(context.getPackageName());
    try {
      return Class.forName(icon.getComponent().getClassName()).asSubclass(Activity.class);
    } catch (ClassNotFoundException e) {
      throw new AssertionError("R8 has taken away what the icon opens", e);
    }
  }

  /** Puts the phone away and says what the system would keep, after it has been written down. */
  Bundle leave() {
    Bundle saved = new Bundle();
    activity.pause().stop().saveInstanceState(saved).destroy();
    settle();
    Parcel parcel = Parcel.obtain();
    parcel.writeBundle(saved);
    byte[] written = parcel.marshall();
    parcel.recycle();
    Parcel read = Parcel.obtain();
    read.unmarshall(written, 0, written.length);
    read.setDataPosition(0);
    return read.readBundle(activity.get().getClassLoader());
  }

  List<Node> touchable() {
    return Screen.read().stream().filter(Node::isTouchable).toList();
  }

  List<String> said() {
    return Screen.read().stream().flatMap(node -> node.said().stream()).distinct().toList();
  }

  /** Waits until one thing is on the screen, at rest. */
  Node awaitOne(String what, Function<List<Node>, Node> choose) {
    long begun = System.nanoTime();
    while (true) {
      settle();
      Node found = choose.apply(Screen.read());
      if (found == null) {
        found = scrolledTo(choose);
      }
      if (found != null) {
        return found;
      }
      assertTrue(what + " is not on the screen: " + said(), System.nanoTime() - begun < PATIENCE);
    }
  }

  Node await(String what, Predicate<Node> isIt) {
    return awaitOne(what, nodes -> nodes.stream().filter(isIt).findFirst().orElse(null));
  }

  /** Touches the first thing that says just this. */
  void tap(String words) {
    tap(await("“" + words + "”", node -> node.isTouchable() && node.said().contains(words)));
  }

  /** Touches the first thing that says this, or this and more. */
  void tapBeginning(String words) {
    tap(
        await(
            "“" + words + "…”",
            node -> node.isTouchable() && node.said().stream().anyMatch(s -> s.startsWith(words))));
  }

  void tap(Node node) {
    assertTrue(node.label(), node.act(AccessibilityNodeInfo.ACTION_CLICK, new Bundle()));
    settle();
  }

  /** Into the only field there is. */
  void type(String text) {
    Bundle arguments = new Bundle();
    arguments.putCharSequence(AccessibilityNodeInfo.ACTION_ARGUMENT_SET_TEXT_CHARSEQUENCE, text);
    Node field = await("a field", node -> node.info().isEditable());
    assertTrue(field.act(AccessibilityNodeInfo.ACTION_SET_TEXT, arguments));
    settle();
  }

  void back() {
    long now = SystemClock.uptimeMillis();
    for (int action : new int[] {KeyEvent.ACTION_DOWN, KeyEvent.ACTION_UP}) {
      ShadowUiAutomation.injectInputEvent(
          new KeyEvent(
              now, now, action, KeyEvent.KEYCODE_BACK, 0, 0, KeyCharacterMap.VIRTUAL_KEYBOARD, 0));
    }
    settle();
  }

  /** Draws all windows, which is half of what the app does. */
  void draw() {
    for (View window : WindowInspector.getGlobalWindowViews()) {
      if (window.getWidth() > 0 && window.getHeight() > 0) {
        window.draw(
            new Canvas(
                Bitmap.createBitmap(
                    window.getWidth(), window.getHeight(), Bitmap.Config.ARGB_8888)));
      }
    }
  }

  /** Until nobody works behind the screen and the screen says the same twice. */
  private void settle() {
    List<String> before = null;
    List<String> now = List.of();
    while (!now.equals(before)) {
      before = now;
      do {
        shadowOf(Looper.getMainLooper()).idleFor(LOOK);
        if (crash.get() != null) {
          throw new AssertionError("the app has crashed", crash.get());
        }
      } while (isWorkedOn());
      now = said();
    }
  }

  private static boolean isWorkedOn() {
    boolean works = false;
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().startsWith("DefaultDispatcher-worker")) {
        works |= thread.getState() == Thread.State.RUNNABLE;
      }
    }
    return works;
  }

  /** Where something is out of sight, a screen reader turns the page. */
  private Node scrolledTo(Function<List<Node>, Node> choose) {
    for (AccessibilityAction way :
        new AccessibilityAction[] {
          AccessibilityAction.ACTION_SCROLL_FORWARD, AccessibilityAction.ACTION_SCROLL_BACKWARD
        }) {
      for (int i = 0; i < MOST_SCROLLS; i++) {
        boolean moved =
            Screen.read().stream()
                .filter(node -> node.info().getActionList().contains(way))
                .findFirst()
                .map(node -> node.act(way.getId(), new Bundle()))
                .orElse(false);
        if (!moved) {
          break;
        }
        settle();
        Node found = choose.apply(Screen.read());
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }
}
