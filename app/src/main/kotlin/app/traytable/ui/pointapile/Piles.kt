package app.traytable.ui.pointapile

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceAtMost
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.max
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.table.inHand
import kotlin.math.ceil

private val GAP = 8.dp
private const val FEW = 4

/** The longest word under a place, in ordinary letters. */
private val NAME = 50.dp

/** The piles in rows, then a place for another one or the empty table where they can be chosen. */
@Composable
internal fun Piles(
    parts: Parts,
    room: Room,
    modifier: Modifier = Modifier,
) {
    val piles = parts.view.piles()
    val slots = piles.size + if (parts.forming.opensPiles || parts.isPointing) 1 else 0
    val inHand = LocalHabits.current.cardSize.inHand * room.scale
    val isRoomy = slots <= FEW && piles.all { it.size <= 2 }
    BoxWithConstraints(modifier.fillMaxWidth(), Alignment.TopCenter) {
        val named = NAME * LocalDensity.current.fontScale
        val narrowest = if (slots > FEW) inHand * 0.75f else inHand
        val columns = columns(slots, maxWidth, max(narrowest, named))
        val broadest = (maxWidth - GAP * (columns - 1)) / columns
        val width = broadest.coerceAtMost(max(if (isRoomy) inHand * 1.25f else inHand, named))
        Column(
            verticalArrangement = Arrangement.spacedBy(GAP),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            (0 until slots).chunked(columns).forEach { row ->
                Row(horizontalArrangement = Arrangement.spacedBy(GAP)) {
                    row.forEach { slot -> Slot(parts, slot, width) }
                }
            }
        }
    }
}

@Composable
private fun Slot(
    parts: Parts,
    slot: Int,
    width: Dp,
) {
    when {
        slot < parts.view.piles().size -> PileOnTable(parts, slot, width)
        parts.isPointing -> EmptyTable(parts, width)
        else -> NewPile(parts, width)
    }
}

/** As few rows as cards of this width allow, and those equally long. */
private fun columns(
    slots: Int,
    room: Dp,
    width: Dp,
): Int {
    val most = ((room + GAP) / (width + GAP)).toInt().coerceAtLeast(1)
    val rows = ceil(slots / most.toFloat()).toInt().coerceAtLeast(1)
    return ceil(slots / rows.toFloat()).toInt().coerceAtLeast(1)
}
