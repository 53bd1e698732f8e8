package app.traytable.ui.qwinto

import androidx.compose.runtime.saveable.Saver
import androidx.compose.runtime.saveable.listSaver
import app.traytable.rules.qwinto.QwintoCall
import app.traytable.rules.qwinto.QwintoGrid
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.qwinto.QwintoView

/** The places of the square, line by line. */
internal val PLACES = listOf(QwintoGrid.NW, QwintoGrid.NE, QwintoGrid.SW, QwintoGrid.SE)

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

    /** A tap on a place; another one on the same takes the card up again. */
    fun withPlace(tapped: Int): Lay =
        if (second == null) {
            copy(place = tapped.takeIf { it != place })
        } else {
            copy(next = tapped.takeIf { it != next })
        }

    /** A tap in the hand: an equal card comes along once the first one has its place. */
    fun touched(
        tapped: Byte,
        moves: List<QwintoMove>,
    ): Lay = if (tapped in followers(moves)) withSecond(tapped) else withCard(tapped)

    /** The equal card comes along, or no longer does. */
    fun withSecond(tapped: Byte): Lay = copy(second = tapped.takeIf { it != second }, next = null)

    /** The equal cards that may be laid beside this one. */
    fun followers(moves: List<QwintoMove>): List<Byte> =
        twos(moves).filter { it.place() == place }.map { it.second() }.distinct()

    /** What would be called at each place that can be chosen now. */
    fun calls(
        view: QwintoView,
        moves: List<QwintoMove>,
    ): Map<Int, QwintoCall> =
        if (second == null) {
            ones(moves).associate { it.place() to view.callOf(it) }
        } else {
            twos(moves)
                .filter { it.place() == place && it.second() == second }
                .associate { it.next() to view.callOf(it) }
        }

    /** The card that is tried out there. */
    fun triedAt(at: Int): Byte? =
        when (at) {
            next -> second
            place -> card
            else -> null
        }

    /** It lies in the square and no longer in the hand. */
    fun isTried(held: Byte): Boolean = PLACES.any { triedAt(it) == held }

    /** What would be called by all that is chosen; null while a place is missing. */
    fun call(
        view: QwintoView,
        moves: List<QwintoMove>,
    ): QwintoCall? = move(moves)?.let(view::callOf)

    /** The legal move that this has become; null while something is missing. */
    fun move(moves: List<QwintoMove>): QwintoMove? =
        if (second == null) {
            ones(moves).find { it.place() == place }
        } else {
            twos(moves).find { it.place() == place && it.second() == second && it.next() == next }
        }

    private fun ones(moves: List<QwintoMove>) =
        moves.filterIsInstance<QwintoMove.Lay>().filter { it.card() == card }

    private fun twos(moves: List<QwintoMove>) =
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
