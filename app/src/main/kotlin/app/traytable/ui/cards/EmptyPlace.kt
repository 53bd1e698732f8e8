package app.traytable.ui.cards

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.max
import androidx.compose.ui.unit.sp
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayColours
import app.traytable.ui.theme.TrayType

// A number fills the place as it fills a card; a word is as large as the names around it.
private const val FIGURE_LENGTH = 2
private const val FIGURE = 0.36f

/** A dashed outline where a card could lie or has lain, perhaps with its number; nothing to hear. */
@Composable
fun EmptyPlace(
    modifier: Modifier = Modifier,
    colour: Color = LocalTrayColours.current.slot,
    isStrong: Boolean = false,
    label: String? = null,
) {
    val measurer = rememberTextMeasurer()
    Spacer(
        modifier
            .aspectRatio(1 / CARD_RATIO)
            .dashed(colour, isStrong)
            .printed(label, measurer, LocalTrayColours.current),
    )
}

fun Modifier.dashed(
    colour: Color,
    isStrong: Boolean = false,
) = drawBehind {
    val line = (if (isStrong) 2.6.dp else 1.6.dp).toPx()
    val dash = PathEffect.dashPathEffect(floatArrayOf(5.dp.toPx(), 4.dp.toPx()))
    drawRoundRect(
        colour,
        Offset(line / 2, line / 2),
        Size(size.width - line, size.height - line),
        CornerRadius(size.width * CARD_RADIUS),
        Stroke(line, pathEffect = dash),
    )
}

private fun Modifier.printed(
    label: String?,
    measurer: TextMeasurer,
    colours: TrayColours,
) = if (label == null) {
    this
} else {
    drawWithCache {
        val isWord = label.length > FIGURE_LENGTH
        // A figure is large enough to be faint; a word is not.
        val colour = if (isWord) colours.feltInk else colours.slot
        val style =
            if (isWord) {
                TrayType.name
            } else {
                val size = max(13.sp.toDp(), (size.width * FIGURE).toDp()).toSp()
                TrayType.name.copy(fontSize = size, fontWeight = FontWeight.Bold)
            }
        val words =
            measurer.measure(
                label,
                style.copy(textAlign = TextAlign.Center),
                constraints = Constraints(maxWidth = size.width.toInt()),
            )
        val corner =
            Offset((size.width - words.size.width) / 2, (size.height - words.size.height) / 2)
        onDrawBehind { drawText(words, colour, corner) }
    }
}
