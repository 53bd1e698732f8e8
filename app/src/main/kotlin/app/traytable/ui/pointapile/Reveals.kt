package app.traytable.ui.pointapile

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.traytable.rules.pointapile.PointAPileEvent
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Seat
import app.traytable.ui.tray.Flight

/** Watches for the moment at which all have pointed. */
@Stable
internal class Reveals {
    private var pointing: PointAPileView? = null
    private var ply = -1
    private var near: Seat? = null

    var shown by mutableStateOf<Revealed?>(null)
        private set

    /** What the same move moves after it has been shown. */
    var next by mutableStateOf<List<Flight>>(emptyList())
        private set

    fun notice(
        now: Int,
        view: PointAPileView,
        happened: List<PointAPileEvent>,
        sits: Seat,
    ) {
        val before = pointing
        val isNew = now != ply
        // Only when it has been watched: not when a match is opened or bots have been hurried.
        val isWatched = before != null && now - ply == before.toPick().size()
        if (isNew) shown = null
        if (isNew && before != null && isWatched && happened.any { it is PointAPileEvent.Points }) {
            shown = revealed(before, view, happened, near ?: sits)
        }
        pointing = view.takeIf { it.phase() == Phase.POINTING }
        ply = now
        near = sits
    }

    /** It has been seen; [then] the table goes on. */
    fun close(then: List<Flight>) {
        shown = null
        next = then
    }

    private fun revealed(
        before: PointAPileView,
        view: PointAPileView,
        happened: List<PointAPileEvent>,
        near: Seat,
    ) = Revealed(
        before,
        near,
        before.pointing().associateWith { view.pointed(it).toInt() },
        happened.filterIsInstance<PointAPileEvent.Contested>().map { it.pile() }.toSet(),
    )
}
