package app.traytable.ui.qwinto

import androidx.compose.runtime.Composable
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import app.traytable.match.TableUi
import app.traytable.rules.table.Seat
import app.traytable.ui.table.LogBeside

/** The table after some taps: a card is laid, a field is chosen, or another's sheet is looked at. */
@Composable
internal fun Chosen(
    moment: QwintoMatch,
    ui: TableUi.YourTurn,
    lay: Lay,
    field: Int? = null,
    looked: Seat? = null,
) {
    val choices = Choices(remember { mutableStateOf(lay) }, remember { mutableStateOf(field) })
    LogBeside(moment.log(ui.frame().viewer())) { asides ->
        OnTray(Parts(moment.tableOf(ui, asides), ANNA, looked, choices), Touches({}, {}))
    }
}
