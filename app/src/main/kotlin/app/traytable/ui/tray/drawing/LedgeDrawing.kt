package app.traytable.ui.tray.drawing

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.unit.Density
import app.traytable.ui.theme.TrayColours

private const val GRAIN_ALPHA = 0.5f
private const val CORNER = 30

/** A board of the tray's wood that stands by itself, worked out once for one place. */
class LedgeDrawing(
    private val board: Rect,
    density: Density,
    private val colours: TrayColours,
) {
    private val unit = density.density
    private val face = board.rounded(CORNER * unit)
    private val below = board.translate(0f, 3 * unit).rounded(CORNER * unit)
    private val edge = board.deflate(2.2f * unit).rounded((CORNER - 2) * unit)
    private val grain = grainAcross(board, 7 * unit, 23, unit)

    fun drawOn(scope: DrawScope) =
        with(scope) {
            drawPath(below, colours.base)
            drawPath(face, colours.rim)
            clipPath(face) {
                val hair = Stroke(0.8f * unit, cap = StrokeCap.Round)
                drawPath(grain, colours.grain, GRAIN_ALPHA, hair)
            }
            drawPath(face, colours.rimLine, style = Stroke(1.2f * unit))
            drawPath(edge, colours.rimHi, style = Stroke(1.2f * unit))
        }
}
