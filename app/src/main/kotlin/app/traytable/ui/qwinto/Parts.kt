package app.traytable.ui.qwinto

import app.traytable.room.Turn
import app.traytable.rules.qwinto.QwintoCall
import app.traytable.rules.qwinto.QwintoEvent
import app.traytable.rules.qwinto.QwintoGrid
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.qwinto.QwintoView
import app.traytable.rules.table.Seat

/**
 * What lies on the table, to be laid on the tray.
 *
 * @param near who sits at the lower edge
 * @param looked whose sheet lies there meanwhile instead of the own one
 * @param isAround people sit around a phone that lies on the table
 * @param across who answers at the same time, from another side
 */
internal class Parts(
    val table: QwintoMoment,
    val near: Seat,
    val looked: Seat?,
    val choices: Choices,
    val isAround: Boolean = false,
    val across: Across? = null,
) {
    val view: QwintoView = table.view

    /** Whose sheet lies on the felt. */
    val shown: Seat = looked ?: near

    val call: QwintoCall? = view.call()

    /** The turn of the one who is near, if there is something to answer. */
    val answering: Turn<QwintoMove>? =
        if (call == null) null else table.turns.find { it.seat == near }

    val isLaying: Boolean = call == null && table.actor != null && table.actor == near

    /** What is being tried out. */
    val lay: Lay = if (isLaying) choices.lay else Lay()

    /** Where a hint, or a lesson, wants the next touch. */
    val pointed: Pointed =
        if (isLaying) lay.towards(table.hinted(near), table.moves) else Pointed()

    /** What all that is chosen would call. */
    val wouldBe: QwintoCall? = lay.call(view, table.moves)

    /** The card that decides what is called, then its neighbours; empty while nothing counts. */
    val counting: List<Int> =
        when {
            wouldBe != null -> lay.next ?: lay.place
            call != null -> lastLaid()
            else -> null
        }?.let { place -> listOf(place) + PLACES.filter { QwintoGrid.areNeighbours(it, place) } }
            .orEmpty()

    private fun lastLaid(): Int? =
        table.last
            .filterIsInstance<QwintoEvent.Lays>()
            .lastOrNull()
            ?.place()

    /** Whether this call could be entered on the sheet of the one who is near. */
    fun fits(call: QwintoCall): Boolean = view.sheet(near).openFields(call).isNotEmpty()

    fun hasAnswered(seat: Seat): Boolean = call != null && !view.waiting().contains(seat)

    /** They may answer on this screen, after whoever is near. */
    fun mayAnswer(seat: Seat): Boolean = call != null && table.turns.any { it.seat == seat }
}

/** Who is asked to answer the call: whoever wants to, else in turn; nobody while nothing is called. */
internal fun asked(
    table: QwintoMoment,
    wanted: Seat?,
): Seat? {
    val view = table.view
    if (view.call() == null) return null
    val inTurn = listOf(view.current()) + table.after(view.current())
    val answering = inTurn.filter { seat -> table.turns.any { it.seat == seat } }
    return wanted.takeIf { it in answering } ?: answering.firstOrNull()
}

/** What everybody has said to what was called last. */
internal fun sinceTheCall(table: QwintoMoment): List<QwintoEvent> =
    table.last.drop(table.last.indexOfLast { it is QwintoEvent.Calls } + 1)
