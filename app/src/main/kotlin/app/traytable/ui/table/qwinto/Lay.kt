package app.traytable.ui.table.qwinto

import androidx.compose.runtime.saveable.Saver
import androidx.compose.runtime.saveable.listSaver
import app.traytable.rules.qwinto.QwintoCall
import app.traytable.rules.qwinto.QwintoCards
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoGrid
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.qwinto.QwintoView
import app.traytable.rules.table.Move

/** The places of the square, line by line. */
internal val PLACES = listOf(QwintoGrid.NW, QwintoGrid.NE, QwintoGrid.SW, QwintoGrid.SE)

/** The colours of the rows, from the top. */
internal val ROWS = (0 until QwintoFields.ROWS).map(QwintoFields::colour)

/**
 * A lay as far as it has been chosen: a card and its place, then perhaps an equal card and the
 * place beside it. What can be chosen next is read out of the legal moves.
 */
internal data class Lay(
    val card: Byte? = null,
    val place: Int? = null,
    val second: Byte? = null,
    val next: Int? = null,
) {
    /** A tap on a card of the hand: the place stays, so that sums can be compared. */
    fun withCard(tapped: Byte): Lay = if (tapped == card) Lay() else Lay(tapped, place)

    fun withPlace(tapped: Int): Lay =
        if (second == null) copy(place = tapped) else copy(next = tapped)

    /** The equal card comes along, or no longer does. */
    fun withSecond(tapped: Byte): Lay = copy(second = tapped.takeIf { it != second }, next = null)

    /** The equal cards that may be laid beside this one. */
    fun followers(moves: List<Move>): List<Byte> =
        twos(moves).filter { it.place() == place }.map { it.second() }.distinct()

    /** What would be called at each place that can be chosen now. */
    fun calls(
        view: QwintoView,
        moves: List<Move>,
    ): Map<Int, QwintoCall> {
        val open =
            if (second == null) {
                ones(moves).map { it.place() }
            } else {
                twos(
                    moves,
                ).filter { it.place() == place && it.second() == second }.map { it.next() }
            }
        return open.associateWith { at -> call(at) { withPlace(at).cardAt(view, it) } }
    }

    /** What lies there once this has been laid. */
    fun cardAt(
        view: QwintoView,
        at: Int,
    ): Byte =
        when {
            second != null && at == next -> second
            card != null && at == place -> card
            else -> view.card(at)
        }

    /** What would be called by all that is chosen; null while a place is missing. */
    fun call(
        view: QwintoView,
        moves: List<Move>,
    ): QwintoCall? {
        val last = if (second == null) place else next
        return last?.let { calls(view, moves)[it] }
    }

    /** The legal move that this has become; null while something is missing. */
    fun move(moves: List<Move>): Move? =
        if (second == null) {
            ones(moves).find { it.place() == place }
        } else {
            twos(moves).find { it.place() == place && it.second() == second && it.next() == next }
        }

    private fun ones(moves: List<Move>) =
        moves.filterIsInstance<QwintoMove.Lay>().filter { it.card() == card }

    private fun twos(moves: List<Move>) =
        moves.filterIsInstance<QwintoMove.LayTwo>().filter { it.first() == card }

    companion object {
        private const val NOTHING = -1

        /** What is chosen outlives a turn of the phone. */
        val saver: Saver<Lay, Any> =
            listSaver(
                { lay ->
                    listOf(lay.card?.toInt(), lay.place, lay.second?.toInt(), lay.next)
                        .map { it ?: NOTHING }
                },
                { saved ->
                    val (card, place, second, next) = saved.map { it.takeIf { n -> n != NOTHING } }
                    Lay(card?.toByte(), place, second?.toByte(), next)
                },
            )
    }
}

/** The card at a place and its two neighbours, added up; gray is not called. */
internal fun call(
    place: Int,
    cardAt: (Int) -> Byte,
): QwintoCall {
    val three =
        PLACES.filter { it == place || QwintoGrid.areNeighbours(it, place) }.map(cardAt)
    val colours = three.map { QwintoCards.colour(it) }
    return QwintoCall(three.sumOf { QwintoCards.value(it) }, ROWS.filter { it in colours })
}
