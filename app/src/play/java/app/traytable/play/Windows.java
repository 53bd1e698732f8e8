package app.traytable.play;

import android.content.res.Resources;
import android.graphics.Point;
import android.util.DisplayMetrics;
import android.view.View;
import android.view.WindowManager.LayoutParams;
import android.view.inspector.WindowInspector;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.robolectric.shadow.api.Shadow;
import org.robolectric.util.ReflectionHelpers;
import org.robolectric.util.ReflectionHelpers.ClassParameter;

/** The windows on the screen: the activity, and dialogs and menus above it. */
final class Windows {
  private View focused;

  /** From the lowest to the topmost. */
  List<View> all() {
    List<View> roots = new ArrayList<>(WindowInspector.getGlobalWindowViews());
    roots.removeIf(root -> root.getWidth() == 0 || root.getHeight() == 0 || !root.isShown());
    roots.sort(Comparator.comparingInt(root -> params(root).type));
    return roots;
  }

  static LayoutParams params(View root) {
    return (LayoutParams) root.getLayoutParams();
  }

  /** In pixels. */
  Point screen() {
    DisplayMetrics metrics = Resources.getSystem().getDisplayMetrics();
    return new Point(metrics.widthPixels, metrics.heightPixels);
  }

  /** The window that the keyboard belongs to, after it has been told so. */
  View withFocus() {
    View top = null;
    for (View root : all()) {
      if ((params(root).flags & LayoutParams.FLAG_NOT_FOCUSABLE) == 0) {
        top = root;
      }
    }
    if (top != focused) {
      if (focused != null && focused.isAttachedToWindow()) {
        tellFocus(focused, false);
      }
      if (top != null) {
        tellFocus(top, true);
      }
      focused = top;
    }
    return top;
  }

  /** Keys that move the focus end the time of fingers, which see no focus; a finger begins it. */
  void setTouchMode(boolean touching) {
    View top = withFocus();
    if (top != null && top.isInTouchMode() != touching) {
      Object viewRoot = ReflectionHelpers.callInstanceMethod(top, "getViewRootImpl");
      ReflectionHelpers.callInstanceMethod(
          viewRoot, "ensureTouchModeLocally", ClassParameter.from(boolean.class, touching));
    }
  }

  /** Robolectric has no window manager that would move the focus. */
  private static void tellFocus(View root, boolean has) {
    Object viewRoot = ReflectionHelpers.callInstanceMethod(root, "getViewRootImpl");
    if (viewRoot != null) {
      ReflectionHelpers.callInstanceMethod(
          Shadow.<Object>extract(viewRoot),
          "callWindowFocusChanged",
          ClassParameter.from(boolean.class, has));
    }
  }
}
