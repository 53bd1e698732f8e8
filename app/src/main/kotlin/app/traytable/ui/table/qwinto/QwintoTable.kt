package app.traytable.ui.table.qwinto

import androidx.compose.foundation.layout.Column
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import app.traytable.rules.qwinto.QwintoView
import app.traytable.ui.table.Said
import app.traytable.ui.table.SeatPlate
import app.traytable.ui.table.Table

@Composable
fun QwintoTable(
    view: QwintoView,
    table: Table,
    modifier: Modifier = Modifier,
) {
    Column(modifier) {
        table.seats.forEach { SeatPlate(table.frame, it) }
        Said(table.frame)
        Text(view.toString())
        table.moves.forEach { move -> TextButton({ table.play(move) }) { Text(move.text()) } }
    }
}
