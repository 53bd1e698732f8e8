package app.traytable.ui.tray.drawing

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import app.traytable.ui.theme.TrayColours

private const val GRAIN_ALPHA = 0.55f

/** How broad the wood of an oval tray is. */
val OvalRim = 18.dp

/** A table seen from above: an oval tray of the same wood and felt, worked out once for one place. */
class OvalDrawing(
    private val outer: Rect,
    density: Density,
    private val colours: TrayColours,
) {
    private val unit = density.density
    private val rim = OvalRim.value * unit

    /** The wood was cut round: its grain follows the edge, in long strokes. */
    private val grain =
        listOf(5f, 10f, 14.5f).map { outer.deflate(it * unit) to dashes(it) }

    private fun dashes(shift: Float) =
        PathEffect.dashPathEffect(
            floatArrayOf(90 * unit, 14 * unit, 140 * unit, 30 * unit),
            shift * 17 * unit,
        )

    fun drawOn(scope: DrawScope) =
        with(scope) {
            oval(outer.translate(0f, 4 * unit), colours.base)
            oval(outer, colours.rim)
            for ((ring, dashes) in grain) {
                val hair = Stroke(0.8f * unit, pathEffect = dashes)
                drawOval(colours.grain, ring.topLeft, ring.size, GRAIN_ALPHA, hair)
            }
            edge(outer, colours.rimLine)
            edge(outer.deflate(1.8f * unit), colours.rimHi)
            val opening = outer.deflate(rim)
            oval(opening, colours.step)
            val felt = opening.deflate(1.5f * unit)
            oval(felt.copy(top = felt.top + 4 * unit), colours.felt)
            edge(opening, colours.rimLine)
        }

    private fun DrawScope.oval(
        place: Rect,
        colour: Color,
    ) = drawOval(colour, place.topLeft, place.size)

    private fun DrawScope.edge(
        place: Rect,
        colour: Color,
    ) = drawOval(colour, place.topLeft, place.size, style = Stroke(1.2f * unit))
}
