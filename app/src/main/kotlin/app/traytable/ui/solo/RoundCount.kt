package app.traytable.ui.solo

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import androidx.compose.ui.unit.sp
import app.traytable.R
import app.traytable.rules.solo.SoloEvent
import app.traytable.rules.solo.SoloRound
import app.traytable.rules.table.Seat
import app.traytable.ui.WholeText
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.Card
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.Form
import app.traytable.ui.tray.Window
import app.traytable.ui.tray.drawing.ScoreBadge
import app.traytable.ui.tray.pieces.Piece
import app.traytable.ui.tray.pieces.PieceState

/**
 * How the count of a round lies on a field of this size, in dp.
 *
 * @param words how high the words at its head are
 */
internal class CountPlan(
    window: Window,
    field: Size,
    seats: Int,
    words: Float,
) {
    val isWide = window.form == Form.Wide
    val width: Dp = field.width.coerceAtMost(MOST).dp
    val columns: Int = (field.width / if (isWide) COLUMN else COLUMN * 1.3f).toInt().coerceIn(1, 3)
    val head: Dp = maxOf(if (isWide) 44f else 84f, words + 12f).dp
    private val rows = (seats + columns - 1) / columns

    /** As high as there is room, while cards do not become larger than they need be. */
    val row: Dp =
        ((field.height - head.value) / rows)
            .coerceIn(maxOf(LEAST, 22f * window.letters + 4f), LARGEST)
            .dp
    val card: Dp = (row - 8.dp) / CARD_RATIO
    val height: Dp = head + row * rows

    private companion object {
        const val MOST = 720f
        const val COLUMN = 210f
        const val LEAST = 32f
        const val LARGEST = 68f
    }
}

/** Who went out, and for everybody else the cards that were left and what they cost. */
@Composable
internal fun RoundCount(
    table: SoloMoment,
    round: SoloRound,
    plan: CountPlan,
) {
    Column(Modifier.fillMaxWidth()) {
        Winner(table, round, plan)
        table.seats.chunked((table.seats.size + plan.columns - 1) / plan.columns).let { columns ->
            Row(horizontalArrangement = Arrangement.spacedBy(14.dp)) {
                columns.forEach { seats ->
                    Column(Modifier.weight(1f)) {
                        seats.forEach { Cost(table, round, it, plan) }
                    }
                }
            }
        }
    }
}

/** Who went out, in words. */
@Composable
internal fun ended(
    table: SoloMoment,
    round: SoloRound,
): String =
    round.winner()?.let { stringResource(R.string.solo_out, table.name(it)) }
        ?: stringResource(R.string.solo_nobody_out)

@Composable
private fun Winner(
    table: SoloMoment,
    round: SoloRound,
    plan: CountPlan,
) {
    val winner = round.winner()
    Row(
        Modifier.fillMaxWidth().height(plan.head).padding(start = 12.dp),
        Arrangement.spacedBy(18.dp, Alignment.CenterHorizontally),
        Alignment.CenterVertically,
    ) {
        if (winner != null) {
            Piece(table.frame, winner, if (plan.isWide) 30.dp else 54.dp, state = PieceState.Acts)
        }
        WholeText(
            ended(table, round),
            Modifier.weight(1f, fill = false),
            color = LocalTrayColours.current.feltInk,
            style = TrayType.title,
        ) { heading() }
    }
}

/** A piece, the cards it was left with, what they cost, and the points of the whole match. */
@Composable
private fun Cost(
    table: SoloMoment,
    round: SoloRound,
    seat: Seat,
    plan: CountPlan,
) {
    val cards = round.hands()[seat.index()]
    val points = round.points()[seat.index()]
    val total = table.view.points(seat)
    val spoken = table.words().event(SoloEvent.Counts(seat, points, total, cards))
    Row(
        Modifier
            .fillMaxWidth()
            .height(plan.row)
            .clearAndSetSemantics { contentDescription = spoken },
        Arrangement.spacedBy(6.dp),
        Alignment.CenterVertically,
    ) {
        Piece(table.frame, seat, min(plan.row * 0.6f, 34.dp))
        Spacer(Modifier.width(2.dp))
        Laid(cards, plan.card, Modifier.weight(1f))
        Text(
            "+$points",
            color = LocalTrayColours.current.feltInk,
            textAlign = TextAlign.End,
            maxLines = 1,
            style = TrayType.count,
        )
        val digits = with(LocalDensity.current) { 24.sp.toDp() }
        Box(Modifier.widthIn(min = digits + 12.dp), Alignment.CenterEnd) { ScoreBadge("$total") }
    }
}

/** Side by side while there is room, else one over the other. */
@Composable
private fun Laid(
    cards: List<Byte>,
    width: Dp,
    modifier: Modifier,
) {
    Layout({ cards.forEach { Card(soloFace(it)) } }, modifier) { laid, room ->
        val wide = width.roundToPx()
        val placed = laid.map { it.measure(Constraints.fixedWidth(wide)) }
        val gap = (width * 1.1f).toPx()
        val step = if (laid.size < 2) 0f else minOf(gap, (room.maxWidth - wide) / (laid.size - 1f))
        layout(room.maxWidth, placed.maxOfOrNull { it.height } ?: 0) {
            placed.forEachIndexed { index, card -> card.place((index * step).toInt(), 0) }
        }
    }
}
