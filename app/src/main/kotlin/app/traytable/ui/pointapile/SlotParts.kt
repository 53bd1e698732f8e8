package app.traytable.ui.pointapile

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.requiredWidth
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.wrapContentWidth
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import androidx.compose.ui.unit.sp
import app.traytable.R
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.drawing.drawBurst
import kotlin.math.PI
import kotlin.math.sin

/** The outline of a place, printed on the felt. */
@Composable
internal fun Printed(
    card: Dp,
    top: Dp,
) {
    val colours = LocalTrayColours.current
    Box(
        Modifier.offset(y = top).size(card, card * CARD_RATIO).drawBehind {
            val out = 3.dp.toPx()
            drawRoundRect(
                colours.slot,
                Offset(-out, -out),
                Size(size.width + out * 2, size.height + out * 2),
                CornerRadius(9.dp.toPx()),
                Stroke(1.2.dp.toPx()),
            )
        },
    )
}

/** Under a place, or on its lower edge. Like the print on cards it does not grow with other letters: it is spoken. */
@Composable
internal fun Caption(
    words: String,
    card: Dp,
    lie: Lie,
    more: Dp = 14.dp,
) {
    val colours = LocalTrayColours.current
    val largest = if (lie.isClose) 15.dp else 18.dp
    val size = with(LocalDensity.current) { min(15.sp.toDp(), largest).toSp() }
    val down = lie.top(card) + card * CARD_RATIO + if (lie.isClose) (-11).dp else 3.dp
    val plate =
        if (lie.isClose) {
            Modifier
                .background(colours.felt, RoundedCornerShape(6.dp))
                .padding(horizontal = 4.dp)
        } else {
            Modifier
        }
    Text(
        words,
        Modifier
            .offset(y = down)
            .wrapContentWidth(unbounded = true)
            .requiredWidth(card + more)
            .wrapContentWidth()
            .then(plate)
            .clearAndSetSemantics {},
        color = colours.feltInk,
        textAlign = TextAlign.Center,
        style = TrayType.count.copy(fontSize = size, lineHeight = size * 1.15f),
        maxLines = 1,
        overflow = TextOverflow.Ellipsis,
    )
}

/** Its number and how many cards it has; once fingers are down, who gets it. */
@Composable
internal fun caption(
    parts: Parts,
    pile: Int,
): String {
    val revealed = parts.revealed?.takeIf { it.isJudged }
    val size = parts.view.piles()[pile].size
    val winner = revealed?.winner(pile)
    return when {
        winner != null -> parts.table.name(winner)
        revealed != null && revealed.at(pile).isEmpty() -> stringResource(R.string.pile_nobody)
        size > 1 -> stringResource(R.string.pile_times, pile + 1, size)
        else -> "${pile + 1}"
    }
}

/** What becomes of a pile, in a sentence. */
@Composable
internal fun verdict(
    parts: Parts,
    pile: Int,
): String {
    val revealed = checkNotNull(parts.revealed)
    val seats = revealed.at(pile)
    return when {
        seats.isEmpty() -> stringResource(R.string.pile_nobody_wants)
        seats.size == 1 -> stringResource(R.string.pile_gets_it, parts.table.name(seats[0]))
        revealed.isSplit(pile) -> stringResource(R.string.pile_is_split)
        else -> stringResource(R.string.pile_cannot_split)
    }
}

/** Several want it. */
@Composable
internal fun Clash(
    revealed: Revealed?,
    pile: Int,
    card: Dp,
    top: Dp,
) {
    if (revealed == null || !revealed.isJudged || revealed.at(pile).size < 2) return
    val colours = LocalTrayColours.current
    Box(
        Modifier.offset(y = top).size(card, card * CARD_RATIO).drawBehind {
            val grown = (revealed.clock.value - Revealed.JUDGED) / Revealed.BURST
            val middle = Offset(size.width / 2, size.height / 2 - 6.dp.toPx())
            drawBurst(middle, size.width * 0.88f, colours, grown.coerceIn(0f, 1f))
        },
    )
}

/** A pile that several want trembles twice. */
internal fun Modifier.shaken(
    revealed: Revealed?,
    pile: Int,
): Modifier =
    if (revealed == null || revealed.at(pile).size < 2) {
        this
    } else {
        graphicsLayer {
            val since = (revealed.clock.value - Revealed.JUDGED) / Revealed.SHAKE
            translationX =
                if (since in 0f..1f) sin(since * 4 * PI).toFloat() * 3.dp.toPx() else 0f
        }
    }

/** A place that nothing lies on. */
@Composable
internal fun FreeSlot(
    card: Dp,
    lie: Lie,
) = Box(Modifier.fillMaxSize()) { Printed(card, lie.top(card)) }
