package app.traytable.ui.cards

import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp

/** A card face up. Decoration until a screen gives it a meaning through [modifier]. */
@Composable
fun CardFace(
    colour: CardColour,
    mark: String,
    modifier: Modifier = Modifier,
) {
    val label = colour.label?.let { stringResource(it) }
    Card(modifier) { width -> FaceDrawing(colour, mark, label, width) }
}

@Composable
fun CardBack(modifier: Modifier = Modifier) = Card(modifier) { width -> BackDrawing(width) }

@Composable
private fun Card(
    modifier: Modifier,
    drawing: (width: Float) -> CardDrawing,
) {
    Spacer(
        modifier.aspectRatio(1 / CARD_RATIO).drawWithCache {
            val card = drawing(size.width)
            onDrawBehind { card.drawOn(this) }
        },
    )
}

@Preview
@Composable
private fun AllColours() {
    Row {
        CardColour.entries.forEach { CardFace(it, "7", Modifier.width(100.dp)) }
        CardBack(Modifier.width(100.dp))
    }
}
