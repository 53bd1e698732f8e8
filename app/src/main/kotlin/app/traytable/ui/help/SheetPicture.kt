package app.traytable.ui.help

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.widthIn
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.dp
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoSheet
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.CardShape
import app.traytable.ui.cards.faces.drawn
import app.traytable.ui.cards.lettering

private val Paper = Color(0xFFFFFFFF)
private val Ink = Color(0xFF22262B)

// All by the width of a field.
private const val MARGIN = 0.25f
private const val ROW = 1.12f
private const val WIDTH = QwintoFields.COLUMNS + 2 * MARGIN
private const val HEIGHT = QwintoFields.ROWS * ROW + 0.95f + 2 * MARGIN

/** A sheet of Qwinto as printed, with some numbers. The caption says what there is to see. */
@Composable
fun SheetPicture(
    numbers: Map<String, Int>,
    failed: Int,
    modifier: Modifier = Modifier,
) {
    Spacer(
        modifier
            .widthIn(max = 480.dp)
            .fillMaxWidth()
            .aspectRatio(WIDTH / HEIGHT)
            .drawWithCache {
                val unit = size.width / WIDTH
                val written = numbers.mapKeys { (field, _) -> fieldNamed(field) }
                val fields = (0 until QwintoFields.COUNT).map { Field(it, written[it], unit) }
                onDrawBehind {
                    drawRoundRect(Paper, cornerRadius = CornerRadius(unit * 0.3f))
                    (0 until QwintoFields.ROWS).forEach { drawRow(it, unit) }
                    fields.forEach { it.drawOn(this) }
                    drawFailed(failed, unit)
                }
            },
    )
}

private fun fieldNamed(text: String) =
    (0 until QwintoFields.COUNT).first { QwintoFields.text(it) == text }

private fun middle(
    row: Int,
    column: Int,
    unit: Float,
) = Offset((MARGIN + column + 0.5f) * unit, (MARGIN + (row + 0.5f) * ROW) * unit)

private fun DrawScope.drawRow(
    row: Int,
    unit: Float,
) {
    val columns =
        (0 until QwintoFields.COLUMNS).filter { QwintoFields.at(row, it) != QwintoFields.NONE }
    val start = middle(row, columns.first(), unit) - Offset(unit * 0.5f, unit * 0.5f)
    val band = Size((columns.last() - columns.first() + 1) * unit, unit)
    drawRoundRect(bandOf(row).field, start, band, CornerRadius(unit * 0.2f))
}

private fun bandOf(row: Int): CardColour = QwintoFields.colour(row).drawn()

private class Field(
    field: Int,
    number: Int?,
    unit: Float,
) {
    private val centre = middle(QwintoFields.row(field), QwintoFields.column(field), unit)
    private val shape = if (QwintoFields.isBonus(field)) CardShape.Pentagon else CardShape.Circle
    private val outline: Path = shape.path(centre, unit * 0.44f)
    private val number =
        lettering(number?.toString().orEmpty(), centre, unit * 0.38f, unit * 0.56f)

    fun drawOn(scope: DrawScope) {
        scope.drawPath(outline, Paper)
        scope.drawPath(number, Ink)
    }
}

private fun DrawScope.drawFailed(
    failed: Int,
    unit: Float,
) {
    val pen = Stroke(unit * 0.06f)
    val side = unit * 0.56f
    val top = (MARGIN + QwintoFields.ROWS * ROW + 0.28f) * unit
    for (box in 0 until QwintoSheet.MOST_FAILED) {
        val left = (MARGIN + QwintoFields.COLUMNS - (QwintoSheet.MOST_FAILED - box) * 0.8f) * unit
        drawRoundRect(Ink, Offset(left, top), Size(side, side), CornerRadius(side * 0.2f), pen)
        if (box < failed) {
            val inset = side * 0.22f
            val corner = Offset(left, top)
            val thick = unit * 0.1f
            drawLine(
                Ink,
                corner + Offset(inset, inset),
                corner + Offset(side - inset, side - inset),
                thick,
                StrokeCap.Round,
            )
            drawLine(
                Ink,
                corner + Offset(side - inset, inset),
                corner + Offset(inset, side - inset),
                thick,
                StrokeCap.Round,
            )
        }
    }
    val minus = lettering("−5", Offset(unit * 8.1f, top + side / 2), unit * 0.34f, unit)
    drawPath(minus, Ink)
}
