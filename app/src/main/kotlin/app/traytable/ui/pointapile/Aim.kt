package app.traytable.ui.pointapile

import androidx.compose.runtime.Composable
import androidx.compose.runtime.MutableState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import app.traytable.rules.pointapile.PointAPileMove
import app.traytable.rules.pointapile.PointAPileMoves
import app.traytable.rules.pointapile.PointAPileRefusal
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.ui.table.rememberKept

/** A secret finger: the first tap aims, the second one points, so a slip does no harm. */
internal class Aim(
    private val table: PointAPileMoment,
    target: MutableState<Int?>,
) {
    private val moves = table.moves.toSet()

    /** A pile, or [SPACE]. */
    var target by target
        private set

    /** Why the last tap aimed at nothing. */
    var refused by mutableStateOf<PointAPileRefusal?>(null)
        private set

    val isOn = PointAPileMoves.PICK_SPACE in moves

    fun mayPointAt(target: Int): Boolean = PointAPileMoves.pick(target) in moves

    /** Aims at it, or points if it is aimed at already. */
    fun tap(tapped: Int) {
        val seat = table.actor ?: return
        refused = if (tapped == SPACE) null else table.view.refusal(seat, tapped)
        when {
            refused != null -> Unit
            target == tapped -> point()
            else -> target = tapped
        }
    }

    fun point() {
        target?.takeIf(::mayPointAt)?.let { table.play(PointAPileMoves.pick(it)) }
    }

    companion object {
        const val SPACE = PointAPileView.SPACE.toInt()
    }
}

@Composable
internal fun rememberAim(table: PointAPileMoment): Aim {
    val view = table.view
    // Bots may point meanwhile, so the ply is no key: the piles are.
    val target =
        rememberKept<Int?>(table.frame.id(), table.viewer, view.round(), view.piles()) { null }
    return remember(target, table.moves, table.actions) { Aim(table, target) }
}
