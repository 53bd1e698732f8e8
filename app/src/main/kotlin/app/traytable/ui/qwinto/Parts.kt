package app.traytable.ui.qwinto

import app.traytable.room.Turn
import app.traytable.rules.qwinto.QwintoCall
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.qwinto.QwintoView
import app.traytable.rules.table.Seat
import app.traytable.ui.table.Flights

/**
 * What lies on the table, to be arranged.
 *
 * @param near whose sheet lies large before the one who holds the phone; nobody's where all are
 *   alike
 * @param bringNear a tap on a small sheet
 * @param enlarge shows a sheet and how its points come about
 */
internal class Parts(
    val table: QwintoMoment,
    val flights: Flights,
    val near: Seat?,
    val bringNear: (Seat) -> Unit,
    val enlarge: (Seat) -> Unit,
) {
    val view: QwintoView = table.view

    val others: List<Seat> = near?.let { table.after(it) } ?: table.seats

    val call: QwintoCall? = view.call()

    /** The turn of the one whose sheet is near, if there is something to answer. */
    val answering: Turn<QwintoMove>? =
        if (call == null) null else table.turns.find { it.seat == near }

    val isLaying: Boolean = call == null && table.actor != null && table.actor == near

    /** The hand is out of sight while everybody looks at the phone to answer. */
    val showsHand: Boolean = call == null && view.viewer() != null

    fun acts(seat: Seat): Boolean = table.frame.toAct().contains(seat)

    /** Whether this call could be entered on the sheet that is near. */
    fun fits(call: QwintoCall): Boolean =
        near != null && view.sheet(near).openFields(call).isNotEmpty()
}

/** Whose sheet is near: of who answers here, else the viewer's. */
internal fun near(
    table: QwintoMoment,
    wanted: Seat?,
): Seat? {
    val view = table.view
    if (view.call() == null) return view.viewer()
    val inTurn = listOf(view.current()) + table.after(view.current())
    val answering = inTurn.filter { seat -> table.turns.any { it.seat == seat } }
    return wanted.takeIf { it in answering } ?: answering.firstOrNull() ?: view.viewer()
}
