package app.traytable.ui.tray.fingers

import androidx.compose.ui.geometry.Offset
import app.traytable.rules.table.Seat
import app.traytable.ui.tray.Flights
import app.traytable.ui.tray.pieceOf

/**
 * The pieces and places of a tray, wherever they lie.
 *
 * @param targets the places that can be pointed at, by their names on the tray
 */
class TrayGround(
    private val seats: List<Seat>,
    private val targets: Map<Int, String>,
) : Ground {
    /** Where things lie; known once the tray is laid. */
    internal var flights: Flights? = null

    /** How far from the middle of a piece a finger still rests on it. */
    internal var reach = 0f

    override fun piece(at: Offset): Seat? =
        seats
            .mapNotNull { seat -> flights?.bounds(pieceOf(seat))?.let { seat to it.center } }
            .map { (seat, middle) -> seat to (middle - at).getDistance() }
            .filter { it.second <= reach }
            .minByOrNull { it.second }
            ?.first

    override fun target(at: Offset): Int? =
        targets.entries
            .firstOrNull { flights?.bounds(it.value)?.contains(at) == true }
            ?.key
}
