package app.traytable.ui.solo

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.rules.solo.SoloMove
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardState
import app.traytable.ui.table.Flights
import app.traytable.ui.table.place

private val STRIP = 48.dp
private val LIFT = 12.dp
private val OUTLINE = 4.dp
private val GAP = 8.dp

// A raised card of the row below must leave a fingertip's height.
private val STEP = STRIP + LIFT

/** The own cards: those that can be laid are raised, with an outline. */
@Composable
internal fun SoloHand(
    cards: List<HeldCard>,
    cardWidth: Dp,
    label: (SoloMove) -> String,
    flights: Flights,
    place: String,
    onPick: (HeldCard) -> Unit,
    modifier: Modifier = Modifier,
) {
    Box(modifier.verticalScroll(rememberScrollState()), Alignment.TopCenter) {
        // Where cards come from and go to; the card itself may be gone by then.
        Spacer(Modifier.width(cardWidth).place(flights, place))
        Layout({ cards.forEach { Held(it, cardWidth, label, onPick) } }) { cardsInHand, room ->
            val width = cardWidth.roundToPx()
            val lift = LIFT.roundToPx()
            val rows =
                HandRows(
                    cards.size,
                    room.maxWidth,
                    width,
                    STRIP.roundToPx(),
                    STEP.roundToPx(),
                    GAP.roundToPx(),
                )
            val placed = cardsInHand.map { it.measure(Constraints.fixedWidth(width)) }
            val cardHeight = (width * CARD_RATIO).toInt()
            // A chosen card rises by a tenth of its height above its place.
            val above = cardHeight / 10 + OUTLINE.roundToPx()
            val height = above + lift + rows.depth + cardHeight + OUTLINE.roundToPx()
            layout(room.maxWidth, height) {
                placed.forEachIndexed { index, card ->
                    val up = if (cards[index].isRaised) 0 else lift
                    card.place(rows.x(index), above + rows.y(index) + up)
                }
            }
        }
    }
}

private val HeldCard.isRaised get() = isSelected || moves.isNotEmpty()

@Composable
private fun Held(
    held: HeldCard,
    width: Dp,
    label: (SoloMove) -> String,
    onPick: (HeldCard) -> Unit,
) {
    val use = held.moves.firstOrNull()
    Card(
        soloFace(held.card),
        Modifier.width(width).then(
            if (use == null) {
                Modifier
            } else {
                Modifier.clickable(
                    onClickLabel = held.moves.singleOrNull()?.let(label),
                    role = Role.Button,
                ) { onPick(held) }
            },
        ),
        when {
            held.isSelected -> CardState.Selected
            held.moves.isNotEmpty() -> CardState.Legal
            else -> CardState.Plain
        },
    )
}
