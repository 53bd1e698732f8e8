package app.traytable.ui.play

import android.view.View
import android.view.ViewGroup
import android.view.inspector.WindowInspector
import androidx.compose.runtime.Recomposer
import androidx.compose.ui.node.RootForTest
import androidx.compose.ui.semantics.SemanticsOwner
import androidx.compose.ui.semantics.getAllSemanticsNodes
import app.traytable.match.MatchViewModel
import app.traytable.match.TableUi
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch
import kotlinx.coroutines.test.StandardTestDispatcher
import kotlinx.coroutines.test.TestCoroutineScheduler

/**
 * Reads what is on the screen in every frame, also while cards fly and screens change, and keeps
 * the first thing that the one who holds the phone may not know.
 */
class EveryFrame(
    private val secrets: Secrets,
    private val model: MatchViewModel,
) {
    var leak: String? = null
        private set

    private var current: Moment? = null
    private var drawn: Moment? = null
    private var late = 0
    private var lastSaid: List<String> = emptyList()
    private var lastChanges = -1L
    private var found: String? = null

    /** How many frames have been read. */
    var frames = 0
        private set

    /** Looks on with every tick of the screen's clock, until the job is cancelled. */
    @OptIn(ExperimentalCoroutinesApi::class)
    fun watch(clock: TestCoroutineScheduler): Job =
        CoroutineScope(StandardTestDispatcher(clock)).launch {
            while (leak == null) {
                delay(FRAME)
                look()
            }
        }

    /** Nothing moves any more: now everything must be right. */
    fun lookClosely() {
        lastChanges = -1
        look()
        val moment = current
        if (leak == null && moment != null) leak = leak(moment, lastSaid, settled = true)
    }

    private fun look() {
        frames++
        val now = Moment(model.ui().value, model.peeked().value)
        val changes = Recomposer.runningRecomposers.value.sumOf { it.changeCount }
        val said = if (changes == lastChanges) lastSaid else said()
        lastChanges = changes
        if (now != current || said != lastSaid) {
            current = now
            lastSaid = said
            found = leak(now, said, settled = false)
        }
        if (found == null) {
            drawn = now
            late = 0
        } else {
            // What was drawn last stays on the screen until something newer has been drawn.
            late++
            val rightBefore = drawn?.let { leak(it, said, settled = false) == null } == true
            if (late > LATE || !rightBefore) leak = found
        }
    }

    private fun leak(
        moment: Moment,
        said: List<String>,
        settled: Boolean,
    ): String? {
        val laid = moment.ui as? TableUi.Laid ?: return null
        if (laid is TableUi.Over) return null
        val leak = secrets.leak(laid.frame(), moment.peeked, said, settled) ?: return null
        return "$leak, on the screen: $said, with $moment"
    }

    private fun said(): List<String> =
        WindowInspector
            .getGlobalWindowViews()
            .flatMap { owners(it) }
            .flatMap { it.getAllSemanticsNodes(mergingEnabled = false) }
            .flatMap { it.said() }

    private fun owners(view: View): List<SemanticsOwner> =
        when (view) {
            is RootForTest -> {
                listOf(view.semanticsOwner)
            }

            is ViewGroup -> {
                (0 until view.childCount).flatMap { owners(view.getChildAt(it)) }
            }

            else -> {
                emptyList()
            }
        }

    /** What the screen is made from. */
    private data class Moment(
        val ui: TableUi,
        val peeked: Any?,
    )

    private companion object {
        const val FRAME = 16L

        /** A new state is drawn with the next frame but one at the latest. */
        const val LATE = 2
    }
}
