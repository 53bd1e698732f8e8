package app.traytable.ui.cards

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.dp
import app.traytable.ui.theme.TrayColours

/** Height of a card by its width. */
const val CARD_RATIO = 7f / 5f

/** Radius of its corners by its width. */
internal const val CARD_RADIUS = 0.08f

private const val MARGIN = 0.05f

/** A card at the origin, worked out once for one width and then drawn as often as needed. */
abstract class CardDrawing(
    protected val width: Float,
    private val colours: TrayColours,
) {
    protected val height = width * CARD_RATIO
    protected val margin = width * MARGIN

    private val sheet = cardOutline(width)

    /** White border and dark line, whatever the card lies on. */
    fun drawOn(scope: DrawScope) =
        with(scope) {
            drawPath(sheet, Color.White)
            drawPrint()
            drawPath(sheet, colours.cardEdge, style = Stroke(1.dp.toPx()))
        }

    protected abstract fun DrawScope.drawPrint()
}

/** The outline of a card at the origin, or one that runs around it. */
internal fun cardOutline(
    width: Float,
    beyond: Float = 0f,
) = Path().apply {
    val around = Rect(0f, 0f, width, width * CARD_RATIO).inflate(beyond)
    addRoundRect(RoundRect(around, CornerRadius(width * CARD_RADIUS + beyond)))
}
