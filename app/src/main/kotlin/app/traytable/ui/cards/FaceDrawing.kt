package app.traytable.ui.cards

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.rotate

private const val EDGE_DEPTH = 0.07f

/** The face of a card: [mark] is the number, or empty for a card that has only its colour. */
class FaceDrawing(
    private val colour: CardColour,
    mark: String,
    label: String?,
    width: Float,
) : CardDrawing(width) {
    private val crest = height - margin - width * EDGE_DEPTH
    private val middle = Offset(width / 2, (margin + crest) / 2)
    private val field = field()
    private val ghost = colour.shape.path(middle, width * 0.32f)
    private val ghostAlpha = if (mark.isEmpty()) 1f else 0.16f
    private val number = lettering(mark, middle, width * 0.5f, width * 0.62f)
    private val label = lettering(label.orEmpty(), at(0.83f, 0.165f), width * 0.085f, width * 0.2f)
    private val index = lettering(mark, at(0.17f, 0.175f), width * 0.14f, width * 0.17f)
    private val indexShape =
        colour.shape.path(at(0.17f, if (mark.isEmpty()) 0.18f else 0.335f), width * 0.06f)

    override fun DrawScope.drawPrint() {
        drawPath(field, colour.field)
        drawPath(ghost, colour.ink, ghostAlpha)
        drawPath(number, colour.ink)
        drawPath(label, colour.ink)
        drawIndex()
        // Readable from the other side of the table.
        rotate(180f, middle) { drawIndex() }
    }

    private fun DrawScope.drawIndex() {
        drawPath(index, colour.ink)
        drawPath(indexShape, colour.ink)
    }

    private fun at(
        x: Float,
        y: Float,
    ) = Offset(width * x, width * y)

    private fun field() =
        Path().apply {
            val right = width - margin
            val corner = margin * 0.7f
            moveTo(margin, margin + corner)
            quadraticTo(margin, margin, margin + corner, margin)
            lineTo(right - corner, margin)
            quadraticTo(right, margin, right, margin + corner)
            for (point in colour.edge.points().asReversed()) {
                lineTo(margin + point.x * (right - margin), crest + point.y * width * EDGE_DEPTH)
            }
            close()
        }
}
