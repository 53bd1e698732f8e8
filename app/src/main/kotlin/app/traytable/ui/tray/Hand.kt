package app.traytable.ui.tray

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.CardState

/**
 * The cards somebody holds, in the order in which they stand.
 *
 * @param most room is kept for so many, so that nothing on the felt moves for a few cards more
 * @param scale of its cards, by those of an ordinary hand
 * @param grows the cards fill the room that is kept
 * @param sinks the rim hides as much of the cards as they can spare, on a phone as it is held
 * @param caption lies behind the cards, as large as that room
 */
class Hand(
    val cards: List<HandCard>,
    val most: Int = cards.size,
    val scale: Float = 1f,
    val grows: Boolean = false,
    val sinks: Boolean = false,
    val caption: @Composable () -> Unit = {},
)

/**
 * A card in a hand, or the back of one.
 *
 * @param key tells copies apart; of a back it tells no more than which one it is
 * @param touch what touching it does; a card that cannot be laid may still answer
 * @param away where it lies while it is tried out; its place in the hand stays free
 * @param modifier for what else can be done with it
 */
class HandCard(
    val key: String,
    val face: CardFace?,
    val state: CardState = CardState.Plain,
    val touch: Touch? = null,
    val away: String? = null,
    val modifier: Modifier = Modifier,
) {
    /** It stands higher and shows more of itself. */
    val isRaised: Boolean = state != CardState.Plain
}
