package app.traytable.ui.table

import android.os.Build
import android.view.WindowManager.LayoutParams
import androidx.activity.compose.LocalActivity
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.hapticfeedback.HapticFeedbackType
import androidx.compose.ui.platform.LocalHapticFeedback
import androidx.compose.ui.platform.LocalView
import app.traytable.match.TableUi
import app.traytable.settings.Settings

/** How those at this phone like their table: card size, hand, haptics. */
val LocalHabits = staticCompositionLocalOf { Settings.STANDARD }

/** A short tick under the finger, for those who want it. */
@Composable
fun rememberTick(): () -> Unit {
    val feedback = LocalHapticFeedback.current
    val wanted = LocalHabits.current.haptics
    return { if (wanted) feedback.performHapticFeedback(HapticFeedbackType.ContextClick) }
}

@Composable
fun KeptAwake(keep: Boolean) {
    val view = LocalView.current
    DisposableEffect(keep) {
        view.keepScreenOn = keep
        onDispose { view.keepScreenOn = false }
    }
}

/** While several people share the phone, the system keeps no picture of what one of them sees. */
@Composable
fun HiddenFromRecents(
    ui: TableUi,
    peeked: TableUi.Peek?,
) {
    val activity = LocalActivity.current ?: return
    val hide = isPrivate(ui, peeked)
    DisposableEffect(hide) {
        activity.hideFromRecents(hide)
        onDispose { activity.hideFromRecents(false) }
    }
}

/** Whether one of several people sees what the others may not. */
fun isPrivate(
    ui: TableUi,
    peeked: TableUi.Peek?,
): Boolean {
    val frame = (ui as? TableUi.Laid)?.frame() ?: return false
    val isShared = frame.players().count { it.level() == null } > 1
    return isShared && (frame.viewer() != null || peeked != null)
}

private fun android.app.Activity.hideFromRecents(hide: Boolean) {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
        setRecentsScreenshotEnabled(!hide)
    } else if (hide) {
        window.addFlags(LayoutParams.FLAG_SECURE)
    } else {
        window.clearFlags(LayoutParams.FLAG_SECURE)
    }
}
