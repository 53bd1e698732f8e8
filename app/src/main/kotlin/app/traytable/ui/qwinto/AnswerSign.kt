package app.traytable.ui.qwinto

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.dp
import app.traytable.R

internal val Answer.words: Int
    get() =
        when (this) {
            Answer.ToCome -> R.string.qwinto_to_answer
            Answer.Entered -> R.string.qwinto_entered
            Answer.NoEntry -> R.string.qwinto_entered_nothing
        }

/** Three dots for an answer to come, a tick for an entry, a dash for none. Decoration. */
@Composable
internal fun AnswerSign(
    answer: Answer,
    modifier: Modifier = Modifier,
) {
    val colours = MaterialTheme.colorScheme
    val colour = if (answer == Answer.ToCome) colours.primary else colours.onSurfaceVariant
    Canvas(modifier.size(20.dp)) {
        val unit = size.width / 20
        val line = Stroke(unit * 2.6f, cap = StrokeCap.Round, join = StrokeJoin.Round)
        when (answer) {
            Answer.ToCome -> {
                listOf(4f, 10f, 16f).forEach {
                    drawCircle(colour, unit * 2.1f, Offset(unit * it, center.y))
                }
            }

            Answer.Entered -> {
                val tick =
                    Path().apply {
                        moveTo(unit * 4, unit * 10.5f)
                        lineTo(unit * 8.5f, unit * 15)
                        lineTo(unit * 16, unit * 5.5f)
                    }
                drawPath(tick, colour, style = line)
            }

            Answer.NoEntry -> {
                drawLine(
                    colour,
                    Offset(unit * 5, center.y),
                    Offset(unit * 15, center.y),
                    line.width,
                    StrokeCap.Round,
                )
            }
        }
    }
}
