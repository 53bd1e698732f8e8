package app.traytable.ui.cards

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath

private val Oak = Color(0xFFE3D0AE)
private val Grain = Color(0xFFCDB388)
private val Bark = Color(0xFF9C7C4C)
private const val STRANDS = 8

/** The back: woven like the cane of an old train seat, alike for every deck and either way up. */
class BackDrawing(
    width: Float,
) : CardDrawing(width) {
    private val middle = Offset(width / 2, height / 2)
    private val field = frame(margin, margin * 0.7f)
    private val window = frame(margin * 2.2f, margin * 0.4f)
    private val strand = Stroke(width * 0.02f)
    private val weave = weave()
    private val medallion = CardShape.Diamond.path(middle, width * 0.24f)
    private val heart = CardShape.Diamond.path(middle, width * 0.13f)

    override fun DrawScope.drawPrint() {
        drawPath(field, Oak)
        clipPath(window) { drawPath(weave, Grain, style = strand) }
        drawPath(window, Grain, style = strand)
        drawPath(medallion, Oak)
        drawPath(medallion, Bark, style = strand)
        drawPath(heart, Bark)
    }

    private fun frame(
        inset: Float,
        corner: Float,
    ) = Path().apply {
        val inside = Rect(inset, inset, width - inset, height - inset)
        addRoundRect(RoundRect(inside, CornerRadius(corner)))
    }

    private fun weave() =
        Path().apply {
            for (index in -STRANDS * 2..STRANDS * 2) {
                val x = middle.x + index * width / STRANDS
                moveTo(x - height, middle.y - height)
                lineTo(x + height, middle.y + height)
                moveTo(x + height, middle.y - height)
                lineTo(x - height, middle.y + height)
            }
        }
}
