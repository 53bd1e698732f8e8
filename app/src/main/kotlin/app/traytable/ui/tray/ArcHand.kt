package app.traytable.ui.tray

import androidx.compose.animation.core.animateFloatAsState
import androidx.compose.animation.core.tween
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.requiredSize
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.wrapContentSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.graphics.TransformOrigin
import androidx.compose.ui.graphics.drawscope.clipRect
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.dp
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.EmptyPlace
import app.traytable.ui.cards.spoken

/** Where a card of the hand at the lower edge is, or was when it was last seen there. */
fun inHand(key: String) = "hand $key"

/** The hand behind the front rim. */
@Composable
internal fun ArcHand(
    hand: Hand,
    owner: String,
    plan: ArcPlan,
    width: Float,
    modifier: Modifier = Modifier,
) {
    val many = hand.cards.size
    Box(modifier.listed(many)) {
        hand.cards.forEachIndexed { index, held ->
            key(held.key) {
                Held(
                    held.copy(touch = steady(held.touch)),
                    plan.cards[index],
                    width,
                    Modifier.heardAs(held, index, many, owner),
                )
            }
        }
    }
}

/** The same touch as long as it is called the same: a card that stays as it is runs not anew. */
@Composable
private fun steady(touch: Touch?): Touch? {
    val latest by rememberUpdatedState(touch)
    val onTouch = remember { { latest?.onTouch?.invoke() ?: Unit } }
    return touch?.copy(onTouch = onTouch)
}

private const val GLIDE_MILLIS = 220

/** The front rim covers what reaches below it. */
internal fun Modifier.behindRim(): Modifier =
    drawWithContent {
        clipRect(-size.width, -size.height, size.width * 2, size.height) {
            this@drawWithContent.drawContent()
        }
    }

/** What can be seen of it is what can be touched; the rest lies under the next card. */
@Composable
private fun Held(
    held: HandCard,
    at: Standing,
    width: Float,
    modifier: Modifier,
) {
    // When the hand closes up or opens, its cards glide.
    val x by animateFloatAsState(at.x, tween(GLIDE_MILLIS), label = "x")
    val y by animateFloatAsState(at.y, tween(GLIDE_MILLIS), label = "y")
    val turn by animateFloatAsState(at.turn, tween(GLIDE_MILLIS), label = "turn")
    Box(
        Modifier
            .offset { IntOffset(x.dp.roundToPx(), y.dp.roundToPx()) }
            .size(at.strip.dp, at.height.dp)
            .graphicsLayer {
                rotationZ = turn
                transformOrigin =
                    TransformOrigin(width / 2 / at.strip, width * CARD_RATIO / 2 / at.height)
            }.place(inHand(held.key), width.dp)
            .then(held.modifier)
            .touched(held.touch)
            .then(modifier),
    ) {
        val whole =
            Modifier
                .wrapContentSize(Alignment.TopStart, unbounded = true)
                .requiredSize(width.dp, (width * CARD_RATIO).dp)
        if (held.away == null) {
            Card(held.face, whole, held.state, seen = (at.strip / width).coerceAtMost(1f))
        } else {
            val spoken = "${held.face.spoken(LocalResources.current)}, ${held.away}"
            // A word of large letters finds no room there, nor one that the next card would cover.
            val hasRoom = LocalDensity.current.fontScale < 1.3f && at.strip >= width
            val label = held.away.takeIf { hasRoom }
            EmptyPlace(whole.semantics { contentDescription = spoken }, label = label)
        }
    }
}
