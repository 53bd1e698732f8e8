package app.traytable.ui.statistics

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.drawText
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import app.traytable.ui.theme.TrayColours
import app.traytable.ui.theme.TrayType

/** A pencilled line on ruled paper, worked out once for one place. */
internal class LineDrawing(
    private val plan: LinePlan,
    size: Size,
    density: Density,
    measurer: TextMeasurer,
    private val colours: TrayColours,
) {
    private val unit = density.density
    private val style = TrayType.badge.copy(color = colours.inkSoft)
    private val upper = measurer.measure("${plan.high}", style)
    private val lower = measurer.measure("${plan.low}", style)
    private val paper =
        Rect(
            maxOf(upper.size.width, lower.size.width) + 8 * unit,
            upper.size.height / 2f,
            size.width - 8 * unit,
            size.height - upper.size.height / 2f,
        )
    private val places =
        plan.spots.mapIndexed { index, spot ->
            Offset(
                paper.left + EDGE * unit + plan.across(index) * (paper.width - EDGE * unit),
                height(spot.points),
            )
        }
    private val line =
        Path().apply {
            places.forEachIndexed { index, at ->
                if (index == 0) moveTo(at.x, at.y) else lineTo(at.x, at.y)
            }
        }

    private fun height(points: Float) = paper.bottom - plan.height(points) * paper.height

    fun drawOn(scope: DrawScope) =
        with(scope) {
            for (rule in 0..RULES) {
                val y = paper.top + paper.height * rule / RULES
                drawLine(colours.plateLine, Offset(paper.left, y), Offset(paper.right, y), unit)
            }
            val isFlat = plan.high == plan.low
            val top = if (isFlat) height(plan.average) else paper.top
            drawText(upper, topLeft = Offset(0f, top - upper.size.height / 2f))
            if (!isFlat) {
                drawText(lower, topLeft = Offset(0f, paper.bottom - lower.size.height / 2f))
            }
            val average = height(plan.average)
            drawDashes(Offset(paper.left, average), Offset(paper.right, average), colours)
            val pencil = Stroke(2.4f * unit, cap = StrokeCap.Round, join = StrokeJoin.Round)
            drawPath(line, colours.ink, style = pencil)
            if (!plan.isThinned) {
                places.forEachIndexed { index, at ->
                    drawSpot(at, plan.spots[index].isWon, colours)
                }
            }
        }

    private companion object {
        const val RULES = 4
        const val EDGE = 8f
    }
}

internal fun DrawScope.drawDashes(
    from: Offset,
    to: Offset,
    colours: TrayColours,
) {
    val dash = PathEffect.dashPathEffect(floatArrayOf(6.dp.toPx(), 4.dp.toPx()))
    drawLine(colours.inkSoft, from, to, 1.6.dp.toPx(), pathEffect = dash)
}

/** A match that was won is lit, and larger. */
internal fun DrawScope.drawSpot(
    at: Offset,
    isWon: Boolean,
    colours: TrayColours,
) {
    val radius = (if (isWon) 5.5.dp else 3.5.dp).toPx()
    drawCircle(if (isWon) colours.lamp else colours.plate, radius, at)
    drawCircle(colours.ink, radius, at, style = Stroke(1.6.dp.toPx()))
}
