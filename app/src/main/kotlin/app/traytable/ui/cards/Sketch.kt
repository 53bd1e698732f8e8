package app.traytable.ui.cards

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import kotlin.math.cos
import kotlin.math.sin

/** The line most pictograms are drawn with, in a box from -1 to 1. */
internal const val PEN = 0.16f

/** A little drawing in a box from -1 to 1, in the colours of the card it is printed on. */
class Sketch(
    face: CardFace,
) {
    val colour = face.colour
    val accent = face.accent ?: face.colour
    val ink = colour.ink
    val field = colour.field

    private class Layer(
        val path: Path,
        val colour: Color,
        val width: Float,
    )

    private val layers = mutableListOf<Layer>()

    fun fill(
        path: Path,
        colour: Color = ink,
    ) {
        layers += Layer(path, colour, 0f)
    }

    fun line(
        path: Path,
        width: Float = PEN,
        colour: Color = ink,
    ) {
        layers += Layer(path, colour, width)
    }

    /** A line from the lower left to the upper right: not this. */
    fun strikeOut() {
        val stroke = polyline(-0.85f, 0.85f, 0.85f, -0.85f)
        line(stroke, 2.4f * PEN, field)
        line(stroke, PEN)
    }

    fun drawOn(scope: DrawScope) =
        layers.forEach { layer ->
            if (layer.width == 0f) {
                scope.drawPath(layer.path, layer.colour)
            } else {
                val pen = Stroke(layer.width, cap = StrokeCap.Round, join = StrokeJoin.Round)
                scope.drawPath(layer.path, layer.colour, style = pen)
            }
        }
}

/** Lines through points given as x, y, x, y and so on. */
internal fun polyline(vararg points: Float) =
    Path().apply {
        moveTo(points[0], points[1])
        for (i in 2 until points.size step 2) lineTo(points[i], points[i + 1])
    }

internal fun polygon(vararg points: Float) = polyline(*points).apply { close() }

/** A tiny card around (x, y). */
internal fun littleCard(
    x: Float,
    y: Float,
    height: Float,
) = Path().apply {
    val half = Offset(height / CARD_RATIO / 2, height / 2)
    val rect = Rect(Offset(x, y) - half, Offset(x, y) + half)
    addRoundRect(RoundRect(rect, CornerRadius(height * 0.1f)))
}

internal fun disc(
    x: Float,
    y: Float,
    radius: Float,
) = Path().apply { addOval(Rect(Offset(x, y), radius)) }

/** A part of a circle around the middle, in degrees clockwise from the right. */
internal fun arc(
    radius: Float,
    from: Float,
    sweep: Float,
) = Path().apply { addArc(Rect(Offset.Zero, radius), from, sweep) }

/** A triangle with its tip at (x, y), pointing in [direction], in degrees clockwise from right. */
internal fun arrowHead(
    x: Float,
    y: Float,
    direction: Float,
    size: Float = 0.42f,
) = Path().apply {
    val angle = Math.toRadians(direction.toDouble())
    val along = Offset(cos(angle).toFloat(), sin(angle).toFloat()) * size
    val across = Offset(-along.y, along.x) * 0.75f
    val tip = Offset(x, y)
    val back = tip - along
    moveTo(tip.x, tip.y)
    lineTo(back.x + across.x, back.y + across.y)
    lineTo(back.x - across.x, back.y - across.y)
    close()
}
