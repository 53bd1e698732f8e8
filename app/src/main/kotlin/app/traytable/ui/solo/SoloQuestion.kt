package app.traytable.ui.solo

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
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardState
import app.traytable.ui.tray.pieces.Piece

/** What is still to be said before a move is complete: a colour, a player, the card on top. */
@Composable
internal fun SoloQuestion(
    table: SoloMoment,
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
                Targets(table, toSeat, onPlay)
            }

            else -> {
                Cards(table, moves, cardWidth, onPlay)
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
    table: SoloMoment,
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
                    ) { Target(table, move.target(), Modifier.weight(1f)) }
                }
                repeat(columns - row.size) { Spacer(Modifier.weight(1f)) }
            }
        }
    }
}

@Composable
private fun Target(
    table: SoloMoment,
    seat: Seat,
    modifier: Modifier,
) {
    val size = table.view.size(seat)
    Piece(table.frame, seat, 28.dp)
    Column(modifier.padding(start = 10.dp)) {
        Text(
            table.name(seat),
            color = MaterialTheme.colorScheme.onSurface,
            maxLines = 1,
            overflow = TextOverflow.Ellipsis,
        )
        Text(pluralStringResource(R.plurals.solo_cards, size, size))
    }
}

@Composable
private fun Cards(
    table: SoloMoment,
    moves: List<SoloMove>,
    cardWidth: Dp,
    onPlay: (SoloMove) -> Unit,
) {
    val words = table.words()
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(12.dp, Alignment.CenterHorizontally),
        verticalArrangement = Arrangement.spacedBy(12.dp),
    ) {
        moves.forEach { move ->
            topmost(move)?.let { card ->
                Card(
                    soloFace(card),
                    Modifier.width(cardWidth).clickable(
                        onClickLabel = words.move(move),
                        role = Role.Button,
                    ) { onPlay(move) },
                    CardState.Legal,
                )
            }
        }
    }
}

/** The card that comes to lie on top, where that is the question. */
private fun topmost(move: SoloMove): Byte? =
    when (move) {
        is SoloMove.Triple -> move.last()
        is SoloMove.Protect -> move.card()
        else -> null
    }
