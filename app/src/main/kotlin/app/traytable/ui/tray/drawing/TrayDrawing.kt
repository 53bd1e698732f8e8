package app.traytable.ui.tray.drawing

import androidx.compose.runtime.Immutable
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.ui.theme.TrayColours

private const val GRAIN_ALPHA = 0.5f
private const val MITRE_ALPHA = 0.55f
private const val STITCH_ALPHA = 0.5f

/** How broad the wood is on each side, in pixels. */
@Immutable
data class Rims(
    val left: Float,
    val top: Float,
    val right: Float,
    val bottom: Float,
)

/** A wooden tray with felt in it, worked out once for one place and then drawn as often as needed. */
class TrayDrawing(
    private val outer: Rect,
    rims: Rims,
    density: Density,
    private val colours: TrayColours,
    radius: Dp = 34.dp,
    bedRadius: Dp = 22.dp,
    private val hasStitches: Boolean = true,
    private val hasMitres: Boolean = true,
) {
    /** The felt, where the game lies. */
    val bed =
        Rect(
            outer.left + rims.left,
            outer.top + rims.top,
            outer.right - rims.right,
            outer.bottom - rims.bottom,
        )

    private val unit = density.density
    private val corner = radius.value * unit
    private val bedCorner = bedRadius.value * unit
    private val frame = outer.rounded(corner)
    private val edge = outer.deflate(2.2f * unit).rounded(corner - 2 * unit)
    private val opening = bed.rounded(bedCorner)
    private val grain =
        Path().apply {
            addPath(grainAcross(outer.copy(bottom = bed.top), 6 * unit, 11, unit))
            addPath(grainAcross(outer.copy(top = bed.bottom), 7 * unit, 23, unit))
            val middle = outer.copy(top = bed.top, bottom = bed.bottom)
            addPath(grainDown(middle.copy(right = bed.left), 4.5f * unit, 5, unit))
            addPath(grainDown(middle.copy(left = bed.right), 4.5f * unit, 9, unit))
        }
    private val mitres = mitres(bed.deflate(bedCorner * 0.3f))
    private val felt =
        Rect(bed.left + 1.5f * unit, bed.top + 4.5f * unit, bed.right - 1.5f * unit, bed.bottom)
            .rounded(bedCorner - unit)
    private val stitches =
        Rect(bed.left + 7 * unit, bed.top + 10 * unit, bed.right - 7 * unit, bed.bottom - 7 * unit)
            .rounded(bedCorner - 6 * unit)

    fun drawOn(scope: DrawScope) =
        with(scope) {
            drawWood()
            drawPath(opening, colours.step)
            clipPath(opening) {
                drawPath(felt, colours.felt)
                if (hasStitches) {
                    val dash = PathEffect.dashPathEffect(floatArrayOf(4 * unit, 4 * unit))
                    val thread = Stroke(unit, pathEffect = dash)
                    drawPath(stitches, colours.slot, STITCH_ALPHA, thread)
                }
            }
            drawPath(opening, colours.rimLine, style = Stroke(1.2f * unit))
        }

    private fun DrawScope.drawWood() {
        drawPath(outer.translate(0f, 3 * unit).rounded(corner), colours.base)
        drawPath(frame, colours.rim)
        clipPath(frame) {
            val hair = Stroke(0.8f * unit, cap = StrokeCap.Round)
            drawPath(grain, colours.grain, GRAIN_ALPHA, hair)
            if (hasMitres) {
                drawPath(mitres, colours.rimLine, MITRE_ALPHA, Stroke(0.9f * unit))
            }
        }
        drawPath(frame, colours.rimLine, style = Stroke(1.2f * unit))
        drawPath(edge, colours.rimHi, style = Stroke(1.2f * unit))
    }

    /** Where the four boards meet. */
    private fun mitres(inner: Rect) =
        Path().apply {
            joint(outer.topLeft, inner.topLeft)
            joint(outer.topRight, inner.topRight)
            joint(outer.bottomLeft, inner.bottomLeft)
            joint(outer.bottomRight, inner.bottomRight)
        }
}

private fun Path.joint(
    from: Offset,
    to: Offset,
) {
    moveTo(from.x, from.y)
    lineTo(to.x, to.y)
}

internal fun Rect.rounded(radius: Float) =
    Path().apply { addRoundRect(RoundRect(this@rounded, CornerRadius(radius))) }
