package app.traytable.ui.tray.fingers

import app.traytable.rules.table.Seat

/** What all fingers are at. */
enum class Phase {
    /** Not every piece has its finger. */
    Gathering,

    /** Every piece has, and it is counted down. */
    Counting,

    /** They go where they want. */
    Pointing,

    /** The bell has rung. */
    Rung,
}

/** Why it is not counted any further. */
sealed interface Snag {
    data class TooSoon(
        val seat: Seat,
    ) : Snag

    data class TwoFingers(
        val seat: Seat,
    ) : Snag

    data object TooMany : Snag

    data object Interrupted : Snag
}

/** Why somebody has to point once more. */
sealed interface Again {
    data object TooLate : Again

    /** On what the rules do not let them point at. */
    data class Barred(
        val target: Int,
    ) : Again

    data object TwoFingers : Again

    /** Of several who had lifted their fingers, it could have been anybody's. */
    data object Unclear : Again
}

/** What the bell has found. */
data class Pointed(
    val picks: Map<Seat, Int>,
    val again: Map<Seat, Again>,
)
