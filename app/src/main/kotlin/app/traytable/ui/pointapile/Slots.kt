package app.traytable.ui.pointapile

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.tray.Block
import app.traytable.ui.tray.Shape
import app.traytable.ui.tray.listed
import app.traytable.ui.tray.listedAs

/** Between two places there is room for two rings. */
private val GAP = 14.dp
private val BETWEEN = 6.dp
private val EDGE = 3.dp
private val CAPTION = 21.dp

/** On the lower edge of its place a caption takes less. */
private val ON_EDGE = 8.dp

/** A strip of a covered card: its number, its whole shape and its label on one line. */
private val STRIP = 14.dp
private const val STRIP_DOWN = 0.12f

/** So many covered cards look out above the top one, and the others are counted. */
private const val MOST_STRIPS = 3
private val WORTHS = listOf(0.6f, 0.82f, 0.92f, 1f)

/**
 * How the places lie, and how many covered cards may look out at each.
 *
 * @param isClose captions lie on the edges of the places
 */
internal class Lie(
    val columns: Int,
    val strips: Int,
    val isClose: Boolean,
) {
    val caption: Dp get() = if (isClose) ON_EDGE else CAPTION
}

/** Where the top card lies, below those that look out. */
internal fun Lie.top(card: Dp): Dp = strip(card) * strips

/** The height of one strip. */
internal fun strip(card: Dp): Dp = STRIP + card * (CARD_RATIO * STRIP_DOWN)

/** The printed places: of every pile there can be, and of the empty table. */
internal fun slots(
    parts: Parts,
    isClose: Boolean,
): Block {
    val many = parts.places + 1
    val columns = (1..many).map { rows -> (many + rows - 1) / rows }.distinct()
    val lies = (MOST_STRIPS downTo 0).flatMap { strips -> columns.map { Lie(it, strips, isClose) } }
    return Block("piles", lies.map { shape(it, many) }) { card, shape ->
        Places(parts, many, lies[shape], card)
    }
}

private fun shape(
    lie: Lie,
    many: Int,
): Shape {
    val rows = (many + lie.columns - 1) / lie.columns
    return Shape(
        lie.columns.toFloat(),
        rows * (1 + STRIP_DOWN * lie.strips),
        GAP * (lie.columns - 1) + EDGE * 2,
        (STRIP * lie.strips + lie.caption) * rows + BETWEEN * (rows - 1) + EDGE * 2,
        worth = WORTHS[lie.strips],
    )
}

@Composable
private fun Places(
    parts: Parts,
    many: Int,
    lie: Lie,
    card: Dp,
) {
    val high = strip(card) * lie.strips + card * CARD_RATIO + lie.caption
    Column(
        Modifier.fillMaxSize().listed(laid(parts) + 1),
        Arrangement.spacedBy(BETWEEN),
        Alignment.CenterHorizontally,
    ) {
        (0 until many).chunked(lie.columns).forEach { row ->
            Row(horizontalArrangement = Arrangement.spacedBy(GAP)) {
                row.forEach { slot ->
                    Box(Modifier.size(card, high)) { Slot(parts, slot, card, lie) }
                }
            }
        }
    }
}

/** So many places are of use now, besides the empty table. */
private fun laid(parts: Parts): Int {
    val piles = parts.view.piles().size
    return minOf(if (parts.isPutting) piles + 1 else piles, parts.places)
}

@Composable
private fun Slot(
    parts: Parts,
    slot: Int,
    card: Dp,
    lie: Lie,
) {
    val piles = parts.view.piles().size
    when {
        slot < piles -> PileOnTable(parts, slot, card, lie, Modifier.listedAs(slot))
        slot == parts.places -> EmptyTable(parts, card, lie, Modifier.listedAs(laid(parts)))
        slot == piles && parts.isPutting -> NewPile(parts, card, lie, Modifier.listedAs(slot))
        else -> FreeSlot(card, lie)
    }
}
