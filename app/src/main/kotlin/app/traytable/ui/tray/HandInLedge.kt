package app.traytable.ui.tray

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.Card

/**
 * Cards that lie beside the piece in the ledge, the last one whole and on top of the others.
 *
 * @param ledge its height, in dp
 */
class LedgePlan(
    cards: Int,
    ledge: Float,
) {
    /** The width of a card. */
    val card: Float = (ledge - AROUND) / CARD_RATIO

    /** How much can be seen of each but the last. */
    val strip: Float = if (cards < 2) 0f else minOf(card * SEEN, (MOST - card) / (cards - 1))

    val width: Float = card + strip * (cards - 1).coerceAtLeast(0)

    companion object {
        private const val AROUND = 14f
        private const val SEEN = 0.44f

        /** So wide at the most, however many they are. */
        const val MOST = 128f
    }
}

/** To be looked at rather than played: one touch, whichever card it hits. */
@Composable
internal fun HandInLedge(setting: Setting) {
    val hand = setting.laid.hand?.takeIf { it.isInLedge && it.cards.isNotEmpty() } ?: return
    val plan = LedgePlan(hand.cards.size, setting.plan.ledge.height)
    Box(
        Modifier
            .size(plan.width.dp, (plan.card * CARD_RATIO).dp)
            .order(Order.Hand)
            .touched(hand.cards.last().touch),
    ) {
        hand.cards.forEachIndexed { index, held ->
            key(held.key) {
                Card(
                    held.face,
                    Modifier
                        .absoluteOffset((plan.strip * index).dp)
                        .place(inHand(held.key))
                        .width(plan.card.dp),
                    held.state,
                )
            }
        }
    }
}
