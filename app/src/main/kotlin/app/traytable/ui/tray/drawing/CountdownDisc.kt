package app.traytable.ui.tray.drawing

import androidx.compose.foundation.layout.Spacer
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.Stroke
import app.traytable.ui.cards.lettering
import app.traytable.ui.theme.LocalTrayColours
import kotlin.math.PI

private const val DOTS = 40
private const val DOTS_ALPHA = 0.55f

// The drawing is made for a disc of this radius.
private const val UNIT = 92f

/**
 * A number to count down with; nothing to hear. As large as the place allows, with its flat
 * thickness below.
 *
 * @param left how much of the time is left, from 1 to 0; without it there is no arc
 */
@Composable
fun CountdownDisc(
    number: Int,
    modifier: Modifier = Modifier,
    left: (() -> Float)? = null,
) {
    val colours = LocalTrayColours.current
    Spacer(
        modifier.drawWithCache {
            val radius = size.minDimension / 2
            val unit = radius / UNIT
            val centre = Offset(size.width / 2, size.height / 2)
            val figure = lettering("$number", centre, radius * 1.02f, radius * 1.1f)
            val track = 80 * unit
            val dot = 2 * PI.toFloat() * track / DOTS
            val dots = PathEffect.dashPathEffect(floatArrayOf(dot * 0.24f, dot * 0.76f))
            val box = Size(track * 2, track * 2)
            val arc = Stroke(6 * unit, cap = StrokeCap.Round)
            onDrawBehind {
                drawCircle(colours.lampLine, radius, centre + Offset(0f, 6 * unit))
                drawCircle(colours.lamp, radius, centre)
                drawCircle(colours.lampLine, radius, centre, style = Stroke(2 * unit))
                val dotted = Stroke(2.4f * unit, pathEffect = dots)
                drawCircle(colours.lampLine, track, centre, DOTS_ALPHA, dotted)
                left?.let {
                    val corner = centre - Offset(track, track)
                    val sweep = 360 * it().coerceIn(0f, 1f)
                    drawArc(colours.lampLine, -90f, sweep, false, corner, box, style = arc)
                }
                drawPath(figure, colours.tagInk)
            }
        },
    )
}
