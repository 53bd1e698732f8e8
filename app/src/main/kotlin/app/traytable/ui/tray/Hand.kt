package app.traytable.ui.tray

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.CardState

/**
 * The cards somebody holds, in the order in which they stand.
 *
 * @param most room is kept for so many, and more of them stand closer: nothing on the felt moves,
 *   however many there are
 * @param scale of its cards, by those of an ordinary hand
 * @param sunk how much of its cards stands behind the rim of an upright tray
 * @param grows the cards fill the room that is kept
 * @param isInLedge the cards lie beside the piece in the ledge and take no room of the felt
 * @param caption lies behind the cards, as large as that room; so much is free on either side
 */
class Hand(
    val cards: List<HandCard>,
    val most: Int = cards.size,
    val scale: Float = 1f,
    val sunk: Sunk = Sunk.Not,
    val grows: Boolean = false,
    val isInLedge: Boolean = false,
    val caption: @Composable (beside: Dp) -> Unit = {},
)

/**
 * A card in a hand, or the back of one.
 *
 * @param key tells copies apart; of a back it tells no more than which one it is
 * @param touch what touching it does; a card that cannot be laid may still answer
 * @param away where it lies while it is tried out; its place in the hand stays free
 * @param note what ears have to know besides, such as that it does not fit
 * @param also what can be done with it at once, without another touch
 * @param modifier for what else can be done with it
 */
@Immutable
data class HandCard(
    val key: String,
    val face: CardFace?,
    val state: CardState = CardState.Plain,
    val touch: Touch? = null,
    val away: String? = null,
    val note: String? = null,
    val also: List<Touch> = emptyList(),
    val modifier: Modifier = Modifier,
) {
    /** It stands higher and shows more of itself. */
    val isRaised: Boolean = state != CardState.Plain
}

/** How much of the cards the rim hides: their numbers stay in sight, and the felt gets the room. */
enum class Sunk { Not, Somewhat, AsFarAsTheyCan }
