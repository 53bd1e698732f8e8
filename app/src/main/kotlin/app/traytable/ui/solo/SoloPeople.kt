package app.traytable.ui.solo

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.wrapContentSize
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.TransformOrigin
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.solo.SoloView
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardFace
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.Badge
import app.traytable.ui.tray.Belongings
import app.traytable.ui.tray.Form
import app.traytable.ui.tray.People
import app.traytable.ui.tray.Touch
import app.traytable.ui.tray.Window
import app.traytable.ui.tray.pieces.PieceState

/**
 * How many cards everybody holds, and their points; whom a Swap or a Gift may be for.
 *
 * @param onLook somebody wants to see a hand that lies open
 */
@Composable
internal fun people(
    picking: Picking,
    window: Window,
    onLook: (Seat) -> Unit,
): People {
    val table = picking.table
    val view = table.view
    val fan = BackFan(window, table.seats.size)
    val words = table.words()
    val targets = picking.question.filterIsInstance<SoloMove.PlayAt>()
    val hinted = picking.hinted
    val hasBadges = view.limit() > 0 && !isTight(window)
    return People(fan::size, hasBadges = hasBadges, goesUnder = true) { seat ->
        val move = targets.firstOrNull { it.target() == seat }
        Belongings(
            facts(picking.table, seat),
            if (view.limit() > 0) Badge("${view.points(seat)}") else null,
            if (seat in view.sheltered()) PieceState.Answered else null,
            move?.let { Touch(words.move(it), it == hinted) { picking.play(it) } },
            if (view.isLaidOpen) {
                Touch(stringResource(R.string.solo_look_hand)) { onLook(seat) }
            } else {
                null
            },
            beside = { mini -> fan.Drawn(view.size(seat), mini, faces(view, seat)) },
        )
    }
}

/** With more people than this there is little room for each. */
internal const val MANY = 6

/** Larger letters take from the felt what its cards need: what can be heard and counted gives way. */
internal fun isTight(window: Window) =
    window.form == Form.Tall && window.letters > 1.15f && window.height < 840.dp

/** Everybody can count the cards of others, and hears when there is only one left. */
@Composable
private fun facts(
    table: SoloMoment,
    seat: Seat,
): List<String> {
    val view = table.view
    val size = view.size(seat)
    val points = view.points(seat)
    return listOfNotNull(
        if (size == 1) {
            stringResource(R.string.solo_one_left)
        } else {
            pluralStringResource(R.plurals.solo_cards, size, size)
        },
        if (view.limit() > 0) pluralStringResource(R.plurals.solo_points, points, points) else null,
        if (seat in view.sheltered()) stringResource(R.string.solo_sheltered) else null,
    )
}

/** The cards somebody holds, if they lie open; nothing to be seen else. */
private fun faces(
    view: SoloView,
    seat: Seat,
): List<CardFace> = if (view.isLaidOpen) view.known(seat).map(::soloFace) else emptyList()

/** The cards somebody holds, a few of them, and how many there are; mostly their backs. */
private class BackFan(
    private val window: Window,
    seats: Int,
) {
    private val most =
        if (seats > MANY || window.width < 340.dp || window.form == Form.Wide) 3 else 4

    // Large letters need the room: the number says it all.
    private val hasFan = window.letters < 1.5f && !isTight(window)

    private val line = (LINE * window.letters).dp

    // On its side a phone has more room beside the cards than below them.
    private val isFlat = window.form == Form.Wide && seats <= MANY

    // With many of them the number lies on the cards.
    private val isCrowded = window.form == Form.Wide && seats > MANY

    fun size(mini: Dp): DpSize =
        when {
            !hasFan -> DpSize(line, line)
            isFlat -> DpSize(across(mini) + line, down(mini))
            isCrowded -> DpSize(across(mini), down(mini) + TUCK * 2)
            else -> DpSize(across(mini), down(mini) + line - TUCK)
        }

    private fun across(mini: Dp) = mini * SMALLER * if (most == 4) 2.5f else 2.1f

    private fun down(mini: Dp) = mini * SMALLER * 1.75f

    /** @param faces of all cards, if they lie open */
    @Composable
    fun Drawn(
        cards: Int,
        mini: Dp,
        faces: List<CardFace>,
    ) {
        val side = if (isFlat) Alignment.CenterEnd else Alignment.BottomCenter
        Box(Modifier.size(size(mini)), side) {
            if (hasFan) {
                Fanned(
                    if (faces.isEmpty()) List(minOf(cards, most)) { null } else faces.take(most),
                    mini * SMALLER,
                    across(mini),
                    Modifier.matchParentSize(),
                )
            }
            Number(cards)
        }
    }

    @Composable
    private fun Fanned(
        cards: List<CardFace?>,
        width: Dp,
        across: Dp,
        modifier: Modifier,
    ) = Box(modifier) {
        cards.forEachIndexed { index, face ->
            Card(
                face,
                Modifier
                    .absoluteOffset((across - width) / 2, width * 0.12f)
                    .width(width)
                    .then(if (cards.size == 1) Modifier.lit() else Modifier)
                    .graphicsLayer {
                        rotationZ = (index - (cards.size - 1) / 2f) * SPREAD
                        transformOrigin = TransformOrigin(0.5f, PIVOT / CARD_RATIO)
                    },
            )
        }
    }

    /** The last card lies in light, and so does its number: everybody should see it. */
    @Composable
    private fun Number(cards: Int) {
        val colours = LocalTrayColours.current
        val isLast = cards == 1
        val pill =
            if (isLast) {
                Modifier
                    .background(colours.lampLine, PILL)
                    .padding(1.dp)
                    .background(colours.lamp, PILL)
                    .padding(horizontal = 9.dp)
            } else {
                // The loop of play may run below it.
                Modifier.background(colours.felt, PILL).padding(horizontal = 3.dp)
            }
        Text(
            "$cards",
            Modifier.wrapContentSize(unbounded = true).then(pill),
            color = if (isLast) colours.tagInk else colours.feltInk,
            style = TrayType.count,
        )
    }

    @Composable
    private fun Modifier.lit(): Modifier {
        val colours = LocalTrayColours.current
        return drawBehind {
            val around = Rect(Offset.Zero, size)
            val corner = CornerRadius(6.dp.toPx())
            val line = around.inflate(4.dp.toPx())
            drawRoundRect(colours.lampLine, line.topLeft, line.size, corner)
            val lamp = around.inflate(3.dp.toPx())
            drawRoundRect(colours.lamp, lamp.topLeft, lamp.size, corner)
        }
    }

    private companion object {
        const val LINE = 18f
        const val SMALLER = 0.76f
        const val SPREAD = 13f
        const val PIVOT = 2.6f
        val TUCK = 3.dp
        val PILL = RoundedCornerShape(percent = 50)
    }
}
