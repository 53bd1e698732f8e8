package app.traytable.ui.qwinto

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.tween
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.draw.scale
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.qwinto.QwintoCall
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardState
import app.traytable.ui.ear.LocalIsHeard
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.tray.Block
import app.traytable.ui.tray.LocalFlights
import app.traytable.ui.tray.Shape
import app.traytable.ui.tray.Touch
import app.traytable.ui.tray.drawing.drawLampMat
import app.traytable.ui.tray.place
import app.traytable.ui.tray.touched

internal const val SQUARE = "square"

/** Where the call is said: the crossing of the four cards. */
internal const val CALL = "call"

private val GAP = 12.dp
private val MAT = 8.dp
private val BESIDE = 13.dp
private const val PILE_WIDE = 0.52f
private const val MAT_MILLIS = 180

/** The four open cards with the pile beside them, in the middle where that costs nothing. */
internal fun squareBlock(parts: Parts): Block {
    val high = GAP + MAT * 2
    return Block(
        SQUARE,
        listOf(
            Shape(2 + 2 * PILE_WIDE, 2f, GAP + MAT * 2 + BESIDE * 2, high),
            Shape(2 + PILE_WIDE, 2f, GAP + MAT * 2 + BESIDE, high),
        ),
    ) { card, _ ->
        Box(Modifier.fillMaxSize()) {
            Pile(parts, card * PILE_WIDE, Modifier.align(Alignment.CenterStart))
            Box(Modifier.offset(card * PILE_WIDE + BESIDE)) { Square(parts, card) }
        }
    }
}

@Composable
private fun Square(
    parts: Parts,
    card: Dp,
) {
    FliesWhenTried(parts)
    val step = Offset(card.value + GAP.value, card.value * CARD_RATIO + GAP.value)
    val calls = parts.lay.calls(parts.view, parts.table.moves)
    Mat(parts.counting, card, step)
    PLACES.forEach { place ->
        val at = corner(place, step)
        Box(Modifier.offset(at.x.dp, at.y.dp).width(card)) { Place(parts, place, calls[place]) }
    }
    // Above all cards: what hangs over the edge of one may reach over the next.
    PLACES.forEach { place ->
        val isDecided = parts.wouldBe != null && place == parts.counting.first()
        val call = calls[place].takeIf { !isDecided }
        if (call != null) {
            val at = corner(place, step)
            SumOn(
                place,
                call,
                parts.fits(call),
                Rect(at, Size(card.value, card.value * CARD_RATIO)),
            )
        }
    }
    val crossing = corner(PLACES.last(), step) - Offset(GAP.value, GAP.value) / 2f
    Called(parts, card * DISC, crossing)
}

private const val DISC = 0.84f

private fun corner(
    place: Int,
    step: Offset,
) = Offset(MAT.value + place % 2 * step.x, MAT.value + place / 2 * step.y)

/** The lit mat below the three cards that count; it grows round them. */
@Composable
private fun Mat(
    counting: List<Int>,
    card: Dp,
    step: Offset,
) {
    if (counting.isEmpty()) return
    val colours = LocalTrayColours.current
    val grown = remember(counting) { Animatable(0f) }
    LaunchedEffect(counting) { grown.animateTo(1f, tween(MAT_MILLIS)) }
    Spacer(
        Modifier.size((step.x + card.value).dp, (step.y + card.value * CARD_RATIO).dp).drawBehind {
            val cards =
                counting.sorted().map { place ->
                    val at = corner(place, step) * density
                    Rect(at, Size(card.toPx(), card.toPx() * CARD_RATIO))
                }
            drawLampMat(cards, colours, grown.value)
        },
    )
}

@Composable
private fun Place(
    parts: Parts,
    place: Int,
    call: QwintoCall?,
) {
    val resources = LocalResources.current
    val view = parts.view
    val tried = parts.lay.triedAt(place)
    val under = view.covered(place).size + if (tried == null) 0 else 1
    val spoken =
        listOfNotNull(
            spokenPlace(resources, place, tried ?: view.card(place), under),
            call?.let { wouldCall(resources, it) },
        ).joinToString(". ")
    val isStruck = LocalIsHeard.current && call != null && !parts.fits(call)
    val struck = stringResource(R.string.qwinto_ear_struck, parts.table.name(parts.near))
    val label =
        stringResource(if (tried == null) R.string.qwinto_lay_here else R.string.qwinto_take_up)
    val isHinted = parts.pointed.place == place
    val touch =
        call?.let { Touch(label, isHinted) { parts.choices.lay = parts.lay.withPlace(place) } }
    Box(
        Modifier.said(
            if (isStruck) "$spoken $struck" else spoken,
            touch,
            isSelected = tried != null,
        ),
    ) {
        if (tried == null) {
            coveredNow(parts, place)?.let { Card(qwintoFace(it)) }
            val state = if (isHinted) CardState.Hinted else CardState.Plain
            Card(qwintoFace(view.card(place)), Modifier.place(placeName(place)), state)
        } else {
            Card(qwintoFace(view.card(place)))
            Card(qwintoFace(tried), Modifier.place(placeName(place)).rotate(TILTED).scale(NEARER))
        }
    }
}

/** One thing for ears, and one to touch. */
@Composable
private fun Modifier.said(
    spoken: String,
    touch: Touch?,
    isSelected: Boolean,
): Modifier =
    touched(touch).clearAndSetSemantics {
        contentDescription = spoken
        if (touch != null) selected = isSelected
    }

/** A card that may still be taken up again lies askew. */
private const val TILTED = -5f
private const val NEARER = 1.03f

/** What is tried out flies there from the hand, and back. */
@Composable
private fun FliesWhenTried(parts: Parts) {
    val flights = LocalFlights.current
    val shown = remember { arrayOf(parts.lay) }
    val lay = parts.lay
    LaunchedEffect(lay, parts.isLaying) {
        val before = shown[0]
        shown[0] = lay
        if (parts.isLaying) flights.fly(tried(before, lay))
    }
}
