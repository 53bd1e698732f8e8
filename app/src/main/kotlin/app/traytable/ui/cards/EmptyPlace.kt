package app.traytable.ui.cards

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.dp

/** A dashed outline where a card could lie or has lain; nothing to hear. */
@Composable
fun EmptyPlace(
    modifier: Modifier = Modifier,
    colour: Color = MaterialTheme.colorScheme.outline,
    isStrong: Boolean = false,
) {
    Spacer(modifier.aspectRatio(1 / CARD_RATIO).dashed(colour, isStrong))
}

fun Modifier.dashed(
    colour: Color,
    isStrong: Boolean = false,
) = drawBehind {
    val line = (if (isStrong) 3.dp else 1.dp).toPx()
    val dash = PathEffect.dashPathEffect(floatArrayOf(5.dp.toPx(), 4.dp.toPx()))
    drawRoundRect(
        colour,
        Offset(line / 2, line / 2),
        Size(size.width - line, size.height - line),
        CornerRadius(6.dp.toPx()),
        Stroke(line, pathEffect = dash),
    )
}
