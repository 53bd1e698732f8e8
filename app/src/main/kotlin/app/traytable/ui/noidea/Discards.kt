package app.traytable.ui.noidea

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.wrapContentWidth
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.noidea.NoIdeaMoves
import app.traytable.rules.noidea.NoIdeaPile
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.Card
import app.traytable.ui.ear.LocalIsHeard
import app.traytable.ui.ear.heardAs
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.Shape
import app.traytable.ui.tray.Touch
import app.traytable.ui.tray.listed
import app.traytable.ui.tray.listedAs
import app.traytable.ui.tray.place
import app.traytable.ui.tray.touched
import app.traytable.ui.words.Speech

private const val SCALE = 0.82f
private const val LEAST_SLOTS = 5

/** Within the same room there may be one more slot before the felt is laid anew. */
private const val ROW = 6

private val GAP = 4.dp

/** So much wider and higher than its card is the room of a pile. */
private val AROUND = SLOT * 2 + GAP

/** The ways to lay them, also in several rows. */
internal fun waysToDiscard(
    parts: Parts,
    leastRows: Int = 1,
): List<Rows> {
    val slots = maxOf(LEAST_SLOTS, parts.view.piles().size + 1)
    val rows = if (slots <= ROW) maxOf(leastRows, 1)..2 else 2..3
    return rows.map { Rows(slots, it) }
}

/** The open piles, each on its slot, and the slot of the next one. */
@Composable
internal fun Discards(
    parts: Parts,
    way: Rows,
    card: Dp,
    modifier: Modifier = Modifier,
) {
    val piles = parts.view.piles().size
    Column(modifier.listed(piles + 1), Arrangement.Center, Alignment.CenterHorizontally) {
        (0 until way.columns * way.rows).chunked(way.columns).forEach { row ->
            Row { row.forEach { Discard(parts, it, way.width(card)) } }
        }
    }
}

/** A way to lay the slots. All that find room in one row share the room of the usual ones. */
internal class Rows(
    slots: Int,
    val rows: Int,
) {
    val columns = (slots + rows - 1) / rows
    private val usual = if (rows == 1) LEAST_SLOTS else columns
    val shape = Shape(usual * SCALE, rows * SCALE, wide = AROUND * usual, high = AROUND * rows)

    fun width(card: Dp): Dp = (card * SCALE + AROUND) * usual / columns - AROUND
}

@Composable
private fun Discard(
    parts: Parts,
    index: Int,
    card: Dp,
) {
    val piles = parts.view.piles()
    val pile = piles.getOrNull(index)
    val cell = Modifier.size(card + AROUND, card * CARD_RATIO + AROUND)
    if (pile != null) {
        OpenPile(parts, pile, index, card, cell)
        return
    }
    val isNew = index == piles.size
    val empty = stringResource(R.string.noidea_ear_new_pile)
    val isSaid = isNew && LocalIsHeard.current
    val heard = Modifier.listedAs(index).heardAs(empty)
    val said = if (isSaid) heard else Modifier.clearAndSetSemantics {}
    Box(cell.then(said), Alignment.Center) {
        Slot(card, isDashed = isNew) {
            Box(Modifier.fillMaxWidth().place(pileName(index))) { EmptyRoom() }
            if (isNew && LocalDensity.current.fontScale <= LARGE_LETTERS) {
                Text(
                    stringResource(R.string.noidea_new_pile),
                    Modifier.wrapContentWidth(unbounded = true),
                    color = LocalTrayColours.current.feltInk,
                    maxLines = 1,
                    style = TrayType.name,
                )
            }
        }
    }
}

@Composable
private fun OpenPile(
    parts: Parts,
    pile: NoIdeaPile,
    index: Int,
    card: Dp,
    modifier: Modifier,
) {
    val move = NoIdeaMoves.LAYS[index]
    val size = generateSequence(pile) { it.below() }.count()
    val spoken =
        if (LocalIsHeard.current) {
            Speech(LocalResources.current).pile(index, pile)
        } else {
            pluralStringResource(R.plurals.noidea_pile_size, size, index + 1, size)
        }
    val label = parts.table.words().move(move)
    val touch = Touch(label) { parts.table.play(move) }.takeIf { move in parts.moves }
    Box(
        modifier
            .touched(touch)
            .semantics(mergeDescendants = true) { contentDescription = spoken }
            .listedAs(index)
            .heardAs(spoken),
        Alignment.Center,
    ) {
        Slot(card, below = thickness(size), place = pileName(index)) {
            Box(Modifier.fillMaxWidth().place(pileName(index))) {
                Card(noIdeaFace(pile.top()), state = parts.stateOf(move))
            }
        }
    }
}

/** How many edges are seen below the top card. */
private fun thickness(size: Int) =
    when {
        size < 2 -> 0
        size < 4 -> 1
        size < 8 -> 2
        else -> 3
    }
