package app.traytable.ui.replay

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.dp
import app.traytable.rules.table.Course
import app.traytable.ui.theme.TrayColours

internal val KNOB = 10.dp
private val PIN = 3.6.dp

/** Notches closer than this would be one. */
private val CLOSEST = 5.dp

/**
 * A groove in the wood: notches below where rounds begin, pins of light above where the match
 * turned, and the knob.
 */
internal fun DrawScope.drawGroove(
    course: Course,
    ply: Int,
    colours: TrayColours,
) {
    val edge = KNOB.toPx()
    val middle = size.height * 0.56f
    val length = size.width - edge * 2
    val x = { at: Int -> edge + if (course.plies() == 0) 0f else length * at / course.plies() }
    val from = Offset(edge, middle)
    val to = Offset(edge + length, middle)
    drawLine(colours.rimLine, from, to, 6.dp.toPx(), StrokeCap.Round)
    drawLine(colours.rimHi, from, to, 4.dp.toPx(), StrokeCap.Round)
    drawLine(colours.ink, from, Offset(x(ply), middle), 4.dp.toPx(), StrokeCap.Round)
    if (length / course.rounds().size >= CLOSEST.toPx()) {
        course.rounds().forEach {
            val top = Offset(x(it), middle + 6.dp.toPx())
            drawLine(colours.inkSoft, top, top + Offset(0f, 6.dp.toPx()), 1.6.dp.toPx())
        }
    }
    course.turningPoints().forEach { drawPin(Offset(x(it), middle), colours) }
    val knob = Offset(x(ply), middle)
    drawCircle(colours.base, edge, knob + Offset(0f, 1.5.dp.toPx()))
    drawCircle(colours.teal, edge, knob)
    drawCircle(colours.onTeal, edge * 0.42f, knob)
}

private fun DrawScope.drawPin(
    at: Offset,
    colours: TrayColours,
) {
    val head = at - Offset(0f, 11.dp.toPx())
    drawLine(colours.lampLine, at, head, 1.6.dp.toPx())
    drawCircle(colours.lamp, PIN.toPx(), head)
    drawCircle(colours.lampLine, PIN.toPx(), head, style = Stroke(1.2.dp.toPx()))
}
