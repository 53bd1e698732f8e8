package app.traytable.ui.qwinto

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Path
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoFields.COLUMNS
import app.traytable.rules.qwinto.QwintoFields.ROWS
import kotlin.math.min

/** Where everything is printed on a sheet with columns and rows of this size, in pixels. */
internal class SheetPlan(
    val column: Float,
    val row: Float,
) {
    /** The smaller one decides how thick lines and corners are; this is for a sheet on a phone. */
    val unit: Float = min(column / 30f, row / 46f)

    private val gap = row * GAP

    val size: Size = Size(column * COLUMNS, height(row))

    fun band(index: Int): Rect {
        val columns = (0 until COLUMNS).filter { QwintoFields.at(index, it) != QwintoFields.NONE }
        val top = top(index)
        return Rect(columns.first() * column, top, (columns.last() + 1) * column, top + row)
    }

    /** The middle of the field that is missing in this row. */
    fun missing(index: Int): Offset {
        val columns = (0 until COLUMNS).filter { QwintoFields.at(index, it) != QwintoFields.NONE }
        val missing = columns.zipWithNext().first { (a, b) -> b > a + 1 }.first + 1
        return Offset((missing + 0.5f) * column, top(index) + row / 2)
    }

    /** All that can be touched of a field. */
    fun room(field: Int): Rect =
        Rect(
            Offset(QwintoFields.column(field) * column, top(QwintoFields.row(field))),
            Size(column, row),
        )

    fun middle(field: Int): Offset =
        room(field).center + Offset(0f, if (QwintoFields.isBonus(field)) unit * 1.5f else 0f)

    /** The row at this height, however little beside it. */
    fun rowAt(y: Float): Int = (y / (row + gap)).toInt().coerceIn(0, ROWS - 1)

    fun outline(field: Int): Path {
        val room = room(field)
        val box =
            Rect(
                room.left + unit * 3f,
                room.top + unit * 4.5f,
                room.right - unit * 3f,
                room.bottom - unit * 4.5f,
            )
        if (!QwintoFields.isBonus(field)) {
            return Path().apply { addRoundRect(RoundRect(box, CornerRadius(unit * 5f))) }
        }
        return house(box)
    }

    private fun house(box: Rect): Path {
        val roof = box.top + unit * 7f
        val round = unit * 3f
        return Path().apply {
            moveTo(box.left, roof)
            lineTo(box.center.x, box.top - unit * 1.5f)
            lineTo(box.right, roof)
            lineTo(box.right, box.bottom - round)
            quadraticTo(box.right, box.bottom, box.right - round, box.bottom)
            lineTo(box.left + round, box.bottom)
            quadraticTo(box.left, box.bottom, box.left, box.bottom - round)
            close()
        }
    }

    /** What ties the three fields of a column together, seen between the rows. */
    fun bar(at: Int): Rect {
        val middle = (at + 0.5f) * column
        val half = unit * 4f
        return Rect(middle - half, unit * 6f, middle + half, size.height - unit * 6f)
    }

    /** One of the boxes for failed attempts, two by two where the lowest row has ended. */
    fun failed(index: Int): Rect {
        val left = column * 10 + unit * 7f
        val side = min((column * 2 - unit * 12f) / 2, row / 2 - unit * 3f)
        val step = Offset(side + unit * 4f, row / 2)
        return Rect(
            Offset(
                left + index % 2 * step.x,
                top(ROWS - 1) + unit * 1.5f + index / 2 * step.y,
            ),
            Size(side, row / 2 - unit * 3f),
        )
    }

    private fun top(index: Int) = index * (row + gap)

    companion object {
        private const val GAP = 0.13f

        /** How high a sheet is with rows so high. */
        fun height(row: Float): Float = row * (ROWS + GAP * (ROWS - 1))
    }
}
