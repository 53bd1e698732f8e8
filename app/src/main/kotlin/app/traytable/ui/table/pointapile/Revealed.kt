package app.traytable.ui.table.pointapile

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.traytable.match.Frame
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Seat

/** All fingers have come down: on which piles, and whose. */
internal class Revealed(
    val piles: List<List<Byte>>,
    private val pointed: Map<Seat, Int>,
) {
    val inSpace: List<Seat> get() = at(Aim.SPACE)

    /** Who points at this pile. */
    fun at(pile: Int): List<Seat> = pointed.filterValues { it == pile }.keys.toList()
}

/** Keeps the piles that are pointed at, because the rules clear them when the fingers come down. */
@Stable
internal class Reveals {
    private var pointing: PointAPileView? = null
    private var ply = 0

    var shown by mutableStateOf<Revealed?>(null)

    fun notice(frame: Frame) {
        val view = frame.view() as? PointAPileView
        val before = pointing
        // Only when it has been watched: not when a match is opened or bots have been hurried.
        if (before != null && view != null && frame.ply() - ply == before.toPick().size()) {
            shown = revealed(before, view)
        }
        pointing = view?.takeIf { it.phase() == Phase.POINTING }
        ply = frame.ply()
    }

    private fun revealed(
        before: PointAPileView,
        view: PointAPileView,
    ) = Revealed(before.piles(), before.pointing().associateWith { view.pointed(it).toInt() })
}
