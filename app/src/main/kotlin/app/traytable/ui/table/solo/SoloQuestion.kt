package app.traytable.ui.table.solo

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.solo.SoloView
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.CardState
import app.traytable.ui.cards.faces.protectionFace
import app.traytable.ui.cards.faces.soloFace
import app.traytable.ui.table.SeatMark
import app.traytable.ui.table.Table
import app.traytable.ui.words.moveLabel

/** What is still to be said before a move is complete: a colour, a player, the card on top. */
@Composable
fun SoloQuestion(
    view: SoloView,
    table: Table,
    moves: List<SoloMove>,
    cardWidth: Dp,
    onPlay: (SoloMove) -> Unit,
) {
    val toColour = moves.filterIsInstance<SoloMove.PlayFor>()
    val toSeat = moves.filterIsInstance<SoloMove.PlayAt>()
    Column(
        horizontalAlignment = Alignment.CenterHorizontally,
        verticalArrangement = Arrangement.spacedBy(12.dp),
    ) {
        Text(
            stringResource(question(moves)),
            Modifier.semantics { heading() },
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.titleLarge,
        )
        when {
            toColour.isNotEmpty() -> {
                ColourWheel { colour ->
                    toColour.firstOrNull { it.colour() == colour }?.let(onPlay)
                }
            }

            toSeat.isNotEmpty() -> {
                Targets(view, table, toSeat, onPlay)
            }

            else -> {
                Cards(moves, cardWidth, onPlay)
            }
        }
    }
}

private fun question(moves: List<SoloMove>) =
    when (val move = moves.first()) {
        is SoloMove.PlayFor -> {
            R.string.solo_which_colour
        }

        is SoloMove.PlayAt -> {
            if (SoloCards.symbol(move.card()) == SoloCards.Symbol.SWAP) {
                R.string.solo_swap_with
            } else {
                R.string.solo_gift_for
            }
        }

        is SoloMove.Triple -> {
            R.string.solo_which_last
        }

        else -> {
            R.string.solo_which_bolt
        }
    }

@Composable
private fun Targets(
    view: SoloView,
    table: Table,
    moves: List<SoloMove.PlayAt>,
    onPlay: (SoloMove) -> Unit,
) {
    val columns = if (LocalDensity.current.fontScale < 1.5f) 2 else 1
    Column(Modifier.widthIn(max = 560.dp), Arrangement.spacedBy(8.dp)) {
        moves.chunked(columns).forEach { row ->
            Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
                row.forEach { move ->
                    OutlinedButton(
                        { onPlay(move) },
                        Modifier.weight(1f).heightIn(min = 48.dp),
                        shape = RoundedCornerShape(16.dp),
                        contentPadding = PaddingValues(horizontal = 12.dp, vertical = 6.dp),
                    ) { Target(view, table, move.target(), Modifier.weight(1f)) }
                }
                repeat(columns - row.size) { Spacer(Modifier.weight(1f)) }
            }
        }
    }
}

@Composable
private fun Target(
    view: SoloView,
    table: Table,
    seat: Seat,
    modifier: Modifier,
) {
    SeatMark(table.frame.emblems()[seat.index()], 26.dp)
    Column(modifier.padding(start = 10.dp)) {
        Text(
            table.name(seat),
            color = MaterialTheme.colorScheme.onSurface,
            maxLines = 1,
            overflow = TextOverflow.Ellipsis,
        )
        Text(pluralStringResource(R.plurals.solo_cards, view.size(seat), view.size(seat)))
    }
}

@Composable
private fun Cards(
    moves: List<SoloMove>,
    cardWidth: Dp,
    onPlay: (SoloMove) -> Unit,
) {
    val resources = LocalResources.current
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(12.dp, Alignment.CenterHorizontally),
        verticalArrangement = Arrangement.spacedBy(12.dp),
    ) {
        moves.forEach { move ->
            Card(
                face(move),
                Modifier.width(cardWidth).clickable(
                    onClickLabel = moveLabel(resources, move, emptyList()),
                    role = Role.Button,
                ) { onPlay(move) },
                CardState.Legal,
            )
        }
    }
}

private fun face(move: SoloMove): CardFace =
    when (move) {
        is SoloMove.Triple -> soloFace(move.last())
        is SoloMove.Protect -> protectionFace(move.bolt())
        else -> throw IllegalArgumentException("${move.text()} is no choice between cards")
    }
