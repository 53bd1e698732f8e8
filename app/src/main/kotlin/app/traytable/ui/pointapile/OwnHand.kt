package app.traytable.ui.pointapile

import androidx.compose.foundation.gestures.detectDragGestures
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.composed
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.LayoutCoordinates
import androidx.compose.ui.layout.onGloballyPositioned
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.round
import app.traytable.R
import app.traytable.rules.pointapile.PointAPileCards
import app.traytable.rules.pointapile.PointAPileMove
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardState
import app.traytable.ui.cards.EmptyPlace
import app.traytable.ui.ear.LocalIsHeard
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.Form
import app.traytable.ui.tray.Hand
import app.traytable.ui.tray.HandCard
import app.traytable.ui.tray.LocalFlights
import app.traytable.ui.tray.Touch
import app.traytable.ui.tray.Window
import app.traytable.ui.tray.inHand
import app.traytable.ui.words.Speech

/** Smaller where more cards have to find room behind the rim. */
private fun scale(seats: Int) =
    when (seats) {
        2 -> 1f
        3 -> 0.84f
        4 -> 0.74f
        5 -> 0.66f
        6 -> 0.5f
        else -> 0.42f
    }

/** In a wide window all find room side by side. */
private const val SIDE_BY_SIDE = 0.66f
private const val SQUEEZED = 0.82f
private const val MANY = 5
private const val USUAL = 1.15f

/**
 * Behind the front rim stand the cards that have to be put on piles; and, while there are none, the
 * score pile of whoever sits there. Both have the same room, so that no pile moves.
 */
@Composable
internal fun hand(
    parts: Parts,
    isTight: Boolean,
    window: Window,
): Hand {
    val seats = parts.view.seats()
    val toPut =
        parts.view
            .open()
            .indices
            .filter { parts.isPutting && parts.view.isToPut(it) }
    val isNarrow = window.form == Form.Tall && !isLarge(window)
    val squeezed = if (isTight && isNarrow && seats <= MANY) SQUEEZED else 1f
    val scale = if (isNarrow) scale(seats) * squeezed else maxOf(scale(seats), SIDE_BY_SIDE)
    if (toPut.isNotEmpty()) return Hand(toPut.map { toPut(parts, it) }, 2 * seats, scale)
    val look =
        if (parts.revealed == null && !parts.table.isHandOver) {
            Touch(stringResource(R.string.pile_tap_look)) {
                parts.look(Looked(Heap.Score, parts.near.index()))
            }
        } else {
            null
        }
    val score = parts.view.scorePile(parts.near)
    val cards =
        score.mapIndexed { index, card ->
            HandCard("own $index", pointAPileFace(card), touch = look)
        }
    // On a phone on its side the felt is low; while cards are put, their room stays free.
    val isInLedge = window.form == Form.Wide && !parts.isPutting
    return Hand(cards, 2 * seats, scale, grows = true, isInLedge = isInLedge) { beside ->
        if (score.isEmpty()) NoScore(parts)
        val isShort = window.letters <= USUAL && window.hasNames
        // Whoever looks back reads it on the ledge, and the cards stand larger there.
        val isSaid = isInLedge || parts.table.isReplayed
        if (isShort && !isSaid) ScoreWords(parts, beside)
    }
}

@Composable
private fun toPut(
    parts: Parts,
    card: Int,
): HandCard {
    val forming = parts.forming
    val isHinted =
        when (val move = parts.hinted) {
            is PointAPileMove.Put -> move.card() == card
            is PointAPileMove.PutNew -> move.card() == card
            else -> false
        }
    val face = pointAPileFace(parts.view.open()[card])
    if (!forming.isOn) return HandCard(openKey(card), face)
    return HandCard(
        openKey(card),
        face,
        when {
            card in forming.cards -> CardState.Selected
            isHinted -> CardState.Hinted
            else -> CardState.Legal
        },
        Touch(stringResource(R.string.pile_tap_choose)) { forming.choose(card) },
        also = also(parts, card),
        modifier = Modifier.alpha(if (card in forming.inTheAir) 0f else 1f).dragged(parts, card),
    )
}

