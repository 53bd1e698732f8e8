package app.traytable.ui.tray

import androidx.compose.runtime.Composable
import androidx.compose.runtime.SideEffect
import app.traytable.rules.table.Event
import app.traytable.rules.table.Move
import app.traytable.rules.table.Seat
import app.traytable.ui.table.Table
import app.traytable.ui.table.rememberKept

/**
 * Who sits at the lower edge: who looks, else the one person who acts, else whoever sat there
 * before. While the phone changes hands nobody has moved yet.
 *
 * @param asked who is asked of all who may act here
 */
@Composable
fun <M : Move, V : Any, E : Event, H : Any> rememberNear(
    table: Table<M, V, E, H>,
    asked: Seat? = null,
): Seat {
    val sat = rememberKept(table.frame.id()) { NOBODY }
    val sits =
        asked
            ?: table.viewer
            ?: table.actor
            ?: sat.value.takeIf { it != NOBODY }?.let(Seat::of)
            ?: table.seats.firstOrNull { !table.isBot(it) }
            ?: table.seats.first()
    SideEffect { sat.value = sits.index() }
    return sits
}

private const val NOBODY = -1
