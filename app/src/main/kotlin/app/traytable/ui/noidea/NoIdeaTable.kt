package app.traytable.ui.noidea

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceIn
import androidx.compose.ui.unit.dp
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.table.Seat
import app.traytable.ui.table.FlightDeck
import app.traytable.ui.table.Flights
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.table.Said
import app.traytable.ui.table.SeatPlate
import app.traytable.ui.table.inHand

/** Everybody's layouts around the piles. The one below is one's own, or of whose turn it is. */
@Composable
internal fun NoIdeaTable(
    table: NoIdeaMoment,
    modifier: Modifier = Modifier,
) {
    val view = table.view
    val near = view.viewer() ?: table.actor ?: view.current()
    val lit = spotlight(table)
    FlightDeck(table.frame.ply(), { flown(table.happened) }, modifier.fillMaxSize()) { flights ->
        val parts = Parts(view, table, near, lit, flights)
        BoxWithConstraints {
            if (maxWidth > maxHeight) Landscape(parts, maxWidth) else Portrait(parts, maxWidth)
        }
    }
}

/** What lies on the table, to be arranged. */
internal class Parts(
    val view: NoIdeaView,
    val table: NoIdeaMoment,
    val near: Seat,
    val lit: Map<Spot, Byte>,
    val flights: Flights,
) {
    val others = table.after(near)

    fun layout(seat: Seat) = Layout(view, seat, lit, table)
}

@Composable
private fun Portrait(
    parts: Parts,
    width: Dp,
) {
    val card = LocalHabits.current.cardSize.inHand
    Column(Modifier.fillMaxSize(), horizontalAlignment = Alignment.CenterHorizontally) {
        Column(
            Modifier.weight(1f).verticalScroll(rememberScrollState()).padding(8.dp),
            Arrangement.SpaceEvenly,
            Alignment.CenterHorizontally,
        ) {
            // With large letters not all fits at once: what is played on comes first then.
            val large = LocalDensity.current.fontScale > LARGE_LETTERS
            val beside = if (parts.others.size == 1) width / 2 else (width - 32.dp) / 2
            if (!large) Others(parts, beside)
            Piles(parts.view, parts.table, pileCard(parts, width), parts.flights)
            if (large) Others(parts, beside)
        }
        val large = LocalDensity.current.fontScale > LARGE_LETTERS
        Said(parts.table.frame, lines = if (large) 1 else 2)
        Near(parts, nearCard(card, width), columns = if (card > 72.dp) 3 else 6)
    }
}

/** As large as all of them can be; in one row where the others' layouts need the height. */
private fun pileCard(
    parts: Parts,
    width: Dp,
): Dp {
    val piles = parts.view.piles().size
    if (parts.others.size > 2 && piles > 2) {
        return ((width - 18.dp - 12.dp * piles) / (piles + 1)).coerceIn(52.dp, 76.dp)
    }
    return when {
        piles < 3 -> 96.dp
        piles < 6 -> 76.dp
        else -> 60.dp
    }
}

private const val LARGE_LETTERS = 1.3f

/** Six in a row as long as each is wide enough for a finger. */
private fun nearCard(
    wanted: Dp,
    width: Dp,
): Dp = if (wanted > 72.dp) wanted else minOf(wanted, (width - 20.dp - GAP * 5) / 6)

private val GAP = 6.dp

@Composable
private fun Landscape(
    parts: Parts,
    width: Dp,
) {
    val large = width >= 1000.dp
    val leftHanded = LocalHabits.current.leftHanded
    Row(Modifier.fillMaxSize()) {
        if (leftHanded) NearSide(parts, large) else OtherSide(parts, large)
        Column(
            Modifier.weight(1f).fillMaxHeight(),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            Column(
                Modifier.weight(1f).verticalScroll(rememberScrollState()).padding(8.dp),
                Arrangement.Center,
            ) { Piles(parts.view, parts.table, if (large) 108.dp else 60.dp, parts.flights) }
            Said(parts.table.frame, lines = if (large) 4 else 2)
        }
        if (leftHanded) OtherSide(parts, large) else NearSide(parts, large)
    }
}

@Composable
private fun OtherSide(
    parts: Parts,
    large: Boolean,
) {
    Column(
        Modifier.fillMaxHeight().verticalScroll(rememberScrollState()).padding(8.dp),
        Arrangement.spacedBy(8.dp),
    ) {
        // One below the other: the side is as wide as one of them.
        val width = if (large) 260.dp else 172.dp
        Box(Modifier.width(width)) { Others(parts, width) }
    }
}

@Composable
private fun NearSide(
    parts: Parts,
    large: Boolean,
) {
    val card = if (large) 108.dp else 56.dp
    Column(
        Modifier
            .width(
                maxOf(card * 3 + 40.dp, 260.dp),
            ).fillMaxHeight()
            .verticalScroll(rememberScrollState()),
        Arrangement.Bottom,
    ) { Near(parts, card, columns = 3) }
}

@Composable
private fun Others(
    parts: Parts,
    width: Dp,
) {
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(12.dp, Alignment.CenterHorizontally),
        verticalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        // Seats change their places: a card that is being turned stays with its seat.
        parts.others.forEach { seat -> key(seat) { Other(parts, seat, width) } }
    }
}

@Composable
private fun Other(
    parts: Parts,
    seat: Seat,
    width: Dp,
) {
    Column(
        Modifier.width(width),
        Arrangement.spacedBy(6.dp),
        Alignment.CenterHorizontally,
    ) {
        SeatPlate(parts.table.frame, seat, Modifier.fillMaxWidth()) {
            Winnings(parts.view, seat)
        }
        val gap = 3.dp
        LayoutCards(parts.layout(seat), 6, (width - gap * 5 - 4.dp) / 6, gap, parts.flights)
    }
}

@Composable
private fun Near(
    parts: Parts,
    cardWidth: Dp,
    columns: Int,
) {
    Column(
        Modifier.padding(8.dp),
        Arrangement.spacedBy(8.dp),
        Alignment.CenterHorizontally,
    ) {
        Box(Modifier.padding(top = cardWidth * 0.15f)) {
            key(parts.near) {
                LayoutCards(parts.layout(parts.near), columns, cardWidth, GAP, parts.flights)
            }
        }
        NearPlate(parts)
        NoIdeaActions(parts)
    }
}
