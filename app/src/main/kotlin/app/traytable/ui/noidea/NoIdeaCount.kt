package app.traytable.ui.noidea

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.width
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
import app.traytable.ui.WholeText
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardFace
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.pieces.Piece

/** What a seat has won by the end, the highest first. */
internal fun wonCards(
    view: NoIdeaView,
    seat: Seat,
): List<CardFace> =
    view.trophies(seat).sortedDescending().map { trophyFace(it.toInt()) } +
        (2 downTo 0).flatMap { value -> List(view.prizes(seat, value)) { prizeFace(value) } }

/** Everybody's trophies and prizes, now open. */
@Composable
fun NoIdeaCount(
    frame: Frame,
    view: NoIdeaView,
) {
    val colours = LocalTrayColours.current
    Column(verticalArrangement = Arrangement.spacedBy(16.dp)) {
        frame.players().forEachIndexed { index, player ->
            val cards = wonCards(view, Seat.of(index))
            Column(verticalArrangement = Arrangement.spacedBy(6.dp)) {
                Row(
                    horizontalArrangement = Arrangement.spacedBy(10.dp),
                    verticalAlignment = Alignment.CenterVertically,
                ) {
                    Piece(frame, Seat.of(index), 36.dp)
                    WholeText(player.name(), color = colours.ink, style = TrayType.title)
                }
                FlowRow(
                    horizontalArrangement = Arrangement.spacedBy(6.dp),
                    verticalArrangement = Arrangement.spacedBy(6.dp),
                ) {
                    cards.forEach { Card(it, Modifier.width(48.dp)) }
                    if (cards.isEmpty()) {
                        Text(
                            stringResource(R.string.noidea_won_nothing),
                            color = colours.inkSoft,
                            style = TrayType.story,
                        )
                    }
                }
            }
        }
    }
}
