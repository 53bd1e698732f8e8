package app.traytable.ui.table.noidea

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import app.traytable.match.Frame
import app.traytable.rules.noidea.NoIdeaCards
import app.traytable.rules.table.Event
import app.traytable.settings.BotSpeed
import app.traytable.ui.table.LocalHabits
import kotlinx.coroutines.delay

/**
 * The cards that were turned in the last move and lie face down again by now: for a moment they
 * are still up, since this moment is what the game is about.
 */
@Composable
fun spotlight(frame: Frame): Map<Spot, Byte> {
    val looked = LocalHabits.current.botSpeed.timeToLook()
    var over by remember { mutableIntStateOf(-1) }
    LaunchedEffect(frame.ply()) {
        delay(looked)
        over = frame.ply()
    }
    return if (over == frame.ply()) emptyMap() else turned(frame.happened())
}

private fun turned(events: List<Event>): Map<Spot, Byte> =
    events.filter { it.verb() == "shows" }.associate { event ->
        val place = event.words()[0].toInt() - 1
        Spot(event.seat(), place) to NoIdeaCards.parse(event.words()[1])
    }

/** In milliseconds. Also who lets the bots hurry wants to see a card before it goes back. */
private fun BotSpeed.timeToLook(): Long = maxOf(1_000, breath() * 3)
