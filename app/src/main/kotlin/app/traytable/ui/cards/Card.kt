package app.traytable.ui.cards

import android.content.res.Resources
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import app.traytable.R

/** How a card stands out, told by its height and by what is drawn on it, not by colour alone. */
enum class CardState(
    internal val lift: Float,
) {
    Plain(0f),

    /** It can be played now: raised, with an outline. */
    Legal(0.05f),

    /** It is chosen: raised higher, with an outline and a tick. */
    Selected(0.1f),
}

private val LIFTED = 4.dp
private val OUTLINE = RoundedCornerShape(percent = 8)

/** A card with its [face] up, or face down without one. It reads itself out, and no more. */
@Composable
fun Card(
    face: CardFace?,
    modifier: Modifier = Modifier,
    state: CardState = CardState.Plain,
) {
    val print = face?.let { printed(it) }
    val spoken = face.spoken(LocalResources.current)
    val accent = MaterialTheme.colorScheme.primary
    val onAccent = MaterialTheme.colorScheme.onPrimary
    Spacer(
        modifier
            .semantics {
                contentDescription = spoken
                if (state == CardState.Selected) selected = true
            }.aspectRatio(1 / CARD_RATIO)
            .graphicsLayer {
                translationY = -state.lift * size.height
                shadowElevation = if (state == CardState.Plain) 0f else LIFTED.toPx()
                shape = OUTLINE
            }.drawWithCache {
                val card = print?.drawing(size.width, this) ?: BackDrawing(size.width)
                val standing = Standing(state, size.width, accent, onAccent)
                onDrawBehind {
                    card.drawOn(this)
                    standing.drawOn(this)
                }
            },
    )
}

/** What one would call the card; of a card that lies face down, nothing but that. */
fun CardFace?.spoken(resources: Resources): String =
    if (this == null) {
        resources.getString(R.string.face_down)
    } else {
        // On the card a word may take two lines.
        (spoken ?: Words(R.string.face_number, Words(colour.word), mark))
            .from(resources)
            .replace('\n', ' ')
    }

@Composable
internal fun printed(face: CardFace): PrintedFace =
    PrintedFace(
        face,
        (face.accent ?: face.colour).label?.let { stringResource(it) },
        face.word?.from(LocalResources.current),
    )

@Preview
@Composable
private fun AllStates() {
    Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
        CardState.entries.forEach { state ->
            Card(CardFace(CardColour.Red, "7"), Modifier.width(100.dp), state)
            Card(null, Modifier.width(100.dp), state)
        }
    }
}
