package app.traytable.ui.keys

import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.runtime.withFrameNanos
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.geometry.Rect

/** Something that somebody comes to who walks with keys. */
internal class KeyStop {
    val requester = FocusRequester()
    var bounds = Rect.Zero
}

/** Where somebody was whose place is gone, and the stop they shall come back to if it is there. */
internal class Lost(
    val bounds: Rect,
    val stop: KeyStop?,
)

/** The way of those who walk with keys: when what they were at goes away, they go on beside it. */
internal class KeyWalk {
    private val stops = mutableSetOf<KeyStop>()

    /** Where they came to last. */
    var at: KeyStop? = null
        private set

    /** Where they were a moment ago: when that goes away, the window may lead them anywhere. */
    private var cameFrom: KeyStop? = null

    var arrivals by mutableIntStateOf(0)
        private set

    fun arrive(stop: KeyStop) {
        if (at === stop) return
        cameFrom = at
        at = stop
        arrivals++
    }

    fun settle() {
        cameFrom = null
    }

    var lost by mutableStateOf<Lost?>(null)
        private set

    fun add(stop: KeyStop) {
        stops += stop
    }

    fun remove(stop: KeyStop) {
        stops -= stop
        // Whoever is led back already is not led elsewhere.
        if ((at === stop || cameFrom === stop) && lost == null) comeBackTo(stop)
    }

    fun comeBackTo(stop: KeyStop?) {
        if (stop != null) lost = Lost(stop.bounds, stop)
    }

    fun goOn() {
        val from = lost ?: return
        lost = null
        val seen = stops.filterNot { it.bounds.isEmpty }
        val next =
            seen.firstOrNull { it === from.stop }
                ?: seen.minByOrNull { (it.bounds.center - from.bounds.center).getDistance() }
        next?.requester?.requestFocus()
    }
}

internal val LocalKeyWalk = staticCompositionLocalOf<KeyWalk?> { null }

/** Within this nobody who walks with keys loses their place. */
@Composable
fun WalkedWithKeys(content: @Composable () -> Unit) {
    val walk = remember { KeyWalk() }
    CompositionLocalProvider(LocalKeyWalk provides walk, content)
    LaunchedEffect(walk.arrivals) {
        withFrameNanos {}
        withFrameNanos {}
        walk.settle()
    }
    LaunchedEffect(walk.lost) {
        if (walk.lost != null) {
            // What takes its place has been laid by then.
            withFrameNanos {}
            walk.goOn()
        }
    }
}
