package app.traytable.ui.cards

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.unit.dp
import app.traytable.ui.theme.TrayColours

private val SMALLEST = 12.dp
private val LARGEST = 20.dp
private val RAYS = listOf(-60f, -20f, 20f, 60f)

// The drawing is made for a disc of this radius.
private const val UNIT = 20f

private val bulb =
    Path().apply {
        moveTo(-4f, 5f)
        quadraticTo(-4f, 3f, -6f, 0.5f)
        // Around the glass, from lower left over the top to lower right.
        arcTo(Rect(Offset(0f, -3.1f), 7f), 149f, 242f, false)
        quadraticTo(4f, 3f, 4f, 5f)
        close()
        moveTo(-3f, 8.4f)
        lineTo(3f, 8.4f)
        moveTo(-2f, 11f)
        lineTo(2f, 11f)
    }

/** The lamp that a hint lights, above a card of this [width]. */
internal fun DrawScope.drawHintLamp(
    centre: Offset,
    width: Float,
    colours: TrayColours,
) {
    val radius = (width * 0.2f).coerceIn(SMALLEST.toPx(), LARGEST.toPx())
    val scale = radius / UNIT
    withTransform({
        translate(centre.x, centre.y)
        scale(scale, scale, Offset.Zero)
    }) {
        drawCircle(colours.lamp, UNIT, Offset.Zero)
        drawCircle(colours.lampLine, UNIT, Offset.Zero, style = Stroke(1.4f))
        val pen = Stroke(2f, cap = StrokeCap.Round, join = StrokeJoin.Round)
        drawPath(bulb, colours.tagInk, style = pen)
        for (ray in RAYS) {
            rotate(ray, Offset.Zero) {
                val from = Offset(0f, -26f)
                drawLine(colours.lamp, from, Offset(0f, -34f), 3.4f, StrokeCap.Round)
            }
        }
    }
}
