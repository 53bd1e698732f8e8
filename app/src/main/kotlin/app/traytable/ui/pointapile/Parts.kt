package app.traytable.ui.pointapile

import androidx.compose.runtime.saveable.Saver
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Seat
import app.traytable.ui.table.Flights

/** Everything the parts of the table have in common at one moment. */
internal class Parts(
    val table: PointAPileMoment,
    val flights: Flights,
    val forming: Forming,
    val aim: Aim,
    val look: (Looked?) -> Unit,
) {
    val frame = table.frame

    val view: PointAPileView = table.view

    /** Whose things lie at the lower edge: of who looks, or else of who acts for all to see. */
    val own: Seat? = table.viewer ?: table.actor

    val isPutting = view.phase() == Phase.FORMING || view.phase() == Phase.SPLITTING

    /** The viewer of a secret view has to point. */
    val isPointing = aim.isOn

    fun names(seats: Iterable<Seat>): List<String> = seats.map(table::name)
}

internal fun openPlace(card: Int) = "open $card"

internal fun pilePlace(pile: Int) = "pile $pile"

/** The whole of a pile, where a card may be dropped. */
internal fun pileRoom(pile: Int) = "room $pile"

internal const val NEW_PILE = "new pile"
internal const val DECK = "deck"

/** Cards that anybody may look through. */
internal enum class Heap { Pile, Score, Waiting, Unwanted, Discards }

/** What is being looked through: the [index]th heap of its kind. */
internal data class Looked(
    val heap: Heap,
    val index: Int = 0,
)

internal val LookedSaver =
    Saver<Looked?, List<Int>>(
        save = { it?.run { listOf(heap.ordinal, index) } ?: emptyList() },
        restore = { saved -> saved.ifEmpty { null }?.let { Looked(Heap.entries[it[0]], it[1]) } },
    )

/** From the lowest to the top; null when there is no such heap any more. */
internal fun PointAPileView.cards(looked: Looked): List<Byte>? =
    when (looked.heap) {
        Heap.Pile -> piles().getOrNull(looked.index)
        Heap.Score -> scorePile(Seat.of(looked.index))
        Heap.Waiting -> waiting().getOrNull(looked.index)
        Heap.Unwanted -> unwanted().ifEmpty { null }
        Heap.Discards -> discards().ifEmpty { null }
    }
