package app.traytable.ui.solo

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.solo.SoloView
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardState
import app.traytable.ui.cards.EmptyPlace
import app.traytable.ui.table.Flights
import app.traytable.ui.table.place

/** The draw pile with its count, and the discard pile, large: it is the card in question. */
@Composable
internal fun SoloPiles(
    table: SoloMoment,
    flights: Flights,
    cardWidth: Dp,
    modifier: Modifier = Modifier,
) {
    Row(modifier, Arrangement.spacedBy(24.dp), Alignment.CenterVertically) {
        DrawPile(table, flights, cardWidth * 0.72f)
        DiscardPile(table.view, flights, cardWidth)
    }
}

@Composable
private fun DrawPile(
    table: SoloMoment,
    flights: Flights,
    width: Dp,
) {
    val draw = table.moves.firstOrNull { it is SoloMove.Draw || it is SoloMove.Take }
    val size = table.view.drawPile()
    val spoken = pluralStringResource(R.plurals.solo_draw_pile, size, size)
    val label = draw?.let(table.words()::move)
    val touch =
        if (draw == null) {
            Modifier
        } else {
            Modifier.clickable(onClickLabel = label, role = Role.Button) { table.play(draw) }
        }
    Box(touch.semantics(mergeDescendants = true) { contentDescription = spoken }) {
        Column(
            Modifier.clearAndSetSemantics {},
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            if (size == 0) {
                EmptyPlace(Modifier.width(width).place(flights, DRAW_PILE))
            } else {
                Backs(size, width, draw != null, Modifier.width(width).place(flights, DRAW_PILE))
            }
            Text(
                "$size",
                fontWeight = FontWeight.Bold,
                style = MaterialTheme.typography.bodyLarge,
            )
        }
    }
}

@Composable
private fun Backs(
    size: Int,
    width: Dp,
    mayDraw: Boolean,
    modifier: Modifier,
) {
    Box(Modifier.padding(end = 4.dp, bottom = 4.dp)) {
        if (size > 1) Card(null, Modifier.offset(4.dp, 4.dp).width(width))
        Card(null, modifier, if (mayDraw) CardState.Legal else CardState.Plain)
    }
}

@Composable
private fun DiscardPile(
    view: SoloView,
    flights: Flights,
    width: Dp,
) {
    val spoken = stringResource(R.string.solo_discards)
    Box(Modifier.semantics(mergeDescendants = true) { contentDescription = spoken }) {
        view.pile().below()?.let {
            Card(
                soloFace(it.top()),
                Modifier.width(width).rotate(TILT).clearAndSetSemantics {},
            )
        }
        Card(soloFace(view.top()), Modifier.width(width).place(flights, DISCARDS))
    }
}

private const val TILT = -5f
