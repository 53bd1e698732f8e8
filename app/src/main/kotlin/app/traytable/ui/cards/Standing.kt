package app.traytable.ui.cards

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.dp

/** The outline around a card that can be played, and the tick on one that is chosen. */
internal class Standing(
    private val state: CardState,
    private val width: Float,
    private val accent: Color,
    private val onAccent: Color,
) {
    private val badge = Offset(width * 0.86f, width * 0.14f)
    private val tick =
        Path().apply {
            moveTo(badge.x - width * 0.075f, badge.y + width * 0.005f)
            lineTo(badge.x - width * 0.02f, badge.y + width * 0.06f)
            lineTo(badge.x + width * 0.08f, badge.y - width * 0.055f)
        }
    private val tickLine =
        Stroke(width * 0.045f, cap = StrokeCap.Round, join = StrokeJoin.Round)

    fun drawOn(scope: DrawScope) =
        with(scope) {
            if (state == CardState.Plain) return@with
            val line = 3.dp.toPx()
            drawPath(outline(line / 2), accent, style = Stroke(line))
            if (state == CardState.Selected) {
                drawCircle(onAccent, width * 0.17f, badge)
                drawCircle(accent, width * 0.15f, badge)
                drawPath(tick, onAccent, style = tickLine)
            }
        }

    private fun outline(beyond: Float) =
        Path().apply {
            val around = Rect(0f, 0f, width, width * CARD_RATIO).inflate(beyond)
            addRoundRect(RoundRect(around, CornerRadius(width * CARD_RADIUS + beyond)))
        }
}
