package app.traytable.ui.tray.drawing

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.withTransform
import app.traytable.ui.theme.TrayColours
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.sin

// Both are drawn for a piece of this radius.
private const val PIECE = 70f

private const val RAYS = 24
private const val FROM = 98f
private const val SHORT = 116f
private const val LONG = 126f
private const val SEAT = -78f
private const val FALL = 90f

private val gold =
    polyline(-34f, 18f, -38f, -16f, -18f, 0f, 0f, -24f, 18f, 0f, 38f, -16f, 34f, 18f)
        .apply { close() }
private val pearls =
    listOf(
        Offset(-38f, -18f) to 4.5f,
        Offset(0f, -27f) to 5f,
        Offset(38f, -18f) to 4.5f,
    )

/** Light around the winner's piece of this [radius], which lies at [centre]. */
fun DrawScope.drawRays(
    centre: Offset,
    radius: Float,
    colours: TrayColours,
) {
    val unit = radius / PIECE
    val rays =
        Path().apply {
            repeat(RAYS) { ray ->
                val angle = 2 * PI.toFloat() * ray / RAYS
                val half = PI.toFloat() / 72
                val tip = if (ray % 2 == 0) LONG else SHORT
                val one = centre + polar(angle, FROM * unit)
                val far = centre + polar(angle + half, tip * unit)
                val other = centre + polar(angle + 2 * half, FROM * unit)
                moveTo(one.x, one.y)
                lineTo(far.x, far.y)
                lineTo(other.x, other.y)
                close()
            }
        }
    drawPath(rays, colours.lamp)
}

/** The crown on that piece; before [progress] is 1 it is still on its way down. */
fun DrawScope.drawCrown(
    centre: Offset,
    radius: Float,
    colours: TrayColours,
    progress: Float = 1f,
) {
    val unit = radius / PIECE
    withTransform({
        translate(centre.x, centre.y + (SEAT - FALL * (1 - progress)) * unit)
        scale(unit, unit, Offset.Zero)
    }) {
        drawPath(gold, colours.lamp)
        drawPath(gold, colours.lampLine, style = Stroke(2f, join = StrokeJoin.Round))
        for ((place, size) in pearls) {
            drawCircle(colours.lamp, size, place)
            drawCircle(colours.lampLine, size, place, style = Stroke(1.6f))
        }
    }
}

private fun polar(
    angle: Float,
    reach: Float,
) = Offset(cos(angle) * reach, sin(angle) * reach)
