package app.traytable.ui.qwinto

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoFields.COLUMNS
import app.traytable.rules.qwinto.QwintoSheet
import app.traytable.ui.cards.drawn
import app.traytable.ui.cards.lettering
import kotlin.math.min

/**
 * What stands out on a sheet.
 *
 * @param open the fields where [number] may be entered
 * @param chosen the one of them that is chosen
 * @param fresh the field that was filled last
 */
internal data class SheetMarks(
    val number: Int = 0,
    val open: List<Int> = emptyList(),
    val chosen: Int? = null,
    val fresh: Int? = null,
)

// A sheet is paper, as cards are, in the light and in the dark.
private val Paper = Color(0xFFFFFEFA)
private val Ink = Color(0xFF22262B)
private val Pencil = Color(0xFF0B7A7C)
private const val ASIDE = 0.5f

/**
 * A sheet as it is printed and filled in. Bonus fields have a roof, and bridges tie the fields of
 * their columns together. What brings points of its own, the end of a full row and the bonus of a
 * full column, is white on ink.
 */
internal class SheetDrawing(
    private val sheet: QwintoSheet,
    private val marks: SheetMarks,
    private val size: Size,
    private val figure: Float,
) {
    private val column = size.width / COLUMNS
    private val row = size.height / QwintoFields.ROWS
    private val unit = min(column, row)
    private val gap = unit * 0.055f
    private val cells = (0 until QwintoFields.COUNT).map(::outline)
    private val figures =
        (0 until QwintoFields.COUNT).map { field ->
            val number = if (field == marks.chosen) marks.number else sheet.number(field)
            if (number == 0) Path() else figures(number, field)
        }

    fun drawOn(scope: DrawScope) =
        with(scope) {
            repeat(QwintoFields.ROWS) { drawBand(it) }
            QwintoFields.bonusColumns().forEach { drawBridges(it) }
            repeat(QwintoFields.COUNT) { drawField(it) }
            drawFailed()
        }

    private fun DrawScope.drawBand(index: Int) {
        val colour = QwintoFields.colour(index).drawn()
        val columns = (0 until COLUMNS).filter { QwintoFields.at(index, it) != QwintoFields.NONE }
        val band =
            Rect(
                columns.first() * column,
                index * row + gap / 2,
                (columns.last() + 1) * column,
                (index + 1) * row - gap / 2,
            )
        drawRoundRect(colour.field, band.topLeft, band.size, CornerRadius(unit * 0.2f))
        val missing = columns.zipWithNext().first { (a, b) -> b > a + 1 }.first + 1
        val middle = Offset((missing + 0.5f) * column, (index + 0.5f) * row)
        drawPath(colour.shape.path(middle, unit * 0.3f), colour.ink)
    }

    private fun DrawScope.drawBridges(at: Int) {
        val boxes = (0 until QwintoFields.ROWS).map { box(QwintoFields.at(it, at)) }
        boxes.zipWithNext().forEach { (upper, lower) ->
            // A little into both fields, whose corners are round and whose roofs are pointed.
            val top = upper.bottom - gap
            val height = lower.top + gap * 2 - top
            val left = upper.center.x - column * 0.14f
            drawRect(Paper, Offset(left, top), Size(column * 0.28f, height))
        }
    }

    private fun DrawScope.drawField(field: Int) {
        val isOpen = field in marks.open
        val aside = marks.open.isNotEmpty() && !isOpen && !sheet.isFilled(field)
        val scores = scores(field)
        val isChosen = field == marks.chosen
        val ground =
            if (isChosen) {
                Pencil
            } else if (scores) {
                Ink
            } else {
                Paper
            }
        drawPath(cells[field], ground, if (aside) ASIDE else 1f)
        if (isOpen) {
            drawPath(cells[field], Pencil, style = Stroke(unit * 0.1f))
            if (!isChosen) drawCircle(Pencil, unit * 0.13f, middle(field))
        }
        drawPath(figures[field], if (scores || isChosen) Paper else Ink)
        if (field == marks.fresh) {
            val below = middle(field) + Offset(0f, figure * 0.5f + unit * 0.13f)
            val half = Offset(unit * 0.26f, 0f)
            val line = unit * 0.09f
            val colour = if (scores) Paper else Ink
            drawLine(colour, below - half, below + half, line, StrokeCap.Round)
        }
    }

    /** Four little boxes where the lowest row has ended. */
    private fun DrawScope.drawFailed() {
        val across = column * 2 / 2.4f
        val side = min(across, row * 0.84f / 2) * 0.86f
        val start = Offset(column * (COLUMNS - 1), size.height - row / 2)
        val line = Stroke(unit * 0.055f)
        repeat(QwintoSheet.MOST_FAILED) { index ->
            val corner =
                start +
                    Offset(
                        (if (index % 2 == 0) -1.08f else 0.08f) * side,
                        (if (index < 2) -1.08f else 0.08f) * side,
                    )
            drawRoundRect(Paper, corner, Size(side, side), CornerRadius(side * 0.18f))
            drawRoundRect(
                Ink,
                corner,
                Size(side, side),
                CornerRadius(side * 0.18f),
                line,
                if (index < sheet.failed()) 1f else ASIDE,
            )
            if (index < sheet.failed()) drawCross(Rect(corner, Size(side, side)))
        }
    }

    private fun DrawScope.drawCross(box: Rect) {
        val arm = box.deflate(box.width * 0.24f)
        val line = box.width * 0.15f
        drawLine(Ink, arm.topLeft, arm.bottomRight, line, StrokeCap.Round)
        drawLine(Ink, arm.topRight, arm.bottomLeft, line, StrokeCap.Round)
    }

    private fun scores(field: Int): Boolean {
        val index = QwintoFields.row(field)
        val isLast = field % QwintoFields.PER_ROW == QwintoFields.PER_ROW - 1
        return (isLast && sheet.isFull(index)) ||
            (QwintoFields.isBonus(field) && sheet.bonusPoints(QwintoFields.column(field)) > 0)
    }

    private fun figures(
        number: Int,
        field: Int,
    ) = lettering("$number", middle(field), figure, column * 0.78f)

    private fun box(field: Int) =
        Rect(
            Offset(QwintoFields.column(field) * column, QwintoFields.row(field) * row),
            Size(column, row),
        ).let {
            val x = unit * 0.06f
            Rect(it.left + x, it.top + x + gap / 2, it.right - x, it.bottom - x - gap / 2)
        }

    private fun middle(field: Int): Offset {
        val box = box(field)
        return box.center + Offset(0f, if (QwintoFields.isBonus(field)) roof(box) * 0.34f else 0f)
    }

    private fun roof(box: Rect) = min(box.width * 0.34f, box.height * 0.26f)

    private fun outline(field: Int): Path {
        val box = box(field)
        if (!QwintoFields.isBonus(field)) {
            return Path().apply { addRoundRect(RoundRect(box, CornerRadius(unit * 0.16f))) }
        }
        return Path().apply {
            moveTo(box.center.x, box.top)
            lineTo(box.right, box.top + roof(box))
            lineTo(box.right, box.bottom)
            lineTo(box.left, box.bottom)
            lineTo(box.left, box.top + roof(box))
            close()
        }
    }
}
