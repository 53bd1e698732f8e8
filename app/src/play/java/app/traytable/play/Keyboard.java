package app.traytable.play;

import android.os.SystemClock;
import android.view.KeyCharacterMap;
import android.view.KeyEvent;
import android.view.View;
import android.view.inputmethod.EditorInfo;
import android.view.inputmethod.InputConnection;
import app.traytable.play.server.Wish;
import java.util.Map;
import org.robolectric.shadows.ShadowUiAutomation;

/** Keys, and text for whatever is being written in. */
final class Keyboard {
  private static final Map<String, Integer> CODES =
      Map.ofEntries(
          Map.entry("Tab", KeyEvent.KEYCODE_TAB),
          Map.entry("Enter", KeyEvent.KEYCODE_ENTER),
          Map.entry("Backspace", KeyEvent.KEYCODE_DEL),
          Map.entry("Delete", KeyEvent.KEYCODE_FORWARD_DEL),
          Map.entry("ArrowLeft", KeyEvent.KEYCODE_DPAD_LEFT),
          Map.entry("ArrowRight", KeyEvent.KEYCODE_DPAD_RIGHT),
          Map.entry("ArrowUp", KeyEvent.KEYCODE_DPAD_UP),
          Map.entry("ArrowDown", KeyEvent.KEYCODE_DPAD_DOWN),
          Map.entry("Home", KeyEvent.KEYCODE_MOVE_HOME),
          Map.entry("End", KeyEvent.KEYCODE_MOVE_END),
          Map.entry("PageUp", KeyEvent.KEYCODE_PAGE_UP),
          Map.entry("PageDown", KeyEvent.KEYCODE_PAGE_DOWN),
          Map.entry("a", KeyEvent.KEYCODE_A));

  private final Windows windows;

  Keyboard(Windows windows) {
    this.windows = windows;
  }

  /** Somebody writes: a phone without keys would show its own now. */
  boolean isWanted() {
    View editor = editor();
    return editor != null && editor.onCheckIsTextEditor();
  }

  void back() {
    press(KeyEvent.KEYCODE_BACK, 0);
  }

  void press(Wish.Key key) {
    Integer code = CODES.get(key.name());
    if (code != null) {
      if (key.name().equals("Tab") || key.name().startsWith("Arrow")) {
        windows.setTouchMode(false);
      }
      int meta = key.shift() ? KeyEvent.META_SHIFT_ON | KeyEvent.META_SHIFT_LEFT_ON : 0;
      meta |= key.ctrl() ? KeyEvent.META_CTRL_ON | KeyEvent.META_CTRL_LEFT_ON : 0;
      meta |= key.alt() ? KeyEvent.META_ALT_ON | KeyEvent.META_ALT_LEFT_ON : 0;
      press(code, meta);
    }
  }

  void type(String text) {
    View editor = editor();
    InputConnection connection =
        editor == null || !editor.onCheckIsTextEditor()
            ? null
            : editor.onCreateInputConnection(new EditorInfo());
    if (connection != null) {
      connection.commitText(text, 1);
      return;
    }
    KeyEvent[] events =
        KeyCharacterMap.load(KeyCharacterMap.VIRTUAL_KEYBOARD).getEvents(text.toCharArray());
    if (events != null) {
      for (KeyEvent event : events) {
        ShadowUiAutomation.injectInputEvent(
            KeyEvent.changeTimeRepeat(event, SystemClock.uptimeMillis(), 0));
      }
    }
  }

  private View editor() {
    View root = windows.withFocus();
    return root == null ? null : root.findFocus();
  }

  private static void press(int code, int meta) {
    long now = SystemClock.uptimeMillis();
    for (int action : new int[] {KeyEvent.ACTION_DOWN, KeyEvent.ACTION_UP}) {
      ShadowUiAutomation.injectInputEvent(
          new KeyEvent(now, now, action, code, 0, meta, KeyCharacterMap.VIRTUAL_KEYBOARD, 0));
    }
  }
}
