package app.traytable.ui.table.pointapile

import androidx.compose.runtime.Composable
import androidx.compose.runtime.MutableState
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Offset
import app.traytable.rules.pointapile.PointAPileMove
import app.traytable.rules.table.Move
import app.traytable.ui.table.Flights
import app.traytable.ui.table.Table
import app.traytable.ui.table.rememberKept

/**
 * Putting cards on piles: a card is chosen by a tap and put by another, or dragged there. It knows
 * the legal moves and makes no other.
 */
@Stable
internal class Forming(
    moves: List<Move>,
    chosen: MutableState<Int?>,
    private val seen: Seen,
    private val play: (Move) -> Unit,
) {
    private val moves: Set<Move?> = moves.toSet()
    private var chosen by chosen
    private var dragged by mutableStateOf<Int?>(null)

    /** Where the finger with the dragged card is, on the whole table. */
    var finger by mutableStateOf(Offset.Zero)
        private set

    /** The key of the refusal for the last tap; nothing was played. */
    var refused by mutableStateOf<String?>(null)
        private set

    val isOn = moves.any { it is PointAPileMove.Put || it is PointAPileMove.PutNew }

    val isDone = PointAPileMove.DONE in this.moves

    val opensPiles = moves.any { it is PointAPileMove.PutNew }

    val card: Int? get() = dragged ?: chosen

    val inTheAir: Int? get() = dragged

    fun choose(card: Int) {
        refused = null
        chosen = card.takeIf { it != chosen }
    }

    fun mayPut(pile: Int): Boolean = put(pile) in moves

    fun mayOpen(): Boolean = open() in moves

    fun putOn(pile: Int) = playOr(put(pile), if (opensPiles && !anyPut()) "split" else "spare")

    fun putOnNew() = playOr(open(), "enough-piles")

    fun done() = play(PointAPileMove.DONE)

    fun lift(
        card: Int,
        at: Offset,
    ) {
        refused = null
        dragged = card
        finger = at
    }

    fun move(by: Offset) {
        finger += by
    }

    fun drop(
        flights: Flights,
        piles: Int,
    ) {
        val pile = (0 until piles).firstOrNull { flights.isAt(pileRoom(it)) }
        when {
            pile != null -> putOn(pile)
            flights.isAt(NEW_PILE) -> putOnNew()
        }
        dragged = null
    }

    fun letGo() {
        dragged = null
    }

    fun isOver(
        flights: Flights,
        place: String,
    ): Boolean = dragged != null && flights.isAt(place)

    private fun Flights.isAt(place: String) = bounds(place)?.contains(finger) == true

    private fun put(pile: Int): PointAPileMove? = card?.let { PointAPileMove.PUTS[it][pile] }

    private fun open(): PointAPileMove? = card?.let { PointAPileMove.PUTS_NEW[it] }

    private fun anyPut() = moves.any { it is PointAPileMove.Put }

    private fun playOr(
        move: Move?,
        reason: String,
    ) {
        if (move == null) return
        if (move in moves) {
            seen.isDropped = dragged != null
            play(move)
        } else {
            refused = reason
        }
    }
}

@Composable
internal fun rememberForming(
    table: Table,
    seen: Seen,
): Forming {
    val frame = table.frame
    val chosen =
        rememberKept<Int?>(frame.id(), frame.ply(), table.viewer) { null }
    return remember(chosen, table.moves, table.actions) {
        Forming(table.moves, chosen, seen, table::play)
    }
}
