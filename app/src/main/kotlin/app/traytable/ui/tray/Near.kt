package app.traytable.ui.tray

import androidx.compose.runtime.Composable
import androidx.compose.runtime.SideEffect
import app.traytable.rules.table.Event
import app.traytable.rules.table.Move
import app.traytable.rules.table.Seat
import app.traytable.ui.table.Table
import app.traytable.ui.table.rememberKept
import app.traytable.ui.tray.around.LocalAround

/**
 * Who sits at the lower edge: who looks, else the one person who acts, else whoever sat there
 * before. While the phone changes hands nobody has moved yet. Where it lies on the table, it is
 * whoever the tray is turned to.
 *
 * @param asked who is asked of all who may act here
 */
@Composable
fun <M : Move, V : Any, E : Event, H : Any> rememberNear(
    table: Table<M, V, E, H>,
    asked: Seat? = null,
): Seat {
    val sat = rememberKept(table.frame.id()) { NOBODY }
    val around = LocalAround.current
    if (around != null) SideEffect { around.ask(asked) }
    val sits =
        asked
            ?: around?.facing
            ?: table.viewer
            ?: table.actor
            ?: sat.value.takeIf { it != NOBODY }?.let(Seat::of)
            ?: table.seats.firstOrNull { !table.isBot(it) }
            ?: table.seats.first()
    SideEffect { sat.value = sits.index() }
    return sits
}

private const val NOBODY = -1
