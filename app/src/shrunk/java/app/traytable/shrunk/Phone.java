package app.traytable.shrunk;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.app.Activity;
import android.app.Application;
import android.app.Instrumentation;
import android.content.Context;
import android.content.Intent;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.net.Uri;
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
import java.io.File;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Predicate;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.shadows.ShadowActivity;
import org.robolectric.shadows.ShadowChoreographer;
import org.robolectric.shadows.ShadowLooper;
import org.robolectric.shadows.ShadowUiAutomation;
import org.robolectric.util.ReflectionHelpers;
import org.robolectric.util.ReflectionHelpers.ClassParameter;

/**
 * The shrunk app in somebody's hand, from its icon on. Time passes on it only while it is looked
 * at.
 */
final class Phone {
  /** It is a slow phone: what moves takes as long as on any, in fewer frames. */
  private static final Duration FRAME = Duration.ofMillis(80);

  /** So long nothing moves that has begun, nor is what has just come too new to be touched. */
  private static final int FRAMES = 12;

  private static final int MOST_LOOKS = 25;
  private static final int MOST_SCROLLS = 40;
  private static final List<AccessibilityAction> WAYS =
      List.of(
          AccessibilityAction.ACTION_SCROLL_FORWARD, AccessibilityAction.ACTION_SCROLL_BACKWARD);

  private final AtomicReference<Throwable> crash = new AtomicReference<>();
  private final Behind behind = new Behind();
  private final ActivityController<? extends Activity> activity;
  private Screen seen;

  private Phone(Bundle saved) {
    Thread.setDefaultUncaughtExceptionHandler((thread, cause) -> crash.compareAndSet(null, cause));
    ShadowChoreographer.setPaused(true);
    ShadowChoreographer.setFrameDelay(FRAME);
    Application app = RuntimeEnvironment.getApplication();
    shadowOf(app.getSystemService(AccessibilityManager.class)).setEnabled(true);
    activity = Robolectric.buildActivity(launched(app));
    if (saved == null) {
      activity.setup();
    } else {
      activity.setup(saved);
    }
    assertSame(app, activity.get().getApplication());
    settle();
  }

  /** Touches the icon. */
  static Phone open() {
    return new Phone(null);
  }

  /** Comes back to what the system has kept. */
  static Phone reopen(Bundle saved) {
    return new Phone(saved);
  }

  private static Class<? extends Activity> launched(Context app) {
    Intent icon = app.getPackageManager().getLaunchIntentForPackage(app.getPackageName());
    try {
      return Class.forName(icon.getComponent().getClassName()).asSubclass(Activity.class);
    } catch (ClassNotFoundException e) {
      throw new AssertionError("R8 has taken away what the icon opens", e);
    }
  }

  /**
   * Puts the phone away, and the system ends the process: nothing is left of it but the disk and
   * what the system keeps, which is returned after it has been written down.
   */
  Bundle leave() {
    Bundle saved = new Bundle();
    activity.pause().stop().saveInstanceState(saved);
    Parcel parcel = Parcel.obtain();
    parcel.writeBundle(saved);
    byte[] written = parcel.marshall();
    parcel.recycle();
    activity.destroy();
    settle();
    startProcess();
    Parcel read = Parcel.obtain();
    read.unmarshall(written, 0, written.length);
    read.setDataPosition(0);
    return read.readBundle(activity.get().getClassLoader());
  }

  /** The application is made anew; the rest of the process is Robolectric's, and stays. */
  @SuppressWarnings("deprecation")
  private static void startProcess() {
    Application old = RuntimeEnvironment.getApplication();
    Context base = old.getBaseContext();
    Application app;
    try {
      app = Instrumentation.newApplication(old.getClass(), base);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError("R8 has taken away what an application is made by", e);
    }
    ReflectionHelpers.callInstanceMethod(
        base, "setOuterContext", ClassParameter.from(Context.class, app));
    ReflectionHelpers.setField(
        ReflectionHelpers.<Object>getField(base, "mPackageInfo"), "mApplication", app);
    ReflectionHelpers.setField(RuntimeEnvironment.getActivityThread(), "mInitialApplication", app);
    RuntimeEnvironment.application = app;
    app.onCreate();
  }

  /** What was on the screen when it was looked at last. */
  Screen seen() {
    return seen;
  }

  Node await(String what, Predicate<Node> isIt) {
    return awaitOn(what, screen -> screen.nodes().stream().filter(isIt).findFirst());
  }

  /** Looks until one thing is on the screen, at rest. */
  Node awaitOn(String what, Function<Screen, Optional<Node>> choose) {
    return find(MOST_LOOKS, choose)
        .orElseThrow(() -> new AssertionError(what + " is not on the screen: " + seen.said()));
  }

  /** Looks for one thing that may come in so many looks, about a second each. */
  Optional<Node> find(int looks, Function<Screen, Optional<Node>> choose) {
    Optional<Node> found = look(choose).or(() -> scrolledTo(choose));
    for (int i = 1; i < looks && found.isEmpty(); i++) {
      settle();
      found = look(choose).or(() -> scrolledTo(choose));
    }
    return found;
  }

  private Optional<Node> look(Function<Screen, Optional<Node>> choose) {
    seen = Screen.read();
    return choose.apply(seen);
  }

  /** Where something is out of sight, a screen reader turns the page. */
  private Optional<Node> scrolledTo(Function<Screen, Optional<Node>> choose) {
    for (AccessibilityAction way : WAYS) {
      for (int i = 0; i < MOST_SCROLLS && scroll(way); i++) {
        Optional<Node> found = look(choose);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private boolean scroll(AccessibilityAction way) {
    boolean moved =
        seen.nodes().stream()
            .filter(node -> node.info().getActionList().contains(way))
            .anyMatch(node -> node.act(way.getId(), new Bundle()));
    if (moved) {
      settle();
    }
    return moved;
  }

  void tap(Node node) {
    assertTrue(node.label(), node.act(AccessibilityNodeInfo.ACTION_CLICK, new Bundle()));
    settle();
  }

  /** The app has asked which other app something goes to: to none. */
  void chooseApp() {
    Intent asked = shadowOf(activity.get()).getNextStartedActivity();
    assertEquals(Intent.ACTION_CHOOSER, asked.getAction());
    settle();
  }

  /** The app has asked for a file: it is always the same. */
  void chooseFile() {
    ShadowActivity asking = shadowOf(activity.get());
    Uri file = Uri.fromFile(new File(activity.get().getCacheDir(), "chosen"));
    asking.receiveResult(
        asking.getNextStartedActivityForResult().intent,
        Activity.RESULT_OK,
        new Intent().setData(file));
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

  /** Until all that can be done now has been done, on the screen and behind it. */
  private void settle() {
    ShadowLooper main = shadowOf(Looper.getMainLooper());
    do {
      for (int i = 0; i < FRAMES; i++) {
        main.idleFor(FRAME);
      }
      if (crash.get() != null) {
        throw new AssertionError("the app has crashed", crash.get());
      }
    } while (behind.hasWorked() || !main.isIdle());
  }
}
