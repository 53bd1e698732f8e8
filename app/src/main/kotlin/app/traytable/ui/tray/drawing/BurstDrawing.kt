package app.traytable.ui.tray.drawing

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.dp
import app.traytable.ui.theme.TrayColours
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.sin

private const val SPIKES = 15
private const val NOTCH = 0.84f
private const val INNER = 49f / 57
private const val TALL = 1.16f

/** The clash behind a pile that several want, [radius] wide to each side when it is fully there. */
fun DrawScope.drawBurst(
    centre: Offset,
    radius: Float,
    colours: TrayColours,
    progress: Float = 1f,
) {
    val reach = radius * progress
    val ground = spikes(centre, reach)
    drawPath(ground, colours.clashGround)
    val line = Stroke(1.4.dp.toPx(), join = StrokeJoin.Round)
    drawPath(ground, colours.cardEdge, style = line)
    drawPath(spikes(centre, reach * INNER), colours.clash)
}

private fun spikes(
    centre: Offset,
    radius: Float,
) = Path().apply {
    for (corner in 0 until SPIKES * 2) {
        val angle = corner * PI.toFloat() / SPIKES
        val reach = if (corner % 2 == 0) radius else radius * NOTCH
        val x = centre.x + cos(angle) * reach
        val y = centre.y + sin(angle) * reach * TALL
        if (corner == 0) moveTo(x, y) else lineTo(x, y)
    }
    close()
}
