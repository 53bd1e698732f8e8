package app.traytable.ui.cards

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.dp
import app.traytable.ui.theme.TrayColours

private val GAP = 2.dp
private val RING = 3.4.dp
private val LINE = 1.dp
private val LAMP = 7.dp

// What is left of a card: the felt covers the rest, so that no pile shines through its top card.
private const val BARRED = 0.45f
private const val FADED = 0.4f

/** The radius of a tick by the width of its card. */
private const val TICK = 0.17f

/** What is drawn behind a card and over it to tell how it stands. */
internal class Standing(
    private val state: CardState,
    private val width: Float,
    private val colours: TrayColours,
    private val seen: Float = 1f,
) {
    fun drawBehind(scope: DrawScope) =
        with(scope) {
            when (state) {
                CardState.Legal, CardState.Selected -> drawRing()
                CardState.Hinted, CardState.Lit -> drawLamp()
                else -> Unit
            }
        }

    fun drawOver(scope: DrawScope) =
        with(scope) {
            when (state) {
                CardState.Selected -> {
                    // Where the next card does not hide it.
                    val x = if (seen < 1f) minOf(0.86f, seen - TICK).coerceAtLeast(TICK) else 0.86f
                    drawTick(Offset(width * x, width * 0.14f), width * TICK, colours)
                }

                CardState.Hinted -> {
                    drawHintLamp(Offset(width * 0.42f, 0f), width, colours)
                }

                CardState.Barred -> {
                    drawPath(cardOutline(width), colours.felt, 1 - BARRED)
                    drawNoEntry(Offset(width / 2, width * CARD_RATIO / 2), width, colours)
                }

                CardState.Faded -> {
                    drawPath(cardOutline(width), colours.felt, 1 - FADED)
                }

                else -> {
                    Unit
                }
            }
        }

    private fun DrawScope.drawRing() {
        val gap = GAP.toPx()
        val ring = gap + RING.toPx()
        drawPath(cardOutline(width, ring + LINE.toPx()), colours.ringGap)
        drawPath(cardOutline(width, ring), colours.ring)
        drawPath(cardOutline(width, gap), colours.ringGap)
    }

    private fun DrawScope.drawLamp() {
        val light = cardOutline(width, LAMP.toPx())
        drawPath(light, colours.lamp)
        drawPath(light, colours.lampLine, style = Stroke(LINE.toPx()))
    }
}

/** A badge with a tick: chosen, or answered. */
fun DrawScope.drawTick(
    centre: Offset,
    radius: Float,
    colours: TrayColours,
) {
    drawCircle(colours.tag, radius, centre)
    drawCircle(colours.rimLine, radius, centre, style = Stroke(1.2.dp.toPx()))
    val tick =
        Path().apply {
            moveTo(centre.x - radius * 0.45f, centre.y)
            relativeLineTo(radius * 0.32f, radius * 0.36f)
            relativeLineTo(radius * 0.6f, -radius * 0.7f)
        }
    val pen = Stroke(radius * 0.26f, cap = StrokeCap.Round, join = StrokeJoin.Round)
    drawPath(tick, colours.tagInk, style = pen)
}

private fun DrawScope.drawNoEntry(
    centre: Offset,
    width: Float,
    colours: TrayColours,
) {
    val radius = 15.dp.toPx().coerceAtMost(width * 0.36f)
    drawCircle(colours.tag, radius, centre)
    drawCircle(colours.rimLine, radius, centre, style = Stroke(1.4.dp.toPx()))
    drawCircle(colours.tagInk, radius * 0.63f, centre, style = Stroke(radius * 0.2f))
    val half = Offset(radius, -radius) * 0.43f
    drawLine(colours.tagInk, centre - half, centre + half, radius * 0.2f)
}
