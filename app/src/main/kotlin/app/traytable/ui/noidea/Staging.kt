package app.traytable.ui.noidea

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.table.Seat
import app.traytable.settings.BotSpeed
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.tray.Flights
import app.traytable.ui.tray.LocalFlights
import app.traytable.ui.tray.Watched
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.withTimeoutOrNull

/**
 * The last move as it is played on the table, act by act: cards that go back are on the stage for
 * a moment, since this moment is what the game is about.
 *
 * @param near who sat at the lower edge when it was made, and stays there until all have seen it
 */
@Stable
internal class Staging(
    private val acts: List<Act>,
    val near: Seat?,
    private val isWatched: Boolean,
) {
    private var at by mutableIntStateOf(0)
    private val enough = CompletableDeferred<Unit>()

    val act: Act? get() = acts.getOrNull(at)

    /** Before the first frame, so that nothing is seen where it has not come yet. */
    fun ready(flights: Flights) {
        if (isWatched) act?.let { flights.ready(it.flights) }
    }

    suspend fun play(flights: Flights) {
        while (at < acts.size) {
            val act = acts[at]
            if (isWatched) flights.fly(act.flights)
            if (act.millis > 0) withTimeoutOrNull(act.millis) { enough.await() }
            at++
        }
    }

    /** All have seen it. */
    fun goOn() {
        enough.complete(Unit)
    }
}

/** The table as it was before the move that is being played. */
private class Earlier {
    var moment: Watched? = null
    var view: NoIdeaView? = null
    var near: Seat? = null
}

/** @param sits who sits at the lower edge once the move is over */
@Composable
internal fun rememberStaging(
    table: NoIdeaMoment,
    sits: Seat,
): Staging {
    val now = Watched(table.frame.id(), table.frame.ply(), table.viewer)
    val earlier = remember { Earlier() }
    val look = LocalHabits.current.botSpeed.timeToLook()
    val staging =
        remember(now) {
            val isWatched = earlier.moment?.let(now::follows) == true
            val before = earlier.view.takeIf { isWatched }
            Staging(
                acts(table.happened, before, table.view, look),
                earlier.near.takeIf { isWatched },
                isWatched,
            )
        }
    SideEffect {
        earlier.moment = now
        earlier.view = table.view
        earlier.near = staging.near.takeIf { staging.act != null } ?: sits
    }
    return staging
}

/** Plays it on the tray on which this is shown. */
@Composable
internal fun Played(staging: Staging) {
    val flights = LocalFlights.current
    val ready = remember(staging) { staging.apply { ready(flights) } }
    LaunchedEffect(ready) { ready.play(flights) }
}

/** In milliseconds. Also who lets the bots hurry wants to see a card before it goes back. */
private fun BotSpeed.timeToLook(): Long = maxOf(1_000, breath() * 3)
