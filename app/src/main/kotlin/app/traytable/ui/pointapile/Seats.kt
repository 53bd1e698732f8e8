package app.traytable.ui.pointapile

import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.dp

private const val IN_A_GRID = 4
private const val SMALL_TEXT = 1.3f
private val GAP = 6.dp
private val PLATE = 156.dp

/** Two in a row; more than four go on to the side, and with large letters one under the other. */
@Composable
internal fun Seats(
    parts: Parts,
    modifier: Modifier = Modifier,
) {
    val seats = parts.table.seats
    val columns = if (LocalDensity.current.fontScale > SMALL_TEXT) 1 else 2
    if (seats.size <= IN_A_GRID || columns == 1) {
        Column(modifier, Arrangement.spacedBy(GAP)) {
            seats.chunked(columns).forEach { row ->
                Row(horizontalArrangement = Arrangement.spacedBy(GAP)) {
                    row.forEach { ScorePlate(parts, it, Modifier.weight(1f)) }
                    repeat(columns - row.size) { Spacer(Modifier.weight(1f)) }
                }
            }
        }
    } else {
        Row(
            modifier.horizontalScroll(rememberScrollState()),
            Arrangement.spacedBy(GAP),
        ) {
            val first = parts.own ?: parts.view.active()
            (listOf(first) + parts.table.after(first)).chunked(2).forEach { column ->
                Column(verticalArrangement = Arrangement.spacedBy(GAP)) {
                    column.forEach { ScorePlate(parts, it, Modifier.width(PLATE)) }
                }
            }
        }
    }
}
