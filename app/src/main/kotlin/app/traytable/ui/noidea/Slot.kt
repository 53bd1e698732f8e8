package app.traytable.ui.noidea

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayColours
import app.traytable.ui.tray.LocalFlights

/** So far around a card its printed place reaches. */
internal val SLOT = 4.dp

private const val RADIUS = 0.08f

/**
 * A printed place for cards so wide. What lies on it stays within its line.
 *
 * @param below how many cards are seen below the top one, as its thickness
 * @param place its name, if its cards may still be on their way
 */
@Composable
internal fun Slot(
    card: Dp,
    modifier: Modifier = Modifier,
    below: Int = 0,
    place: String? = null,
    isDashed: Boolean = false,
    content: @Composable BoxScope.() -> Unit,
) {
    val colours = LocalTrayColours.current
    val flights = LocalFlights.current
    Box(
        modifier
            .size(card + SLOT * 2, card * CARD_RATIO + SLOT * 2)
            .drawBehind {
                drawSlot(colours, isDashed)
                if (place != null && flights.isLanding(place)) return@drawBehind
                repeat(below) { drawBelow(below - it, card.toPx(), colours) }
            }.padding(SLOT),
        Alignment.Center,
        content = content,
    )
}

private fun DrawScope.drawSlot(
    colours: TrayColours,
    isDashed: Boolean,
) {
    val line = 1.3.dp.toPx()
    val dash = floatArrayOf(6.dp.toPx(), 5.dp.toPx())
    drawRoundRect(
        colours.slot,
        Offset(line / 2, line / 2),
        Size(size.width - line, size.height - line),
        CornerRadius(size.width * RADIUS + SLOT.toPx() / 2),
        Stroke(line, pathEffect = if (isDashed) PathEffect.dashPathEffect(dash) else null),
    )
}

/** The edge of one more card, a little lower and to the right. */
private fun DrawScope.drawBelow(
    depth: Int,
    card: Float,
    colours: TrayColours,
) {
    val corner = SLOT.toPx()
    val at = Offset(corner + depth * 1.6.dp.toPx(), corner + depth * 2.dp.toPx())
    val sheet = Rect(at, Size(card, card * CARD_RATIO))
    val round = CornerRadius(card * RADIUS)
    drawRoundRect(Color.White, sheet.topLeft, sheet.size, round)
    drawRoundRect(colours.cardEdge, sheet.topLeft, sheet.size, round, Stroke(1.dp.toPx()))
}
