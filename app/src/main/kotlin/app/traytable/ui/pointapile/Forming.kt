package app.traytable.ui.pointapile

import androidx.compose.runtime.Composable
import androidx.compose.runtime.MutableState
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Offset
import app.traytable.rules.pointapile.PointAPileMove
import app.traytable.rules.pointapile.PointAPileMoves
import app.traytable.rules.table.Refusal
import app.traytable.ui.table.rememberKept
import app.traytable.ui.tray.Flights

/**
 * Putting cards on piles: a card is chosen by a tap and put by another, or dragged there. It knows
 * the legal moves and makes no other.
 */
@Stable
internal class Forming(
    private val table: PointAPileMoment,
    chosen: MutableState<Int?>,
    private val seen: PileFlights,
) {
    private val moves: Set<PointAPileMove?> = table.moves.toSet()
    private var chosen by chosen
    private var dragged by mutableStateOf<Int?>(null)

    /** Where the finger with the dragged card is, on the whole table. */
    var finger by mutableStateOf(Offset.Zero)
        private set

    /** Why the last tap played nothing. */
    var refused by mutableStateOf<Refusal?>(null)
        private set

    val isOn = table.moves.any { it is PointAPileMove.Put || it is PointAPileMove.PutNew }

    val isDone = PointAPileMoves.DONE in this.moves

    val card: Int? get() = dragged ?: chosen

    val inTheAir: Int? get() = dragged

    fun choose(card: Int) {
        refused = null
        chosen = card.takeIf { it != chosen }
    }

    fun mayPut(pile: Int): Boolean = put(pile) in moves

    fun mayOpen(): Boolean = open() in moves

    fun putOn(pile: Int) = play(put(pile))

    fun putOnNew() = play(open())

    fun done() = table.play(PointAPileMoves.DONE)

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
            flights.isAt(pileRoom(piles)) -> putOnNew()
        }
        dragged = null
    }

    fun letGo() {
        dragged = null
    }

    private fun Flights.isAt(place: String) = bounds(place)?.contains(finger) == true

    private fun put(pile: Int): PointAPileMove? = card?.let { PointAPileMoves.PUTS[it][pile] }

    private fun open(): PointAPileMove? = card?.let { PointAPileMoves.PUTS_NEW[it] }

    private fun play(move: PointAPileMove?) {
        val seat = table.actor
        if (move == null || seat == null) return
        refused = table.view.refusal(seat, move)
        if (refused == null) {
            seen.isDropped = dragged != null
            table.play(move)
        }
    }
}

@Composable
internal fun rememberForming(
    table: PointAPileMoment,
    seen: PileFlights,
): Forming {
    val frame = table.frame
    val chosen =
        rememberKept<Int?>(frame.id(), frame.ply(), table.viewer) { null }
    return remember(chosen, table.view, table.moves, table.actions) {
        Forming(table, chosen, seen)
    }
}
