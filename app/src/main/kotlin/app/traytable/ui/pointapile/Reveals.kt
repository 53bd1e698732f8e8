package app.traytable.ui.pointapile

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
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
        sits: Seat,
    ) {
        val before = pointing
        // It stays until it has been seen, also if bots have gone on meanwhile.
        if (now < ply) shown = null
        if (now > ply && before != null && view.isJustAfter(before)) {
            val pointed = before.pointing().associateWith { view.pointed(it).toInt() }
            shown = Revealed(before, near ?: sits, pointed)
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
}

/** All have pointed once since, whatever has been done with what then lay there. */
private fun PointAPileView.isJustAfter(before: PointAPileView): Boolean {
    val rounds = round() - before.round()
    val isWon = if (hasMissions() && !winners().isEmpty) 1 else 0
    return shown() - before.shown() == 1 + rounds + isWon
}
