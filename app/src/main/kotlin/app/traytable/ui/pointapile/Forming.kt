package app.traytable.ui.pointapile

import androidx.compose.runtime.Composable
import androidx.compose.runtime.MutableState
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.listSaver
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Offset
import app.traytable.rules.pointapile.PointAPileMove
import app.traytable.rules.pointapile.PointAPileMoves
import app.traytable.rules.table.Refusal
import app.traytable.ui.table.rememberKept
import app.traytable.ui.tray.Flights

/**
 * Putting cards on piles: they are chosen by taps and put together by another, or dragged there. It
 * knows the legal moves and makes no other.
 */
@Stable
internal class Forming(
    private val table: PointAPileMoment,
    chosen: MutableState<List<Int>>,
    private val seen: PileFlights,
) {
    private var chosen by chosen
    private var dragged by mutableStateOf<List<Int>>(emptyList())

    /** Where the finger with the dragged cards is, on the whole table. */
    var finger by mutableStateOf(Offset.Zero)
        private set

    /** Why the last tap played nothing. */
    var refused by mutableStateOf<Refusal?>(null)
        private set

    val isOn = table.moves.any { it is PointAPileMove.Put || it is PointAPileMove.PutNew }

    val isDone = PointAPileMoves.DONE in table.moves

    /** What the next tap on a place puts there, in this order: the last one is the top. */
    val cards: List<Int> get() = dragged.ifEmpty { chosen }

    val inTheAir: List<Int> get() = dragged

    fun choose(card: Int) {
        refused = null
        chosen = if (card in chosen) chosen - card else chosen + card
    }

    /** Back into the hand with what was chosen. */
    fun chooseNothing() {
        chosen = emptyList()
    }

    fun mayPut(pile: Int): Boolean = cards.isNotEmpty() && puts(pile)?.refused == null

    fun putOn(pile: Int) = play(puts(pile))

    /** Each on a pile of its own, as far as the rules go: those that are chosen, else all. */
    private fun oneEach(): Puts? {
        val each = chosen.takeIf { it.size > 1 } ?: table.view.toPut()
        return puts(each.map { PointAPileMoves.PUTS_NEW[it] }, isPartial = true)
    }

    /** For one card alone it says no more than the place does. */
    fun mayPutOneEach(): Boolean = isOn && (oneEach()?.chosen ?: 0) > 1

    fun putOneEach() = play(oneEach())

    fun lift(
        card: Int,
        at: Offset,
    ) {
        refused = null
        dragged = if (card in chosen) chosen else listOf(card)
        finger = at
    }

    fun move(to: Offset) {
        finger = to
    }

    fun drop(
        flights: Flights,
        piles: Int,
    ) {
        val pile = (0..piles).firstOrNull { flights.isAt(pileRoom(it)) }
        if (pile != null) putOn(pile)
        dragged = emptyList()
    }

    fun letGo() {
        dragged = emptyList()
    }

    private fun Flights.isAt(place: String) = bounds(place)?.contains(finger) == true

    /** A pile that is not there yet is opened by the first card. */
    private fun puts(pile: Int): Puts? {
        val isNew = pile == table.view.piles().size
        return puts(
            cards.mapIndexed { index, card ->
                if (isNew && index == 0) {
                    PointAPileMoves.PUTS_NEW[card]
                } else {
                    PointAPileMoves.PUTS[card][pile]
                }
            },
        )
    }

    private fun puts(
        moves: List<PointAPileMove>,
        isPartial: Boolean = false,
    ): Puts? = table.actor?.let { Puts.tried(table.view, it, moves, isPartial) }

    private fun play(puts: Puts?) {
        if (puts == null || puts.moves.isEmpty()) return
        refused = puts.refused
        if (refused == null) {
            seen.isDropped = dragged.isNotEmpty()
            table.playAll(puts.moves)
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
        rememberKept(
            frame.id(),
            frame.ply(),
            table.viewer,
            saver = listSaver<List<Int>, Int>(save = { it }, restore = { it }),
        ) { emptyList<Int>() }
    return remember(chosen, table.view, table.moves, table.actions) {
        Forming(table, chosen, seen)
    }
}
