package app.traytable.ui.table.solo

import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import app.traytable.match.Frame
import app.traytable.rules.table.Seat
import app.traytable.ui.table.TableActions

/** Buttons that anybody may press, whatever they hold. Claiming passes the phone to the claimant. */
@Composable
fun Claims(
    frame: Frame,
    people: List<Seat>,
    actions: TableActions,
) {
    people.forEach { seat ->
        OutlinedButton({ actions.take(seat) }) { Text(frame.players()[seat.index()].name()) }
    }
}
