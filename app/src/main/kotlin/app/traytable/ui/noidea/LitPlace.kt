package app.traytable.ui.noidea

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.LocalFlights
import app.traytable.ui.tray.drawing.drawWay
import kotlin.math.abs

private const val FIGURE = 0.52f
private const val RADIUS = 0.08f

/** As large as a card; nothing to see. */
@Composable
internal fun EmptyRoom() = Spacer(Modifier.fillMaxWidth().aspectRatio(1 / CARD_RATIO))

/** The place that a card on the stage goes back to, with its number in lamplight. */
@Composable
internal fun LitPlace(
    number: String,
    spoken: String,
) {
    val measurer = rememberTextMeasurer()
    val colours = LocalTrayColours.current
    Spacer(
        Modifier
            .semantics { contentDescription = spoken }
            .fillMaxWidth()
            .aspectRatio(1 / CARD_RATIO)
            .drawWithCache {
                val letters = (size.width * FIGURE).toSp()
                val style = TrayType.name.copy(fontSize = letters, fontWeight = FontWeight.Bold)
                val figure = measurer.measure(number, style)
                val line = 3.dp.toPx()
                val around = Rect(Offset.Zero, size).inflate(line)
                val corner = CornerRadius(size.width * RADIUS + line)
                val left = (size.width - figure.size.width) / 2
                val top = (size.height - figure.size.height) / 2
                onDrawBehind {
                    drawRoundRect(colours.ringGap, around.topLeft, around.size, corner)
                    drawRoundRect(
                        colours.lamp,
                        around.topLeft,
                        around.size,
                        corner,
                        Stroke(line),
                    )
                    drawText(figure, colours.lamp, Offset(left, top))
                }
            },
    )
}

/** Words about "place 2", or about "place 2 of Ben" if that is not at the lower edge. */
@Composable
internal fun placed(
    parts: Parts,
    spot: Spot,
    near: Int,
    far: Int,
): String =
    if (spot.seat == parts.near) {
        stringResource(near, spot.place + 1)
    } else {
        stringResource(far, spot.place + 1, parts.table.name(spot.seat))
    }

/** The dotted way from the stage to the place that a card goes back to, over the whole tray. */
@Composable
internal fun WayBack(
    act: Act,
    near: Seat,
) {
    val to = act.lit ?: return
    val flights = LocalFlights.current
    val colours = LocalTrayColours.current
    Spacer(
        Modifier.fillMaxSize().drawBehind {
            val stage = flights.bounds(STAGE)
            val place = flights.bounds(to.name)
            val isComing = act.isLooked && flights.isLanding(STAGE)
            if (stage != null && place != null && !isComing) {
                val from = stage.inflate(4.dp.toPx()).leave(place, to.seat == near)
                val way = place.center - from
                val tip = place.inflate(2.dp.toPx()).edge(way * -1f)
                val bend = 12.dp.toPx() * if (way.x < 0) 1 else -1
                drawWay(from, tip, bend, colours)
            }
        },
    )
}

/**
 * Where one leaves it for that place: over the far or the near edge, since piles lie at the sides.
 *
 * @param isOwn beside it may lie the own cards
 */
private fun Rect.leave(
    place: Rect,
    isOwn: Boolean,
): Offset {
    if (isOwn && place.top < bottom) return edge(place.center - center)
    val inner = width * CORNER
    val x = place.center.x.coerceIn(left + inner, right - inner)
    return Offset(x, if (place.center.y < center.y) top else bottom)
}

private const val CORNER = 0.12f

/** Where one leaves it who goes that way from the middle. */
private fun Rect.edge(way: Offset): Offset {
    val x = if (way.x == 0f) Float.MAX_VALUE else width / 2 / abs(way.x)
    val y = if (way.y == 0f) Float.MAX_VALUE else height / 2 / abs(way.y)
    return center + way * minOf(x, y)
}
