package app.traytable.ui.pointapile

import androidx.compose.foundation.clickable
import androidx.compose.foundation.gestures.detectDragGestures
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.width
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceAtLeast
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.round
import app.traytable.R
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardState
import app.traytable.ui.cards.EmptyPlace
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.table.inHand
import app.traytable.ui.table.place
import app.traytable.ui.table.rememberTick
import app.traytable.ui.words.refusal
import kotlin.math.ceil

private val GAP = 8.dp
private val SMALLEST = 48.dp

/** The cards to be put on piles, as large as the [room] allows; who forms taps or drags them. */
@Composable
internal fun OpenCards(
    parts: Parts,
    room: Room,
    modifier: Modifier = Modifier,
) {
    val count = parts.view.open().size
    BoxWithConstraints(modifier.fillMaxWidth(), Alignment.TopCenter) {
        val largest = LocalHabits.current.cardSize.inHand * room.scale
        val (columns, width) = grid(count, maxWidth, room.handHeight, largest)
        Column(
            verticalArrangement = Arrangement.spacedBy(GAP),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            // Slots stay where they are while one puts cards; a row goes when it is empty.
            (0 until count).chunked(columns).filter { it.any(parts.view::isToPut) }.forEach { row ->
                Row(horizontalArrangement = Arrangement.spacedBy(GAP)) {
                    row.forEach { card -> OpenCard(parts, card, width) }
                }
            }
        }
    }
}

/** The largest cards that fit: how many in a row, and how wide. */
private fun grid(
    count: Int,
    room: Dp,
    height: Dp,
    largest: Dp,
): Pair<Int, Dp> {
    val widths = generateSequence(largest) { (it - 2.dp).coerceAtLeast(SMALLEST) }
    val width =
        widths.first { width ->
            width <= SMALLEST || (width * CARD_RATIO + GAP) * rows(count, room, width) <= height
        }
    val rows = rows(count, room, width)
    return ceil(count / rows.toFloat()).toInt().coerceAtLeast(1) to width
}

private fun rows(
    count: Int,
    room: Dp,
    width: Dp,
): Int {
    val inARow = ((room + GAP) / (width + GAP)).toInt().coerceAtLeast(1)
    return ceil(count / inARow.toFloat()).toInt().coerceAtLeast(1)
}

@Composable
private fun OpenCard(
    parts: Parts,
    index: Int,
    width: Dp,
) {
    val forming = parts.forming
    val here = Modifier.place(parts.flights, openPlace(index)).width(width)
    if (!parts.view.isToPut(index)) {
        EmptyPlace(here.alpha(0.4f))
        return
    }
    val state =
        when {
            !forming.isOn -> CardState.Plain
            forming.card == index -> CardState.Selected
            forming.card == null -> CardState.Legal
            else -> CardState.Plain
        }
    val face = pointAPileFace(parts.view.open()[index])
    if (!forming.isOn) {
        Card(face, here)
        return
    }
    val tick = rememberTick()
    Card(
        face,
        here
            .alpha(if (forming.inTheAir == index) 0f else 1f)
            .clickable(
                onClickLabel = stringResource(R.string.pile_tap_choose),
                role = Role.Button,
            ) {
                tick()
                forming.choose(index)
            }.dragged(parts, index),
        state,
    )
}

@Composable
private fun Modifier.dragged(
    parts: Parts,
    index: Int,
): Modifier {
    val current = rememberUpdatedState(parts)
    return pointerInput(parts.forming, index) {
        detectDragGestures(
            onDragStart = { at ->
                val corner = parts.flights.bounds(openPlace(index))?.topLeft ?: Offset.Zero
                parts.forming.lift(index, corner + at)
            },
            onDragEnd = {
                parts.forming.drop(
                    parts.flights,
                    current.value.view
                        .piles()
                        .size,
                )
            },
            onDragCancel = { parts.forming.letGo() },
        ) { change, by ->
            change.consume()
            parts.forming.move(by)
        }
    }
}

/** The card under the finger. */
@Composable
internal fun CarriedCard(parts: Parts) {
    val card = parts.forming.inTheAir ?: return
    val width = LocalHabits.current.cardSize.inHand
    val half = with(LocalDensity.current) { width.toPx() / 2 }
    Box(Modifier.clearAndSetSemantics {}) {
        Card(
            pointAPileFace(parts.view.open()[card]),
            Modifier
                .offset { (parts.forming.finger - Offset(half, half * CARD_RATIO * 1.4f)).round() }
                .width(width),
            CardState.Legal,
        )
    }
}

/** What to do with the cards, what the chosen one says, or why it cannot be put there. */
@Composable
internal fun FormingWords(
    parts: Parts,
    modifier: Modifier = Modifier,
) {
    val forming = parts.forming
    val resources = LocalResources.current
    val card = forming.card
    val refused = forming.refused
    val words =
        when {
            refused != null -> refusal(resources, PointAPileRoom, refused)
            forming.isDone -> stringResource(R.string.pile_all_put)
            card != null -> pileWords().card(parts.view.open()[card]).upper()
            else -> stringResource(R.string.pile_choose_card)
        }
    Text(
        words,
        modifier.fillMaxWidth().semantics { liveRegion = LiveRegionMode.Polite },
        color =
            if (refused != null) {
                MaterialTheme.colorScheme.error
            } else {
                MaterialTheme.colorScheme.onSurface
            },
        textAlign = TextAlign.Center,
        style = MaterialTheme.typography.bodyLarge,
    )
}

internal fun String.upper() = replaceFirstChar { it.titlecase() }
