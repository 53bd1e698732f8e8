package app.traytable.ui.pointapile

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.tray.pieces.Piece

/**
 * The pieces of those whose finger is there in secret: only whoever looks back sees them. The finger
 * of who sits near is seen itself.
 */
@Composable
internal fun OpenPicks(
    parts: Parts,
    target: Int,
    card: Dp,
    top: Dp,
) {
    if (!parts.view.isLaidOpen || parts.revealed != null) return
    val others = parts.table.after(parts.near)
    val seats = others.filter { parts.hasPointed(it) && parts.pick(it) == target }
    // Two side by side, on the lower part of the card: its number stays free.
    val size = card * if (seats.size > FEW) SMALLER else SMALL
    FlowRow(
        Modifier
            .offset(y = top + card * (CARD_RATIO - SMALL * 2 - 0.1f))
            .width(card)
            .clearAndSetSemantics {},
        Arrangement.spacedBy(card * APART, Alignment.CenterHorizontally),
        Arrangement.spacedBy(card * APART),
    ) { seats.forEach { Piece(parts.frame, it, size) } }
}

private const val FEW = 4
private const val SMALL = 0.44f
private const val SMALLER = 0.28f
private const val APART = 0.04f

private fun Parts.pick(seat: Seat): Int = view.pick(seat).toInt()

/** Where somebody points, and what their mission is, as far as whoever looks back may know it. */
@Composable
internal fun openFacts(
    parts: Parts,
    seat: Seat,
): List<String> {
    val pick =
        when {
            !parts.view.isLaidOpen || !parts.hasPointed(seat) -> null
            parts.pick(seat) == Aim.SPACE -> stringResource(R.string.pile_points_space)
            else -> stringResource(R.string.pile_points_at, parts.pick(seat) + 1)
        }
    return listOfNotNull(pick, openMission(parts, seat))
}

/** A mission that is no secret to whoever looks back. */
@Composable
internal fun openMission(
    parts: Parts,
    seat: Seat,
): String? {
    if (!parts.table.isReplayed) return null
    val words = inWords(parts.view, seat) ?: return null
    return stringResource(R.string.pile_mission_is, words)
}
