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

/** Between two places there is room for two rings. */
private val GAP = 14.dp
private val BETWEEN = 8.dp
private val EDGE = 3.dp
private val CAPTION = 22.dp

/** A strip of a covered card: its number, its whole shape and its label on one line. */
private val STRIP = 14.dp
private const val STRIP_DOWN = 0.12f

/** So many covered cards look out above the top one, and the others are counted. */
private const val MOST_STRIPS = 3
private val WORTHS = listOf(0.6f, 0.78f, 0.9f, 1f)

/** How the places lie, and how many covered cards may look out at each. */
internal class Lie(
    val columns: Int,
    val strips: Int,
)

/** The height of one strip. */
internal fun strip(card: Dp): Dp = STRIP + card * (CARD_RATIO * STRIP_DOWN)

/** The printed places: of every pile there can be, and of the empty table. */
internal fun slots(parts: Parts): Block {
    val many = parts.places + 1
    val columns = (1..many).map { rows -> (many + rows - 1) / rows }.distinct()
    val lies = (MOST_STRIPS downTo 0).flatMap { strips -> columns.map { Lie(it, strips) } }
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
        (STRIP * lie.strips + CAPTION) * rows + BETWEEN * (rows - 1) + EDGE * 2,
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
    val high = strip(card) * lie.strips + card * CARD_RATIO + CAPTION
    Column(
        Modifier.fillMaxSize(),
        Arrangement.spacedBy(BETWEEN),
        Alignment.CenterHorizontally,
    ) {
        (0 until many).chunked(lie.columns).forEach { row ->
            Row(horizontalArrangement = Arrangement.spacedBy(GAP)) {
                row.forEach { slot ->
                    Box(Modifier.size(card, high)) { Slot(parts, slot, card, lie.strips) }
                }
            }
        }
    }
}

@Composable
private fun Slot(
    parts: Parts,
    slot: Int,
    card: Dp,
    strips: Int,
) {
    val piles = parts.view.piles().size
    when {
        slot < piles -> PileOnTable(parts, slot, card, strips)
        slot == parts.places -> EmptyTable(parts, card, strips)
        slot == piles && parts.isPutting -> NewPile(parts, card, strips)
        else -> FreeSlot(card, strips)
    }
}
