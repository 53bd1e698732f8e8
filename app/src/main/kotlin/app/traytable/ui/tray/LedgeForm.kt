package app.traytable.ui.tray

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import app.traytable.ui.isUnbroken
import app.traytable.ui.jointed
import app.traytable.ui.theme.TrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.drawing.rounded
import app.traytable.ui.unbroken

/** Beside each other, words and deeds would become columns of syllables. */
internal fun TextMeasurer.isMuch(
    plan: TrayPlan,
    foot: Foot,
    density: Density,
): Boolean {
    if (foot.deeds.size != 1) return foot.deeds.size > 1
    val label = foot.deeds.single().label
    return with(density) {
        val deed = measure(label, TrayType.button).size.width + 40.dp.roundToPx()
        val room = (plan.ledge.width - OWN_PIECE.value - 24f).dp.roundToPx() - deed
        label.length > LONG_LABEL || !fits(foot.prompt, room)
    }
}

/** The deeds stand below the words and not beside them. */
internal fun TextMeasurer.isStacked(
    plan: TrayPlan,
    foot: Foot,
    density: Density,
): Boolean = plan.isStacked || (plan.window.width < 480.dp && isMuch(plan, foot, density))

private const val LONG_LABEL = 15

/** In a few lines, and no word of it is broken. */
private fun TextMeasurer.fits(
    prompt: String,
    room: Int,
): Boolean {
    val words = prompt.jointed()
    val within = measure(words, TrayType.prompt, constraints = Constraints(maxWidth = room))
    return within.lineCount <= MOST_LINES && isUnbroken(prompt, TrayType.prompt, room)
}

private const val MOST_LINES = 3

/**
 * A prompt and the one deed after it.
 *
 * @param aboveDeed where the deed begins, in pixels
 * @param isBeside it stands beside the last line
 * @param isHigh both together are higher than the foot is planned
 */
internal class Around(
    val aboveDeed: Float,
    val isBeside: Boolean,
    val isHigh: Boolean,
)

internal fun TextMeasurer.around(
    prompt: String,
    label: String,
    room: Int,
    density: Density,
): Around {
    val shown = unbroken(prompt, TrayType.prompt, room)
    val words = measure(shown, TrayType.prompt, constraints = Constraints(maxWidth = room))
    val deed = measure(label, TrayType.button).size.width
    val last = words.lineCount - 1
    val taken =
        with(density) { maxOf(deed + 24.dp.roundToPx(), 96.dp.roundToPx()) + 12.dp.roundToPx() }
    val isBeside = words.getLineRight(last) + taken <= room
    val above = if (isBeside) words.getLineTop(last) else words.size.height.toFloat()
    return Around(above, isBeside, isHigh = above > words.getLineBottom(0) * LINES_ABOVE)
}

/** One line is planned above the deed; a little more grows into the rim. */
private const val LINES_ABOVE = 1.5f

/** The front rim, and more of the wood where the foot has grown over the felt. */
internal fun DrawScope.drawLedge(
    colours: TrayColours,
    plan: TrayPlan,
) {
    val grown =
        size.height -
            plan.ledge.height.dp
                .toPx()
    val rim = (plan.felt.right - plan.ledge.left).dp
    if (grown > 1f) {
        drawRect(
            colours.rim,
            Offset(1.dp.toPx(), 0f),
            Size(
                size.width - 2.dp.toPx(),
                grown + 3.dp.toPx(),
            ),
        )
    }
    val bar =
        Rect(
            14.dp.toPx(),
            -1.dp.toPx(),
            rim.toPx(),
            4.dp.toPx(),
        ).rounded(2.dp.toPx())
    drawPath(bar, colours.rimHi)
    drawPath(bar, colours.rimLine, style = Stroke(1.dp.toPx()))
}
