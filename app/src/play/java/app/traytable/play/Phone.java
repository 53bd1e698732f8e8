package app.traytable.play;

import android.app.LocaleManager;
import android.os.Handler;
import android.os.Looper;
import app.traytable.MainActivity;
import app.traytable.play.server.Look;
import app.traytable.play.server.Session;
import app.traytable.play.server.Wish;
import java.time.Duration;
import java.util.Locale;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;
import org.robolectric.annotation.LooperMode;
import org.robolectric.shadow.api.Shadow;
import org.robolectric.shadows.ShadowChoreographer;
import org.robolectric.shadows.ShadowLog;
import org.robolectric.shadows.ShadowPausedLooper;
import org.robolectric.shadows.ShadowSystemClock;
import org.robolectric.shadows.ShadowUiAutomation;

/**
 * The app in a JVM, in real time. Robolectric makes an Android whose clock and main thread stand
 * still; here they are kept going. The idea is that of Robolectric's own simulator.
 */
@RunWith(PhoneRunner.class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@LooperMode(LooperMode.Mode.PAUSED)
@Config(shadows = KeptFiles.class)
public class Phone {
  static final Duration FRAME = Duration.ofMillis(16);
  private static final long LONGEST_STEP = 100;

  protected final Session session = Session.current();
  private final Windows windows = new Windows();
  private final Fingers fingers = new Fingers(windows);
  private final Keyboard keyboard = new Keyboard(windows);
  private ActivityController<MainActivity> activity;
  private Look look = session.look();
  private String spoken = look.language();

  @Test
  public void play() {
    Thread.setDefaultUncaughtExceptionHandler((thread, cause) -> session.crash(cause));
    ShadowChoreographer.setPaused(true);
    ShadowChoreographer.setFrameDelay(FRAME);
    Handler main = new Handler(Looper.getMainLooper());
    session.listen(() -> main.post(() -> {}));
    setUpSystem();
    ShadowUiAutomation.setAnimationScaleCompat(session.animations() ? 1 : 0);
    open();
    ShadowPausedLooper looper = Shadow.extract(Looper.getMainLooper());
    try (Camera camera = new Camera(windows, session)) {
      long before = millis();
      while (session.isOn()) {
        looper.poll(camera.isBusy() ? 3 : 16);
        session
            .takeWishes()
            .forEach(
                wish -> {
                  fulfil(wish);
                  felt(wish);
                });
        long passed = Math.min(millis() - before, LONGEST_STEP);
        before = millis();
        ShadowSystemClock.advanceBy(Duration.ofMillis(passed));
        looper.idle();
        followApp();
        camera.shoot();
        session.tell(look, keyboard.isWanted());
        if (looper.isIdle() && camera.rests()) {
          rest();
        }
        // It would keep every line for ever.
        ShadowLog.clear();
      }
    }
  }

  /** The app has been opened, and shows its first screen. */
  protected void opened(MainActivity app) {}

  /** Nothing moves any more. */
  protected void rest() {}

  /** A wish has been fulfilled; the screen follows. */
  protected void felt(Wish wish) {}

  /** The time of the world; the one that Android sees is moved along. */
  private static long millis() {
    return System.nanoTime() / 1_000_000;
  }

  private void open() {
    activity = Robolectric.buildActivity(MainActivity.class).setup();
    opened(activity.get());
  }

  private void fulfil(Wish wish) {
    if (wish instanceof Wish.Touch touch) {
      fingers.touch(touch);
    } else if (wish instanceof Wish.Wheel wheel) {
      fingers.turn(wheel);
    } else if (wish instanceof Wish.Key key) {
      keyboard.press(key);
    } else if (wish instanceof Wish.Text text) {
      keyboard.type(text.text());
    } else if (wish instanceof Wish.Back) {
      keyboard.back();
    } else if (wish instanceof Wish.Rotate) {
      change(look.turned());
    } else if (wish instanceof Wish.Dark dark) {
      change(look.withDark(dark.dark()));
    } else if (wish instanceof Wish.Language language) {
      change(look.withLanguage(language.language()));
    } else if (wish instanceof Wish.FontScale font) {
      change(look.withFontScale(font.scale()));
    } else if (wish instanceof Wish.Glass glass) {
      Glass.tellApart(glass.fingers());
    } else if (wish instanceof Wish.Density density) {
      change(look.withDensity(density.density()));
    }
  }

  private void change(Look other) {
    if (!other.equals(look)) {
      look = other;
      applyLook();
    }
  }

  private void applyLook() {
    fingers.lift();
    setUpSystem();
    // Robolectric opens the activity anew but leaves it invisible.
    activity.configurationChange().visible();
  }

  private void setUpSystem() {
    RuntimeEnvironment.setFontScale(look.fontScale());
    RuntimeEnvironment.setQualifiers(
        String.format(
            Locale.ROOT,
            "%s-w%ddp-h%ddp-%s-%s-%ddpi",
            spoken,
            look.width(),
            look.height(),
            look.isLandscape() ? "land" : "port",
            look.dark() ? "night" : "notnight",
            Math.round(look.density() * 160)));
  }

  /** Does what the system would do when the app is left or asks for another language. */
  private void followApp() {
    if (activity.get().isFinishing()) {
      activity.pause().stop().destroy();
      open();
    }
    String chosen =
        activity
            .get()
            .getSystemService(LocaleManager.class)
            .getApplicationLocales()
            .toLanguageTags();
    String wanted = chosen.isEmpty() ? look.language() : chosen;
    if (!wanted.equals(spoken)) {
      spoken = wanted;
      applyLook();
    }
  }
}
