package app.traytable.ui.pointapile

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.requiredWidth
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.wrapContentHeight
import androidx.compose.foundation.layout.wrapContentWidth
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.EmptyPlace
import app.traytable.ui.ear.heardAs
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.Block
import app.traytable.ui.tray.Form
import app.traytable.ui.tray.Shape
import app.traytable.ui.tray.Touch
import app.traytable.ui.tray.Window
import app.traytable.ui.tray.place
import app.traytable.ui.tray.touched
import app.traytable.ui.words.Speech

private val MINI = 17.dp
private val LINE = 26.dp

// What is longer reaches a little beyond its block: there is nothing at its sides.
private val ROW = 176.dp

/** What lies beside the piles, each to be looked through: in a row, or one under the other. */
internal fun aside(
    parts: Parts,
    window: Window,
): Block {
    val lines = if (parts.view.hasMissions()) 2 else 1
    val row = Shape(0f, 0f, 150.dp, LINE * lines + 4.dp)
    val column = Shape(0f, 0f, 70.dp, LINE * (3 + lines))
    val isRow = window.form == Form.Tall
    return Block("aside", listOf(if (isRow) row else column), isAside = true) { _, _ ->
        if (isRow) {
            FlowRow(
                Modifier.wrapContentWidth(unbounded = true).requiredWidth(ROW),
                Arrangement.spacedBy(9.dp, Alignment.CenterHorizontally),
            ) { Heaps(parts) }
        } else {
            Column(
                Modifier.fillMaxSize(),
                Arrangement.Center,
                Alignment.CenterHorizontally,
            ) { Heaps(parts) }
        }
    }
}

@Composable
private fun Heaps(parts: Parts) {
    val view = parts.view
    val deck = view.deck()
    val spoken = pluralStringResource(R.plurals.pile_deck, deck, deck)
    Line(Modifier.clearAndSetSemantics { contentDescription = spoken }) {
        Card(null, Modifier.place(DECK, isCard = false).width(MINI))
        Words("$deck")
    }
    Discards(parts)
    if (view.unwanted().isNotEmpty()) {
        val many = view.unwanted().size
        Heap(
            parts,
            Looked(Heap.Unwanted),
            stringResource(R.string.pile_unwanted_count, many),
        ) { Words(stringResource(R.string.pile_unwanted_short, many)) }
    }
    view.waiting().forEachIndexed { index, pile ->
        val names = Speech(LocalResources.current).and(parts.names(view.wantedBy(index)))
        Heap(
            parts,
            Looked(Heap.Waiting, index),
            stringResource(R.string.pile_waiting_for, names, pile.size),
        ) { Words(stringResource(R.string.pile_waiting_short, pile.size)) }
    }
    val own = parts.table.viewer ?: parts.table.actor
    if (own != null && parts.mayHoldMission(own)) MissionSign(parts, own)
}

/** The top one of the discards and how many there are. */
@Composable
private fun Discards(parts: Parts) {
    val cards = parts.view.discards()
    val top = cards.lastOrNull()
    if (top == null) {
        val empty = stringResource(R.string.pile_discards_count, 0)
        Line(Modifier.heardAs(empty)) {
            EmptyPlace(Modifier.place(LEFT_OVER, isCard = false).width(MINI))
        }
        return
    }
    Heap(
        parts,
        Looked(Heap.Discards),
        stringResource(R.string.pile_discards_count, cards.size),
    ) {
        Card(
            pointAPileFace(top),
            Modifier.place(LEFT_OVER, isCard = false).width(MINI).clearAndSetSemantics {},
        )
        Words("${cards.size}")
    }
}

@Composable
private fun Heap(
    parts: Parts,
    looked: Looked,
    spoken: String,
    content: @Composable () -> Unit,
) {
    val touch =
        if (parts.revealed == null && !parts.table.isHandOver) {
            Touch(stringResource(R.string.pile_tap_look)) { parts.look(looked) }
        } else {
            null
        }
    Line(
        Modifier.touched(touch).semantics(mergeDescendants = true) { contentDescription = spoken },
        content,
    )
}

@Composable
internal fun Line(
    modifier: Modifier = Modifier,
    content: @Composable () -> Unit,
) {
    Row(
        modifier.height(LINE),
        Arrangement.spacedBy(5.dp),
        Alignment.CenterVertically,
    ) { content() }
}

@Composable
internal fun Words(words: String) {
    // Large letters reach beyond their line, where nothing else is.
    Box(Modifier.wrapContentHeight(unbounded = true).clearAndSetSemantics {}) {
        Text(
            words,
            color = LocalTrayColours.current.feltInk,
            style = TrayType.name,
            maxLines = 1,
        )
    }
}
