package app.traytable.play;

import static org.junit.Assert.assertEquals;
import static org.robolectric.Shadows.shadowOf;

import android.app.Activity;
import android.os.Looper;
import android.view.MotionEvent;
import android.view.View;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.play.server.Wish;
import java.util.ArrayList;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;

@RunWith(AndroidJUnit4.class)
public final class FingersTest {
  private final List<String> felt = new ArrayList<>();
  private final Fingers fingers = new Fingers(new Windows());

  @Before
  public void lookAtAnEmptyScreen() {
    Activity activity = Robolectric.buildActivity(Activity.class).setup().get();
    View screen =
        new View(activity) {
          @Override
          public boolean dispatchTouchEvent(MotionEvent event) {
            felt.add(
                MotionEvent.actionToString(event.getAction())
                    + " of "
                    + event.getPointerCount()
                    + " after "
                    + (event.getEventTime() - event.getDownTime()));
            return true;
          }
        };
    activity.setContentView(screen);
    shadowOf(Looper.getMainLooper()).idle();
  }

  private void touch(Wish.Phase phase, int finger, long time) {
    fingers.touch(new Wish.Touch(phase, finger, 0.3f + 0.2f * finger, 0.5f, time));
  }

  @Test
  public void twoFingersAreOneGestureWithTheSpacingOfTheBrowser() {
    touch(Wish.Phase.DOWN, 0, 5_000);
    touch(Wish.Phase.DOWN, 1, 5_010);
    touch(Wish.Phase.MOVE, 1, 5_026);
    touch(Wish.Phase.UP, 0, 5_030);
    touch(Wish.Phase.UP, 1, 5_040);
    assertEquals(
        List.of(
            "ACTION_DOWN of 1 after 0",
            "ACTION_POINTER_DOWN(1) of 2 after 10",
            "ACTION_MOVE of 2 after 26",
            "ACTION_POINTER_UP(0) of 2 after 30",
            "ACTION_UP of 1 after 40"),
        felt);
  }

  @Test
  public void aFingerThatWasNeverDownIsNotFelt() {
    touch(Wish.Phase.MOVE, 0, 0);
    touch(Wish.Phase.UP, 0, 10);
    assertEquals(List.of(), felt);
  }

  @Test
  public void liftingTakesAllFingersAway() {
    touch(Wish.Phase.DOWN, 0, 0);
    touch(Wish.Phase.DOWN, 1, 0);
    touch(Wish.Phase.CANCEL, 1, 0);
    assertEquals("ACTION_CANCEL of 2 after 0", felt.get(2));
    touch(Wish.Phase.DOWN, 0, 0);
    assertEquals("ACTION_DOWN of 1 after 0", felt.get(3));
  }
}
