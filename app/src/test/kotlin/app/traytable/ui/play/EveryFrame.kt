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
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.job
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

    /** How many frames have been read. */
    var frames = 0
        private set

    // The latest last. Bots play beside the screen, and may be several moments ahead of it.
    private val moments = ArrayDeque<Moment>()
    private var lastSaid: List<String> = emptyList()
    private var lastChanges = -1L

    /** Looks on with every tick of the screen's clock, until the job is cancelled. */
    @OptIn(ExperimentalCoroutinesApi::class)
    fun watch(clock: TestCoroutineScheduler): Job {
        val scope = CoroutineScope(Job())
        // Undispatched, so that no moment is missed, however short.
        scope.launch(Dispatchers.Unconfined) { model.ui().collect { remember() } }
        scope.launch(Dispatchers.Unconfined) { model.peeked().collect { remember() } }
        scope.launch(StandardTestDispatcher(clock)) {
            while (leak == null) {
                delay(FRAME)
                look()
            }
        }
        return scope.coroutineContext.job
    }

    private fun remember() {
        synchronized(moments) {
            moments.lastOrNull()?.let { if (it.until == null) it.until = frames }
            moments.addLast(Moment(model.ui().value, model.peeked().value))
        }
    }

    /** Nothing moves any more: now everything must be right. */
    fun lookClosely() {
        lastChanges = -1
        look()
        val moment = Moment(model.ui().value, model.peeked().value)
        if (leak == null) leak = leak(moment, lastSaid, settled = true)
    }

    /** What is on the screen is right for the moment it shows, and that is not long past. */
    private fun look() {
        frames++
        val changes = Recomposer.runningRecomposers.value.sumOf { it.changeCount }
        if (changes != lastChanges) lastSaid = said()
        lastChanges = changes
        val now =
            synchronized(moments) {
                while (moments.size > 1 && (moments.first().until ?: frames) < frames - LATE) {
                    moments.removeFirst()
                }
                moments.toList().asReversed()
            }
        if (now.any { leak(it, lastSaid, settled = false) == null }) return
        leak = now.firstOrNull()?.let { leak(it, lastSaid, settled = false) }
    }

    private fun leak(
        moment: Moment,
        said: List<String>,
        settled: Boolean,
    ): String? {
        val laid = moment.ui as? TableUi.Laid ?: return null
        if (laid is TableUi.Over || (!settled && moment.right === said)) return null
        val leak = secrets.leak(laid.frame(), moment.peeked, said, settled)
        if (leak == null) moment.right = said
        return leak?.let { "$it, on the screen: $said, with $moment" }
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

    /** What a screen is made from, and the frame since which there is something newer. */
    private data class Moment(
        val ui: TableUi,
        val peeked: Any?,
        var until: Int? = null,
        var right: List<String>? = null,
    )

    private companion object {
        const val FRAME = 16L

        /** For so many frames a moment may be seen after the next has begun. */
        const val LATE = 8
    }
}
