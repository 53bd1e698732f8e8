package app.traytable.ui.pointapile

import androidx.compose.runtime.MutableState
import androidx.compose.runtime.saveable.Saver
import app.traytable.rules.pointapile.PointAPileMove
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Seat

/**
 * Everything the parts of the table have in common at one moment.
 *
 * @param held a finger rests on the viewer's mission
 * @param together all point at the same moment, with a finger each
 */
internal class Parts(
    val table: PointAPileMoment,
    val near: Seat,
    val forming: Forming,
    val aim: Aim,
    val reveals: Reveals,
    val held: MutableState<Boolean>,
    val together: Together? = null,
    val look: (Looked?) -> Unit,
) {
    val frame = table.frame

    val revealed: Revealed? = reveals.shown

    /** What lies there: as it was pointed at, until all have seen who pointed where. */
    val view: PointAPileView = revealed?.before ?: table.view

    val isPutting = revealed == null && view.isPutting

    /** The viewer of a secret view has to point. */
    val isPointing = revealed == null && aim.isOn

    /** How many piles the table has printed places for; another one is the empty table. */
    val places: Int = places(view)

    /** These piles are made of a contested one. */
    val isSplit: Boolean get() = view.isSplit

    /** Of several people who share the phone: whoever forms the piles, else the next of those. */
    fun firstToPoint(): Seat? {
        val people = table.seats.filterNot(table::isBot)
        if (people.size < 2) return null
        val former = view.active()
        return (listOf(former) + table.after(former)).firstOrNull {
            it in people && (!isSplit || view.pointing().contains(it)) && !view.hasOnlySpace(it)
        }
    }

    val hinted = table.actor?.let(table::hinted)

    /** First the card of a hint glows, and once it is chosen the place it goes to. */
    val isHintedCardChosen: Boolean
        get() =
            when (val move = hinted) {
                is PointAPileMove.Put -> forming.cards.firstOrNull() == move.card()
                is PointAPileMove.PutNew -> forming.cards.firstOrNull() == move.card()
                else -> false
            }

    fun names(seats: Iterable<Seat>): List<String> = seats.map(table::name)

    fun hasPointed(seat: Seat): Boolean =
        revealed == null &&
            view.phase() == Phase.POINTING &&
            view.pointing().contains(seat) &&
            !view.toPick().contains(seat)
}

/**
 * As many as there are players, from the first card that is put until the last finger is down. The
 * cards of a split may make more piles than that.
 */
private fun places(view: PointAPileView): Int {
    val cards = if (view.open().isEmpty()) view.piles().sumOf { it.size } else view.open().size
    return maxOf(view.seats(), view.piles().size, if (view.isSplit) minOf(cards, FEW) else 0)
}

/** Not all point, or not all cards are there. */
private val PointAPileView.isSplit: Boolean
    get() =
        when (phase()) {
            Phase.SPLITTING -> true
            Phase.POINTING -> pointing().size() < seats() || piles().sumOf { it.size } < 2 * seats()
            else -> false
        }

/** So many places fit everywhere. */
private const val FEW = 5

internal fun openKey(card: Int) = "open $card"

/** The top of a pile. */
internal fun pilePlace(pile: Int) = "pile $pile"

/** The whole of a pile, where a card may be dropped. */
internal fun pileRoom(pile: Int) = "room $pile"

/** The empty table. */
internal const val EMPTY = "empty"
internal const val DECK = "deck"

/** Where cards go that nobody got. */
internal const val LEFT_OVER = "left over"

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
