package app.traytable.ui.tray.drawing

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.graphics.vector.PathParser
import androidx.compose.ui.unit.Density
import kotlin.math.atan2
import kotlin.math.min

private val Cream = Color(0xFFFFF4DC)
private val Shade = Color(0xFF16221C)

private const val WRIST = 50f

// Drawn with the fingertip at the origin, the arm coming from the left.
private val mitt =
    parsed(
        "M-46,-10Q-46,-12 -42,-12H-26Q-23,-12 -22,-8.6L-3,-7.2Q1.5,-6.8 1.5,-3Q1.5,.6 -3,.8" +
            "L-18,1.4Q-15,2 -15.5,5Q-16,7.6 -18.5,7.6Q-17,11.6 -21,12.6Q-24,14.4 -30,13.8" +
            "H-40Q-46,13.8 -46,10Z",
    )
private val fingers = parsed("M-28,-3Q-24,-6 -21,-3.4M-29,2.6H-18M-29,8H-19")

/** The arm that reaches from a seat to [tip], or only its last [longest] pixels. It lies under piles. */
fun DrawScope.drawSleeve(
    from: Offset,
    tip: Offset,
    field: Color,
    dark: Color,
    scale: Float = 1f,
    longest: Float = Float.MAX_VALUE,
) = reaching(from, tip, scale, isMirrored = false) {
    val reach = -min((tip - from).getDistance(), longest) / (density * scale)
    if (reach > -WRIST) return@reaching
    val cloth = polyline(reach, -7f, -48f, -9f, -48f, 9f, reach, 7f).apply { close() }
    drawPath(cloth, Shade, style = Stroke(5f, join = StrokeJoin.Round))
    drawPath(cloth, field)
    drawPath(cloth, Cream, style = Stroke(1.6f, join = StrokeJoin.Round))
    drawLine(dark, Offset(reach, -2.5f), Offset(-54f, -3f), 1.4f)
    drawLine(dark, Offset(reach, 2.5f), Offset(-54f, 3f), 1.4f)
}

/** The hand at the end of the sleeve. It lies on the piles. */
fun DrawScope.drawHand(
    from: Offset,
    tip: Offset,
    field: Color,
    scale: Float = 1f,
) = reaching(from, tip, scale, isMirrored = tip.x < from.x) {
    drawPath(mitt, Shade, style = Stroke(5f, join = StrokeJoin.Round))
    drawPath(mitt, field)
    drawPath(mitt, Cream, style = Stroke(2.2f, join = StrokeJoin.Round))
    drawPath(fingers, Cream, style = Stroke(1.5f, cap = StrokeCap.Round))
    val cuff = Size(10f, 27f)
    drawRoundRect(Cream, Offset(-54f, -13f), cuff, CornerRadius(3f))
    drawRoundRect(Shade, Offset(-54f, -13f), cuff, CornerRadius(3f), Stroke(1.2f))
}

/** The middle of the cuff, where the piece of the seat is pinned. */
fun Density.wrist(
    from: Offset,
    tip: Offset,
    scale: Float = 1f,
): Offset {
    val along = tip - from
    return tip - along / along.getDistance().coerceAtLeast(1f) * (WRIST * density * scale)
}

private fun DrawScope.reaching(
    from: Offset,
    tip: Offset,
    scale: Float,
    isMirrored: Boolean,
    draw: DrawScope.() -> Unit,
) {
    val along = tip - from
    val unit = density * scale
    withTransform({
        translate(tip.x, tip.y)
        rotate(Math.toDegrees(atan2(along.y, along.x).toDouble()).toFloat(), Offset.Zero)
        scale(unit, if (isMirrored) -unit else unit, Offset.Zero)
    }) { draw() }
}

private fun parsed(data: String): Path = PathParser().parsePathString(data).toPath()
