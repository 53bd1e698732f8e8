package app.traytable.ui.solo

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.LazyListState
import androidx.compose.foundation.lazy.LazyRow
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.Card
import app.traytable.ui.table.Flights
import app.traytable.ui.table.Plate
import app.traytable.ui.table.SeatName
import app.traytable.ui.table.place
import app.traytable.ui.tray.pieces.Piece

private val GAP = 6.dp
private val NARROWEST = 104.dp
private val PLATE = 60.dp
private val WIDE_ENOUGH = 150.dp

/** The others, in the order of seats: all at once where they fit, else in a row to leaf through. */
@Composable
internal fun SeatsOnTop(
    table: SoloMoment,
    flights: Flights,
    room: Dp,
    mostHeight: Dp,
    withOwn: Boolean,
) {
    val seats = if (withOwn) listOfNotNull(table.viewer) + others(table) else others(table)
    val letters = LocalDensity.current.fontScale
    val fit = maxOf(1, ((room + GAP) / (NARROWEST * letters + GAP)).toInt())
    val rows = (seats.size + fit - 1) / fit
    if (PLATE * letters * rows > mostHeight) {
        val state = rememberFollowingTheTurn(seats, table)
        LazyRow(state = state, horizontalArrangement = Arrangement.spacedBy(GAP)) {
            items(seats.size) { index ->
                SoloPlate(table, seats[index], flights, Modifier.widthIn(max = room * 0.6f))
            }
        }
    } else {
        val columns = (seats.size + rows - 1) / rows
        val isDense = room / columns < WIDE_ENOUGH * letters
        Column(verticalArrangement = Arrangement.spacedBy(GAP)) {
            seats.chunked(columns).forEach { row ->
                Row(horizontalArrangement = Arrangement.spacedBy(GAP)) {
                    row.forEach {
                        SoloPlate(table, it, flights, Modifier.weight(1f), isDense)
                    }
                    repeat(columns - row.size) { Spacer(Modifier.weight(1f)) }
                }
            }
        }
    }
}

/** The others beside the table, one below the other. */
@Composable
internal fun SeatsAside(
    table: SoloMoment,
    flights: Flights,
    modifier: Modifier = Modifier,
) {
    val seats = others(table)
    val state = rememberFollowingTheTurn(seats, table)
    LazyColumn(modifier, state, verticalArrangement = Arrangement.spacedBy(GAP)) {
        items(seats.size) { index ->
            SoloPlate(table, seats[index], flights, Modifier.fillMaxWidth())
        }
    }
}

private fun others(table: SoloMoment): List<Seat> = table.viewer?.let(table::after) ?: table.seats

/** Shows whose turn it is, from the first moment on. */
@Composable
private fun rememberFollowingTheTurn(
    seats: List<Seat>,
    table: SoloMoment,
): LazyListState {
    val turn = seats.indexOfFirst(table.frame.toAct()::contains)
    val state = rememberLazyListState(maxOf(0, turn - 1))
    LaunchedEffect(turn) { if (turn >= 0) state.animateScrollToItem(maxOf(0, turn - 1)) }
    return state
}

/**
 * Who sits there, how many cards they hold, and their points.
 *
 * @param flights none for the own seat, whose cards fly from and to the hand
 * @param isDense there is room for the number of points only
 */
@Composable
internal fun SoloPlate(
    table: SoloMoment,
    seat: Seat,
    flights: Flights?,
    modifier: Modifier = Modifier,
    isDense: Boolean = false,
) {
    Plate(table.frame, seat, modifier) {
        Column(Modifier.padding(horizontal = 8.dp, vertical = 5.dp)) {
            SeatName(table.frame, seat)
            Facts(table, seat, flights.takeIf { seat != table.viewer }, isDense)
        }
    }
}

@Composable
private fun Facts(
    table: SoloMoment,
    seat: Seat,
    flights: Flights?,
    isDense: Boolean,
) {
    val view = table.view
    val size = view.size(seat)
    val cards = pluralStringResource(R.plurals.solo_cards, size, size)
    Row(
        horizontalArrangement = Arrangement.spacedBy(5.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Piece(table.frame, seat, 28.dp)
        Row(
            Modifier.clearAndSetSemantics { contentDescription = cards },
            Arrangement.spacedBy(3.dp),
            Alignment.CenterVertically,
        ) {
            Card(
                null,
                Modifier.width(12.dp).then(
                    if (flights == null) Modifier else Modifier.place(flights, handOf(seat)),
                ),
            )
            Text(
                "$size",
                fontWeight = FontWeight.Bold,
                style = MaterialTheme.typography.bodyMedium,
            )
        }
        if (view.sheltered().contains(seat)) {
            Text(
                stringResource(R.string.solo_sheltered),
                maxLines = 1,
                overflow = TextOverflow.Ellipsis,
                style = MaterialTheme.typography.bodyMedium,
            )
        } else if (view.limit() > 0) {
            Points(view.points(seat), isDense)
        }
    }
}

@Composable
private fun Points(
    points: Int,
    isDense: Boolean,
) {
    val spoken = pluralStringResource(R.plurals.solo_points, points, points)
    Text(
        if (isDense) "$points" else stringResource(R.string.solo_points_short, points),
        Modifier.clearAndSetSemantics { contentDescription = spoken },
        MaterialTheme.colorScheme.onSurfaceVariant,
        maxLines = 1,
        overflow = TextOverflow.Ellipsis,
        style = MaterialTheme.typography.bodyMedium,
    )
}
