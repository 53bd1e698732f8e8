package app.traytable.ui.tray.drawing

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathMeasure
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.unit.Density
import app.traytable.ui.theme.TrayColours
import kotlin.math.atan2

private const val LOOP_ALPHA = 0.8f

// How finely the loop is searched for the place nearest to a point.
private const val STEPS = 720

private val chevron = polyline(-5f, -7f, 4f, 0f, -5f, 7f)
private val lampChevron = polyline(-6f, -8f, 4f, 0f, -6f, 8f)
private val head = polyline(-22f, -12f, 0f, 0f, -22f, 12f).apply { close() }

/**
 * The loop of play around the felt, clockwise, with chevrons that tell the direction.
 *
 * @param chevrons roughly where they stand; each moves to the nearest place of the loop
 */
class LoopDrawing(
    private val way: Path,
    chevrons: List<Offset>,
    density: Density,
    private val colours: TrayColours,
) {
    private val unit = density.density
    private val measure = PathMeasure().apply { setPath(way, false) }
    private val length = measure.length
    private val samples =
        List(STEPS) { measure.getPosition(length * it / STEPS) }
    private val marks = chevrons.map(::along)

    /** [direction] is 1 clockwise and -1 against it; while it changes, [turn] degrees are left. */
    fun drawOn(
        scope: DrawScope,
        direction: Int,
        turn: Float = 0f,
    ) = with(scope) {
        drawPath(way, colours.slot, LOOP_ALPHA, Stroke(2.6f * unit))
        marks.forEach { mark -> drawChevron(chevron, mark, direction, turn, colours.slot, 3f) }
    }

    /**
     * The lamp's way in play order from near [from] to near [to], of which [progress] is done. It
     * ends [short] of it, so that its head can be seen.
     */
    fun drawLamp(
        scope: DrawScope,
        from: Offset,
        to: Offset,
        direction: Int,
        progress: Float = 1f,
        short: Float = 0f,
    ) = with(scope) {
        val start = along(from)
        val whole = (along(to) - start) * direction
        val run = ((whole + length) % length - short).coerceAtLeast(0f) * progress
        // The line ends inside the head, which is drawn over it.
        val line = stretch(start, (run - 16 * unit).coerceAtLeast(0f), direction)
        drawPath(line, colours.ringGap, style = round(8f))
        drawPath(line, colours.lamp, style = round(5f))
        var next = run - 84 * unit
        while (next > 40 * unit) {
            drawChevron(lampChevron, start + direction * next, direction, 0f, colours.lamp, 3.4f)
            next -= 55 * unit
        }
        at(start + direction * run, direction, 0f) {
            drawPath(head, colours.lamp)
            drawPath(head, colours.lampLine, style = Stroke(1.4f, join = StrokeJoin.Round))
        }
    }

    private fun DrawScope.drawChevron(
        path: Path,
        mark: Float,
        direction: Int,
        turn: Float,
        colour: Color,
        pen: Float,
    ) = at(mark, direction, turn) {
        val round = Stroke(pen, cap = StrokeCap.Round, join = StrokeJoin.Round)
        drawPath(path, colour, style = round)
    }

    private fun DrawScope.at(
        mark: Float,
        direction: Int,
        turn: Float,
        draw: DrawScope.() -> Unit,
    ) {
        val place = (mark % length + length) % length
        val spot = measure.getPosition(place)
        val ahead = measure.getTangent(place) * direction.toFloat()
        val angle = Math.toDegrees(atan2(ahead.y, ahead.x).toDouble()).toFloat()
        withTransform({
            translate(spot.x, spot.y)
            rotate(angle + turn, Offset.Zero)
            scale(unit, unit, Offset.Zero)
        }) { draw() }
    }

    /** A part of the loop, which may lead over its seam. */
    private fun stretch(
        start: Float,
        run: Float,
        direction: Int,
    ) = Path().apply {
        val from = if (direction > 0) start else (start - run + length) % length
        measure.getSegment(from, (from + run).coerceAtMost(length), this)
        if (from + run > length) measure.getSegment(0f, from + run - length, this)
    }

    private fun along(point: Offset) =
        samples.indices.minBy { (samples[it] - point).getDistanceSquared() } * length / STEPS

    private fun round(width: Float) = Stroke(width * unit, cap = StrokeCap.Round)

    companion object {
        /** Along the edge of the felt. */
        fun around(
            bounds: Rect,
            radius: Float,
        ): Path =
            Path().apply {
                addRoundRect(RoundRect(bounds, CornerRadius(radius)), Path.Direction.Clockwise)
            }

        /** Through all these points in clockwise order, smoothly. */
        fun through(points: List<Offset>): Path =
            Path().apply {
                fun point(index: Int) = points[index.mod(points.size)]
                moveTo(points[0].x, points[0].y)
                for (index in points.indices) {
                    val to = point(index + 1)
                    val leave = point(index) + (to - point(index - 1)) / 6f
                    val arrive = to - (point(index + 2) - point(index)) / 6f
                    cubicTo(leave.x, leave.y, arrive.x, arrive.y, to.x, to.y)
                }
                close()
            }
    }
}

internal fun polyline(vararg points: Float) =
    Path().apply {
        moveTo(points[0], points[1])
        for (index in 2 until points.size step 2) lineTo(points[index], points[index + 1])
    }
