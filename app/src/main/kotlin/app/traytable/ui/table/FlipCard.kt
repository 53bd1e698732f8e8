package app.traytable.ui.table

import androidx.compose.animation.core.animateFloatAsState
import androidx.compose.animation.core.tween
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.graphicsLayer
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.CardState

private const val FLIP_MILLIS = 280

/** A card that turns over when its face becomes known, and back when it is covered again. */
@Composable
fun FlipCard(
    face: CardFace?,
    modifier: Modifier = Modifier,
    state: CardState = CardState.Plain,
) {
    var lastFace by remember { mutableStateOf(face) }
    if (face != null) lastFace = face
    val turned by animateFloatAsState(
        if (face ==
            null
        ) {
            0f
        } else {
            180f
        },
        tween(FLIP_MILLIS),
        label = "flip",
    )
    val up = turned > 90f
    Card(
        if (up) lastFace else null,
        modifier.graphicsLayer {
            rotationY = if (up) turned - 180f else turned
            cameraDistance = 12f * density
        },
        state,
    )
}
