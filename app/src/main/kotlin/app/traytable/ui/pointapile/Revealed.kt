package app.traytable.ui.pointapile

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.traytable.rules.pointapile.PointAPileEvent
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Seat

/** All fingers have come down: on which piles, and whose. Some of the piles will be split. */
internal class Revealed(
    val piles: List<List<Byte>>,
    private val pointed: Map<Seat, Int>,
    private val split: Set<Int>,
) {
    val inSpace: List<Seat> get() = at(Aim.SPACE)

    /** Who points at this pile. */
    fun at(pile: Int): List<Seat> = pointed.filterValues { it == pile }.keys.toList()

    fun isSplit(pile: Int): Boolean = pile in split
}

/** Keeps the piles that are pointed at, because the rules clear them when the fingers come down. */
@Stable
internal class Reveals {
    private var pointing: PointAPileView? = null
    private var ply = 0

    var shown by mutableStateOf<Revealed?>(null)

    fun notice(
        now: Int,
        view: PointAPileView,
        happened: List<PointAPileEvent>,
    ) {
        val before = pointing
        // Only when it has been watched: not when a match is opened or bots have been hurried.
        if (before != null && now - ply == before.toPick().size()) {
            shown = revealed(before, view, happened)
        }
        pointing = view.takeIf { it.phase() == Phase.POINTING }
        ply = now
    }

    private fun revealed(
        before: PointAPileView,
        view: PointAPileView,
        happened: List<PointAPileEvent>,
    ) = Revealed(
        before.piles(),
        before.pointing().associateWith { view.pointed(it).toInt() },
        happened.filterIsInstance<PointAPileEvent.Contested>().map { it.pile() }.toSet(),
    )
}
