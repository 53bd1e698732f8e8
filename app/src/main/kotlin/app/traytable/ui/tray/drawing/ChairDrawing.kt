package app.traytable.ui.tray.drawing

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.graphics.lerp
import app.traytable.ui.theme.TrayColours

private const val OUTLINE = 0.6f

private val Back by lazy {
    Path().apply {
        moveTo(-34f, -4f)
        quadraticTo(0f, -26f, 34f, -4f)
    }
}

/**
 * The bent back of a chair. A chair that nobody has taken is an outline.
 *
 * @param turned in degrees, 0 with its back to the top of the screen
 * @param scale in pixels; at 1 it is 68 wide
 */
fun DrawScope.drawChair(
    at: Offset,
    turned: Float,
    scale: Float,
    isTaken: Boolean,
    colours: TrayColours,
) = withTransform({
    translate(at.x, at.y)
    rotate(turned, Offset.Zero)
    scale(scale, scale, Offset.Zero)
}) {
    // By night the lines of wood are as dark as the floor; an outline has to be seen by itself.
    val line = if (isTaken) colours.rimLine else lerp(colours.floor, colours.inkSoft, OUTLINE)
    val wood = if (isTaken) colours.rim else colours.floor
    drawPath(Back, line, style = Stroke(15f, cap = StrokeCap.Round))
    drawPath(Back, wood, style = Stroke(12.4f, cap = StrokeCap.Round))
}
