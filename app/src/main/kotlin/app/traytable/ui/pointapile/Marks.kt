package app.traytable.ui.pointapile

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.dp

/** A pawn, as on the cards that count for the active player. */
@Composable
internal fun ActiveMark(modifier: Modifier = Modifier) {
    val colour = MaterialTheme.colorScheme.onSurface
    Spacer(
        modifier.size(18.dp).drawBehind {
            val unit = size.width / 18
            drawCircle(colour, 4 * unit, Offset(9 * unit, 5 * unit))
            val body =
                Path().apply {
                    moveTo(7 * unit, 8 * unit)
                    lineTo(11 * unit, 8 * unit)
                    lineTo(14 * unit, 17 * unit)
                    lineTo(4 * unit, 17 * unit)
                    close()
                }
            drawPath(body, colour)
        },
    )
}

/** This one has pointed already; nobody sees at what. */
@Composable
internal fun PointedMark(modifier: Modifier = Modifier) {
    val colour = MaterialTheme.colorScheme.primary
    Spacer(
        modifier.size(18.dp).drawBehind {
            val unit = size.width / 18
            val line = 2.5f * unit
            val knee = Offset(7 * unit, 14 * unit)
            drawLine(colour, Offset(3 * unit, 10 * unit), knee, line, StrokeCap.Round)
            drawLine(colour, knee, Offset(15 * unit, 4 * unit), line, StrokeCap.Round)
        },
    )
}

/** This pile may not be pointed at. */
@Composable
internal fun BarredMark(modifier: Modifier = Modifier) {
    val colour = MaterialTheme.colorScheme.onSurfaceVariant
    Spacer(
        modifier.size(18.dp).drawBehind {
            val unit = size.width / 18
            val line = 2 * unit
            drawCircle(colour, 7 * unit, style = Stroke(line))
            drawLine(colour, Offset(4 * unit, 14 * unit), Offset(14 * unit, 4 * unit), line)
        },
    )
}
