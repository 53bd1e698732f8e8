package app.traytable.ui.noidea

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.settings.BotSpeed
import app.traytable.ui.table.LocalHabits
import kotlinx.coroutines.delay

/**
 * The cards that were turned in the last move and lie face down again by now: for a moment they
 * are still up, since this moment is what the game is about.
 */
@Composable
internal fun spotlight(table: NoIdeaMoment): Map<Spot, Byte> {
    val ply = table.frame.ply()
    val looked = LocalHabits.current.botSpeed.timeToLook()
    var over by remember { mutableIntStateOf(-1) }
    LaunchedEffect(ply) {
        delay(looked)
        over = ply
    }
    return if (over == ply) emptyMap() else turned(table.happened)
}

private fun turned(events: List<NoIdeaEvent>): Map<Spot, Byte> =
    events.filterIsInstance<NoIdeaEvent.Shows>().associate {
        Spot(it.seat(), it.place()) to it.card()
    }

/** In milliseconds. Also who lets the bots hurry wants to see a card before it goes back. */
private fun BotSpeed.timeToLook(): Long = maxOf(1_000, breath() * 3)
