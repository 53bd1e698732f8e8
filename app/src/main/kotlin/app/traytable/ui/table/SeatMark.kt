package app.traytable.ui.table

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.match.Emblem
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.CardShape

/** The shape of a seat in its colour. Decoration: the name beside it says who it is. */
@Composable
fun SeatMark(
    emblem: Emblem,
    size: Dp,
    modifier: Modifier = Modifier,
) {
    val colour = CardColour.entries[emblem.colour()]
    val shape = CardShape.entries[emblem.shape()]
    Spacer(
        modifier.size(size).drawWithCache {
            val radius = this.size.minDimension / 2
            val path = shape.path(Offset(radius, radius), radius * 0.82f)
            onDrawBehind {
                drawPath(path, colour.field)
                // Keeps black apart from slate and yellow from paper.
                val edge = if (colour == CardColour.Black) EdgeOfBlack else Edge
                drawPath(path, edge, style = Stroke(1.dp.toPx()))
            }
        },
    )
}

private val Edge = Color(0x66808080)
private val EdgeOfBlack = Color(0xFFA9B0B7)
