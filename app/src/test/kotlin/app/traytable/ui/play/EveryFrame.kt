package app.traytable.ui.play

import androidx.compose.runtime.Recomposer
import androidx.compose.runtime.snapshots.Snapshot
import app.traytable.match.MatchViewModel
import app.traytable.match.TableUi
import app.traytable.ui.table.ShownMoment
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.job
import kotlinx.coroutines.launch
import kotlinx.coroutines.test.StandardTestDispatcher
import kotlinx.coroutines.test.TestCoroutineScheduler

/**
 * Reads what is on the screen in every frame, also while cards fly and screens change, and keeps
 * the first thing that those who see it may not know. A frame says which moment it shows; it is
 * judged by just that moment, and by who holds the phone.
 */
class EveryFrame(
    private val secrets: Secrets,
    private val witness: Witness,
    private val model: MatchViewModel,
) {
    var leak: String? = null
        private set

    /** How many frames have been read. */
    var frames = 0
        private set

    /** How many of them were not the same as the one before. */
    var judged = 0
        private set

    private var drawn = Drawn(emptySet(), emptyList())
    private var changes = -1L

    // Written by whichever thread changes a state.
    @Volatile private var written = true

    /** Looks on with every tick of the screen's clock, until the job is cancelled. */
    fun watch(clock: TestCoroutineScheduler): Job {
        val scope = CoroutineScope(Job())
        val observer = Snapshot.registerApplyObserver { _, _ -> written = true }
        scope.coroutineContext.job.invokeOnCompletion { observer.dispose() }
        // Undispatched, so that no moment is missed, however short.
        scope.launch(Dispatchers.Unconfined) {
            model.state().collect { state ->
                runCatching { witness.published(state.ui()) }.onFailure {
                    leak =
                        it.stackTraceToString()
                }
            }
        }
        scope.launch(StandardTestDispatcher(clock)) {
            while (leak == null) {
                delay(FRAME)
                look()
            }
        }
        return scope.coroutineContext.job
    }

    /** Nothing moves any more: now everything must be right. */
    fun lookClosely() {
        look()
        witness.rests()
        if (leak == null) leak = leak(atRest = true)
        if (leak == null && drawn.moments.isEmpty() && model.state().value.ui() is TableUi.Laid) {
            leak = "the table does not say which moment it shows"
        }
    }

    private fun look() {
        frames++
        val now = Recomposer.runningRecomposers.value.sumOf { it.changeCount }
        if (now == changes && !written) return
        written = false
        changes = now
        val read = Drawn.now()
        if (read == drawn) return
        drawn = read
        judged++
        if (leak == null) leak = leak(atRest = false)
    }

    private fun leak(atRest: Boolean): String? {
        if (drawn.moments.isEmpty()) return null
        val shown =
            drawn.moments.singleOrNull() ?: return "several moments at once: ${drawn.moments}"
        val leak = witness.objection(shown, atRest) ?: secret(shown, atRest)
        return leak?.let { "$it, on the screen: ${drawn.said.map(Spoken::text)}, shown: $shown" }
    }

    private fun secret(
        shown: ShownMoment,
        atRest: Boolean,
    ): String? {
        val onTheirWay = if (atRest) emptyList() else witness.since(shown)
        return secrets.leak(witness.match(shown), shown.viewer, onTheirWay, drawn.said)
    }

    private companion object {
        const val FRAME = 16L
    }
}
