package app.traytable.ui.tray.drawing

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.unit.Density
import app.traytable.ui.cards.CardColour
import app.traytable.ui.theme.TrayColours
import kotlin.math.pow

private const val SHEETS = 150
private const val SEED = 42L
private const val LATEST = 0.45f
private const val SPIN = 540f

private val SUITS =
    listOf(
        CardColour.Blue,
        CardColour.Gray,
        CardColour.Green,
        CardColour.Yellow,
        CardColour.Red,
        CardColour.Purple,
    )

/** The shapes of the cards, strewn over [area] where it [isFree]: thicker above than below. */
class Confetti(
    private val area: Rect,
    density: Density,
    private val colours: TrayColours,
    isFree: (Offset) -> Boolean = { true },
) {
    private class Sheet(
        val place: Offset,
        val colour: CardColour,
        val shape: Path,
        val turn: Float,
        val start: Float,
    )

    private val unit = density.density
    private val sheets = strewn().filter { isFree(it.place) }

    /** At 0 all is still above, at 1 all lies where it will lie. */
    fun drawOn(
        scope: DrawScope,
        progress: Float = 1f,
    ) = with(scope) {
        for (sheet in sheets) {
            val fallen = ((progress - sheet.start) / (1 - LATEST)).coerceIn(0f, 1f)
            if (fallen == 0f) continue
            val above = (1 - fallen) * (sheet.place.y - area.top + 24 * unit)
            withTransform({
                translate(sheet.place.x, sheet.place.y - above)
                rotate(sheet.turn + (1 - fallen) * SPIN, Offset.Zero)
            }) {
                drawPath(sheet.shape, sheet.colour.field)
                drawPath(sheet.shape, colours.feltInk, style = Stroke(1.2f * unit))
            }
        }
    }

    private fun strewn(): List<Sheet> {
        val throws = Throws(SEED)
        return List(SHEETS) {
            val x = area.left + throws.next() * area.width
            val y = area.top + throws.next().pow(1.2f) * area.height
            val colour = SUITS[(throws.next() * SUITS.size).toInt()]
            val radius = (4.5f + throws.next() * 5.5f) * unit
            Sheet(
                Offset(x, y),
                colour,
                colour.shape.path(Offset.Zero, radius),
                throws.next() * 360,
                throws.next() * LATEST,
            )
        }
    }
}
