package app.traytable.ui.keys

import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.runtime.withFrameNanos
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.platform.LocalInputModeManager
import app.traytable.ui.ear.LocalIsHeard

/** Something that somebody comes to who walks with keys. */
internal class KeyStop {
    val requester = FocusRequester()
    var bounds = Rect.Zero

    /** A screen reader has been led here, although nobody walks with keys. */
    var isLed = false
}

/**
 * Where somebody was whose place is gone, or from where they had gone on.
 *
 * @param isBack they come back to it, and it may take a moment until it lies there again
 */
internal class Lost(
    val stop: KeyStop,
    val isBack: Boolean,
) {
    val bounds = stop.bounds
}

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

    /** @param isWalked somebody walks with keys, and goes on beside it if they were there */
    fun remove(
        stop: KeyStop,
        isWalked: Boolean,
    ) {
        stops -= stop
        // Whoever is led back already is not led elsewhere.
        if (isWalked && (at === stop || cameFrom === stop) && lost == null) {
            lost = Lost(stop, isBack = false)
        }
    }

    fun comeBackTo(stop: KeyStop?) {
        if (stop != null) lost = Lost(stop, isBack = true)
    }

    /** Something else has led them on meanwhile. */
    fun stay() {
        lost = null
    }

    private val seen: List<KeyStop> get() = stops.filterNot { it.bounds.isEmpty }

    /** What they come back to lies there, or something in its place. */
    val isThere: Boolean
        get() {
            val from = lost ?: return true
            return !from.isBack || seen.any { it === from.stop || from.bounds.overlaps(it.bounds) }
        }

    /** @param isFollowed nobody walks with keys, but a screen reader follows */
    fun goOn(isFollowed: Boolean) {
        val from = lost ?: return
        lost = null
        // Whoever has no keys may have touched something else that is still there.
        val last = at.takeIf { from.isBack && isFollowed }
        val next =
            seen.firstOrNull { it === last }
                ?: seen.firstOrNull { it === from.stop }
                ?: seen.minByOrNull { (it.bounds.center - from.bounds.center).getDistance() }
        next?.isLed = isFollowed
        next?.requester?.requestFocus()
    }
}

internal val LocalKeyWalk = staticCompositionLocalOf<KeyWalk?> { null }

/** Within this nobody who walks with keys loses their place. */
@Composable
fun WalkedWithKeys(content: @Composable () -> Unit) {
    val walk = remember { KeyWalk() }
    val isHeard by rememberUpdatedState(LocalIsHeard.current)
    val input = LocalInputModeManager.current
    CompositionLocalProvider(LocalKeyWalk provides walk, content)
    LaunchedEffect(walk.arrivals) {
        withFrameNanos {}
        withFrameNanos {}
        walk.settle()
    }
    LaunchedEffect(walk.lost) {
        if (walk.lost != null) {
            // What takes its place has been laid by then.
            var frames = 0
            do withFrameNanos {} while (!walk.isThere && ++frames < PATIENCE)
            walk.goOn(isHeard && !input.isWalked)
        }
    }
}

/** So many frames a page that is come back to may take until it is there. */
private const val PATIENCE = 30

/** Whoever goes back along the way comes to what had led on from there. */
@Composable
fun ComesBackAlong(way: Int) {
    val walk = LocalKeyWalk.current ?: return
    val from = remember(walk) { mutableListOf<KeyStop?>() }
    // Before what they were at goes away.
    val at = walk.at
    SideEffect {
        while (from.size > way) walk.comeBackTo(from.removeAt(from.lastIndex))
        while (from.size < way) from += at
    }
}
