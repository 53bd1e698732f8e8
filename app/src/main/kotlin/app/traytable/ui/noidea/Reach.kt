package app.traytable.ui.noidea

import androidx.activity.compose.BackHandler
import androidx.compose.runtime.Composable
import androidx.compose.runtime.MutableState
import androidx.compose.runtime.Stable
import androidx.compose.ui.res.stringResource
import app.traytable.R
import app.traytable.rules.noidea.NoIdeaMoves
import app.traytable.settings.HastyTouch
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.table.rememberKept
import app.traytable.ui.tray.Deed
import app.traytable.ui.tray.Foot

/**
 * Somebody reaches for a card before drawing. That ends the turn by the rulebook, so the table asks
 * the first time in a match, for those who did not know; the rules themselves stay as agreed.
 */
@Stable
internal class Reach(
    private val table: NoIdeaMoment,
    private val habit: HastyTouch,
    private val hasAsked: MutableState<Boolean>,
    private val asks: MutableState<Boolean>,
) {
    val isAsking: Boolean get() = asks.value

    /** Whether touching a card means anything now. */
    val isHeeded: Boolean get() = habit != HastyTouch.IGNORE && !isAsking

    fun touch() {
        if (habit == HastyTouch.ASK && !hasAsked.value) {
            hasAsked.value = true
            asks.value = true
        } else {
            anyway()
        }
    }

    fun anyway() {
        close()
        table.play(NoIdeaMoves.TOUCH)
    }

    fun draw() {
        close()
        table.play(NoIdeaMoves.DRAW)
    }

    /** From now on such a touch costs nothing on this phone: it is not made. */
    fun beGentle() {
        close()
        table.actions.heed(HastyTouch.IGNORE)
    }

    /** From now on it counts, on this phone, without a word. */
    fun stopAsking() {
        close()
        table.actions.heed(HastyTouch.COUNT)
    }

    private fun close() {
        asks.value = false
    }
}

@Composable
internal fun rememberReach(table: NoIdeaMoment): Reach {
    val frame = table.frame
    val hasAsked = rememberKept(frame.id()) { false }
    val asks = rememberKept(frame.id(), frame.ply()) { false }
    BackHandler(asks.value) { asks.value = false }
    return Reach(table, LocalHabits.current.hastyTouch, hasAsked, asks)
}

/**
 * @param isAlone nothing lies on the stage, since letters are too large for it: the draw pile itself
 *   is the way to draw first, and the settings never to be asked
 */
@Composable
internal fun reachFoot(
    parts: Parts,
    isAlone: Boolean,
): Foot {
    val reach = parts.reach
    val first =
        if (isAlone) {
            Deed(stringResource(R.string.option_gentle_start), onDeed = reach::beGentle)
        } else {
            Deed(stringResource(R.string.noidea_draw_instead), onDeed = reach::draw)
        }
    val anyway = Deed(stringResource(R.string.noidea_reach_anyway), true, reach::anyway)
    return Foot(prompt(parts), listOf(first, anyway))
}

/** What is chosen for the time to come: gentle, or by the rulebook without a question. */
internal fun others(reach: Reach): List<Pair<Int, () -> Unit>> =
    listOf(
        R.string.option_gentle_start to reach::beGentle,
        R.string.noidea_stop_asking to reach::stopAsking,
    )

/** Where several share the phone, a name says who is meant. */
@Composable
private fun prompt(parts: Parts): String {
    val table = parts.table
    return if (table.seats.count { !table.isBot(it) } > 1) {
        stringResource(R.string.noidea_not_drawn_of, table.name(parts.near))
    } else {
        stringResource(R.string.noidea_not_drawn)
    }
}
