package app.traytable.ui.statistics

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.height
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.unit.dp
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayColours
import app.traytable.ui.tray.drawing.rounded

/** Lit as far as matches were won. */
@Composable
internal fun ShareBar(
    share: Float,
    modifier: Modifier = Modifier,
) {
    val colours = LocalTrayColours.current
    PartedBar(
        listOf(colours.lamp to share, colours.felt to 1 - share),
        modifier.height(10.dp),
    )
}

/** One bar of several parts beside each other. Decoration: numbers stand beside it. */
@Composable
internal fun PartedBar(
    parts: List<Pair<Color, Float>>,
    modifier: Modifier,
) {
    val colours = LocalTrayColours.current
    Spacer(modifier.drawBehind { drawParts(parts, colours) })
}

private fun DrawScope.drawParts(
    parts: List<Pair<Color, Float>>,
    colours: TrayColours,
) {
    val whole = parts.sumOf { it.second.toDouble() }.toFloat()
    val bar = Rect(Offset.Zero, size).rounded(size.height / 2)
    drawPath(bar, colours.plateLine)
    clipPath(bar) {
        var left = 0f
        for ((colour, part) in parts) {
            val wide = if (whole == 0f) 0f else size.width * part / whole
            drawRect(colour, Offset(left, 0f), Size(wide, size.height))
            left += wide
            if (wide > 0f && left < size.width - 1) {
                val cut = Offset(left, 0f)
                drawLine(colours.ink, cut, Offset(left, size.height), 1.6.dp.toPx())
            }
        }
    }
    drawPath(bar, colours.ink, style = Stroke(1.2.dp.toPx()))
}
