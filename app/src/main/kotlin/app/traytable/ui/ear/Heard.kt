package app.traytable.ui.ear

import android.accessibilityservice.AccessibilityServiceInfo
import android.content.Context
import android.view.accessibility.AccessibilityManager
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.platform.LocalContext

/** A screen reader tells what is on the screen: somebody plays by ear. */
val LocalIsHeard = staticCompositionLocalOf { false }

/** Asks the phone, now and whenever that changes. */
@Composable
fun rememberIsHeard(): Boolean {
    val context = LocalContext.current
    val manager =
        remember(context) {
            context.getSystemService(Context.ACCESSIBILITY_SERVICE) as AccessibilityManager
        }
    var isHeard by remember(manager) { mutableStateOf(manager.isHeard) }
    DisposableEffect(manager) {
        val touched =
            AccessibilityManager.TouchExplorationStateChangeListener { isHeard = manager.isHeard }
        val changed =
            AccessibilityManager.AccessibilityStateChangeListener { isHeard = manager.isHeard }
        manager.addTouchExplorationStateChangeListener(touched)
        manager.addAccessibilityStateChangeListener(changed)
        isHeard = manager.isHeard
        onDispose {
            manager.removeTouchExplorationStateChangeListener(touched)
            manager.removeAccessibilityStateChangeListener(changed)
        }
    }
    return isHeard
}

private val AccessibilityManager.isHeard: Boolean
    get() = isEnabled && (isTouchExplorationEnabled || speaks)

private val AccessibilityManager.speaks: Boolean
    get() = getEnabledAccessibilityServiceList(SPOKEN).isNotEmpty()

private const val SPOKEN =
    AccessibilityServiceInfo.FEEDBACK_SPOKEN or AccessibilityServiceInfo.FEEDBACK_BRAILLE
