package app.traytable.shrunk;

import android.os.Bundle;
import android.view.View;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.accessibility.AccessibilityNodeInfo.AccessibilityAction;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Something on the screen, as a screen reader is told of it.
 *
 * @param tag what it is called in tests; empty if it has no such name
 */
record Node(View view, int id, AccessibilityNodeInfo info, String tag, List<Node> below) {
  private static final Set<Integer> LABELLED =
      Set.of(AccessibilityNodeInfo.ACTION_CLICK, AccessibilityNodeInfo.ACTION_LONG_CLICK);

  Stream<Node> all() {
    return Stream.concat(Stream.of(this), below.stream().flatMap(Node::all));
  }

  boolean isTouchable() {
    return info.isClickable() && info.isEnabled();
  }

  /** All that is said of it, in the order in which the scripts of matches write it down. */
  List<String> said() {
    List<String> texts = new ArrayList<>();
    List<String> descriptions = new ArrayList<>();
    gather(texts, descriptions);
    List<String> said = new ArrayList<>();
    Stream.of(String.join(", ", texts), String.join(", ", descriptions), tag)
        .filter(words -> !words.isEmpty())
        .forEach(said::add);
    info.getActionList().stream()
        .filter(action -> LABELLED.contains(action.getId()) && action.getLabel() != null)
        .map(AccessibilityAction::getLabel)
        .map(CharSequence::toString)
        .sorted()
        .forEach(said::add);
    return said;
  }

  String label() {
    return String.join(" / ", said()).replace('\n', ' ');
  }

  boolean act(int action, Bundle arguments) {
    return view.getAccessibilityNodeProvider().performAction(id, action, arguments);
  }

  /** What cannot be touched by itself is said together with what is around it. */
  private void gather(List<String> texts, List<String> descriptions) {
    add(texts, info.getText());
    add(descriptions, info.getContentDescription());
    for (Node node : below) {
      if (!node.isApart()) {
        node.gather(texts, descriptions);
      }
    }
  }

  private boolean isApart() {
    return info.isClickable() || info.isScreenReaderFocusable() && !below.isEmpty();
  }

  private static void add(List<String> words, CharSequence word) {
    if (word != null && !word.toString().isEmpty()) {
      words.add(word.toString());
    }
  }
}
