package app.traytable.ui.qwinto

import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import app.traytable.rules.table.Seat
import app.traytable.ui.table.FlightDeck
import app.traytable.ui.table.rememberKept

/** The square, the hand, and everybody's sheets; after a call, everybody's answers. */
@Composable
internal fun QwintoTable(
    table: QwintoMoment,
    modifier: Modifier = Modifier,
) {
    var wanted by rememberKept<Int?>(table.frame.id(), table.viewer) { null }
    var enlarged by rememberKept<Int?>(table.frame.id(), table.viewer) { null }
    FlightDeck(table.frame.ply(), { flown(table.happened) }, modifier.fillMaxSize()) { flights ->
        val enlarge = { seat: Seat -> enlarged = seat.index() }
        val bringNear = { seat: Seat ->
            val answers = table.view.call() != null && table.turns.any { it.seat == seat }
            if (answers) wanted = seat.index() else enlarge(seat)
        }
        val near = near(table, wanted?.let(Seat::of))
        val parts = Parts(table, flights, near, bringNear, enlarge)
        val choices = rememberChoices(parts)
        val shown = enlarged
        if (shown == null) {
            Arranged(parts, choices)
        } else {
            SheetPanel(parts, Seat.of(shown)) { enlarged = null }
        }
    }
}
