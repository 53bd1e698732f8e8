package app.traytable.ui.pointapile

import androidx.compose.runtime.Composable
import androidx.compose.runtime.MutableState
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.listSaver
import androidx.compose.runtime.setValue
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Seat
import app.traytable.ui.table.rememberKept
import app.traytable.ui.tray.Flight

/**
 * Watches for the moment at which all have pointed.
 *
 * @param kept what is shown, as much of it as outlives a turn of the phone
 */
@Stable
internal class Reveals(
    kept: MutableState<List<Int>> = mutableStateOf(emptyList()),
) {
    private var kept by kept
    private var pointing: PointAPileView? = null
    private var ply = -1
    private var near: Seat? = null

    var shown by mutableStateOf<Revealed?>(null)
        private set

    /** It has been counted down already, with all fingers on the glass. */
    var isCounted = false

    /** What the same move moves after it has been shown. */
    var next by mutableStateOf<List<Flight>>(emptyList())
        private set

    /** @param before the table before the very last move, as whoever looks now may know it */
    fun notice(
        now: Int,
        view: PointAPileView,
        sits: Seat,
        before: PointAPileView? = null,
    ) {
        val pointed = pointing
        val (shownAt, sat) = kept.ifEmpty { listOf(-1, -1) }
        if (now < ply) shown = null
        if (now > ply && pointed != null && view.isJustAfter(pointed)) {
            val near = near ?: sits
            kept = listOf(now, near.index())
            shown = Revealed(pointed, near, fingers(pointed, view), isCounted = isCounted)
            isCounted = false
        } else if (ply < 0 && now == shownAt && before != null) {
            shown = Revealed(before, Seat.of(sat), fingers(before, view), isAgain = true)
        }
        pointing = view.takeIf { it.phase() == Phase.POINTING }
        ply = now
        near = sits
    }

    private fun fingers(
        before: PointAPileView,
        after: PointAPileView,
    ) = before.pointing().associateWith { after.pointed(it).toInt() }

    /** It has been seen; [then] the table goes on. */
    fun close(then: List<Flight>) {
        shown = null
        kept = emptyList()
        next = then
    }
}

@Composable
internal fun rememberReveals(id: Long): Reveals {
    val saver = listSaver<List<Int>, Int>(save = { it }, restore = { it })
    val kept = rememberKept(id, saver = saver) { emptyList<Int>() }
    return remember(kept) { Reveals(kept) }
}

/** All have pointed once since, whatever has been done with what then lay there. */
private fun PointAPileView.isJustAfter(before: PointAPileView): Boolean {
    val rounds = round() - before.round()
    val isWon = if (hasMissions() && !winners().isEmpty) 1 else 0
    return shown() - before.shown() == 1 + rounds + isWon
}
