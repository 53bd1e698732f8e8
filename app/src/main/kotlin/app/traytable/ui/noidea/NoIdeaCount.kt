package app.traytable.ui.noidea

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.width
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.Frame
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.Card
import app.traytable.ui.tray.pieces.Piece

/** Everybody's trophies and prizes, now open. */
@Composable
fun NoIdeaCount(
    frame: Frame,
    view: NoIdeaView,
) {
    Column(verticalArrangement = Arrangement.spacedBy(16.dp)) {
        frame.players().forEachIndexed { index, player ->
            val seat = Seat.of(index)
            val cards =
                view.trophies(seat).map { trophyFace(it.toInt()) } +
                    (2 downTo 0).flatMap { value ->
                        List(view.prizes(seat, value)) { prizeFace(value) }
                    }
            Column(verticalArrangement = Arrangement.spacedBy(6.dp)) {
                Row(
                    horizontalArrangement = Arrangement.spacedBy(8.dp),
                    verticalAlignment = Alignment.CenterVertically,
                ) {
                    Piece(frame, seat, 28.dp)
                    Text(player.name(), style = MaterialTheme.typography.titleMedium)
                }
                FlowRow(
                    horizontalArrangement = Arrangement.spacedBy(6.dp),
                    verticalArrangement = Arrangement.spacedBy(6.dp),
                ) {
                    cards.forEach { Card(it, Modifier.width(48.dp)) }
                    if (cards.isEmpty()) Text(stringResource(R.string.noidea_won_nothing))
                }
            }
        }
    }
}
