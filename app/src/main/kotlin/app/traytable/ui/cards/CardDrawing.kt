package app.traytable.ui.cards

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.dp

/** Height of a card by its width. */
const val CARD_RATIO = 7f / 5f

/** Radius of its corners by its width. */
internal const val CARD_RADIUS = 0.08f

private const val MARGIN = 0.05f
private val Paper = Color(0xFFFFFFFF)
private val Hairline = Color(0x4D22262B)

/** A card at the origin, worked out once for one width and then drawn as often as needed. */
abstract class CardDrawing(
    protected val width: Float,
) {
    protected val height = width * CARD_RATIO
    protected val margin = width * MARGIN

    private val sheet =
        Path().apply {
            addRoundRect(RoundRect(Rect(0f, 0f, width, height), CornerRadius(width * CARD_RADIUS)))
        }

    fun drawOn(scope: DrawScope) =
        with(scope) {
            drawPath(sheet, Paper)
            drawPrint()
            drawPath(sheet, Hairline, style = Stroke(1.dp.toPx()))
        }

    protected abstract fun DrawScope.drawPrint()
}
