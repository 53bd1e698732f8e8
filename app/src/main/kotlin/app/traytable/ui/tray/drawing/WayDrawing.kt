package app.traytable.ui.tray.drawing

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.PathMeasure
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.withTransform
import app.traytable.ui.theme.TrayColours
import kotlin.math.atan2

private val head = polyline(-6f, -9f, 9f, 0f, -6f, 9f).apply { close() }

/**
 * A dotted way with an arrow head: there it goes.
 *
 * @param bend how far the way swings to its left, in pixels; less than nothing is to its right
 * @param scale 1 between cards, about 1.25 for the phone itself
 * @param progress how much of it is drawn
 */
fun DrawScope.drawWay(
    from: Offset,
    to: Offset,
    bend: Float,
    colours: TrayColours,
    scale: Float = 1f,
    progress: Float = 1f,
) {
    val measure = PathMeasure().apply { setPath(curve(from, to, bend), false) }
    val end = measure.length * progress
    val unit = density * scale
    val line = Path()
    measure.getSegment(0f, end, line)
    drawPath(line, colours.ringGap, style = Stroke(7 * unit, cap = StrokeCap.Round))
    val dots = PathEffect.dashPathEffect(floatArrayOf(2 * unit, 8 * unit))
    val thread = Stroke(4 * unit, cap = StrokeCap.Round, pathEffect = dots)
    drawPath(line, colours.lamp, style = thread)
    val tip = measure.getPosition(end)
    val ahead = measure.getTangent(end)
    withTransform({
        translate(tip.x, tip.y)
        rotate(Math.toDegrees(atan2(ahead.y, ahead.x).toDouble()).toFloat(), Offset.Zero)
        scale(unit, unit, Offset.Zero)
    }) {
        drawPath(head, colours.lamp)
        drawPath(head, colours.lampLine, style = Stroke(1.2f, join = StrokeJoin.Round))
    }
}

private fun curve(
    from: Offset,
    to: Offset,
    bend: Float,
) = Path().apply {
    val across = to - from
    val left = Offset(across.y, -across.x) / across.getDistance().coerceAtLeast(1f)
    // A quadratic curve goes half as far as its handle.
    val handle = (from + to) / 2f + left * (bend * 2)
    moveTo(from.x, from.y)
    quadraticTo(handle.x, handle.y, to.x, to.y)
}
