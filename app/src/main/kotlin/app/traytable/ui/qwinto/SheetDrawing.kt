package app.traytable.ui.qwinto

import android.graphics.Matrix
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.asAndroidPath
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoSheet
import app.traytable.ui.cards.drawn
import app.traytable.ui.cards.lettering
import app.traytable.ui.theme.TrayColours
import kotlin.math.min

/**
 * What stands out on a sheet.
 *
 * @param open the fields where [number] may be entered
 * @param isAsked one of them can be chosen now
 * @param chosen the one that is chosen
 * @param hinted the one that would be best
 * @param fresh the field that was filled last
 * @param freshFailed the failed attempt that was noted last, counted from 1
 */
internal data class SheetMarks(
    val number: Int = 0,
    val open: List<Int> = emptyList(),
    val isAsked: Boolean = false,
    val chosen: Int? = null,
    val hinted: Int? = null,
    val fresh: Int? = null,
    val freshFailed: Int? = null,
) {
    /** It is to be touched, and has not been yet. */
    fun isPointed(field: Int): Boolean = field == hinted && field != chosen
}

// A sheet is paper, as cards are, in the light and in the dark.
private val Paper = Color(0xFFFFFDF7)
private val Ink = Color(0xFF22262B)
private val Pencil = Color(0xFF5F584D)
private const val ITALIC = -0.22f

/**
 * A sheet as it is printed and filled in. Bonus fields have a roof, and bars tie the fields of
 * their columns together. What brings points of its own, the end of a full row and the bonus of a
 * full column, is white on ink.
 *
 * @param ground what it lies on is written on with this
 */
internal class SheetDrawing(
    private val sheet: QwintoSheet,
    private val marks: SheetMarks,
    private val plan: SheetPlan,
    private val colours: TrayColours,
    private val ground: Color,
) {
    private val unit = plan.unit
    private val cells = (0 until QwintoFields.COUNT).map(plan::outline)
    private val written = (0 until QwintoFields.COUNT).map(::writing)

    fun drawOn(scope: DrawScope) =
        with(scope) {
            QwintoFields.bonusColumns().forEach { drawBar(plan.bar(it)) }
            repeat(QwintoFields.ROWS) { drawBand(it) }
            repeat(QwintoFields.COUNT) { drawField(it) }
            repeat(QwintoSheet.MOST_FAILED) { drawFailed(it) }
        }

    /** The number that was entered last, on its own because it may still be on its way. */
    fun drawFresh(scope: DrawScope) {
        val field = marks.fresh ?: return
        scope.drawPath(number(sheet.number(field), field), if (scores(field)) Paper else Ink)
    }

    private fun writing(field: Int): Path =
        when {
            field == marks.chosen -> number(marks.number, field)
            field in marks.open -> number(marks.number, field).slanted(plan.middle(field))
            field == marks.fresh || !sheet.isFilled(field) -> Path()
            else -> number(sheet.number(field), field)
        }

    private fun DrawScope.drawBar(bar: Rect) {
        drawRect(Paper, bar.topLeft, bar.size)
        drawRect(colours.cardEdge, bar.topLeft, bar.size, style = Stroke(unit * 0.8f * density))
    }

    private fun DrawScope.drawBand(index: Int) {
        val colour = QwintoFields.colour(index).drawn()
        val band = plan.band(index).inflate(unit)
        val inner = plan.band(index).deflate(unit)
        drawRoundRect(colour.field, band.topLeft, band.size, CornerRadius(unit * 9f))
        drawRoundRect(
            colours.cardEdge,
            band.topLeft,
            band.size,
            CornerRadius(unit * 9f),
            Stroke(unit),
        )
        drawRoundRect(
            Paper,
            inner.topLeft,
            inner.size,
            CornerRadius(unit * 8f),
            Stroke(unit * 1.2f),
        )
        drawPath(colour.shape.path(plan.missing(index), unit * 8.5f), colour.ink)
    }

    private fun DrawScope.drawField(field: Int) {
        val scores = scores(field)
        val fill =
            when {
                field == marks.hinted -> colours.lamp
                scores -> Ink
                else -> Paper
            }
        drawPath(cells[field], fill)
        if (marks.isAsked && field in marks.open) {
            drawPath(cells[field], colours.ringGap, style = Stroke(unit * 5.4f))
            drawPath(cells[field], colours.ring, style = Stroke(unit * 2.8f))
        } else if (field == marks.fresh) {
            drawPath(cells[field], colours.lampLine, style = Stroke(unit * 4f))
            drawPath(cells[field], colours.lamp, style = Stroke(unit * 2.6f))
        } else if (QwintoFields.isBonus(field)) {
            drawPath(cells[field], colours.cardEdge, style = Stroke(unit * 0.9f))
        }
        val isPencilled = field in marks.open && field != marks.chosen
        val ink =
            when {
                isPencilled -> Pencil
                scores -> Paper
                else -> Ink
            }
        drawPath(written[field], ink)
    }

    private fun DrawScope.drawFailed(index: Int) {
        val box = plan.failed(index)
        drawRoundRect(
            if (index + 1 == marks.freshFailed) colours.lamp else ground,
            box.topLeft,
            box.size,
            CornerRadius(unit * 4f),
            Stroke(unit * 1.5f),
        )
        if (index < sheet.failed() && index + 1 != marks.freshFailed) drawCross(box)
    }

    /** The last failed attempt, like [drawFresh]. */
    fun drawFreshFailed(scope: DrawScope) {
        val attempts = marks.freshFailed ?: return
        with(scope) { drawCross(plan.failed(attempts - 1)) }
    }

    private fun DrawScope.drawCross(box: Rect) {
        val arm = box.deflate(min(box.width, box.height) * 0.26f)
        drawLine(ground, arm.topLeft, arm.bottomRight, unit * 2.2f, StrokeCap.Round)
        drawLine(ground, arm.topRight, arm.bottomLeft, unit * 2.2f, StrokeCap.Round)
    }

    private fun scores(field: Int): Boolean {
        val isLast = field % QwintoFields.PER_ROW == QwintoFields.PER_ROW - 1
        return (isLast && sheet.isFull(QwintoFields.row(field))) ||
            (QwintoFields.isBonus(field) && sheet.bonusPoints(QwintoFields.column(field)) > 0)
    }

    private fun number(
        number: Int,
        field: Int,
    ): Path {
        val height = min(plan.row * 0.4f, plan.column * 0.48f)
        return lettering("$number", plan.middle(field), height, plan.column * 0.74f)
    }

    /** As one writes with a pencil. */
    private fun Path.slanted(around: Offset): Path =
        apply {
            asAndroidPath().transform(Matrix().apply { setSkew(ITALIC, 0f, around.x, around.y) })
        }
}
