package app.traytable.ui.tray

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.CardState

/**
 * The cards somebody holds, in the order in which they stand.
 *
 * @param scale of its cards, by those of an ordinary hand
 * @param most so many cards it may come to hold, all raised: there is always room for them
 * @param grows the cards fill that room
 * @param caption lies behind the cards, as large as that room
 */
class Hand(
    val cards: List<HandCard>,
    val scale: Float = 1f,
    val most: Int = 0,
    val grows: Boolean = false,
    val caption: @Composable () -> Unit = {},
)

/**
 * A card in a hand, or the back of one.
 *
 * @param key tells copies apart; of a back it tells no more than which one it is
 * @param touch what touching it does; a card that cannot be laid may still answer
 * @param modifier for what else can be done with it
 */
class HandCard(
    val key: String,
    val face: CardFace?,
    val state: CardState = CardState.Plain,
    val touch: Touch? = null,
    val modifier: Modifier = Modifier,
) {
    /** It stands higher and shows more of itself. */
    val isRaised: Boolean = state != CardState.Plain
}
