package app.traytable.ui.tray.fingers

import androidx.compose.ui.geometry.Offset
import app.traytable.rules.table.Seat

/** What lies under a finger. */
interface Ground {
    /** Whose piece it is, if anybody's. */
    fun piece(at: Offset): Seat?

    /** The place that can be pointed at. */
    fun target(at: Offset): Int?
}
