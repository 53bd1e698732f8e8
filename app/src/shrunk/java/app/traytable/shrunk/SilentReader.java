package app.traytable.shrunk;

import android.accessibilityservice.AccessibilityServiceInfo;
import android.view.accessibility.AccessibilityManager;
import java.util.List;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.shadows.ShadowAccessibilityManager;

/**
 * Something on the phone reads the screen and says nothing. Else Compose would not keep up what it
 * tells; and for somebody who listens the games go at another pace.
 */
@Implements(AccessibilityManager.class)
public class SilentReader extends ShadowAccessibilityManager {
  @Implementation
  @Override
  protected List<AccessibilityServiceInfo> getEnabledAccessibilityServiceList(int feedback) {
    boolean any = feedback == AccessibilityServiceInfo.FEEDBACK_ALL_MASK;
    return any ? List.of(new AccessibilityServiceInfo()) : List.of();
  }
}
