package app.traytable.ui.cards

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import app.traytable.ui.theme.TrayColours

// On smaller cards the lattice widens, then the tray loses its grips, then the lattice goes.
private val FINE = 40.dp
private val GRIPS = 26.dp
private val LATTICE = 20.dp

private const val LATTICE_ALPHA = 0.62f

/** The back: a tray seen from above on a lattice, alike for every deck and either way up. */
class BackDrawing(
    width: Float,
    density: Density,
    private val colours: TrayColours,
) : CardDrawing(width, colours) {
    private val isFine = width >= with(density) { FINE.toPx() }
    private val hasGrips = width >= with(density) { GRIPS.toPx() }
    private val hasLattice = width >= with(density) { LATTICE.toPx() }

    private val middle = Offset(width / 2, height / 2)
    private val field = frame(0.06f, 0.05f)
    private val window = frame(0.11f, 0.03f)
    private val lattice = lattice()
    private val tray = if (hasLattice) oval(0.3f, 0.21f) else oval(0.27f, 0.19f)
    private val bed = if (hasLattice) oval(0.205f, 0.13f) else oval(0.17f, 0.1f)

    override fun DrawScope.drawPrint() {
        drawPath(field, colours.back)
        if (hasLattice) {
            val strand = Stroke(width * if (isFine) 0.015f else 0.024f)
            clipPath(window) { drawPath(lattice, colours.backLine, LATTICE_ALPHA, strand) }
            drawPath(window, colours.backLine, style = strand)
        }
        drawPath(tray, colours.backLine)
        drawPath(tray, colours.back, style = Stroke(width * 0.03f))
        drawPath(bed, colours.back)
        if (hasGrips) drawGrips()
    }

    private fun DrawScope.drawGrips() {
        for (side in listOf(-1, 1)) {
            val corner = middle + Offset(width * (side * 0.255f - 0.015f), -width * 0.05f)
            val grip = Size(width * 0.03f, width * 0.1f)
            drawRoundRect(colours.back, corner, grip, CornerRadius(width * 0.015f))
            val slat = Offset(width * 0.11f, side * width * 0.036f)
            val end = middle + slat
            drawLine(colours.backLine, end - Offset(slat.x * 2, 0f), end, width * 0.011f)
        }
        val reach = Offset(width * 0.14f, 0f)
        drawLine(colours.backLine, middle - reach, middle + reach, width * 0.014f)
    }

    private fun frame(
        inset: Float,
        corner: Float,
    ) = Path().apply {
        val inside = Rect(0f, 0f, width, height).deflate(width * inset)
        addRoundRect(RoundRect(inside, CornerRadius(width * corner)))
    }

    private fun oval(
        across: Float,
        down: Float,
    ) = Path().apply {
        val half = Offset(width * across, width * down)
        addOval(Rect(middle - half, middle + half))
    }

    /** Counted from the middle to both sides, so that the back has no upper end. */
    private fun lattice() =
        Path().apply {
            val gap = width * if (isFine) 0.14666f else 0.22f
            val strands = (height / gap).toInt()
            for (strand in -strands..strands) {
                val x = middle.x + strand * gap
                moveTo(x - height, middle.y - height)
                lineTo(x + height, middle.y + height)
                moveTo(x + height, middle.y - height)
                lineTo(x - height, middle.y + height)
            }
        }
}
