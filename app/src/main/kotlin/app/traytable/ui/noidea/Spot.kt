package app.traytable.ui.noidea

import app.traytable.rules.table.Seat

/** A place of a layout. */
data class Spot(
    val seat: Seat,
    val place: Int,
)