/** It may also be dragged to its pile. */
private fun Modifier.dragged(
    parts: Parts,
    card: Int,
): Modifier =
    composed {
        val flights = LocalFlights.current
        val forming = parts.forming
        val lies = remember { mutableStateOf<LayoutCoordinates?>(null) }
        // A card in an arc stands askew: where the finger is on the table has to be asked.
        val onTable = { at: Offset ->
            lies.value?.takeIf { it.isAttached }?.let { flights.layer?.localPositionOf(it, at) }
        }
        onGloballyPositioned { lies.value = it }.pointerInput(forming, card) {
            detectDragGestures(
                onDragStart = { at -> onTable(at)?.let { forming.lift(card, it) } },
                onDragEnd = {
                    forming.drop(
                        flights,
                        parts.view
                            .piles()
                            .size,
                    )
                },
                onDragCancel = { forming.letGo() },
            ) { change, _ ->
                change.consume()
                onTable(change.position)?.let(forming::move)
            }
        }
    }

/** The cards under the finger, the last one on top. */
@Composable
internal fun CarriedCards(parts: Parts) {
    val cards = parts.forming.inTheAir
    val from = cards.firstOrNull()?.let { LocalFlights.current.bounds(inHand(openKey(it))) }
    if (from == null) return
    val half = Offset(from.width / 2, from.width * CARD_RATIO * 0.7f)
    Box(Modifier.clearAndSetSemantics {}) {
        cards.forEachIndexed { index, card ->
            val up = Offset(0f, from.width * 0.2f * (cards.lastIndex - index))
            Card(
                pointAPileFace(parts.view.open()[card]),
                Modifier
                    .offset { (parts.forming.finger - half - up).round() }
                    .width(with(LocalDensity.current) { from.width.toDp() }),
                CardState.Legal,
            )
        }
    }
}

/** What the score pile is worth and which colour it bars, beside it where there is room. */
@Composable
private fun ScoreWords(
    parts: Parts,
    beside: Dp,
) {
    val colours = LocalTrayColours.current
    val points = parts.view.points(parts.near)
    if (beside < LEAST) return
    Box(Modifier.fillMaxSize().clearAndSetSemantics {}) {
        if (parts.view.scorePile(parts.near).isEmpty()) {
            EmptyPlace(Modifier.align(Alignment.Center).padding(horizontal = beside))
        }
        val side = Modifier.width(beside).padding(horizontal = 8.dp)
        Text(
            stringResource(R.string.pile_own_score),
            side.align(Alignment.CenterStart),
            color = colours.feltInk,
            textAlign = TextAlign.End,
            style = TrayType.name,
        )
        Column(side.align(Alignment.CenterEnd)) {
            Text(
                Speech(LocalResources.current).points(points),
                color = colours.feltInk,
                style = TrayType.count,
            )
            topInWords(parts)?.let { Text(it, color = colours.feltInk, style = TrayType.name) }
        }
    }
}

/** The longest word finds no room in less. */
private val LEAST = 88.dp

/** "top: red" */
@Composable
internal fun topInWords(parts: Parts): String? {
    val top = parts.view.scorePile(parts.near).lastOrNull() ?: return null
    val colour = Speech(LocalResources.current).colour(PointAPileCards.colour(top))
    return stringResource(R.string.pile_top, colour)
}

/** Every pile it may be put on at once. */
@Composable
private fun also(
    parts: Parts,
    card: Int,
): List<Touch> {
    val words = parts.table.words()
    return parts.table.moves
        .filter {
            (it is PointAPileMove.Put && it.card() == card) ||
                (it is PointAPileMove.PutNew && it.card() == card)
        }.map { Touch(words.move(it)) { parts.table.play(it) } }
}

/** An empty score pile says so to ears. */
@Composable
private fun NoScore(parts: Parts) {
    if (!LocalIsHeard.current) return
    val words = stringResource(R.string.pile_ear_no_score, parts.table.name(parts.near))
    Spacer(Modifier.fillMaxSize().semantics { contentDescription = words })
}
