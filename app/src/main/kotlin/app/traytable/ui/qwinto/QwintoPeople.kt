package app.traytable.ui.qwinto

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoSheet
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.drawn
import app.traytable.ui.ear.LocalIsHeard
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.tray.Belongings
import app.traytable.ui.tray.People
import app.traytable.ui.tray.Touch
import app.traytable.ui.tray.drawing.ScoreBadge
import app.traytable.ui.tray.pieces.PieceState
import app.traytable.ui.words.Speech

/** What touching a piece does: that person answers, or their sheet is looked at. */
internal class Touches(
    val answer: (Seat) -> Unit,
    val look: (Seat) -> Unit,
)

private val BAR = DpSize(46.dp, 6.dp)
private val STEP = 9.dp

/** The lamp of whoever acts shines so far. */
private val CLEAR = 7.dp

/** How full everybody's rows are, and their points. */
internal fun people(
    parts: Parts,
    touches: Touches,
) = People(
    // Three bars, and the badge below them.
    beside = {
        val wide = if (parts.view.isLaidOpen) openHandWidth(it) else bar(it).width
        DpSize(CLEAR + wide, STEP * 3 + 22.dp)
    },
    hasBadges = false,
) { seat -> owned(parts, seat, touches) }

private fun bar(mini: Dp) = if (mini < 20.dp) DpSize(36.dp, BAR.height) else BAR

@Composable
private fun owned(
    parts: Parts,
    seat: Seat,
    touches: Touches,
): Belongings {
    val table = parts.table
    val sheet = parts.view.sheet(seat)
    val answers = seat != parts.near && parts.mayAnswer(seat)
    val looks =
        if (seat == parts.looked) R.string.qwinto_look_away else R.string.qwinto_look
    val isNext =
        parts.call == null && table.seats.size > 1 &&
            seat == table.after(parts.view.current()).first()
    return Belongings(
        facts(parts, seat),
        state =
            when {
                parts.hasAnswered(seat) -> PieceState.Answered

                isNext -> PieceState.Next

                // The ring of what can be touched shows better without a lamp.
                answers -> PieceState.Waiting

                else -> null
            },
        touch =
            if (answers) {
                Touch(stringResource(R.string.qwinto_answer_for, table.name(seat))) {
                    touches.answer(seat)
                }
            } else {
                null
            },
        look =
            Touch(stringResource(looks)) { touches.look(seat) }
                .takeIf { !table.isHandOver && seat != parts.near },
        beside = { mini ->
            Column(Modifier.padding(start = CLEAR), Arrangement.spacedBy(3.dp)) {
                if (parts.view.isLaidOpen) {
                    OpenHand(parts.view.hand(seat), openCard(mini))
                } else {
                    repeat(QwintoFields.ROWS) { Bar(sheet, it, bar(mini)) }
                }
                ScoreBadge(Speech(LocalResources.current).signed(sheet.points()))
            }
        },
    )
}

/** A hand that lies open, in the place of the bars: how full the rows are, the sheets show. */
@Composable
private fun OpenHand(
    cards: List<Byte>,
    width: Dp,
) = Row(Modifier.height(STEP * 3), Arrangement.spacedBy(BETWEEN)) {
    cards.forEach { Card(qwintoFace(it), Modifier.width(width)) }
}

private fun openHandWidth(mini: Dp) = openCard(mini) * HELD + BETWEEN * (HELD - 1)

/** As high and as wide as the bars would be: the cards overlap a little. */
private fun openCard(mini: Dp) = if (mini >= LARGE) STEP * 3 / CARD_RATIO else 16.dp

private val LARGE = 40.dp

private const val HELD = 3
private val BETWEEN = (-2).dp

/** "12 points", "5 of 9 in orange" and so on; for ears also how many cards they hold. */
@Composable
private fun facts(
    parts: Parts,
    seat: Seat,
): List<String> {
    val sheet = parts.view.sheet(seat)
    val held = parts.view.handSize(seat)
    val speech = Speech(LocalResources.current)
    val rows =
        (0 until QwintoFields.ROWS).map { row ->
            val colour = speech.colour(QwintoFields.colour(row))
            speech.say(R.string.qwinto_fact_row, colour, sheet.filled(row), QwintoFields.PER_ROW)
        }
    val failed = speech.say(R.string.qwinto_fact_failed, sheet.failed(), QwintoSheet.MOST_FAILED)
    val hand = speech.sayFor(R.plurals.qwinto_ear_hand, held, held)
    val heard = if (LocalIsHeard.current) listOf(hand) else emptyList()
    return listOf(speech.points(sheet.points())) + rows + failed + heard
}

internal fun QwintoSheet.filled(row: Int): Int =
    (0 until QwintoFields.PER_ROW).count { isFilled(row * QwintoFields.PER_ROW + it) }

/** How full a row is. Decoration: the facts say the same. */
@Composable
private fun Bar(
    sheet: QwintoSheet,
    row: Int,
    size: DpSize,
) {
    val line = LocalTrayColours.current.feltInk
    val colour = QwintoFields.colour(row).drawn().field
    val full = sheet.filled(row).toFloat() / QwintoFields.PER_ROW
    Spacer(
        Modifier.size(size).drawBehind {
            val corner = CornerRadius(2.dp.toPx())
            val pen = Stroke(0.8.dp.toPx())
            drawRoundRect(line, cornerRadius = corner, style = pen)
            val done = Size(this.size.width * full, this.size.height)
            drawRoundRect(colour, size = done, cornerRadius = corner)
            if (full > 0) drawRoundRect(line, size = done, cornerRadius = corner, style = pen)
        },
    )
}
