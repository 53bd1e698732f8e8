package app.traytable.ui

import androidx.activity.ComponentActivity
import androidx.compose.runtime.BroadcastFrameClock
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Recomposer
import androidx.compose.runtime.snapshots.Snapshot
import androidx.compose.ui.platform.ComposeView
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.cancel
import kotlinx.coroutines.launch
import org.robolectric.shadows.ShadowLooper

/** A screen that stays where it is while what it shows changes, frame by frame. */
class MovedTable(
    activity: ComponentActivity,
    content: @Composable () -> Unit,
) : AutoCloseable {
    private val clock = BroadcastFrameClock()
    private val scope = CoroutineScope(Dispatchers.Unconfined + clock)
    private val recomposer = Recomposer(scope.coroutineContext)
    private val window = TimedWindow(activity)
    private var now = 0L

    init {
        scope.launch { recomposer.runRecomposeAndApplyChanges() }
        val view = ComposeView(activity)
        view.setParentCompositionContext(recomposer)
        view.setContent(content)
        activity.setContentView(view)
        settle()
    }

    /** The frame in which a change is there, and the longest after it until all is at rest. */
    fun move(change: () -> Unit): Pair<Spent, Spent> {
        change()
        val first = Spent.on(::frame)
        val later = List(FRAMES) { Spent.on(::frame) }
        ShadowLooper.idleMainLooper()
        return first to later.maxBy { it.cpu }
    }

    private fun settle() {
        repeat(FRAMES) { frame() }
        ShadowLooper.idleMainLooper()
    }

    private fun frame() {
        Snapshot.sendApplyNotifications()
        now += FRAME_NANOS
        clock.sendFrame(now)
        window.layOut()
        window.draw()
    }

    override fun close() {
        recomposer.cancel()
        scope.cancel()
    }

    private companion object {
        const val FRAME_NANOS = 16_666_667L

        /** Half a second: what is laid has landed by then. */
        const val FRAMES = 30
    }
}
