package app.traytable.ui.noidea

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.MutableState
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.runtime.snapshotFlow
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.table.Seat
import app.traytable.settings.BotSpeed
import app.traytable.ui.sound.LocalSounds
import app.traytable.ui.sound.Sounds
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.table.rememberKept
import app.traytable.ui.tray.Flights
import app.traytable.ui.tray.LocalFlights
import app.traytable.ui.tray.Watched
import app.traytable.ui.tray.passes
import app.traytable.ui.tray.play
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.launch

/**
 * The last move as it is played on the table, act by act: what everybody wants to see lies on the
 * stage until somebody says that all have, since this moment is what the game is about.
 *
 * @param near who sat at the lower edge when it was made, and stays there until all have seen it
 * @param look how long a bot's card lies there, in milliseconds; null for as long as people want
 * @param seen how many cards all have seen, which outlives a turn of the phone
 * @param isWatched it was made before everybody's eyes: what moved then flies
 */
@Stable
internal class Staging(
    private val acts: List<Act>,
    val near: Seat,
    private val look: Long?,
    private val seen: MutableState<Int>,
    private val isWatched: Boolean,
) {
    private val first = start()
    private var at by mutableIntStateOf(first)
    private var enough by mutableIntStateOf(-1)
    private val hasLooks = acts.any { it.isLooked }

    val act: Act? get() = acts.getOrNull(at)

    /** There is something to be seen before anybody goes on. */
    val isShowing: Boolean get() = hasLooks && act != null

    /** With the first card that not all have seen. */
    private fun start(): Int {
        val looks = acts.indices.filter { acts[it].isLooked }
        return when (val done = seen.value) {
            0 -> 0
            looks.size -> looks.last() + 1
            else -> looks.getOrElse(done) { acts.size }
        }
    }

    /** Before the first frame, so that nothing is seen where it has not come yet. */
    fun ready(flights: Flights) {
        if (isWatched) act?.let { flights.ready(it.flights) }
    }

    suspend fun play(
        flights: Flights,
        sounds: Sounds,
    ) = coroutineScope {
        while (at < acts.size) {
            val act = acts[at]
            if (isWatched || at > first) {
                launch { sounds.play(act.heard) }
                flights.fly(act.flights)
            }
            if (act.isLooked) {
                waitUntilSeen(at)
                seen.value++
            }
            passes(act.millis)
            at++
        }
        seen.value = ALL
    }

    private suspend fun waitUntilSeen(index: Int) =
        coroutineScope {
            val time = look?.let { launch { passes(it).also { enough = index } } }
            snapshotFlow { enough }.first { it >= index }
            time?.cancel()
        }

    /** All have seen what lies there now. */
    fun goOn() {
        enough = at
    }

    private companion object {
        const val ALL = 1_000
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
    val frame = table.frame
    val now = Watched(frame.id(), frame.ply(), table.viewer)
    val earlier = remember { Earlier() }
    val isWatched = earlier.moment?.let(now::follows) == true
    val seen = rememberKept(frame.id(), frame.ply()) { 0 }
    val sat =
        rememberKept(frame.id(), frame.ply()) {
            (earlier.near.takeIf { isWatched } ?: sits).index()
        }
    val pace = LocalHabits.current.botSpeed.timeToLook()
    val staging =
        remember(now) {
            val mover = table.happened.firstOrNull()?.seat()
            val isBot = mover == null || table.isBot(mover)
            val near = table.viewer ?: mover.takeUnless { isBot } ?: Seat.of(sat.value)
            val before = earlier.view.takeIf { isWatched }
            Staging(
                acts(table.happened, before, table.view, near),
                near,
                pace.takeIf { isBot || table.isReplayed },
                seen,
                isWatched,
            )
        }
    SideEffect {
        earlier.moment = now
        earlier.view = table.view
        earlier.near = if (staging.act == null) sits else staging.near
    }
    return staging
}

/** Plays it on the tray on which this is shown. */
@Composable
internal fun Played(staging: Staging) {
    val flights = LocalFlights.current
    val ready = remember(staging) { staging.apply { ready(flights) } }
    val sounds = LocalSounds.current
    LaunchedEffect(ready) { ready.play(flights, sounds) }
}

/** In milliseconds. Also who lets the bots hurry wants to see a card before it goes back. */
private fun BotSpeed.timeToLook(): Long = maxOf(1_000, breath() * 3)
