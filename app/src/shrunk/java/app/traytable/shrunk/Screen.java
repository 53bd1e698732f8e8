package app.traytable.shrunk;

import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.accessibility.AccessibilityNodeProvider;
import android.view.inspector.WindowInspector;
import java.util.ArrayList;
import java.util.List;
import org.robolectric.util.ReflectionHelpers;
import org.robolectric.util.ReflectionHelpers.ClassParameter;

/**
 * What is on the screen, told by Android alone: the classes of the app have lost their names, so
 * nothing here may know one.
 *
 * @param nodes in the order of the windows, and in each from the top to the bottom
 */
record Screen(List<Node> nodes) {
  private static final String TAG = "androidx.compose.ui.semantics.testTag";

  static Screen read() {
    List<Node> nodes = new ArrayList<>();
    WindowInspector.getGlobalWindowViews().forEach(window -> read(window, nodes));
    return new Screen(nodes);
  }

  List<Node> touchable() {
    return nodes.stream().filter(Node::isTouchable).toList();
  }

  List<String> said() {
    return nodes.stream().flatMap(node -> node.said().stream()).distinct().toList();
  }

  private static void read(View view, List<Node> nodes) {
    if (view.getAccessibilityNodeProvider() != null) {
      Node root = read(view, AccessibilityNodeProvider.HOST_VIEW_ID);
      if (root != null) {
        root.all().forEach(nodes::add);
      }
    } else if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        read(group.getChildAt(i), nodes);
      }
    }
  }

  private static Node read(View view, int id) {
    AccessibilityNodeProvider provider = view.getAccessibilityNodeProvider();
    AccessibilityNodeInfo info = provider.createAccessibilityNodeInfo(id);
    if (info == null) {
      return null;
    }
    provider.addExtraDataToAccessibilityNodeInfo(id, info, TAG, new Bundle());
    List<Node> below = new ArrayList<>();
    for (int i = 0; i < info.getChildCount(); i++) {
      Node node = read(view, idOfChild(info, i));
      if (node != null) {
        below.add(node);
      }
    }
    return new Node(view, id, info, info.getExtras().getCharSequence(TAG, "").toString(), below);
  }

  /** Android keeps the number of a node within a view in the upper half. */
  private static int idOfChild(AccessibilityNodeInfo info, int index) {
    long id =
        ReflectionHelpers.callInstanceMethod(
            info, "getChildId", ClassParameter.from(int.class, index));
    return (int) (id >>> Integer.SIZE);
  }
}
