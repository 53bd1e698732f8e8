package app.traytable.ui.tray.around

import android.app.Activity
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.window.layout.DisplayFeature
import androidx.window.layout.FoldingFeature
import androidx.window.layout.WindowInfoTracker
import kotlinx.coroutines.flow.map

/** Whether the phone stands on the table half folded, as a tray with a back. */
val LocalIsHalfFolded = staticCompositionLocalOf { false }

/** Now and whenever somebody folds it otherwise. */
@Composable
fun rememberIsHalfFolded(activity: Activity): Boolean {
    val folded =
        remember(activity) {
            val tracker = WindowInfoTracker.getOrCreate(activity)
            tracker.windowLayoutInfo(activity).map { isHalfFolded(it.displayFeatures) }
        }
    val isFolded by folded.collectAsStateWithLifecycle(false)
    return isFolded
}

/** Across, like a laptop. A book that is held open stands on no table. */
internal fun isHalfFolded(features: List<DisplayFeature>): Boolean =
    features.filterIsInstance<FoldingFeature>().any {
        it.state == FoldingFeature.State.HALF_OPENED &&
            it.orientation == FoldingFeature.Orientation.HORIZONTAL
    }
