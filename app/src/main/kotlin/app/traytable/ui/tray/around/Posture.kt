package app.traytable.ui.tray.around

import android.app.Activity
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.consumeWindowInsets
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalWindowInfo
import androidx.compose.ui.unit.DpSize
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.window.layout.DisplayFeature
import androidx.window.layout.FoldingFeature
import androidx.window.layout.WindowInfoTracker
import kotlinx.coroutines.flow.map

/**
 * How the phone stands.
 *
 * @param isHalfFolded on the table, as a tray with a back
 * @param lyingFrom where the half begins that lies there, in pixels from the top of the window; 0 if
 *   no hinge parts it from another
 */
data class Posture(
    val isHalfFolded: Boolean = false,
    val lyingFrom: Int = 0,
)

val LocalPosture = staticCompositionLocalOf { Posture() }

/** Now and whenever somebody folds it otherwise. */
@Composable
fun rememberPosture(activity: Activity): Posture {
    val postures =
        remember(activity) {
            val tracker = WindowInfoTracker.getOrCreate(activity)
            tracker.windowLayoutInfo(activity).map { posture(it.displayFeatures) }
        }
    val posture by postures.collectAsStateWithLifecycle(Posture())
    return posture
}

/** Across, like a laptop. A book that is held open stands on no table. */
internal fun posture(features: List<DisplayFeature>): Posture {
    val across =
        features.filterIsInstance<FoldingFeature>().firstOrNull {
            it.orientation == FoldingFeature.Orientation.HORIZONTAL
        } ?: return Posture()
    return Posture(
        across.state == FoldingFeature.State.HALF_OPENED,
        if (across.isSeparating) across.bounds.bottom else 0,
    )
}

/**
 * Below the hinge, if there is one. What stands up is seen from one side only, and people sit around
 * what lies: so the whole tray lies there, wherever it is turned to, and nothing lies on the hinge.
 */
@Composable
fun Modifier.belowHinge(): Modifier {
    val from = LocalPosture.current.lyingFrom
    if (from == 0) return this
    val above = with(LocalDensity.current) { from.toDp() }
    return padding(top = above).consumeWindowInsets(PaddingValues(top = above))
}

/** The room there is for a table: the window, or what lies of it. */
@Composable
fun tableSize(): DpSize {
    val window = LocalWindowInfo.current.containerSize
    val above = LocalPosture.current.lyingFrom
    return with(
        LocalDensity.current,
    ) { DpSize(window.width.toDp(), (window.height - above).toDp()) }
}
