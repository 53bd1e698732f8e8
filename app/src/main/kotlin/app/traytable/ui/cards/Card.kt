package app.traytable.ui.cards

import android.content.res.Resources
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.words.Speech

/**
 * A card with its [face] up, or face down without one. It reads itself out, and no more. When it
 * [isCovered] by the next of its pile, what tells it apart stands on one line at its top.
 *
 * @param seen how much of its width the next card of a hand leaves in sight
 */
@Composable
fun Card(
    face: CardFace?,
    modifier: Modifier = Modifier,
    state: CardState = CardState.Plain,
    isCovered: Boolean = false,
    seen: Float = 1f,
) {
    val print = face?.let { printed(it) }
    val spoken = face.spoken(LocalResources.current)
    val hint = stringResource(R.string.card_hinted)
    val colours = LocalTrayColours.current
    Spacer(
        modifier
            .semantics {
                contentDescription = spoken
                if (state == CardState.Selected) selected = true
                if (state == CardState.Hinted) stateDescription = hint
            }.aspectRatio(1 / CARD_RATIO)
            .graphicsLayer { translationY = -state.lift * size.height }
            .drawWithCache {
                val card = print.drawing(size.width, this, colours, isCovered)
                val standing = Standing(state, size.width, colours, seen)
                onDrawBehind {
                    standing.drawBehind(this)
                    card.drawOn(this)
                    standing.drawOver(this)
                }
            },
    )
}

/** What one would call the card; of a card that lies face down, nothing but that. */
fun CardFace?.spoken(resources: Resources): String =
    if (this == null) {
        resources.getString(R.string.face_down)
    } else {
        Speech(resources).card(this)
    }

/** The one name of a card that lies face up: when it is touched, in the log and in sentences. */
fun Speech.card(face: CardFace): String =
    // On the card a word may take two lines.
    say(face.spoken ?: numberName(face.colour, face.mark)).replace('\n', ' ')

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
